import type { Edges } from '../../geometry/box.js';
import type { ShapeType } from '../../quilting/shapes/shape.js';
import type { Turn } from '../../quilting/shapes/shape-turns.js';
import { areSame, turning, WHOLE } from './fine-edges.js';

/** The eight symmetries of a square, each as a sequence of turns and mirrors. */
const turnsOf = {
  same: [],
  across: ['across'],
  down: ['down'],
  half: ['across', 'down'],
  right: ['right'],
  left: ['left'],
  /** Mirrored in the diagonal that starts at the top left corner. */
  diagonal: ['across', 'left'],
  /** Mirrored in the diagonal that starts at the top right corner. */
  antidiagonal: ['across', 'right'],
} as const satisfies Record<string, readonly Turn[]>;

/** The way in which a copy by symmetry is mirrored or turned, compared with the drawn shape. */
export type Image = keyof typeof turnsOf;
export const images = Object.keys(turnsOf) as [Image, ...Image[]];

/**
 * The images that each symmetry makes (ways to mirror or turn the drawn shape), in the order in which copies
 * are added.
 */
export const symmetries = {
  none: ['same'],
  across: ['same', 'across'],
  down: ['same', 'down'],
  both: ['same', 'across', 'down', 'half'],
  diagonal: ['same', 'diagonal'],
  antidiagonal: ['same', 'antidiagonal'],
  diagonals: ['same', 'diagonal', 'half', 'antidiagonal'],
  'half turn': ['same', 'half'],
  'quarter turns': ['same', 'right', 'half', 'left'],
  all: ['same', 'across', 'down', 'half', 'right', 'left', 'diagonal', 'antidiagonal'],
} as const satisfies Record<string, readonly Image[]>;
export type Symmetry = keyof typeof symmetries;
export const symmetryNames = Object.keys(symmetries) as Symmetry[];

/** A shape's box and type. */
export interface Placed {
  sides: Edges;
  type: ShapeType;
}

const WHOLE_BLOCK: Edges = { left: 0, top: 0, right: WHOLE, bottom: WHOLE };

/**
 * Returns the image of a shape's box and type. The shape is turned and mirrored about the middle of `square`, by
 * default the whole block.
 */
export function imageOf(image: Image, { sides, type }: Placed, square: Edges = WHOLE_BLOCK): Placed {
  return turnsOf[image].reduce<Placed>((each, turn) => turning(square, turn)(each.sides, each.type), {
    sides,
    type,
  });
}

/** Returns the images of a shape. An image equal to an earlier image is left out, as for a shape on an axis. */
export function imagesOf(images: readonly Image[], part: Placed): (Placed & { image: Image })[] {
  const laid: (Placed & { image: Image })[] = [];
  for (const image of images) {
    const at = imageOf(image, part);
    const isThere = laid.some(({ sides, type }) => type === at.type && areSame(sides, at.sides));
    if (!isThere) laid.push({ ...at, image });
  }
  return laid;
}

/**
 * Returns the box and type that one image of a shape must have, computed from another image of the same shape.
 * @param from the way in which `placed` is mirrored or turned
 * @param to the way in which the result is mirrored or turned
 */
export function fromImage(from: Image, to: Image, placed: Placed): Placed {
  const back: Image = from === 'right' ? 'left' : from === 'left' ? 'right' : from;
  return imageOf(to, imageOf(back, placed));
}

import type { ShapeType } from '@quiltwright/shared/quilting/shape';
import type { Turn } from '@quiltwright/shared/quilting/shape-turns';
import { areSame, turning, WHOLE, type Sides } from './sides';

/** The eight ways in which a square comes to lie on itself, each as turns and mirrors one after the other. */
const turnsOf = {
  same: [],
  across: ['across'],
  down: ['down'],
  half: ['across', 'down'],
  right: ['right'],
  left: ['left'],
  /** Mirrored in the diagonal from the top left corner. */
  diagonal: ['across', 'left'],
  /** Mirrored in the diagonal from the top right corner. */
  antidiagonal: ['across', 'right'],
} as const satisfies Record<string, readonly Turn[]>;

/** What of a symmetry a copy is of the part that it is drawn with. */
export type Image = keyof typeof turnsOf;
export const images = Object.keys(turnsOf) as [Image, ...Image[]];

/** The copies that each symmetry lays, in that order. */
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
  sides: Sides;
  type: ShapeType;
}

const WHOLE_BLOCK: Sides = { left: 0, top: 0, right: WHOLE, bottom: WHOLE };

/** A box and a type as an image shows them, in a square that is the whole block where no other is told. */
export function imageOf(image: Image, { sides, type }: Placed, square: Sides = WHOLE_BLOCK): Placed {
  return turnsOf[image].reduce<Placed>((each, turn) => turning(square, turn)(each.sides, each.type), {
    sides,
    type,
  });
}

/** Where some images of a part lie. What lies on an axis is its own copy, and comes once. */
export function imagesOf(images: readonly Image[], part: Placed): (Placed & { image: Image })[] {
  const laid: (Placed & { image: Image })[] = [];
  for (const image of images) {
    const at = imageOf(image, part);
    const isThere = laid.some(({ sides, type }) => type === at.type && areSame(sides, at.sides));
    if (!isThere) laid.push({ ...at, image });
  }
  return laid;
}

/** The same from one image to another of the same part. */
export function fromImage(from: Image, to: Image, placed: Placed): Placed {
  const back: Image = from === 'right' ? 'left' : from === 'left' ? 'right' : from;
  return imageOf(to, imageOf(back, placed));
}

import type { Edges } from '../../geometry/box.js';
import { areSameForms, type Form, type Turn } from '../../quilting/shapes/form.js';
import { areSame, turning, WHOLE } from './fine-edges.js';

/** The eight symmetries of a square, each as a sequence of quarter turns and mirrors. */
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

/** The mirror or turn that makes a copy of a drawn shape. 'same' makes the shape itself. */
export type Image = keyof typeof turnsOf;
export const images = Object.keys(turnsOf) as [Image, ...Image[]];

/** For each symmetry, the mirrors and turns that make the copies of a drawn shape. Copies are added in this order. */
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

/** The box and the form of a shape. The box is in ten-thousandths of a block unit. */
export interface Placed {
  sides: Edges;
  form: Form;
}

const WHOLE_BLOCK: Edges = { left: 0, top: 0, right: WHOLE, bottom: WHOLE };

/**
 * Returns a shape's box and form after the mirror or turn `image`, about the middle of `square`. The default for
 * `square` is the whole block.
 */
export function imageOf(image: Image, { sides, form }: Placed, square: Edges = WHOLE_BLOCK): Placed {
  return turnsOf[image].reduce<Placed>((each, turn) => turning(square, turn)(each.sides, each.form), {
    sides,
    form,
  });
}

/**
 * Returns the boxes and forms of a shape after each of these mirrors and turns. A result equal to an earlier result is
 * left out, for example for a shape on an axis of the symmetry.
 */
export function imagesOf(images: readonly Image[], part: Placed): (Placed & { image: Image })[] {
  const laid: (Placed & { image: Image })[] = [];
  for (const image of images) {
    const at = imageOf(image, part);
    const isThere = laid.some(({ sides, form }) => areSameForms(form, at.form) && areSame(sides, at.sides));
    if (!isThere) laid.push({ ...at, image });
  }
  return laid;
}

/**
 * Converts one copy of a shape into another: returns the box and form of the other copy.
 * @param from the mirror or turn that led to `placed`
 * @param to the mirror or turn that leads to the result
 */
export function fromImage(from: Image, to: Image, placed: Placed): Placed {
  const back: Image = from === 'right' ? 'left' : from === 'left' ? 'right' : from;
  return imageOf(to, imageOf(back, placed));
}

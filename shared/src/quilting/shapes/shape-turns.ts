import { mirroredAcross, turnedRight } from './shape-outlines.js';
import type { ShapeType } from './shape.js';

/**
 * The quarter turns to the right and left, and two mirrors: `across` swaps left and right, `down` swaps above and
 * below.
 */
export type Turn = 'right' | 'left' | 'across' | 'down';

/**
 * Returns the type that a type of shape becomes in a turn or a mirror. The shape types include every turned and
 * mirrored form, so the result is always exact.
 */
export function turnedType(type: ShapeType, turn: Turn): ShapeType {
  switch (turn) {
    case 'right':
      return turnedRight[type];
    case 'left':
      return turnedRight[turnedRight[turnedRight[type]]];
    case 'across':
      return mirroredAcross[type];
    case 'down':
      return turnedRight[turnedRight[mirroredAcross[type]]];
  }
}

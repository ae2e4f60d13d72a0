import { mirroredAcross, turnedRight } from './shape-outlines.js';
import type { ShapeType } from './shape.js';

/**
 * A quarter turn to the right or left, or a mirror. The mirror `across` swaps left and right, `down` swaps top and
 * bottom.
 */
export type Turn = 'right' | 'left' | 'across' | 'down';

/**
 * Returns the type that shapes of a type have after a turn or mirror. The types include every turned and mirrored form,
 * so the result is always exact.
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

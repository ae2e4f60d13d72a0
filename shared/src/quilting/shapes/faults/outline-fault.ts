import { areaOf, boundsOf, bulged } from '../../../geometry/outline.js';
import { crossesItself } from '../../../geometry/combining/self-crossing.js';
import { LIMITS } from '../../../limits.js';
import type { OutlineCorner } from '../shape.js';

/** The smallest area of an outline of its own, in square block units: that of the smallest shape. */
const LEAST_AREA = LIMITS.shapeSide ** 2 / 2;
/** Corners nearer than this to an edge count as on the edge, in block units. */
const ON_EDGE = 0.001;

/** Why a shape can't have an outline. `crosses` means that two of its edges cross. */
export type OutlineFault =
  'few-corners' | 'many-corners' | 'steep' | 'same-place' | 'outside' | 'empty' | 'crosses';

/** The faults of the last outlines, by the sum of their numbers. */
const known = new Map<number, { numbers: Float64Array; fault: OutlineFault | null }>();
/** The most outlines to keep in `known`. */
const MOST_KNOWN = 500;

/**
 * Returns the first fault that an outline has, or null if a shape can have it. The corners of a faultless outline run
 * clockwise, and it lies within its block. Equal outlines, such as those of one block in many places, are checked once.
 */
export function outlineFault(corners: readonly Readonly<OutlineCorner>[]): OutlineFault | null {
  if (corners.length > LIMITS.outlineCorners) return 'many-corners';
  const numbers = new Float64Array(3 * corners.length);
  let sum = corners.length;
  let at = 0;
  for (const corner of corners)
    for (const number of corner) {
      numbers[at] = number;
      sum += number * ++at;
    }
  const same = known.get(sum);
  if (same?.numbers.length === numbers.length && same.numbers.every((number, i) => number === numbers[i]))
    return same.fault;
  const fault = faultOf(corners);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(sum, { numbers, fault });
  return fault;
}

function faultOf(corners: readonly Readonly<OutlineCorner>[]): OutlineFault | null {
  if (corners.length < 2) return 'few-corners';
  if (corners.some(([, , bulge]) => !(Math.abs(bulge) <= 1))) return 'steep';
  if (corners.some((corner, i) => isSamePlace(corner, corners[(i + 1) % corners.length])))
    return 'same-place';
  const outline = bulged(corners.map(([x, y, bulge]) => ({ x, y, bulge })));
  const { x, y, width, height } = boundsOf(outline);
  const edge = LIMITS.blockSpace + ON_EDGE;
  if (!(Math.min(x, y) >= -ON_EDGE && x + width <= edge && y + height <= edge)) return 'outside';
  if (!(areaOf(outline) >= LEAST_AREA)) return 'empty';
  return crossesItself(outline, ON_EDGE) ? 'crosses' : null;
}

function isSamePlace(corner: Readonly<OutlineCorner>, next: Readonly<OutlineCorner> | undefined): boolean {
  if (!next) return false;
  const [x, y] = [next[0] - corner[0], next[1] - corner[1]];
  return x * x + y * y < ON_EDGE * ON_EDGE;
}

/** The message for each fault: what is wrong, and what to do. */
export const outlineFaultWords: Readonly<Record<OutlineFault, string>> = {
  'few-corners': 'A shape needs at least three corners, or two with a curve between them.',
  'many-corners': `A shape can have at most ${String(LIMITS.outlineCorners)} corners. Remove some, or draw two shapes.`,
  steep: 'A side can bend to half a circle at most. For more, add a corner.',
  'same-place': 'Two corners next to each other are at the same place. Move or remove one.',
  outside: 'The shape extends over the edge of its block.',
  empty: 'The shape has no area: its corners lie on a line, or run anticlockwise.',
  crosses: 'The outline of the shape crosses itself. Move a corner so that no sides cross.',
};

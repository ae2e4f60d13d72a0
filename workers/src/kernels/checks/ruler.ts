import { inches, type Inches } from '@quiltwright/shared/geometry/units';
import { LIMITS } from '@quiltwright/shared/limits';
import { boxOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import type { CheckedBlock, OffRuler } from './check-types';

/** The number of marks on a ruler in an inch. A length between two marks can't be measured with the ruler. */
const MARKS = 8;
/** The greatest difference from a ruler mark, in inches, at which a length is still on the mark. No ruler shows it. */
const HAIR = 0.002;

/**
 * Returns the shortest length in a block that isn't a whole number of eighths of an inch. Also returns the nearest
 * block sizes in which all lengths are whole eighths. Returns null if all lengths are whole eighths already.
 */
export function offRuler({ levels, blockWidth, blockHeight }: CheckedBlock): OffRuler | null {
  const boxes = levels.flat().map(boxOf);
  const across = distinct(boxes.flatMap(({ x, width }) => [x, x + width]));
  const down = distinct(boxes.flatMap(({ y, height }) => [y, y + height]));
  const fits = { across: fitsOn(across, blockWidth), down: fitsOn(down, blockHeight) };
  if (fits.across && fits.down) return null;

  const off = (lengths: readonly number[], side: number) =>
    lengths.filter((length) => !isMarked(length, side)).map((length) => inInches(length, side));
  const sides = [
    ...off(
      boxes.map(({ width }) => width),
      blockWidth,
    ),
    ...off(
      boxes.map(({ height }) => height),
      blockHeight,
    ),
  ];
  const places = [...off(across, blockWidth), ...off(down, blockHeight)];
  const sizeFrom = (step: 1 | -1) => {
    if (blockWidth === blockHeight) {
      const side = nearest(blockWidth, step, (each) => fitsOn(across, each) && fitsOn(down, each));
      return side === null ? [] : { width: side, height: side };
    }
    const width = fits.across ? blockWidth : nearest(blockWidth, step, (each) => fitsOn(across, each));
    const height = fits.down ? blockHeight : nearest(blockHeight, step, (each) => fitsOn(down, each));
    return width === null || height === null ? [] : { width, height };
  };
  return {
    length: Math.min(...(sides.length > 0 ? sides : places)),
    sizes: ([-1, 1] as const).flatMap(sizeFrom),
  };
}

/**
 * Returns the block side nearest to `from`, in whole eighths of an inch, for which `suits` returns true. Null if it
 * returns true for no allowed side.
 * @param step 1 for sides larger than `from`, −1 for smaller sides
 */
function nearest(from: number, step: 1 | -1, suits: (side: number) => boolean): Inches | null {
  const { min, max } = LIMITS.blockSide;
  const first = step > 0 ? Math.floor(from * MARKS) + 1 : Math.ceil(from * MARKS) - 1;
  for (let marks = first; marks >= min * MARKS && marks <= max * MARKS; marks += step)
    if (suits(marks / MARKS)) return inches(marks / MARKS);
  return null;
}

function fitsOn(places: readonly number[], side: number): boolean {
  return places.every((place) => isMarked(place, side));
}

/**
 * True if a length in a block is a whole number of eighths of an inch, apart from rounding.
 * @param units the length in block units
 * @param side the side of the block, in inches
 */
function isMarked(units: number, side: number): boolean {
  const marks = inInches(units, side) * MARKS;
  return Math.abs(marks - Math.round(marks)) <= HAIR * MARKS;
}

function inInches(units: number, side: number): number {
  return (units * side) / LIMITS.blockSpace;
}

function distinct(places: readonly number[]): number[] {
  return [...new Set(places)];
}

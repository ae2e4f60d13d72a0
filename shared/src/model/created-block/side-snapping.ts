import type { Edges } from '../../geometry/box.js';
import { nearestOf } from '../../geometry/interval.js';
import type { Inches } from '../../geometry/units.js';
import { LIMITS } from '../../limits.js';
import { gridLines, NEAR_LINE, patchGrids } from '../../quilting/shapes/patch-grid.js';
import { seam } from '../../quilting/shapes/seams.js';
import type { Selection } from '../selection.js';
import type { CreatedBlockDesign } from './created-block-document.js';
import { laidShapes } from './drawing.js';
import { LEAST, fine, edgesOf } from './fine-edges.js';

/** The number of ruler marks in an inch. */
const MARKS = 16;
const NEAR = fine(NEAR_LINE);

/**
 * The greatest distance at which a side snaps to a ruler mark, in ten-thousandths of a block unit. Whole block units
 * are farther from marks, so they stay unchanged.
 */
const ROUNDED = fine(0.01);

type Axis = 'x' | 'y';

/**
 * Returns the coordinate to which a side of a shape snaps. `place` is the side's coordinate before. Both coordinates
 * are in whole ten-thousandths of a block unit.
 */
export type SnapSide = (place: number, axis: Axis) => number;

/**
 * Returns a function that snaps a side of a shape to a line very near to the side. So neighbouring shapes neither
 * overlap nor leave narrow gaps. All sides at a third of the block get exactly the same coordinate. Edges and middles
 * of the shapes that don't move are tried first. The lines of the block's own grid follow, then the middles between
 * these lines. The lines of other grids, and then sixteenths of an inch, come last.
 * @param moved the numbers of the shapes that move
 */
export function sideSnapper({ block, grid, ...design }: CreatedBlockDesign, moved: Selection): SnapSide {
  const still = laidShapes({ block, grid, ...design }).filter(({ shape }) => !moved.has(shape.shapeNum));
  const sides = still.map(({ shape }) => edgesOf(shape));
  const others = patchGrids.flatMap((each) => gridLines(each).map(fine));
  const linesBeside = (edges: readonly number[], patches: number, length: Inches) => {
    const own = gridLines(patches).map(fine);
    const middles = own.slice(1).map((line, index) => (line + (own[index] ?? 0)) / 2);
    return [
      { places: inOrder(edges), most: NEAR },
      { places: inOrder(own), most: NEAR },
      { places: inOrder(middles), most: NEAR },
      { places: inOrder(others), most: NEAR },
      { places: inOrder(marksOn(length)), most: ROUNDED },
    ];
  };
  const lines = {
    x: linesBeside(
      sides.flatMap(({ left, right }) => [left, (left + right) / 2, right]),
      grid.columns,
      block.blockWidth,
    ),
    y: linesBeside(
      sides.flatMap(({ top, bottom }) => [top, (top + bottom) / 2, bottom]),
      grid.rows,
      block.blockHeight,
    ),
  };
  return (place, axis) => {
    for (const { places, most } of lines[axis]) {
      const line = nearestOf(places, place, (place) => place);
      if (Math.abs(line - place) <= most) return line;
    }
    return place;
  };
}

/** Returns the coordinates of ruler marks along a block's side of this length, in ten-thousandths of a block unit. */
function marksOn(length: Inches): number[] {
  const step = LIMITS.blockSpace / (length * MARKS);
  return Array.from({ length: Math.floor(length * MARKS) + 1 }, (_, mark) => fine(seam(mark * step)));
}

/**
 * Returns the box `after` with its moved sides snapped. Sides equal to those of `before` stay. A box isn't snapped
 * along an axis on which it would become too small.
 */
export function snappedSides(after: Edges, before: Edges | null, snapSide: SnapSide): Edges {
  const side = (key: keyof Edges) =>
    before?.[key] === after[key]
      ? after[key]
      : snapSide(after[key], key === 'left' || key === 'right' ? 'x' : 'y');
  const [left, right, top, bottom] = [side('left'), side('right'), side('top'), side('bottom')];
  return {
    ...(right - left < LEAST ? { left: after.left, right: after.right } : { left, right }),
    ...(bottom - top < LEAST ? { top: after.top, bottom: after.bottom } : { top, bottom }),
  };
}

/**
 * Returns the coordinates that are whole numbers, in ascending order. Fractions are left out, because a side must be at
 * a whole number.
 */
function inOrder(places: readonly number[]): Float64Array {
  return Float64Array.from(places.filter(Number.isInteger)).sort();
}

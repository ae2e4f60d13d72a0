import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import { isSlanted, turning } from '@quiltwright/shared/geometry/orientation';
import { isStraight } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { transformed } from '@quiltwright/shared/geometry/transform';
import { inches } from '@quiltwright/shared/geometry/units';
import { LIMITS } from '@quiltwright/shared/limits';
import { drawnBox, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { cornerAt, shapeThrough } from '@quiltwright/shared/quilting/shapes/outline-corners';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { liesOnTop, outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { formOf } from '../patches/lattice/form';

/*
 * Setting pieces are the triangles between blocks on their points. Each is a slanted block of one triangle. Other slanted
 * blocks are cut and sewn level, then turned. A setting piece is cut in its final direction instead, so that its sides
 * along the edge of the quilt don't stretch. Half of a square on its point becomes a quarter of a larger square.
 */

/** Returns a quilt that looks the same and has level setting pieces: blocks that their triangles fit into. */
export function withLevelSettingPieces(quilt: Quilt): Quilt {
  if (!quilt.blocks.some(isSlanted)) return quilt;
  const known = new Map<Levels, Map<string, Levels>>();
  return { ...quilt, blocks: quilt.blocks.map((placement) => levelled(placement, known)) };
}

/** @param known the shapes of the level pieces, which equal placements share */
function levelled(placement: Placement, known: Map<Levels, Map<string, Levels>>): Placement {
  const [shape, another] = placement.levels.flat();
  if (!isSlanted(placement) || !shape || another) return placement;
  const corners = cornersInQuilt(shape, placement);
  if (!corners || !isOfSquare(corners)) return placement;
  const { blockWidth, blockHeight, xSeparation, ySeparation, levels, turn = 0 } = placement;
  const { x, y, width, height } = boxOfPoints(corners);
  const ofLevels = known.get(levels) ?? new Map<string, Levels>();
  known.set(levels, ofLevels);
  const key = [turn, blockWidth, blockHeight].join();
  const { outline: _, ...rest } = shape;
  const inBox = (place: number, from: number, side: number) => ((place - from) / side) * LIMITS.blockSpace;
  const cornersInBox = corners.map((corner) =>
    cornerAt(inBox(corner.x, x, width), inBox(corner.y, y, height), 0),
  );
  const level = ofLevels.get(key) ?? [[{ ...rest, ...shapeThrough(cornersInBox) }]];
  ofLevels.set(key, level);
  return {
    ...placement,
    turn: undefined,
    ...{ xLocation: inches(x), yLocation: inches(y), blockWidth: inches(width), blockHeight: inches(height) },
    xSeparation: inches(xSeparation + blockWidth - width),
    ySeparation: inches(ySeparation + blockHeight - height),
    levels: level,
  };
}

/** Returns the corners of a shape of three straight sides in inches, as the shape lies in the quilt; otherwise null. */
function cornersInQuilt(shape: Shape, placement: Placement): Point[] | null {
  const outline = outlineOf(shape);
  if (outline.length !== 3 || !isStraight(outline) || liesOnTop(shape)) return null;
  const box = drawnBox(placement);
  const matrix = turning(box, placement);
  return outline.map(({ to }) =>
    transformed(
      {
        x: box.x + (to.x * box.width) / LIMITS.blockSpace,
        y: box.y + (to.y * box.height) / LIMITS.blockSpace,
      },
      matrix,
    ),
  );
}

/** True for half or a quarter of a square, with two sides or the longest one along the grain. */
function isOfSquare(corners: readonly Point[]): boolean {
  const { kind } = formOf(corners);
  return kind === 'halfSquareTriangle' || kind === 'quarterSquareTriangle';
}

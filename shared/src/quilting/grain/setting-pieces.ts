import { boxOfPoints } from '../../geometry/box.js';
import { isSlanted, turning } from '../../geometry/orientation.js';
import { isStraight } from '../../geometry/outline.js';
import type { Point } from '../../geometry/point.js';
import { transformed } from '../../geometry/transform.js';
import { inches } from '../../geometry/units.js';
import { LIMITS } from '../../limits.js';
import { drawnBox, type Placement } from '../placement.js';
import type { Quilt } from '../quilt.js';
import { cornerAt, shapeThrough } from '../shapes/outline-corners.js';
import type { Levels, Shape } from '../shapes/shape.js';
import { liesOnTop, outlineOf } from '../shapes/shape-outlines.js';
import { sidesOf, squareTriangleOf } from './square-triangle.js';

/*
 * Setting pieces are the triangles between blocks on their points. Each is a slanted block of one triangle. Other
 * slanted blocks are cut and sewn level, then turned. A setting piece is cut in its final direction instead, so that its
 * sides along the edge of the quilt don't stretch, and its print lies level. Half of a square on its point becomes a
 * quarter of a larger square.
 */

/**
 * Returns a quilt that looks the same but for the direction of cloth, and has level setting pieces: blocks that their
 * triangles fit into.
 */
export function withLevelSettingPieces(quilt: Quilt): Quilt {
  return quilt.blocks.some(isSlanted) ? { ...quilt, blocks: quilt.blocks.map(levelled) } : quilt;
}

/** The layers of level setting pieces, by the layers of the slanted block, and then by its turn and size. */
const levelLayers = new WeakMap<Levels, Map<string, Levels>>();

/** Returns a setting piece as a level block. Returns other placements unchanged. */
function levelled(placement: Placement): Placement {
  const shape = isSlanted(placement) ? onlyShape(placement.levels) : null;
  const corners = shape && cornersInQuilt(shape, placement);
  if (!corners || !squareTriangleOf(sidesOf(corners))) return placement;
  const { blockWidth, blockHeight, xSeparation, ySeparation } = placement;
  const { x, y, width, height } = boxOfPoints(corners);
  return {
    ...placement,
    ...{ turn: undefined, mirrored: undefined },
    ...{ xLocation: inches(x), yLocation: inches(y), blockWidth: inches(width), blockHeight: inches(height) },
    xSeparation: inches(xSeparation + blockWidth - width),
    ySeparation: inches(ySeparation + blockHeight - height),
    levels: levelLayersOf(placement, shape, corners),
  };
}

/** Returns the layers of a level setting piece. Equal placements share them. */
function levelLayersOf(placement: Placement, shape: Shape, corners: readonly Point[]): Levels {
  const { levels, turn = 0, mirrored = false, blockWidth, blockHeight } = placement;
  const known = levelLayers.get(levels) ?? new Map<string, Levels>();
  levelLayers.set(levels, known);
  const key = [turn, mirrored, blockWidth, blockHeight].join();
  const { x, y, width, height } = boxOfPoints(corners);
  const inBox = (place: number, from: number, side: number) => ((place - from) / side) * LIMITS.blockSpace;
  const cornersInBox = corners.map((corner) =>
    cornerAt(inBox(corner.x, x, width), inBox(corner.y, y, height), 0),
  );
  const { outline: _, ...rest } = shape;
  const level = known.get(key) ?? [[{ ...rest, ...shapeThrough(cornersInBox) }]];
  known.set(key, level);
  return level;
}

/** Returns the shape of a block with only one shape; null for any other block. */
function onlyShape(levels: Levels): Shape | null {
  const [first, another] = levels.filter(({ length }) => length > 0);
  return first?.length === 1 && !another ? (first[0] ?? null) : null;
}

/** Returns the corners of a shape of three straight sides in inches, as the shape lies in the quilt; otherwise null. */
function cornersInQuilt(shape: Shape, placement: Placement): Point[] | null {
  const outline = outlineOf(shape);
  if (outline.length !== 3 || !isStraight(outline) || liesOnTop(shape)) return null;
  const box = drawnBox(placement);
  const matrix = turning(box, placement);
  const corners = outline.map(({ to }) =>
    transformed(
      {
        x: box.x + (to.x * box.width) / LIMITS.blockSpace,
        y: box.y + (to.y * box.height) / LIMITS.blockSpace,
      },
      matrix,
    ),
  );
  // A mirrored outline runs counterclockwise.
  return placement.mirrored ? corners.reverse() : corners;
}

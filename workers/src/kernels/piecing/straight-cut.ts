import { boxOfPoints, type Box } from '@quiltwright/shared/geometry/box';
import { areaOf, isStraight, polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { blockUnits } from '@quiltwright/shared/geometry/units';
import { LIMITS } from '@quiltwright/shared/limits';
import { shapeTypes, type Levels, type Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { besides, chordsOf, piecesIn } from '../patches/lattice/chords';
import { sewnOf } from '../patches/sewn';
import { straightened } from '../patches/lattice/straightened';
import { piecingOf, type Piecing } from './piecing';

/** A block whose patches were cut further, so that all its seams are straight. */
export interface StraightCut {
  /** The number of patches after cutting. */
  patches: number;
  /** The layers of the block. They have one shape for each patch after cutting, in the block's own fabrics. */
  levels: Levels;
}

/** The cells along each side of the even grids to try. An even grid has as many columns as rows. */
const CELLS = [2, 3, 4, 5, 6, 8] as const;
/** Grids with more lines than this aren't tried: the number of vertical lines times that of horizontal lines. */
const MOST_CELLS = 144;
/**
 * The greatest number of patches after cutting, as a multiple of the number before. More patches would be too much to
 * sew.
 */
const MOST_TIMES = 4;
/**
 * Pieces must be at least as large as a right triangle with legs of this length, in inches. Smaller pieces have more
 * seam than visible fabric.
 */
const LEAST_SIDE = 0.5;
/** Corners of a piece and of a shape count as equal if their distance is less than this, in block units. */
const HAIR = 0.5;

/**
 * Cuts all patches of a block with set-in patches along a grid, so that straight seams are enough to sew it. Tries
 * grids with equal cells, and the grid whose lines run through all corners of the patches. Uses the grid that gives the
 * fewest patches. Returns null for a block without set-in patches or with curves, and if no grid works.
 * @param size of the block, in inches
 */
export function straightCut(levels: Levels, size: { width: number; height: number }): StraightCut | null {
  const { patches } = sewnOf(levels, size);
  if (
    patches.some(
      ({ kind, holes, outline }) => kind === 'applique' || holes.length > 0 || !isStraight(outline),
    )
  )
    return null;
  if (!isSetIn(piecingOf(patches, size))) return null;
  const scale = { x: LIMITS.blockSpace / size.width, y: LIMITS.blockSpace / size.height };
  const inUnits = patches.map(({ corners, fabric }) => ({
    fabric,
    corners: corners.map(({ x, y }) => ({ x: x * scale.x, y: y * scale.y })),
  }));
  const least = (LEAST_SIDE ** 2 / 2) * scale.x * scale.y;
  let best: StraightCut | null = null;
  const grids = [
    ...CELLS.map((cells) => ({ across: evenLines(cells), down: evenLines(cells) })),
    ownLines(inUnits),
  ];
  for (const grid of grids) {
    if (grid.across.length * grid.down.length > MOST_CELLS) continue;
    const pieces = inUnits.flatMap((patch) => cutByGrid(patch, grid));
    const most = best ? best.patches - 1 : patches.length * MOST_TIMES;
    if (pieces.length > most || pieces.some(({ corners }) => areaOf(polygon(corners)) < least)) continue;
    const inInches = pieces.map(({ corners }) => ({
      corners: corners.map(({ x, y }) => ({ x: x / scale.x, y: y / scale.y })),
    }));
    if (isSetIn(piecingOf(inInches, size))) continue;
    const shapes = pieces.flatMap(({ corners, fabric }, index) => shapeOf(corners, fabric, index + 1) ?? []);
    if (shapes.length < pieces.length) continue;
    const cut = layered(shapes);
    // Neighbours in one fabric that look like one piece merge again.
    if (!isSetIn(piecingOf(sewnOf(cut, size).patches, size))) best = { patches: pieces.length, levels: cut };
  }
  return best;
}

function isSetIn(node: Piecing | null): boolean {
  return node !== null && (node.seams === 'setIn' || node.parts.some(isSetIn));
}

interface Piece {
  corners: readonly Point[];
  fabric: number;
}

/**
 * The positions of a grid's vertical lines (`across`) and horizontal lines (`down`), in block units, from 0 to 1000.
 */
interface Grid {
  across: readonly number[];
  down: readonly number[];
}

function evenLines(cells: number): number[] {
  return Array.from({ length: cells + 1 }, (_, i) => (i * LIMITS.blockSpace) / cells);
}

/** Returns the grid that has a vertical and a horizontal line through each corner of the patches. */
function ownLines(patches: readonly Piece[]): Grid {
  const linesAt = (places: readonly number[]) =>
    [0, ...places, LIMITS.blockSpace]
      .sort((a, b) => a - b)
      .filter((place, i, all) => place - (all[i - 1] ?? -1) > HAIR);
  const corners = patches.flatMap(({ corners }) => corners);
  return { across: linesAt(corners.map(({ x }) => x)), down: linesAt(corners.map(({ y }) => y)) };
}

/**
 * Returns the intervals between neighbouring lines that overlap a range, each with its start (`from`) and its length.
 */
function cellsOver(lines: readonly number[], from: number, length: number) {
  return lines.slice(1).flatMap((end, i) => {
    const start = lines[i] ?? 0;
    return end > from + HAIR && start < from + length - HAIR ? [{ from: start, length: end - start }] : [];
  });
}

/** Returns the pieces into which the lines of a grid cut a patch, in block units. */
function cutByGrid({ corners, fabric }: Piece, { across, down }: Grid): Piece[] {
  const path = chordsOf(polygon(corners));
  const around = boxOfPoints(corners);
  return cellsOver(down, around.y, around.height).flatMap((rows) =>
    cellsOver(across, around.x, around.width).flatMap((columns) => {
      const cell = { x: columns.from, y: rows.from, width: columns.length, height: rows.length };
      return piecesIn(besides(path, outside(cell).map(chordsOf))).map((piece) => ({
        corners: straightened(piece.corners),
        fabric,
      }));
    }),
  );
}

/** Returns the outlines of four boxes that cover the whole block except one cell of the grid. */
function outside({ x, y, width, height }: Box) {
  const end = LIMITS.blockSpace + 1;
  const boxes: Box[] = [
    { x: -1, y: -1, width: end + 1, height: y + 1 },
    { x: -1, y: y + height, width: end + 1, height: end - y - height },
    { x: -1, y: -1, width: x + 1, height: end + 1 },
    { x: x + width, y: -1, width: end - x - width, height: end + 1 },
  ];
  return boxes.map((box) =>
    polygon([
      { x: box.x, y: box.y },
      { x: box.x + box.width, y: box.y },
      { x: box.x + box.width, y: box.y + box.height },
      { x: box.x, y: box.y + box.height },
    ]),
  );
}

/** Returns the straight shape with these corners, of any shape type. Null if no shape type has such corners. */
function shapeOf(corners: readonly Point[], fabric: number, shapeNum: number): Shape | null {
  const { x, y, width, height } = boxOfPoints(corners);
  const tenThousandths = (length: number) => blockUnits(Math.round(length * 10_000) / 10_000);
  for (const shapeType of shapeTypes) {
    const shape: Shape = {
      ...{ shapeNum, shapeType, fillFabric: fabric, strokeWidth: 0 },
      ...{ shapeXLoc: tenThousandths(x), shapeYLoc: tenThousandths(y) },
      ...{ shapeWidth: tenThousandths(width), shapeHeight: tenThousandths(height) },
    };
    const outline = outlineOf(shape);
    const isIts = ({ x, y }: Point) => outline.some(({ to }) => Math.hypot(to.x - x, to.y - y) < HAIR);
    if (outline.length === corners.length && !outline.some(({ arc }) => arc) && corners.every(isIts))
      return shape;
  }
  return null;
}

/** Returns layers for shapes: one layer for each fabric, in the order in which fabrics are first used. */
function layered(shapes: readonly Shape[]): Levels {
  const cloths = [...new Set(shapes.map(({ fillFabric }) => fillFabric))];
  return cloths.map((cloth) => shapes.filter(({ fillFabric }) => fillFabric === cloth));
}

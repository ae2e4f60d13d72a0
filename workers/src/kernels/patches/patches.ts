import { isStraight, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { clean, edgesOf, type Piece } from './lattice/clean';
import { Corners } from './lattice/corners';
import { ringOf, STEPS } from './lattice/lattice';
import type { Loop } from './lattice/loops';
import { runOn, type Cloth } from './run-on';
import { visibleOf } from './lattice/visible';

/** A visible piece of fabric in a block, which is sewn as one patch. */
export interface Patch {
  /**
   * Index of the patch's shape, or the lowest index if several shapes merged. Several patches may have the same shape.
   */
  shape: number;
  /**
   * The corners, clockwise as seen on screen, in block units. They include the points on a side at which neighbouring
   * patches start or end.
   */
  outline: readonly Point[];
  /** The corners of each hole, anticlockwise as seen on screen, in block units. */
  holes: readonly (readonly Point[])[];
  /** The area of the patch, in square block units. */
  area: number;
  /**
   * The shapes that make up the patch. `area` is the area that the shape contributes to the patch, in square block
   * units.
   */
  parts: readonly { shape: number; area: number }[];
}

/** A line between two patches, or between a patch and an area without a patch, in block units. */
export interface Border {
  from: Point;
  to: Point;
  /**
   * Index of the shape of the patch to the right of the line, as seen when looking from `from` to `to`. Null if there
   * is no patch.
   */
  right: number | null;
  left: number | null;
}

/**
 * Returns the patches of a block: the visible parts of each straight shape. Patches don't overlap, and parts so thin
 * that they are rounding errors are left out. Curved shapes lie on top and cut no patch. Patches are sorted by shape.
 * The parts of one shape are sorted from the top, then from the left.
 * @param outlines in block units; later shapes lie over earlier shapes
 * @param clothOf returns the `Cloth` of a shape; patches of equal cloth merge, as in `runOn`. Null for a shape that
 *   never merges
 */
export function patchesOf(
  outlines: readonly Outline[],
  clothOf: (shape: number) => Cloth | null = () => null,
): { patches: Patch[]; borders: Border[] } {
  const straight = outlines.map((outline) => (isStraight(outline) ? ringOf(outline) : []));
  const { corners, pieces: cleaned } = clean(visibleOf(straight));
  const pieces = runOn(cleaned, corners, clothOf);
  const point = (corner: number): Point => ({ x: corners.x(corner) / STEPS, y: corners.y(corner) / STEPS });
  const path = (loop: Loop) => loop.map(point);
  const patches = pieces.map(({ shape, outline, holes, area, parts }) => ({
    shape,
    outline: path(outline),
    holes: holes.map(path),
    area: area / STEPS ** 2,
    parts: parts.map((part) => ({ shape: part.shape, area: part.area / STEPS ** 2 })),
  }));
  return { patches: patches.sort(byPlace), borders: bordersOf(pieces, point) };
}

function byPlace(a: Patch, b: Patch): number {
  const top = ({ outline }: Patch) => Math.min(...outline.map(({ y }) => y));
  const left = ({ outline }: Patch) => Math.min(...outline.map(({ x }) => x));
  return a.shape - b.shape || top(a) - top(b) || left(a) - left(b);
}

/** Returns each edge of the pieces once, with the shapes on both its sides. */
function bordersOf(pieces: readonly Piece[], point: (corner: number) => Point): Border[] {
  const shapeAt = new Map<number, number>();
  const key = (a: number, b: number) => a * Corners.MOST + b;
  for (const piece of pieces) for (const [a, b] of edgesOf(piece)) shapeAt.set(key(a, b), piece.shape);
  const borders: Border[] = [];
  for (const piece of pieces) {
    for (const [a, b] of edgesOf(piece)) {
      const left = shapeAt.get(key(b, a)) ?? null;
      if (left === null || a < b) borders.push({ from: point(a), to: point(b), right: piece.shape, left });
    }
  }
  return borders;
}

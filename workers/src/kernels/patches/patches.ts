import type { Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { curvesOf, type Curves } from './curves/arcs-again';
import { CurvedEdges } from './curves/curved-edges';
import { curvedRings } from './curves/curved-rings';
import { clean, edgesOf, type Piece } from './lattice/clean';
import { Corners } from './lattice/corners';
import { STEPS } from './lattice/lattice';
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
   * patches start or end, and the ends of the chords that stand for arcs.
   */
  outline: readonly Point[];
  /** The corners of each hole, anticlockwise as seen on screen, in block units. */
  holes: readonly (readonly Point[])[];
  /** The outlines of the patch and its holes with true arcs; null for a patch without curves. */
  curves: Curves | null;
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
  /** The centre of the circle, if the line is a chord of an arc. */
  centre?: Point | undefined;
}

/**
 * Returns the patches of a block: the visible parts of each shape. Patches don't overlap, and parts so thin that they
 * are rounding errors are left out. Patches are sorted by shape. The parts of one shape are sorted from the top, then
 * from the left. `borders` returns the lines between patches.
 * @param outlines of pieced shapes, in block units; later shapes lie over earlier shapes. Empty for a shape that lies on
 *   top as appliqué and cuts no patch
 * @param clothOf returns the `Cloth` of a shape; patches of equal cloth merge, as in `runOn`. Null for a shape that
 *   never merges
 */
export function patchesOf(
  outlines: readonly Outline[],
  clothOf: (shape: number) => Cloth | null = () => null,
): { patches: Patch[]; borders: () => Border[] } {
  const { rings, chords } = curvedRings(outlines);
  const { corners, pieces: cleaned } = clean(visibleOf(rings));
  const edges = new CurvedEdges(chords, cleaned, corners);
  const pieces = runOn(cleaned, corners, clothOf, edges);
  const path = (loop: Loop) => loop.map((corner) => edges.point(corner));
  const patches = pieces.map((piece) => {
    const area = edges.areaOf(piece);
    const isOne = piece.parts.length === 1;
    return {
      shape: piece.shape,
      outline: path(piece.outline),
      holes: piece.holes.map(path),
      curves: curvesOf(piece, edges),
      area,
      parts: piece.parts.map((part) => ({ shape: part.shape, area: isOne ? area : edges.areaOf(part) })),
    };
  });
  return { patches: patches.sort(byPlace), borders: () => bordersOf(pieces, edges) };
}

function byPlace(a: Patch, b: Patch): number {
  // Corners of curves may be off their neighbours' heights by rounding.
  const least = (places: number[]) => Math.round(Math.min(...places) * STEPS);
  const top = ({ outline }: Patch) => least(outline.map(({ y }) => y));
  const left = ({ outline }: Patch) => least(outline.map(({ x }) => x));
  return a.shape - b.shape || top(a) - top(b) || left(a) - left(b);
}

/** Returns each edge of the pieces once, with the shapes on both its sides. */
function bordersOf(pieces: readonly Piece[], edges: CurvedEdges): Border[] {
  const shapeAt = new Map<number, number>();
  const key = (a: number, b: number) => a * Corners.MOST + b;
  for (const piece of pieces) for (const [a, b] of edgesOf(piece)) shapeAt.set(key(a, b), piece.shape);
  const borders: Border[] = [];
  for (const piece of pieces) {
    for (const [a, b] of edgesOf(piece)) {
      const left = shapeAt.get(key(b, a)) ?? null;
      if (left !== null && a > b) continue;
      const centre = edges.circleOf(a, b)?.centre;
      borders.push({
        from: edges.point(a),
        to: edges.point(b),
        right: piece.shape,
        left,
        ...(centre && { centre }),
      });
    }
  }
  return borders;
}

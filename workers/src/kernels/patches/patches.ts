import { isStraight, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { clean, edgesOf, type Piece } from './clean';
import { Corners } from './corners';
import { ringOf, STEPS } from './lattice';
import type { Loop } from './loops';
import { runOn, type Cloth } from './run-on';
import { visibleOf } from './visible';

/** A piece of cloth that is seen in a block: what is sewn. */
export interface Patch {
  /** Index of the shape that it is of, the lowest where several run on in each other; a shape may be seen in several parts. */
  shape: number;
  /** Clockwise as seen, in block units, with every corner at which a neighbour begins or ends. */
  outline: readonly Point[];
  /** Anticlockwise as seen. */
  holes: readonly (readonly Point[])[];
  /** In block units squared. */
  area: number;
  /** How much of it is of which shape. */
  parts: readonly { shape: number; area: number }[];
}

/** A line along which two patches meet, or one ends, in block units. */
export interface Border {
  from: Point;
  to: Point;
  /** Index of the shape to the right of the line as seen, looking from its start; null where there is no patch. */
  right: number | null;
  left: number | null;
}

/**
 * The patches of a block: what is seen of each straight shape, disjoint, without slivers. Curved shapes lie on top of
 * them and cut none. By shape, the parts of one from the top and then from the left.
 * @param outlines in block units, later ones over earlier ones
 * @param clothOf where patches of one cloth may run on in each other: as in `runOn`
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

/** Each edge of the pieces once. */
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

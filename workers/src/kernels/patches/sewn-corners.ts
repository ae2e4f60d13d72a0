import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { isSame, SAME_INCHES } from '@quiltwright/shared/quilting/grain/square-triangle';
import { type Form } from './lattice/form';

/** A piece of a block, with its corners in inches. */
interface Named {
  corners: readonly Point[];
  form: Form;
}

interface Ends {
  from: Point;
  to: Point;
}

/** A side of a piece, directed clockwise around the piece. */
interface Side<Piece> extends Ends {
  of: Piece;
}

/**
 * Returns the pieces of a block that are sewn as a rectangle with squares on its corners. A quilter sews each square on
 * along its diagonal and cuts off the surplus. `bases` are squares or rectangles with slanted corners. `corners` are
 * the half-square triangles in these corners. The seam of a corner must end at the triangle, because a longer seam
 * would join the triangle to more than its base. Horizontal and vertical seams alone must separate the rectangle from
 * the rest of the block.
 * @param pieces all pieces of the block
 * @param isFree true if a piece belongs to no other unit
 */
export function sewnCorners<Piece extends Named>(
  pieces: readonly Piece[],
  isFree: (piece: Piece) => boolean,
): { bases: Set<Piece>; corners: Set<Piece> } {
  const [bases, corners] = [new Set<Piece>(), new Set<Piece>()];
  const candidates = pieces.filter(
    ({ form, corners }) => form.kind === 'other' && hasCutCorners(corners) && hasSlant(corners),
  );
  if (candidates.length === 0) return { bases, corners };
  const slanted = pieces.flatMap((piece) => sidesOf(piece).filter(isSlanted));
  const halves = slanted.filter(
    ({ from, to, of }) =>
      of.form.kind === 'halfSquareTriangle' &&
      isFree(of) &&
      isSame(distance(from, to), of.form.size[0] * Math.SQRT2),
  );
  const units: Piece[][] = [];
  for (const piece of candidates) {
    const cut = sidesOf(piece).filter(isSlanted);
    // Neighbours run along their shared side in opposite directions.
    const beside = cut.flatMap(
      ({ from, to }) => halves.find((half) => isAt(half.from, to) && isAt(half.to, from)) ?? [],
    );
    if (beside.length < cut.length || cut.some((side) => goesOn(side, slanted))) continue;
    units.push([piece, ...beside.map(({ of }) => of)]);
  }
  const parts = new Set(units.length > 0 ? partedOf(pieces).map((part) => keyOf(part, pieces)) : []);
  for (const [base, ...on] of units) {
    if (!base || !parts.has(keyOf([base, ...on], pieces))) continue;
    bases.add(base);
    for (const piece of on) corners.add(piece);
  }
  return { bases, corners };
}

/**
 * Returns the groups of pieces into which horizontal and vertical seams split the block. Each seam runs from edge to
 * edge of the block or of a part of it.
 */
function partedOf<Piece extends Named>(pieces: readonly Piece[]): (readonly Piece[])[] {
  for (const along of ['x', 'y'] as const) {
    const spans = pieces
      .map((piece) => {
        const places = piece.corners.map((corner) => corner[along]);
        return { piece, from: Math.min(...places), to: Math.max(...places) };
      })
      .sort((a, b) => a.from - b.from);
    const parts: Piece[][] = [];
    let end = -Infinity;
    for (const { piece, from, to } of spans) {
      if (from >= end - SAME_INCHES) parts.push([]);
      parts.at(-1)?.push(piece);
      end = Math.max(end, to);
    }
    if (parts.length > 1) return parts.flatMap(partedOf);
  }
  return [pieces];
}

function keyOf<Piece>(part: readonly Piece[], pieces: readonly Piece[]): string {
  return part
    .map((piece) => pieces.indexOf(piece))
    .sort((a, b) => a - b)
    .join();
}

/** True if a piece fills the smallest box around it, except for triangles at some corners. */
function hasCutCorners(corners: readonly Point[]): boolean {
  const { x, y, width, height } = boxOfPoints(corners);
  const isOnEdge = (corner: Point) =>
    isSame(corner.x, x) || isSame(corner.x, x + width) || isSame(corner.y, y) || isSame(corner.y, y + height);
  return (
    corners.every(isOnEdge) &&
    corners.every((to, i) => {
      const from = corners.at(i - 1) ?? to;
      const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
      return isSame(across, 0) || isSame(down, 0) || isSame(across, down);
    })
  );
}

function hasSlant(corners: readonly Point[]): boolean {
  return corners.some((to, i) => isSlanted({ from: corners.at(i - 1) ?? to, to }));
}

/** True if another slanted side continues a side in a straight line, at one of its ends. */
function goesOn({ from, to }: Ends, slanted: readonly Ends[]): boolean {
  const by = { x: to.x - from.x, y: to.y - from.y };
  return slanted.some(
    (side) =>
      isAlong(by, side) &&
      (isAt(side.from, to) || isAt(side.to, to)) !== (isAt(side.from, from) || isAt(side.to, from)),
  );
}

function isAlong({ x, y }: Point, { from, to }: Ends): boolean {
  return isSame(Math.abs((to.x - from.x) / (to.y - from.y) - x / y), 0);
}

function sidesOf<Piece extends Named>(of: Piece): Side<Piece>[] {
  return of.corners.map((to, i) => ({ from: of.corners.at(i - 1) ?? to, to, of }));
}

function isSlanted({ from, to }: Ends): boolean {
  return !isSame(from.x, to.x) && !isSame(from.y, to.y);
}

function isAt(a: Point, b: Point): boolean {
  return isSame(a.x, b.x) && isSame(a.y, b.y);
}

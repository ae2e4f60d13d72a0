import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { isSame } from '@quiltwright/shared/quilting/grain/square-triangle';
import { type Form } from './lattice/form';

/** A piece of a block, with its corners in inches. */
interface Named {
  corners: readonly Point[];
  form: Form;
}

/**
 * Returns the flying geese among the pieces of a block. A goose is a quarter-square triangle with a half-square
 * triangle on each short side; together they make a rectangle. `geese` has the large triangles, and `sky` the small
 * ones.
 */
export function flyingGeese<Piece extends Named>(
  pieces: readonly Piece[],
): { geese: Set<Piece>; sky: Set<Piece> } {
  const [geese, sky] = [new Set<Piece>(), new Set<Piece>()];
  const halves = pieces
    .filter(({ form }) => form.kind === 'halfSquareTriangle')
    .map((piece) => ({ piece, ends: longSide(piece.corners) }));
  for (const goose of pieces) {
    if (goose.form.kind !== 'quarterSquareTriangle') continue;
    const [start, end] = longSide(goose.corners);
    const beside = goose.corners.flatMap((to, i) => {
      const from = goose.corners.at(i - 1) ?? to;
      if (isAt(from, start) && isAt(to, end)) return [];
      // Neighbours run along their shared side in opposite directions.
      return halves.filter(({ ends }) => isAt(ends[0], to) && isAt(ends[1], from));
    });
    if (beside.length !== 2) continue;
    geese.add(goose);
    for (const { piece } of beside) sky.add(piece);
  }
  return { geese, sky };
}

/** Returns the start and the end of the longest side of a triangle, in the order of the triangle's corners. */
function longSide(corners: readonly Point[]): readonly [Point, Point] {
  let longest: readonly [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  corners.forEach((to, i) => {
    const from = corners.at(i - 1) ?? to;
    if (distance(from, to) > distance(...longest)) longest = [from, to];
  });
  return longest;
}

function isAt(a: Point, b: Point): boolean {
  return isSame(a.x, b.x) && isSame(a.y, b.y);
}

import { isStraight, outlineContains, polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { chordsOf, togetherOf } from './lattice/chords';
import { STEPS, type Ring } from './lattice/lattice';
import type { Cloth } from './run-on';

/**
 * The distance from an edge to the point inside it that is tested: 0.05 block units, in steps of the lattice. It is
 * greater than the distance at which corners become one.
 */
const INSIDE = STEPS / 20;

/** The curved shapes of a block, by the way in which they are sewn. */
interface CurvedRuns {
  /**
   * The appliqué on the block, bottom first. Each entry is a curved shape, or several shapes that make one piece with a
   * curved shape.
   */
  appliques: readonly (readonly number[])[];
  /**
   * Curved shapes that the quilter joined to shapes of the lowest layer (the ground), so they aren't appliqué.
   * The ground is visible in such a shape, and the shape cuts the appliqué beneath.
   */
  openings: readonly number[];
}

/**
 * Returns the way in which each curved shape, and each shape joined to a curved shape, is sewn.
 * @param cloths the `Cloth` of each shape of the block; covering shapes of other blocks have none
 * @param groundEnds index of the first shape above the lowest layer
 */
export function curvedRuns(
  outlines: readonly Outline[],
  cloths: readonly Cloth[],
  groundEnds: number,
): CurvedRuns {
  const appliques: number[][] = [];
  const openings: number[] = [];
  const joined = new Map<string, number[]>();
  outlines.forEach((outline, shape) => {
    const cloth = cloths[shape];
    if (cloth?.isJoined) joined.set(cloth.name, [...(joined.get(cloth.name) ?? []), shape]);
    else if (!isStraight(outline)) appliques.push([shape]);
  });
  const isCurved = (shape: number) => !isStraight(outlines[shape] ?? []);
  for (const shapes of joined.values()) {
    if (!shapes.some(isCurved)) continue;
    for (const run of meeting(shapes, outlines)) {
      if (run.some((shape) => shape < groundEnds)) openings.push(...run.filter(isCurved));
      else if (run.some(isCurved)) appliques.push(run);
    }
  }
  return { appliques: appliques.sort(([a = 0], [b = 0]) => a - b), openings };
}

/** Groups shapes that make one piece together: shapes of a group overlap or share an edge. */
function meeting(shapes: readonly number[], outlines: readonly Outline[]): number[][] {
  const paths = shapes.map((shape) => chordsOf(outlines[shape] ?? []));
  const together = togetherOf(paths).map(({ corners, holes }) => [corners, ...holes].map(polygon));
  const runs = together.map((): number[] => []);
  shapes.forEach((shape, index) => {
    const at = placeInside(paths[index] ?? []);
    const of = together.findIndex(
      ([around = [], ...holes]) =>
        outlineContains(around, at) && !holes.some((hole) => outlineContains(hole, at)),
    );
    runs[of]?.push(shape);
  });
  return runs;
}

/** Returns a point just inside the longest edge of a path, in block units. */
function placeInside(path: Ring): Point {
  let longest = 0;
  let at = { x: 0, y: 0 };
  path.forEach((to, i) => {
    const from = path.at(i - 1) ?? to;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    if (length <= longest) return;
    longest = length;
    /* A path that runs clockwise, as seen, has its inside to the right. */
    const [x, y] = [
      (from.x + to.x) / 2 - (dy / length) * INSIDE,
      (from.y + to.y) / 2 + (dx / length) * INSIDE,
    ];
    at = { x: x / STEPS, y: y / STEPS };
  });
  return at;
}

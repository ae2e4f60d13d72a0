import { outlineContains, polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { chordsOf, togetherOf } from '../lattice/chords';
import { STEPS, type Ring } from '../lattice/lattice';
import type { Cloth } from '../run-on';

/**
 * To find where a path lies, a point inside it is tested. The point is this far from the path's edge: 0.05 block units,
 * in lattice steps. Corners become one only at smaller distances.
 */
const INSIDE = STEPS / 20;

/**
 * The shapes of a block that lie on top, and the shapes joined to them, grouped by how they are sewn. Numbers are
 * indexes of shapes.
 */
interface AppliqueRuns {
  /**
   * Appliqué, bottom first. Each entry is a shape on top, or several shapes that make one piece with a shape on top.
   */
  appliques: readonly (readonly number[])[];
  /**
   * Shapes on top that the quilter joined to shapes of the lowest layer (the ground), so that they aren't appliqué. The
   * ground is visible inside them, and they cut the appliqué below them.
   */
  openings: readonly number[];
}

/** The shapes of a block, bottom first, then the boxes of other blocks that cover the block. */
interface LaidShapes {
  outlines: readonly Outline[];
  /** A `Cloth` for each shape of the block that may merge with others; null for one that never does. */
  cloths: readonly (Cloth | null)[];
  /** True for the index of a shape that lies on top as appliqué unless it is joined to the ground. */
  isOnTop: (shape: number) => boolean;
}

/**
 * Returns the shapes on top in two groups: appliqué, and openings. An opening is a shape on top that the quilter joined
 * to a shape of the lowest layer (the ground). The ground is visible inside an opening. Other shapes that the quilter
 * joined to appliqué belong to the appliqué.
 * @param groundEnds index of the first shape above the lowest layer
 */
export function appliqueRuns({ outlines, cloths, isOnTop }: LaidShapes, groundEnds: number): AppliqueRuns {
  const appliques: number[][] = [];
  const openings: number[] = [];
  const joined = new Map<string, number[]>();
  outlines.forEach((_, shape) => {
    const cloth = cloths[shape];
    if (cloth?.isJoined) joined.set(cloth.name, [...(joined.get(cloth.name) ?? []), shape]);
    else if (isOnTop(shape)) appliques.push([shape]);
  });
  for (const shapes of joined.values()) {
    if (!shapes.some(isOnTop)) continue;
    for (const run of meeting(shapes, outlines)) {
      if (run.some((shape) => shape < groundEnds)) openings.push(...run.filter(isOnTop));
      else if (run.some(isOnTop)) appliques.push(run);
    }
  }
  return { appliques: appliques.sort(([a = 0], [b = 0]) => a - b), openings };
}

/** Groups shapes into pieces. Shapes that overlap or share an edge are in one group. */
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

/** Returns a point inside a path, in block units. It is just beside the middle of the longest edge. */
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

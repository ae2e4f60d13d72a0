import {
  areaOf,
  outlineContains,
  pointOn,
  polygon,
  type Arc,
  type Outline,
} from '@quiltwright/shared/geometry/outline';
import { distance, type Point } from '@quiltwright/shared/geometry/point';
import type { Patch } from '../patches';
import { WELD } from './weld/weld-corners';

/** The edge of a patch or of its hole. */
interface Side {
  from: Point;
  to: Point;
  arc: Arc | undefined;
}

/** Edges shorter than this are left out, in block units: they are where two corners became one. */
const SHORT = 0.2;
/** Points nearer than this to the edge of the block have no arc on their other side. */
const AT_EDGE = 0.1;

function pathsOf({ outline, holes, curves }: Patch): Outline[] {
  return curves ? [curves.outline, ...curves.holes] : [outline, ...holes].map(polygon);
}

function sidesOf(patch: Patch): Side[] {
  return pathsOf(patch).flatMap((path) =>
    path.map(({ to, arc }, i) => ({ from: path.at(i - 1)?.to ?? to, to, arc })),
  );
}

/** Returns the distance from a point to an edge. */
function distanceTo({ x, y }: Point, { from, to, arc }: Side): number {
  if (arc) {
    const direction = Math.sign(arc.sweep);
    const along = direction * (Math.atan2(y - arc.centre.y, x - arc.centre.x) - arc.start);
    const turn = ((along % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
    if (turn <= Math.abs(arc.sweep)) return Math.abs(distance({ x, y }, arc.centre) - arc.radiusX);
    return Math.min(distance({ x, y }, from), distance({ x, y }, to));
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - from.x - dx * t, y - from.y - dy * t);
}

function edgesOf(outline: Outline): Side[] {
  return outline.map(({ to, arc }, i) => ({ from: outline.at(i - 1)?.to ?? to, to, arc }));
}

/** Returns the difference between the area of the block and the areas of its patches, in square block units. */
export function areaError(patches: readonly Patch[]): number {
  return Math.abs(patches.reduce((sum, { area }) => sum + area, 0) - 1_000_000);
}

/** Returns the greatest difference between the area of a patch and the area inside its outline, in square block units. */
export function outlineError(patches: readonly Patch[]): number {
  const errors = patches.map((patch) =>
    Math.abs(pathsOf(patch).reduce((sum, path) => sum + areaOf(path), 0) - patch.area),
  );
  return Math.max(...errors);
}

/**
 * Returns the points at which there isn't one patch, of the topmost shape. Leaves out points near an edge, which
 * may move by `WELD`.
 */
export function wrongPoints(
  outlines: readonly Outline[],
  patches: readonly Patch[],
  points: readonly Point[],
): Point[] {
  const edges = outlines.flatMap(edgesOf);
  return points.filter((point) => {
    if (Math.min(...edges.map((edge) => distanceTo(point, edge))) < WELD) return false;
    const topmost = outlines
      .flatMap((outline, shape) => (outlineContains(outline, point) ? [shape] : []))
      .at(-1);
    const holding = patches.filter((patch) => {
      const [path = [], ...holes] = pathsOf(patch);
      return outlineContains(path, point) && !holes.some((hole) => outlineContains(hole, point));
    });
    return holding.length !== 1 || holding[0]?.shape !== topmost;
  });
}

/**
 * Returns the greatest distance between the middle of a straight edge of a patch and the straight edges of the block, in
 * block units. It is great if a chord is left where a curve runs.
 */
export function chordError(outlines: readonly Outline[], patches: readonly Patch[]): number {
  const straight = outlines.flatMap(edgesOf).filter(({ arc }) => !arc);
  const chords = patches.flatMap(sidesOf).filter(({ arc, from, to }) => !arc && distance(from, to) > SHORT);
  return Math.max(
    0,
    ...chords.map(({ from, to }) => {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return Math.min(...straight.map((edge) => distanceTo(middle, edge)));
    }),
  );
}

/**
 * Returns the greatest distance between a point of an arc and the arcs of the same radius in the other direction, in
 * block units. It is great if the patch on the other side of a curved seam doesn't have the arc.
 */
export function arcError(patches: readonly Patch[]): number {
  const curved = patches.flatMap(sidesOf).flatMap((side) => (side.arc ? [{ ...side, arc: side.arc }] : []));
  let most = 0;
  for (const { arc } of curved) {
    if (arc.radiusX * Math.abs(arc.sweep) < SHORT) continue;
    const others = curved.filter(
      (other) =>
        other.arc.sweep > 0 !== arc.sweep > 0 && Math.abs(other.arc.radiusX / arc.radiusX - 1) < 0.05,
    );
    for (const share of [0.3, 0.6]) {
      const at = pointOn(arc, arc.start + arc.sweep * share);
      if (Math.min(at.x, at.y, 1000 - at.x, 1000 - at.y) < AT_EDGE) continue;
      most = Math.max(most, Math.min(...others.map((other) => distanceTo(at, other))));
    }
  }
  return most;
}

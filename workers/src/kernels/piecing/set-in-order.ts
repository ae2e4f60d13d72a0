import { boxOfPoints, centre, touches, type Box } from '@quiltwright/shared/geometry/box';
import { clamp } from '@quiltwright/shared/geometry/interval';
import { distance, dot, type Point } from '@quiltwright/shared/geometry/point';

/** The greatest distance, in inches, between edges of two patches that meet along a seam, because of rounding. */
const HAIR = 0.01;

/** The order in which to sew patches that have no straight seam through them. */
export interface SetInOrder {
  /** Indexes of the patches, in sewing order. */
  order: number[];
  /** The positions in `order`, from 0, of the patches whose seam turns at least one corner. */
  turning: number[];
  /**
   * The number of patches, from the start of `order`, that form a ring around the middle. The ring can be sewn as two
   * halves with a straight seam between the halves. 0 if there is no such ring.
   */
  ring: number;
}

interface SetInPatch {
  corners: readonly Point[];
  holes?: readonly (readonly Point[])[];
}

/**
 * Returns the order in which to sew set-in patches, from the middle out. Each patch is sewn to earlier patches. Among
 * patches at the same distance from the middle, those whose seam turns the fewest corners come first. Among these, the
 * patch nearest to the previous patch comes first.
 * @param patches with corners in inches
 * @param indices of the set-in patches
 */
export function setInOrder(patches: readonly SetInPatch[], indices: readonly number[]): SetInOrder {
  const all = indices.flatMap((index) => (patches[index] ? [sizedUp(index, patches[index])] : []));
  const middle = centre(boxOfPoints(all.flatMap(({ corners }) => corners)));
  const rings = new Map(all.map((patch) => [patch, fromMiddle(patch, middle)] as const));
  const beside = edgesBeside(all);
  /** For each patch, the indexes of its edges that lie along patches sewn so far. */
  const seams = new Map(all.map((patch) => [patch, new Set<number>()] as const));
  const sewn: SizedPatch[] = [];
  const turning: number[] = [];
  const left = new Set(all);
  let last: SizedPatch | null = null;
  while (left.size > 0) {
    let best: { patch: SizedPatch; rank: number[] } | null = null;
    for (const patch of left) {
      const count = seams.get(patch)?.size ?? 0;
      const isApart = count === 0 && sewn.length > 0;
      const rank: number[] = [Number(isApart), rings.get(patch) ?? 0, count, last ? apart(patch, last) : 0];
      if (!best || compare(rank, best.rank) < 0) best = { patch, rank };
    }
    if (!best) break;
    last = best.patch;
    if ((seams.get(last)?.size ?? 0) > 1) turning.push(sewn.length);
    sewn.push(last);
    left.delete(last);
    for (const { patch, edge } of beside.get(last) ?? []) seams.get(patch)?.add(edge);
  }
  const around = patchesAround(middle, sewn, beside);
  // Only the last patch of a ring closes it. Halves with a straight seam between them have no corner to turn.
  const ring = turning.some((place) => place < around - 1) ? 0 : around;
  return {
    order: sewn.map(({ index }) => index),
    turning: turning.filter((place) => place >= ring),
    ring,
  };
}

/** A ring has at least `least` patches. `hair` is the greatest rounding error of the sum of its angles, in radians. */
const RING = { least: 4, hair: 1e-3 };

/**
 * Returns the number of patches, from the start of `sewn`, that form a closed ring around `middle`. Doesn't check if
 * their seams turn corners, as `SetInOrder.ring` demands.
 * @param sewn patches in sewing order
 */
function patchesAround(middle: Point, sewn: readonly SizedPatch[], beside: Beside): number {
  const angles = sewn.map((patch) => angleAt(middle, patch));
  const end = angles.indexOf(0);
  const count = end < 0 ? sewn.length : end;
  const ring = sewn.slice(0, count);
  const isClosed = ring.every((patch, i) => beside.get(patch)?.some((next) => next.patch === ring.at(i - 1)));
  if (count < RING.least || count % 2 > 0 || !isClosed) return 0;
  const areHalves = [angles.slice(0, count / 2), angles.slice(count / 2, count)].every(
    (half) => Math.abs(half.reduce((sum, angle) => sum + angle, 0) - Math.PI) < RING.hair,
  );
  return areHalves ? count : 0;
}

/**
 * Returns the inner angle of a patch at one of its corners, in radians. Returns 0 if the patch has no corner at
 * `point`.
 */
function angleAt(point: Point, { corners }: SizedPatch): number {
  const at = corners.findIndex((corner) => distance(corner, point) < HAIR);
  const [before, after] = [corners.at(at - 1), corners[(at + 1) % corners.length]];
  if (at < 0 || !before || !after) return 0;
  return Math.acos(clamp(dot(alongOf(point, before), alongOf(point, after)), -1, 1));
}

interface SizedPatch extends SetInPatch {
  index: number;
  bounds: Box;
  middle: Point;
  edges: readonly Edge[];
}

function sizedUp(index: number, { corners, holes = [] }: SetInPatch): SizedPatch {
  const bounds = boxOfPoints(corners);
  const edges = [corners, ...holes].flatMap((path) =>
    path.map((to, i) => [path.at(i - 1) ?? to, to] as const),
  );
  return { index, corners, holes, bounds, middle: centre(bounds), edges };
}

/** For each patch, the edges of its neighbours that lie along it. */
type Beside = ReadonlyMap<SizedPatch, readonly { patch: SizedPatch; edge: number }[]>;

/**
 * Returns, for each patch, the edges of its neighbours that lie along it. These are computed in advance, because a
 * block may have a thousand patches.
 */
function edgesBeside(all: readonly SizedPatch[]): Beside {
  const byLeft = [...all].sort((one, other) => one.bounds.x - other.bounds.x);
  const beside = new Map(all.map((patch) => [patch, [] as { patch: SizedPatch; edge: number }[]] as const));
  byLeft.forEach((one, at) => {
    for (let next = at + 1; next < byLeft.length; next++) {
      const other = byLeft[next];
      if (!other || other.bounds.x > one.bounds.x + one.bounds.width + HAIR) break;
      if (!touches(one.bounds, other.bounds, HAIR)) continue;
      for (const [to, patch] of [
        [one, other],
        [other, one],
      ] as const)
        patch.edges.forEach((edge, index) => {
          if (to.edges.some((theirs) => isAlong(edge, theirs))) beside.get(to)?.push({ patch, edge: index });
        });
    }
  });
  return beside;
}

/** Compares two lists of numbers, for sorting, by the first number that differs. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, rank] of a.entries()) if (rank !== b[i]) return rank - (b[i] ?? 0);
  return 0;
}

/** Returns the distance between the middles of two patches in inches, rounded to a tenth. */
function apart({ middle: a }: SizedPatch, { middle: b }: SizedPatch): number {
  return Math.round(distance(a, b) * 10) / 10;
}

/**
 * Returns the distance of a patch from a point in inches, rounded to a tenth. 0 if the patch contains or touches the
 * point.
 */
function fromMiddle({ edges }: SizedPatch, middle: Point): number {
  let isInside = false;
  let nearest = Infinity;
  for (const [from, to] of edges) {
    if (from.y > middle.y !== to.y > middle.y) {
      const at = from.x + ((middle.y - from.y) * (to.x - from.x)) / (to.y - from.y);
      if (middle.x < at) isInside = !isInside;
    }
    const along = alongOf(from, to);
    const reach = clamp(dot(middle, along) - dot(from, along), 0, along.length);
    const [nearX, nearY] = [from.x + along.x * reach, from.y + along.y * reach];
    nearest = Math.min(nearest, Math.hypot(middle.x - nearX, middle.y - nearY));
  }
  return isInside ? 0 : Math.round(nearest * 10) / 10;
}

type Edge = readonly [from: Point, to: Point];

/** True if two edges lie on one line and overlap by more than `HAIR`. */
function isAlong([from, to]: Edge, [start, end]: Edge): boolean {
  const along = alongOf(from, to);
  const off = ({ x, y }: Point) => Math.abs((x - from.x) * along.y - (y - from.y) * along.x);
  if (off(start) > HAIR || off(end) > HAIR) return false;
  const [a, b] = [start, end]
    .map((point) => dot(point, along) - dot(from, along))
    .sort((one, two) => one - two);
  return Math.min(along.length, b ?? 0) - Math.max(0, a ?? 0) > HAIR;
}

function alongOf(from: Point, to: Point): Point & { length: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length, length };
}

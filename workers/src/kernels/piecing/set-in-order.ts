import { boundsOf, polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/** Inches by which edges that lie along each other may miss it from rounding. */
const HAIR = 0.01;

/** The order in which patches without a straight seam through them are sewn to each other. */
export interface SetInOrder {
  /** Indices of the patches. */
  order: number[];
  /** Places in that order, from 0, of those whose seam turns a corner or more. */
  turning: number[];
}

interface SetInPatch {
  corners: readonly Point[];
  holes?: readonly (readonly Point[])[];
}

/**
 * The order from the middle out: each patch is sewn to what is sewn before it, first those whose seam turns the fewest
 * corners, then what lies nearest to the one before.
 * @param patches with corners in inches
 * @param indices of those that are set in
 */
export function setInOrder(patches: readonly SetInPatch[], indices: readonly number[]): SetInOrder {
  const { x, y, width, height } = boundsOf(
    polygon(indices.flatMap((index) => patches[index]?.corners ?? [])),
  );
  const middle = { x: x + width / 2, y: y + height / 2 };
  const rings = new Map(indices.map((index) => [index, fromMiddle(patches[index], middle)] as const));
  const order: number[] = [];
  const turning: number[] = [];
  let left = [...indices];
  while (left.length > 0) {
    const sewn = order.flatMap((index) => patches[index] ?? []);
    const last = patches[order.at(-1) ?? -1];
    const ranked = left.map((index) => {
      const seams = seamsTo(patches[index], sewn);
      const isApart = seams === 0 && order.length > 0;
      const rank = [Number(isApart), rings.get(index) ?? 0, seams, distance(patches[index], last)];
      return { index, seams, rank };
    });
    const next = ranked.reduce((best, each) => (compare(each.rank, best.rank) < 0 ? each : best));
    if (next.seams > 1) turning.push(order.length);
    order.push(next.index);
    left = left.filter((index) => index !== next.index);
  }
  return { order, turning };
}

/** The first of several ranks that tells two apart. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, rank] of a.entries()) if (rank !== b[i]) return rank - (b[i] ?? 0);
  return 0;
}

/** Inches between the middles of two patches, to the tenth. */
function distance(one: SetInPatch | undefined, other: SetInPatch | undefined): number {
  if (!one || !other) return 0;
  const [a, b] = [one, other].map(({ corners }) => boundsOf(polygon(corners)));
  if (!a || !b) return 0;
  const [x, y] = [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2];
  return Math.round(Math.hypot(x, y) * 10) / 10;
}

/** Inches of a patch from a place, to the tenth; 0 of one that holds it or touches it. */
function fromMiddle(patch: SetInPatch | undefined, middle: Point): number {
  if (!patch) return Infinity;
  let isInside = false;
  let nearest = Infinity;
  for (const [from, to] of edgesOf(patch)) {
    if (from.y > middle.y !== to.y > middle.y) {
      const at = from.x + ((middle.y - from.y) * (to.x - from.x)) / (to.y - from.y);
      if (middle.x < at) isInside = !isInside;
    }
    const along = alongOf(from, to);
    const reach = Math.max(0, Math.min(along.length, dot(middle, along) - dot(from, along)));
    const [nearX, nearY] = [from.x + along.x * reach, from.y + along.y * reach];
    nearest = Math.min(nearest, Math.hypot(middle.x - nearX, middle.y - nearY));
  }
  return isInside ? 0 : Math.round(nearest * 10) / 10;
}

/** How many edges of a patch have a seam to others. */
function seamsTo(patch: SetInPatch | undefined, others: readonly SetInPatch[]): number {
  if (!patch) return 0;
  const theirs = others.flatMap(edgesOf);
  return edgesOf(patch).filter(([from, to]) => theirs.some((edge) => isAlong([from, to], edge))).length;
}

type Edge = readonly [from: Point, to: Point];

function edgesOf({ corners, holes = [] }: SetInPatch): Edge[] {
  return [corners, ...holes].flatMap((path) => path.map((to, i) => [path.at(i - 1) ?? to, to] as const));
}

/** Whether two edges lie along each other for more than a hair. */
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

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

import type { Point } from '@quiltwright/shared/geometry/point';

/** A point that is cut off by less, in inches, was meant to be one. */
const MEANT = 0.25;
/** So many times as long as what cuts a point off are the sides that lead to it. */
const LEADING = 3;

/** How wide a patch is where it is narrowest: the least distance of two parallel lines that hold it, in inches. */
export function narrowest(corners: readonly Point[]): number {
  let least = Infinity;
  corners.forEach((to, i) => {
    const from = corners.at(i - 1) ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) return;
    const beside = corners.map(
      ({ x, y }) => ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length,
    );
    least = Math.min(least, Math.max(...beside) - Math.min(...beside));
  });
  return least;
}

/**
 * The points of a patch that something cuts off: where a short side lies between two long ones that lead to one point
 * beyond it. For each that point, and how far the patch would reach to it; in inches.
 */
export function bluntPoints(corners: readonly Point[]): { at: Point; lost: number }[] {
  if (corners.length < 4) return [];
  return corners.flatMap((end, i) => {
    const [start, before, after] = [
      corners.at(i - 1) ?? end,
      corners.at(i - 2) ?? end,
      corners[(i + 1) % corners.length] ?? end,
    ];
    const short = distance(start, end);
    if (short >= MEANT || Math.min(distance(before, start), distance(end, after)) < LEADING * short)
      return [];
    const [a, b] = [vector(before, start), vector(after, end)];
    const turn = cross(a, b);
    // They lead away from one another, or side by side.
    if (Math.abs(turn) < 1e-9) return [];
    const gap = vector(start, end);
    const [along, back] = [cross(gap, b) / turn, cross(gap, a) / turn];
    if (along <= 0 || back <= 0) return [];
    const at = { x: start.x + a.x * along, y: start.y + a.y * along };
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    const lost = distance(middle, at);
    return lost < MEANT ? [{ at, lost }] : [];
  });
}

/** What ends nearer to the edge of a block, in inches, a seam that is a thread too wide takes off. */
const SEWN_OFF = 1 / 8;
/** What is nearer lies on it. */
const ON_EDGE = 0.002;
/** How much farther from the edge the sides lead that make a point of a corner, in inches. */
const LEADING_AWAY = 1 / 4;

/** Points of a patch that end just short of the block’s edge: for each where, and how far from the edge. */
export function pointsNearEdge(
  corners: readonly Point[],
  { width, height }: { width: number; height: number },
): { at: Point; gap: number }[] {
  return corners.flatMap((at, i) => {
    const [before, after] = [corners.at(i - 1) ?? at, corners[(i + 1) % corners.length] ?? at];
    // Clockwise as seen: an inner corner turns the other way.
    if (cross(vector(before, at), vector(at, after)) <= 0) return [];
    const toEdges = ({ x, y }: Point) => [x, y, width - x, height - y];
    const away = toEdges(at).map((gap, edge) => ({
      gap,
      others: Math.min(toEdges(before)[edge] ?? 0, toEdges(after)[edge] ?? 0),
    }));
    if (away.some(({ gap }) => gap <= ON_EDGE)) return [];
    return away
      .filter(({ gap, others }) => gap < SEWN_OFF - ON_EDGE && others - gap > LEADING_AWAY)
      .slice(0, 1)
      .map(({ gap }) => ({ at, gap }));
  });
}

function vector(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

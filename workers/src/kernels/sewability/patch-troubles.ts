import { cross, distance, type Point } from '@quiltwright/shared/geometry/point';

/**
 * A cut-off point counts as a mistake only if its missing length is below this, in inches. The side that cuts the point
 * off must be shorter than this too.
 */
const MEANT = 0.25;
/** A side cuts off a point only if both its neighbours are at least this many times as long. */
const LEADING = 3;

/**
 * Returns the smallest width of a patch, in inches: the least distance of two parallel lines that have the patch
 * between them.
 */
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
 * Returns the sharp points that a patch lacks because a short side cuts them off. `at` is where the two long sides
 * beside the short side would meet. `lost` is the distance from the short side to `at`, in inches.
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
    // The long sides are parallel.
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

/**
 * Points nearer to the block's edge than this, in inches, are cut off if the seam along the edge is a thread too wide.
 */
const SEWN_OFF = 1 / 8;
/** A point counts as on the edge if it is no farther from the edge than this, in inches. */
const ON_EDGE = 0.002;
/**
 * A corner counts as a point only if both its sides lead away from the block's edge. The far end of each side must be
 * farther from the edge than the corner, by more than this many inches.
 */
const LEADING_AWAY = 1 / 4;

/**
 * Returns those corners of a patch that point towards the block’s edge and almost reach it: the gap is less than an
 * eighth of an inch. `at` is the corner, and `gap` its distance from the edge, both in inches.
 */
export function pointsNearEdge(
  corners: readonly Point[],
  { width, height }: { width: number; height: number },
): { at: Point; gap: number }[] {
  return corners.flatMap((at, i) => {
    const [before, after] = [corners.at(i - 1) ?? at, corners[(i + 1) % corners.length] ?? at];
    // Corners run clockwise as seen on screen, so the path turns left at an inner corner.
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

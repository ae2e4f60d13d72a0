import { cross, distance, type Point } from '@quiltwright/shared/geometry/point';

/**
 * The limit, in inches, below which a cut-off point counts as a mistake. Both the missing length of the point and the
 * side that cuts the point off must be shorter.
 */
const MEANT = 0.25;
/**
 * The least length of the two sides that lead to a cut-off point, as a multiple of the side that cuts the point off.
 */
const LEADING = 3;

/** Returns the smallest width of a patch: the least distance of two parallel lines that contain it, in inches. */
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
 * Returns the cut-off points of a patch: places where a short side lies between two long sides. The long sides
 * would meet beyond the short side, in the point `at`. `lost` is the distance of this point from the patch, in
 * inches.
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

/** A point that is nearer than this to the block's edge, in inches, is cut off if the seam is a thread too wide. */
const SEWN_OFF = 1 / 8;
/** The greatest distance from the edge, in inches, at which a point counts as on the edge. */
const ON_EDGE = 0.002;
/**
 * A corner counts as a point only if both its sides lead away from the block's edge. The far end of each side
 * must be farther from the edge than the corner, by more than this, in inches.
 */
const LEADING_AWAY = 1 / 4;

/**
 * Returns the points of a patch that end just short of the block’s edge, with their distance from the edge, in inches.
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

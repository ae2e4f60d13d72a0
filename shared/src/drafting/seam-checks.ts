import { bulged, flattened } from '../geometry/outline.js';
import { cross, distance, dot, type Point } from '../geometry/point.js';
import { arcOf, type Seam } from '../geometry/seam.js';
import { LIMITS } from '../limits.js';
import { liesOnTop } from '../quilting/shapes/shape-outlines.js';
import { seamsBeside } from './figures/applique-islands.js';
import { lengthOf, middleOf } from './seam.js';
import { BARE, OUTSIDE, type Face, type MapSeam, type SeamMap } from './seam-map.js';

/** The least finished width of a patch, in inches. A narrower patch is smaller than its two seam allowances. */
const NARROW = 3 / 8;
/** The greatest number of seams that meet in a corner without a lump. */
const MOST_SEAMS = 8;
/** A curve with a smaller radius than this, in inches, puckers. */
const TIGHT = 1;
/** Differences smaller than this, in inches, are rounding errors. */
const HAIR = 0.002;
/** The greatest part of the shortest seam at a corner that a disc over the corner takes. */
const DISC = 0.4;

/** The greatest distance of an arc from the chords by which its patch is measured, in block units. */
const SAGITTA = 0.5;
/** A corner nearer than this to the line through its neighbours marks no turn, in block units. */
const STRAIGHT = 0.05;

/** A patch that is narrower than ⅜ inch when finished. */
export interface NarrowPatch {
  /** The corners of the patch, in block units. */
  outline: Point[];
  /** The finished width in inches. */
  width: number;
  /** The middle of the longest seam to another patch, in block units; null if there is none. */
  seam: Point | null;
}

/** A corner at which more than eight seams meet. */
export interface CrowdedCorner {
  at: Point;
  seams: number;
  /** The radius of a disc that fits over the corner, in block units. */
  radius: number;
}

/** A curved seam with a radius of less than an inch. */
export interface TightCurve {
  /** The middle of the seam, in block units. */
  at: Point;
  /** The radius in inches. */
  radius: number;
  /** The bulge with which the seam between its two ends has a radius of one inch, in the direction of the map’s seam. */
  bulge: number;
}

/** A pieced patch inside another, to which no seam leads, or one only. */
export interface PiecedIsland {
  shapeNum: number;
  /** The seams that lead from the island to the next seams on its left and right. */
  seams: Seam[];
}

/** What is hard to sew in the seams of a block. Places are in block units. */
export interface SeamChecks {
  narrow: NarrowPatch[];
  crowded: CrowdedCorner[];
  tight: TightCurve[];
  islands: PiecedIsland[];
}

export const noSeamChecks: SeamChecks = { narrow: [], crowded: [], tight: [], islands: [] };

interface Size {
  width: number;
  height: number;
}

/**
 * Returns what is hard to sew in the seams of a map. Appliqué has no seams, so only pieced patches count. Curves of a
 * block that isn't square have no radius, and aren't looked at.
 * @param size the size of the block in inches
 */
export function seamChecks(map: SeamMap, size: Size): SeamChecks {
  return {
    narrow: map.faces.flatMap((face, index) => narrowPatch(map, face, index, size)),
    crowded: crowdedCorners(map),
    tight: size.width === size.height ? tightCurves(map, size.width) : [],
    islands: piecedIslands(map),
  };
}

function isPieced({ sources }: SeamMap, { source, within }: Face): boolean {
  const shape = sources[source]?.shape;
  return source !== BARE && within === null && shape !== undefined && !liesOnTop(shape);
}

function narrowPatch(map: SeamMap, face: Face, index: number, size: Size): NarrowPatch[] {
  if (!isPieced(map, face)) return [];
  const outline = withoutPassed(flattened(bulged(face.outline), SAGITTA));
  const width = widthOf(
    outline.map(({ x, y }) => ({
      x: (x * size.width) / LIMITS.blockSpace,
      y: (y * size.height) / LIMITS.blockSpace,
    })),
  );
  if (width >= NARROW - HAIR) return [];
  const inner = map.seams.filter(
    ({ right, left }) => (right === index || left === index) && right !== OUTSIDE && left !== OUTSIDE,
  );
  const longest = inner.reduce<Seam | null>(
    (most, side) => (most && lengthOf(most) >= lengthOf(side) ? most : side),
    null,
  );
  return [{ outline, width, seam: longest && middleOf(longest) }];
}

/** Returns the corners at which an outline turns. */
function withoutPassed(corners: readonly Point[]): Point[] {
  return corners.filter((corner, i) => {
    const [before, after] = [corners.at(i - 1) ?? corner, corners[(i + 1) % corners.length] ?? corner];
    const way = { x: after.x - before.x, y: after.y - before.y };
    const length = Math.hypot(way.x, way.y);
    return Math.abs(cross(way, { x: corner.x - before.x, y: corner.y - before.y })) > STRAIGHT * length;
  });
}

/**
 * Returns the width of a patch as quilters measure it: the leg of a half-square triangle, or the least distance between
 * two parallel lines around any other patch.
 */
function widthOf(corners: readonly Point[]): number {
  let least = Infinity;
  corners.forEach((to, i) => {
    const from = corners.at(i - 1) ?? to;
    const length = distance(from, to);
    if (length === 0) return;
    const way = { x: to.x - from.x, y: to.y - from.y };
    const beside = corners.map(({ x, y }) => cross(way, { x: x - from.x, y: y - from.y }) / length);
    least = Math.min(least, Math.max(...beside) - Math.min(...beside));
  });
  return isHalfSquare(corners) ? least * Math.SQRT2 : least;
}

function isHalfSquare(corners: readonly Point[]): boolean {
  const [one, two, three] = corners;
  if (!one || !two || !three || corners.length > 3) return false;
  return [
    [one, two, three],
    [two, three, one],
    [three, one, two],
  ].some(([corner = one, left = one, right = one]) => {
    const [a, b] = [
      { x: left.x - corner.x, y: left.y - corner.y },
      { x: right.x - corner.x, y: right.y - corner.y },
    ];
    return Math.abs(dot(a, b)) < HAIR && Math.abs(Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y)) < HAIR;
  });
}

function crowdedCorners({ seams }: SeamMap): CrowdedCorner[] {
  const lengths = new Map<Point, number[]>();
  for (const seam of seams) {
    if (seam.right === OUTSIDE || seam.left === OUTSIDE) continue;
    for (const end of [seam.from, seam.to]) lengths.set(end, [...(lengths.get(end) ?? []), lengthOf(seam)]);
  }
  return [...lengths].flatMap(([at, all]) =>
    all.length > MOST_SEAMS ? [{ at, seams: all.length, radius: Math.min(...all) * DISC }] : [],
  );
}

function tightCurves(map: SeamMap, side: number): TightCurve[] {
  const unit = side / LIMITS.blockSpace;
  return map.seams.flatMap((seam) => {
    const arc = arcOf(seam);
    const faces = [map.faces[seam.right], map.faces[seam.left]];
    if (!arc || faces.some((face) => !face || !isPieced(map, face))) return [];
    const radius = arc.radiusX * unit;
    if (radius >= TIGHT - HAIR) return [];
    const chord = distance(seam.from, seam.to) * unit;
    // A chord c of a circle of radius r has the bulge (2r − √(4r² − c²)) ÷ c.
    const bulge = (2 * TIGHT - Math.sqrt(4 * TIGHT ** 2 - chord ** 2)) / chord;
    return [{ at: middleOf(seam), radius, bulge: Math.sign(seam.bulge) * bulge }];
  });
}

function piecedIslands(map: SeamMap): PiecedIsland[] {
  const { faces, sources, seams } = map;
  const found = new Map<number, PiecedIsland>();
  const joined = facesJoinedToEdge(map);
  for (const [index, { source, outline }] of faces.entries()) {
    const shape = sources[source]?.shape;
    if (joined.has(index) || !shape || liesOnTop(shape) || found.has(shape.shapeNum)) continue;
    // Around a shape that was just drawn, nothing is yet.
    const beside = seams.flatMap(({ right, left }) => (right === index ? left : left === index ? right : []));
    if (beside.some((face) => faces[face]?.source === BARE)) continue;
    found.set(shape.shapeNum, { shapeNum: shape.shapeNum, seams: seamsBeside(outline, seams) });
  }
  return [...found.values()];
}

/** Returns the faces that seams between two faces join to the edge of the block. */
function facesJoinedToEdge({ seams }: SeamMap): Set<number> {
  // A single seam that leads to an island has one face on both sides.
  const dividing = seams.filter(({ right, left }) => right !== left);
  const at = new Map<Point, MapSeam[]>();
  for (const seam of dividing)
    for (const end of [seam.from, seam.to]) at.set(end, [...(at.get(end) ?? []), seam]);
  const joined = new Set(dividing.filter(({ right, left }) => right === OUTSIDE || left === OUTSIDE));
  // A set is walked through in the order of its values, those added meanwhile included.
  for (const { from, to } of joined)
    for (const seam of [...(at.get(from) ?? []), ...(at.get(to) ?? [])]) joined.add(seam);
  return new Set([...joined].flatMap(({ right, left }) => [right, left]));
}

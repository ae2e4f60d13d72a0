import type { Loop } from '../../geometry/combining/loops.js';
import { boundsOf, bulged, outlineContains, rowCrossings, type Outline } from '../../geometry/outline.js';
import { containsPoint, type Box } from '../../geometry/box.js';
import type { Point } from '../../geometry/point.js';
import { walksOf, type Walk } from './walks.js';
import { BEYOND, labelBeside, startOf, type Half, type Label } from './piece.js';
import type { Planar } from './planar.js';
import { lengthOf, middleOf } from '../seam.js';

/** A face while the map is being made. */
export interface Region {
  readonly around: Walk;
  readonly holes: readonly Walk[];
  readonly area: number;
  /** The walk around the face in which it is a part of an island; null if seams join it to the edge of the block. */
  readonly within: Walk | null;
}

/** Returns the faces between pieces that meet only in corners, the area beyond the block left out. */
export function regionsOf(planar: Planar): Region[] {
  return regionsAfter(planar, [], new Map());
}

/**
 * Returns the faces after a change of a base. Those that no changed piece touches are the same objects as before.
 * @param before the faces of the base
 * @param regionsAt the faces of the base by the corners around them and around their islands
 */
export function regionsAfter(
  planar: Planar,
  before: readonly Region[],
  regionsAt: ReadonlyMap<Point, readonly Region[]>,
): Region[] {
  const opened = new Set<Region>();
  for (const corner of planar.changed) for (const region of regionsAt.get(corner) ?? []) opened.add(region);
  const starts: Half[] = [];
  for (const region of opened)
    for (const half of halvesOf(region)) if (planar.has(half.piece)) starts.push(half);
  for (const piece of planar.added) starts.push({ piece, isForward: true }, { piece, isForward: false });
  const walks = walksOf(planar, starts);
  const regions = before.filter((region) => !opened.has(region));
  const islands = regions.flatMap(({ holes }) => holes);
  for (const walk of walks)
    if (walk.area > 0) regions.push({ around: walk, holes: [], area: walk.area, within: null });
    else if (!walk.halves.some(isBeyond)) islands.push(walk);
  return withIslands(planar, regions, islands);
}

/** Returns the faces by the corners around them and around their islands. */
export function regionsByCorner(regions: readonly Region[]): Map<Point, Region[]> {
  const byCorner = new Map<Point, Region[]>();
  for (const region of regions)
    for (const half of halvesOf(region)) {
      const corner = startOf(half);
      const there = byCorner.get(corner);
      if (there) there.push(region);
      else byCorner.set(corner, [region]);
    }
  return byCorner;
}

/** Returns the halves around a face and its islands. */
export function halvesOf({ around, holes }: Region): readonly Half[] {
  return holes.length === 0 ? around.halves : [around, ...holes].flatMap(({ halves }) => halves);
}

function isBeyond(half: Half): boolean {
  return labelBeside(half) === BEYOND;
}

/** Returns faces with the islands that lie in them. */
function withIslands(planar: Planar, regions: readonly Region[], islands: readonly Walk[]): Region[] {
  if (islands.length === 0 && !regions.some(({ within }) => within)) return [...regions];
  const holesIn = new Map<Region, Walk[]>();
  const containers = new Map<Point, Walk>();
  for (const island of islands) {
    const corners = cornersJoinedTo(planar, island);
    const parent = regionAround(island, regions, corners);
    if (!parent) continue;
    holesIn.set(parent, [...(holesIn.get(parent) ?? []), island]);
    for (const corner of corners) containers.set(corner, parent.around);
  }
  return regions.map((region) => {
    const { around, holes } = region;
    const inside = holesIn.get(region) ?? [];
    const [first] = around.halves;
    const within = (first && containers.get(startOf(first))) ?? null;
    if (within === region.within && areSame(inside, holes)) return region;
    return {
      around,
      holes: inside,
      area: inside.reduce((sum, { area }) => sum + area, around.area),
      within,
    };
  });
}

function areSame(some: readonly Walk[], others: readonly Walk[]): boolean {
  return some.length === others.length && some.every((walk) => others.includes(walk));
}

/** Returns the smallest face around an island that isn't a part of it. */
function regionAround(
  { halves }: Walk,
  regions: readonly Region[],
  corners: ReadonlySet<Point>,
): Region | undefined {
  const [half] = halves;
  if (!half) return undefined;
  const place = middleOf(half.piece);
  let found: Region | undefined;
  for (const region of regions) {
    const { area, box, outline, halves: sides } = region.around;
    if (found && area >= found.around.area) continue;
    if (!containsPoint(box, place) || !sides[0] || corners.has(startOf(sides[0]))) continue;
    if (outlineContains(outline, place)) found = region;
  }
  return found;
}

/** Returns all corners to which pieces lead from an island. */
function cornersJoinedTo(planar: Planar, { halves }: Walk): Set<Point> {
  const corners = new Set(halves.map(startOf));
  // A set is walked through in the order of its values, those added meanwhile included.
  for (const corner of corners) for (const { from, to } of planar.at(corner)) corners.add(from).add(to);
  return corners;
}

/** Returns the label that most of the length around a face has; undefined if none of its pieces has one. */
export function labelOf({ around: { halves } }: Region): Label {
  const lengths = new Map<Label, number>();
  for (const half of halves) {
    const label = labelBeside(half);
    if (label !== BEYOND) lengths.set(label, (lengths.get(label) ?? 0) + lengthOf(half.piece));
  }
  lengths.delete(undefined);
  let [best, most] = [undefined as Label, 0];
  for (const [label, length] of lengths) if (length > most) [best, most] = [label, length];
  return best;
}

/**
 * The heights at which a point inside a face is looked for, in parts of its height. None of them is a height at which
 * arcs of common patterns touch a row.
 */
const HEIGHTS = [0.4567, 0.3123, 0.7019, 0.1234, 0.8901];

/** Returns a point inside an area between loops, in the middle of the widest of some rows. */
export function pointInside(loop: Loop, holes: readonly Loop[]): Point {
  const outlines: Outline[] = [loop, ...holes].map(bulged);
  const box: Box = boundsOf(outlines[0] ?? []);
  let [found, most] = [{ x: box.x, y: box.y }, -1];
  for (const height of HEIGHTS) {
    const y = box.y + box.height * height;
    const row = outlines.flatMap((outline) => rowCrossings(outline, y)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < row.length; i += 2) {
      const [from = 0, to = 0] = [row[i], row[i + 1]];
      if (to - from > most) [found, most] = [{ x: (from + to) / 2, y }, to - from];
    }
    if (most > box.width / 8) break;
  }
  return found;
}

import { cross, distance, dot, type Point } from '../geometry/point.js';
import type { Seam } from '../geometry/seam.js';
import { LIMITS } from '../limits.js';
import { assembled } from './planar/assemble.js';
import { netOf } from './planar/net.js';
import { BEYOND, pieceOf, type Label, type Piece } from './planar/piece.js';
import { Planar } from './planar/planar.js';
import { distanceFrom, joined, onLattice, WELD } from './seam.js';
import { OUTSIDE, type Drafted, type MapFault, type SeamMap } from './seam-map.js';
import { insideBlock, withEnds } from './strokes.js';

/** The greatest distance of a point from the seam or corner that it names, in block units. */
const REACH = 0.1;

const { blockSpace: SIDE } = LIMITS;

/** Returns the index of the seam nearest to a point that names it; null if there is none, or it is the block's edge. */
export function seamAt({ seams }: SeamMap, place: Point): number | null {
  let [found, least] = [null as number | null, REACH];
  seams.forEach((seam, index) => {
    if (isOnBlockEdge(seam)) return;
    const { from, to, bulge } = seam;
    const reach = REACH + (bulge === 0 ? 0 : distance(from, to) / 2);
    if (place.x < Math.min(from.x, to.x) - reach || place.x > Math.max(from.x, to.x) + reach) return;
    if (place.y < Math.min(from.y, to.y) - reach || place.y > Math.max(from.y, to.y) + reach) return;
    const away = distanceFrom(seam, place);
    if (away <= least) [found, least] = [index, away];
  });
  return found;
}

/** Returns the corner nearest to a point that names it; null if there is none. */
export function cornerAt({ corners }: SeamMap, place: Point): Point | null {
  let [found, least] = [null as Point | null, REACH];
  for (const corner of corners) {
    const away = distance(corner, place);
    if (away <= least) [found, least] = [corner, away];
  }
  return found;
}

function isOnBlockEdge({ right, left }: SeamMap['seams'][number]): boolean {
  return right === OUTSIDE || left === OUTSIDE;
}

/**
 * Returns a map without the seams at some points. Patches between which no seam is left become one, with the source of
 * the first patch at a point of `keep` that is one of them, else of the largest.
 */
export function withoutSeams(
  map: SeamMap,
  at: readonly Point[],
  keep: readonly Point[] = [],
): Drafted | MapFault {
  const gone = new Set(at.flatMap((place) => seamAt(map, place) ?? []));
  if (gone.size === 0) return 'no-seam';
  const net = netOf(map);
  const sourceOf = mergedSources(map, gone, keep.map(net.sourceAt));
  const planar = new Planar(net.planar);
  map.seams.forEach((seam, index) => {
    const piece = net.pieces[index];
    if (!piece) return;
    const [right, left] = [sourceOf(seam.right), sourceOf(seam.left)];
    if (gone.has(index)) planar.remove(piece);
    else if (right !== piece.right || left !== piece.left) {
      planar.remove(piece);
      planar.put(pieceOf(piece, { right, left, isNew: false }));
    }
  });
  return assembled(planar, net);
}

/**
 * Returns a function that returns the source of each face after seams are gone.
 * @param kept the sources that win over those of larger faces, the strongest first
 */
function mergedSources(
  { seams, faces }: SeamMap,
  gone: ReadonlySet<number>,
  kept: readonly number[],
): (face: number) => Label {
  const groups = new Map<number, number>();
  const groupOf = (face: number): number => {
    const next = groups.get(face);
    return next === undefined || next === face ? face : groupOf(next);
  };
  for (const index of gone) {
    const { right = OUTSIDE, left = OUTSIDE } = seams[index] ?? {};
    groups.set(groupOf(right), groupOf(left));
  }
  const largest = new Map<number, { source: number; area: number }>();
  faces.forEach(({ source, area }, face) => {
    const group = groupOf(face);
    const rank = kept.indexOf(source);
    // Above the area of the whole block.
    const weight = rank < 0 ? area : 2 * SIDE ** 2 - rank;
    if (weight > (largest.get(group)?.area ?? -1)) largest.set(group, { source, area: weight });
  });
  return (face) => (face === OUTSIDE ? BEYOND : largest.get(groupOf(face))?.source);
}

/** Returns a map with a corner and its seams moved. A corner on the edge of the block stays on that edge. */
export function withCornerMoved(map: SeamMap, at: Point, to: Point): Drafted | MapFault {
  const corner = cornerAt(map, at);
  if (!corner || isBlockCorner(corner)) return 'no-seam';
  return withEndsMoved(map, new Map([[corner, onBlock(corner, to)]]));
}

/** A corner, and the vector by which it moves. */
export interface CornerMove {
  at: Point;
  by: Point;
}

/** Returns a map with several corners and their seams moved. A corner that is named twice moves once. */
export function withCornersMoved(map: SeamMap, moves: readonly CornerMove[]): Drafted | MapFault {
  const moved = new Map<Point, Point>();
  for (const { at, by } of moves) {
    const corner = cornerAt(map, at);
    if (!corner || isBlockCorner(corner)) return 'no-seam';
    if (!moved.has(corner)) moved.set(corner, movedCorner(corner, by));
  }
  const isSame = [...moved].every(([from, to]) => distance(from, to) <= WELD);
  return isSame ? 'no-change' : withEndsMoved(map, moved);
}

/** Returns where a corner of the map is after it moved by a vector. A corner on the edge of the block stays on it. */
export function movedCorner(corner: Point, by: Point): Point {
  return onBlock(corner, { x: corner.x + by.x, y: corner.y + by.y });
}

/** Returns the longest part of a vector by which all of these corners can move without leaving the block. */
export function vectorInBlock(corners: readonly Point[], by: Point): Point {
  const along = (axis: 'x' | 'y') => {
    const places = corners.map((corner) => corner[axis]).filter((place) => !isAtEdge(place));
    return Math.max(-Math.min(SIDE, ...places), Math.min(SIDE - Math.max(0, ...places), by[axis]));
  };
  return { x: along('x'), y: along('y') };
}

/**
 * Returns a map with a seam moved, parallel to itself. An end on a line through it slides along this line; elsewhere the
 * other seams at the end follow.
 */
export function withSeamMoved(map: SeamMap, at: Point, by: Point): Drafted | MapFault {
  const index = seamAt(map, at);
  const seam = index === null ? undefined : map.seams[index];
  if (index === null || !seam) return 'no-seam';
  const moved = new Map<Point, Point>();
  const slid = { ...seam };
  for (const key of ['from', 'to'] as const) {
    const end = seam[key];
    const rail = railAt(map, end, index);
    if (rail) slid[key] = onLattice(inside(slide(seam, end, rail, by)));
    else if (isBlockCorner(end)) return 'no-seam';
    else moved.set(end, onBlock(end, { x: end.x + by.x, y: end.y + by.y }));
  }
  const { from, to, bulge } = slid;
  return withEndsMoved(map, moved, new Map([[index, { from, to, bulge }]]));
}

/** Returns a map with another bulge of the seam at a point, in the direction of the map's seam. */
export function withSeamBent(map: SeamMap, at: Point, bulge: number): Drafted | MapFault {
  const index = seamAt(map, at);
  const seam = index === null ? undefined : map.seams[index];
  if (index === null || !seam) return 'no-seam';
  const { from, to } = seam;
  return withEndsMoved(map, new Map(), new Map([[index, { from, to, bulge }]]));
}

/** Returns a map with some corners at other places, and some seams replaced. */
function withEndsMoved(
  map: SeamMap,
  moved: ReadonlyMap<Point, Point>,
  replaced: ReadonlyMap<number, Seam> = new Map(),
): Drafted | MapFault {
  const gone = new Set<number>(replaced.keys());
  map.seams.forEach((seam, index) => {
    if (!isOnBlockEdge(seam) && (moved.has(seam.from) || moved.has(seam.to))) gone.add(index);
  });
  const net = netOf(map);
  const planar = new Planar(net.planar);
  net.pieces.forEach((piece, index) => {
    if (gone.has(index)) planar.remove(piece);
    else if (moved.has(piece.from) || moved.has(piece.to)) {
      // The edge of the block is whole again where a corner leaves it, and the faces beside it may have changed.
      planar.remove(piece);
      planar.put(pieceOf(piece, { right: beyond(piece.right), left: beyond(piece.left), isNew: false }));
    }
  });
  const added = [...gone].flatMap((index): Piece[] => {
    const piece = net.pieces[index];
    if (!piece) return [];
    const { from, to, bulge } = replaced.get(index) ?? piece;
    const ends = { from: moved.get(from) ?? from, to: moved.get(to) ?? to, bulge };
    if (distance(ends.from, ends.to) <= WELD) return [];
    return insideBlock(pieceOf(ends, { ...piece, isNew: true })).flatMap((part) =>
      withEnds(planar, part, part),
    );
  });
  return planar.insert(added) ?? assembled(planar, net);
}

function beyond(label: Label): Label {
  return label === BEYOND ? BEYOND : undefined;
}

function isAtEdge(place: number): boolean {
  return place === 0 || place === SIDE;
}

function isBlockCorner({ x, y }: Point): boolean {
  return isAtEdge(x) && isAtEdge(y);
}

/** Returns a place for a corner within the block. A corner on the edge of the block stays on that edge. */
function onBlock(corner: Point, to: Point): Point {
  const { x, y } = inside(to);
  return onLattice({ x: isAtEdge(corner.x) ? corner.x : x, y: isAtEdge(corner.y) ? corner.y : y });
}

function inside({ x, y }: Point): Point {
  return { x: Math.max(0, Math.min(SIDE, x)), y: Math.max(0, Math.min(SIDE, y)) };
}

/** Returns the direction of the line that runs through an end of a seam, from which the seam branches off; else null. */
function railAt({ seams }: SeamMap, end: Point, without: number): Point | null {
  const lines = seams.flatMap((seam, index): Seam[] => {
    if (index === without || (seam.from !== end && seam.to !== end) || seam.bulge !== 0) return [];
    const { from, to } = seam;
    return [from === end ? { from: to, to: from, bulge: 0 } : { from, to, bulge: 0 }];
  });
  for (const [i, one] of lines.entries())
    for (const other of lines.slice(i + 1))
      if (joined(one, { from: other.to, to: other.from, bulge: 0 }, 0.0005))
        return { x: end.x - one.from.x, y: end.y - one.from.y };
  return null;
}

/** Returns where an end of a seam is on its rail after the seam moved by a vector. */
function slide(seam: Seam, end: Point, rail: Point, by: Point): Point {
  const way = { x: seam.to.x - seam.from.x, y: seam.to.y - seam.from.y };
  const turn = cross(way, rail);
  const isSteep = Math.abs(turn) > 0.05 * Math.hypot(way.x, way.y) * Math.hypot(rail.x, rail.y);
  const share = isSteep ? cross(way, by) / turn : dot(rail, by) / dot(rail, rail);
  return { x: end.x + rail.x * share, y: end.y + rail.y * share };
}

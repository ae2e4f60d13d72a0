import { LIMITS } from '../limits.js';
import { boundsOf, bulged } from '../geometry/outline.js';
import type { Point } from '../geometry/point.js';
import { outlineFault } from '../quilting/shapes/outline-fault.js';
import { labelOf, pointInside, regionsOf, type Region } from './faces.js';
import { BEYOND, pieceOf, type Label, type Piece } from './piece.js';
import type { Planar } from './planar.js';
import { reversed, type Seam } from '../geometry/seam.js';
import { joined, lengthOf } from './seam.js';
import {
  BARE,
  OUTSIDE,
  type Face,
  type MapFault,
  type MapSeam,
  type SeamMap,
  type Source,
} from './seam-map.js';

/** The greatest distance of a corner from the seam that replaces two others, in block units. */
const STRAIGHT = 0.0005;

/** The most times that patches which are too small are merged with others. */
const ROUNDS = 40;

/** Removes pieces that end in no other piece, one after the other, and returns them. */
export function trimmed(planar: Planar): Piece[] {
  const loose: Piece[] = [];
  const left = [...planar.pieces].flatMap(({ from, to }) => [from, to]);
  for (let corner = left.pop(); corner; corner = left.pop()) {
    const [piece, more] = planar.at(corner);
    if (!piece || more) continue;
    planar.remove(piece);
    loose.push(piece);
    left.push(piece.from, piece.to);
  }
  return loose;
}

/** Joins two pieces that alone meet in a corner, if they lie on one line or circle. */
export function joinThrough(planar: Planar): void {
  const corners = new Set([...planar.pieces].flatMap(({ from, to }) => [from, to]));
  for (const corner of corners) {
    const [first, second, more] = planar.at(corner);
    if (!first || !second || more) continue;
    const one = first.to === corner ? first : turned(first);
    const other = second.from === corner ? second : turned(second);
    const both = joined(one, other, STRAIGHT);
    if (!both || both.from === both.to) continue;
    planar.remove(first);
    planar.remove(second);
    planar.put(
      pieceOf(both, {
        right: one.right ?? other.right,
        left: one.left ?? other.left,
        isNew: one.isNew && other.isNew,
      }),
    );
  }
}

function turned(piece: Piece): Piece {
  const { from, to, bulge, right, left, isNew } = piece;
  return pieceOf({ from: to, to: from, bulge: -bulge }, { right: left, left: right, isNew });
}

/**
 * Returns the map of pieces that meet only in corners, without those that divide no patch. Patches that are too small to
 * be sewn are merged with a neighbour.
 * @param sourceAt returns the index of the source at a point, for faces of which no side has a label
 */
export function assembled(
  planar: Planar,
  sources: readonly Source[],
  sourceAt: (place: Point) => number,
): { map: SeamMap; dangling: Seam[] } | MapFault {
  const dangling: Piece[] = trimmed(planar);
  for (let round = 0; round < ROUNDS; round++) {
    joinThrough(planar);
    const regions = regionsOf(planar.pieces);
    const bridges = regions.flatMap(({ holes }) => holes.flatMap(bridgesOf));
    if (bridges.length > 0) {
      for (const piece of bridges) planar.remove(piece);
      dangling.push(...bridges, ...trimmed(planar));
      continue;
    }
    const small = regions.filter(isTooSmall);
    if (small.length > 0) {
      for (const region of small) mergeSmall(planar, region);
      trimmed(planar);
      continue;
    }
    const map = mapOfRegions(planar, regions, sources, sourceAt);
    const added = regions.map(({ around }) => around.halves.some(({ piece }) => piece.isNew));
    const fault = faultOf(map, (face) => added[face] === true);
    return fault ?? { map, dangling: dangling.filter(({ isNew }) => isNew) };
  }
  return 'unclear';
}

/** Returns the pieces of an island's outline that run through one face: no patch has them on its outline. */
function bridgesOf({ halves }: Region['around']): Piece[] {
  const seen = new Set<Piece>();
  return halves.flatMap(({ piece }) => {
    if (seen.has(piece)) return [piece];
    seen.add(piece);
    return [];
  });
}

function isTooSmall({ around: { loop, area } }: Region): boolean {
  if (area < LIMITS.shapeSide ** 2 / 2) return true;
  const { width, height } = boundsOf(bulged(loop));
  // Rounding may make the box of the stored patch a little smaller.
  return Math.min(width, height) < LIMITS.shapeSide + 0.001;
}

/** Removes a side of a face that is too small: the longest of those that a stroke added, else the longest. */
function mergeSmall(planar: Planar, { around: { halves } }: Region): void {
  let [best, most] = [null as Piece | null, -1];
  for (const { piece } of halves) {
    if (piece.right === BEYOND || piece.left === BEYOND || planar.at(piece.from).size === 0) continue;
    const length = lengthOf(piece) + (piece.isNew ? 2 * LIMITS.blockSpace : 0);
    if (length > most) [best, most] = [piece, length];
  }
  // The sides of the small face take the label of the face with which it is merged.
  for (const { piece, isForward } of halves)
    if (isForward) piece.right = undefined;
    else piece.left = undefined;
  if (best) planar.remove(best);
}

function mapOfRegions(
  planar: Planar,
  regions: readonly Region[],
  sources: readonly Source[],
  sourceAt: (place: Point) => number,
): SeamMap {
  const numbers = new Map<Piece, number>();
  for (const piece of planar.pieces) numbers.set(piece, numbers.size);
  const right: number[] = [];
  const left: number[] = [];
  const indexOf = new Map(regions.map((region, index) => [region, index]));
  const faces = regions.map((region, index): Face => {
    const { around, holes, area, within } = region;
    for (const { piece, isForward } of [around, ...holes].flatMap(({ halves }) => halves))
      (isForward === runsOn(piece) ? right : left)[numbers.get(piece) ?? 0] = index;
    const loops = holes.map(({ loop }) => loop);
    const label: Label = labelOf(region) ?? sourceAt(pointInside(around.loop, loops));
    return {
      sides: around.halves.map(({ piece, isForward }) => ({
        seam: numbers.get(piece) ?? 0,
        isForward: isForward === runsOn(piece),
      })),
      ...{ outline: around.loop, holes: loops, area, source: label < BARE ? BARE : label },
      within: within ? (indexOf.get(within) ?? null) : null,
    };
  });
  const corners = new Set<Point>();
  const seams = [...numbers].map(([piece, index]): MapSeam => {
    const { from, to, bulge } = runsOn(piece) ? piece : reversed(piece);
    corners.add(from).add(to);
    return { from, to, bulge, right: right[index] ?? OUTSIDE, left: left[index] ?? OUTSIDE };
  });
  return { corners: [...corners], seams, faces, sources };
}

/** True if a seam runs to the right, or down if it is vertical, as all seams of a map do. */
function runsOn({ from, to, bulge }: Seam): boolean {
  return from.x < to.x || (from.x === to.x && (from.y < to.y || (from.y === to.y && bulge > 0)));
}

/**
 * Returns why a block can't have the faces of a map; null if it can.
 * @param isAdded true for faces with seams that a stroke adds, whose outlines are checked
 */
function faultOf({ corners, seams, faces }: SeamMap, isAdded: (face: number) => boolean): MapFault | null {
  if (faces.length > LIMITS.shapes) return 'many-patches';
  // Euler: each part of the map beyond the first is an island, with one hole around it.
  const islands = faces.reduce((sum, { holes }) => sum + holes.length, 0);
  if (corners.length - seams.length + faces.length !== 1 + islands) return 'unclear';
  const area = faces.reduce((sum, face) => sum + face.area, 0);
  if (Math.abs(area - LIMITS.blockSpace ** 2) > AREA_NOISE) return 'unclear';
  for (const [index, { outline }] of faces.entries()) {
    if (!isAdded(index)) continue;
    const fault = outlineFault(outline.map(({ x, y, bulge }) => [x, y, bulge] as never));
    if (fault === 'many-corners') return fault;
    if (fault) return 'unclear';
  }
  return null;
}

/** The greatest error of the sum of all areas, in square block units: a billionth of the block. */
const AREA_NOISE = 1e-3;

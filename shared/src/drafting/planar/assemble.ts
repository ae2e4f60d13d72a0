import { LIMITS } from '../../limits.js';
import type { Point } from '../../geometry/point.js';
import { outlineFault } from '../../quilting/shapes/faults/outline-fault.js';
import { halvesOf, labelOf, pointInside, regionsAfter, type Region } from './faces.js';
import { joinThrough } from './joining.js';
import type { Known } from './net.js';
import { areOne, BEYOND, type Piece } from './piece.js';
import type { Planar } from './planar.js';
import { reversed, type Seam } from '../../geometry/seam.js';
import { lengthOf } from '../seam.js';
import {
  BARE,
  OUTSIDE,
  type Drafted,
  type Face,
  type MapFault,
  type MapSeam,
  type SeamMap,
} from '../seam-map.js';

/** The most times that patches which are too small are merged with others. */
const ROUNDS = 40;

/**
 * Returns the map of pieces that meet only in corners, without those that divide no patch. Patches that are too small to
 * be sewn are merged with a neighbour.
 */
export function assembled(planar: Planar, known: Known): Drafted | MapFault {
  const dangling: Piece[] = trimmed(planar);
  for (let round = 0; round < ROUNDS; round++) {
    joinThrough(planar);
    const settled = planar.settle();
    if (settled === 'split') {
      dangling.push(...trimmed(planar));
      continue;
    }
    if (settled !== 'same') return settled;
    const regions = regionsAfter(planar, known.regions, known.regionsAt);
    const changed = regions.filter((region) => !known.faceOf.has(region));
    const bridges = changed.flatMap(({ holes }) => holes.flatMap(bridgesOf));
    const small = bridges.length > 0 ? [] : changed.filter(isTooSmall);
    // Each merge takes a patch that is too small, so at least the others are left.
    if (bridges.length === 0 && regions.length - small.length > LIMITS.shapes) return 'many-patches';
    if (bridges.length + small.length > 0) {
      for (const piece of bridges) planar.remove(piece);
      const merged = small.flatMap((region) => mergeSmall(planar, region));
      dangling.push(...bridges, ...merged, ...trimmed(planar));
      continue;
    }
    const map = mapOfRegions(planar, regions, known);
    const fault = faultOf(map) ?? outlineFaultIn(changed);
    const loose = dangling.filter(({ isNew }) => isNew);
    return fault ?? { map, dangling: loose.map(({ from, to, bulge }) => ({ from, to, bulge })) };
  }
  return 'unclear';
}

/** Removes pieces that end in no other piece, one after the other, and returns them. */
function trimmed(planar: Planar): Piece[] {
  const loose: Piece[] = [];
  const left = [...planar.changed];
  for (let corner = left.pop(); corner; corner = left.pop()) {
    const [piece, more] = planar.at(corner);
    if (!piece || more) continue;
    planar.remove(piece);
    loose.push(piece);
    left.push(piece.from, piece.to);
  }
  return loose;
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

function isTooSmall({ around: { halves, area, box } }: Region): boolean {
  const [one, other, more] = halves;
  if (one && other && !more && areOne(one.piece, other.piece)) return true;
  // Rounding may make the box of the stored patch a little smaller.
  return area < LIMITS.shapeSide ** 2 / 2 || Math.min(box.width, box.height) < LIMITS.shapeSide + 0.001;
}

/**
 * Removes a side of a face that is too small, and returns it: the longest of those that a stroke added, else the longest.
 */
function mergeSmall(planar: Planar, { around: { halves } }: Region): Piece[] {
  let [best, most] = [null as Piece | null, -1];
  for (const { piece } of halves) {
    if (piece.right === BEYOND || piece.left === BEYOND || !planar.has(piece)) continue;
    const length = lengthOf(piece) + (piece.isNew ? 2 * LIMITS.blockSpace : 0);
    if (length > most) [best, most] = [piece, length];
  }
  if (best) planar.remove(best);
  // The other sides take the label of the face with which the small one is merged.
  for (const half of halves) if (planar.has(half.piece)) planar.label(half, undefined);
  return best ? [best] : [];
}

function mapOfRegions(planar: Planar, regions: readonly Region[], known: Known): SeamMap {
  const { sources, faceOf } = known;
  const indexOfWalk = new Map(regions.map(({ around }, index) => [around, index]));
  const faces = regions.map((region): Face => {
    const face = faceOf.get(region) ?? newFace(region, known);
    const within = region.within && (indexOfWalk.get(region.within) ?? null);
    return face.within === within ? face : { ...face, within };
  });
  const corners = new Set<Point>();
  const seamOf = new Map<Piece, Beside>();
  const seams = planar.pieces.map((piece): MapSeam => {
    corners.add(piece.from).add(piece.to);
    const { from, to, bulge } = runsOn(piece) ? piece : reversed(piece);
    const seam = { from, to, bulge, right: OUTSIDE, left: OUTSIDE };
    seamOf.set(piece, seam);
    return seam;
  });
  regions.forEach((region, face) => {
    for (const { piece, isForward } of halvesOf(region)) {
      const seam = seamOf.get(piece);
      if (seam) seam[isForward === runsOn(piece) ? 'right' : 'left'] = face;
    }
  });
  return { corners: [...corners], seams, faces, sources };
}

/** The faces on both sides of a seam, while they are found. */
interface Beside {
  right: number;
  left: number;
}

function newFace(region: Region, { sourceAt }: Known): Face {
  const { around, area } = region;
  const holes = region.holes.map(({ loop }) => loop);
  const label = labelOf(region) ?? sourceAt(pointInside(around.loop, holes));
  return { outline: around.loop, holes, area, source: label < BARE ? BARE : label, within: null };
}

/** True if a seam runs to the right, or down if it is vertical, as all seams of a map do. */
function runsOn({ from, to, bulge }: Seam): boolean {
  return from.x < to.x || (from.x === to.x && (from.y < to.y || (from.y === to.y && bulge > 0)));
}

/** Returns why a block can't have the faces of a map; null if it can. */
function faultOf({ corners, seams, faces }: SeamMap): MapFault | null {
  if (faces.length > LIMITS.shapes) return 'many-patches';
  // Euler: each part of the map beyond the first is an island, with one hole around it.
  const islands = faces.reduce((sum, { holes }) => sum + holes.length, 0);
  if (corners.length - seams.length + faces.length !== 1 + islands) return 'unclear';
  const area = faces.reduce((sum, face) => sum + face.area, 0);
  return Math.abs(area - LIMITS.blockSpace ** 2) > AREA_NOISE ? 'unclear' : null;
}

/** The greatest error of the sum of all areas, in square block units: a billionth of the block. */
const AREA_NOISE = 1e-3;

/** Returns why a patch can't have the outline of a face that a stroke or a move changed; null if all can. */
function outlineFaultIn(changed: readonly Region[]): MapFault | null {
  for (const { around } of changed) {
    if (!around.halves.some(({ piece }) => piece.isNew)) continue;
    const fault = outlineFault(around.loop.map(({ x, y, bulge }) => [x, y, bulge] as never));
    if (fault) return fault === 'many-corners' ? fault : 'unclear';
  }
  return null;
}

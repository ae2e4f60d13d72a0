import { sweepsOver } from '../geometry/outline.js';
import { distance, type Point } from '../geometry/point.js';
import { arcOf, type Seam } from '../geometry/seam.js';
import { LIMITS } from '../limits.js';
import { assembled } from './planar/assemble.js';
import { netOf } from './planar/net.js';
import { pieceOf, split, type Piece } from './planar/piece.js';
import { Planar } from './planar/planar.js';
import { middleOf, WELD, type Stroke } from './seam.js';
import type { Drafted, MapFault, SeamMap } from './seam-map.js';

/**
 * Returns a map with the seams of a stroke. The seams are cut off at the edge of the block, and split where they meet
 * others. Seams on others are dropped. Seams that end inside a patch aren't in the map, but in `dangling`. If the stroke
 * divides nothing, the map is the same object.
 */
export function withStroke(map: SeamMap, stroke: Stroke): Drafted | MapFault {
  const net = netOf(map);
  const planar = new Planar(net.planar);
  const added = stroke
    .flatMap(drawn)
    .flatMap(insideBlock)
    .flatMap((piece) => withEnds(planar, piece, piece));
  const fault = planar.insert(added);
  if (fault) return fault;
  const result = assembled(planar, net);
  if (typeof result === 'string') return result;
  for (const { isNew } of planar.added) if (isNew) return result;
  return { map, dangling: result.dangling };
}

/** Returns a piece between the corners of a map that are at the ends of a seam; nothing if they are one. */
export function withEnds(planar: Planar, seam: Seam, rest: Piece): Piece[] {
  const [from, to] = [planar.endAt(seam.from), planar.endAt(seam.to)];
  return from === to ? [] : [pieceOf({ from, to, bulge: seam.bulge }, rest)];
}

/** Returns a piece for a seam that is added, of which neither side is known. */
function newPiece(seam: Seam): Piece {
  return pieceOf(seam, { right: undefined, left: undefined, isNew: true });
}

/** Returns the parts of a piece within the block. */
export function insideBlock(piece: Piece): Piece[] {
  const { side } = piece;
  const edge = LIMITS.blockSpace;
  if (side.left >= 0 && side.top >= 0 && side.right <= edge && side.bottom <= edge) return [piece];
  const cuts = (['x', 'y'] as const).flatMap((axis) => [0, edge].flatMap((at) => cutsAt(piece, axis, at)));
  return split(piece, cuts).filter((part) => isInside(middleOf(part)));
}

/** Returns a seam as a piece, of at most half a circle; nothing for a seam without a length. */
function drawn({ from, to, bulge }: Seam): Piece[] {
  if (![from.x, from.y, to.x, to.y].every(isFinite) || distance(from, to) <= WELD) return [];
  return [newPiece({ from, to, bulge: Math.max(-1, Math.min(1, bulge)) })];
}

/** Returns the points of a seam on a vertical or horizontal line. */
function cutsAt(seam: Seam, axis: 'x' | 'y', at: number): Point[] {
  const { from, to } = seam;
  const across = axis === 'x' ? 'y' : 'x';
  const pointAt = (other: number): Point => (axis === 'x' ? { x: at, y: other } : { x: other, y: at });
  const arc = arcOf(seam);
  if (!arc) {
    if (from[axis] < at === to[axis] < at) return [];
    const share = (at - from[axis]) / (to[axis] - from[axis]);
    return [pointAt(from[across] + (to[across] - from[across]) * share)];
  }
  const away = at - arc.centre[axis];
  const square = arc.radiusX ** 2 - away ** 2;
  if (square <= 0) return [];
  return [-1, 1].flatMap((way) => {
    const place = pointAt(arc.centre[across] + way * Math.sqrt(square));
    const angle = Math.atan2(place.y - arc.centre.y, place.x - arc.centre.x);
    return sweepsOver(arc, angle) ? [place] : [];
  });
}

function isInside({ x, y }: Point): boolean {
  const edge = LIMITS.blockSpace + WELD;
  return x >= -WELD && y >= -WELD && x <= edge && y <= edge;
}

import { FLAT } from '../../geometry/outline.js';
import { distance, type Point } from '../../geometry/point.js';
import { sideBetween } from '../../geometry/combining/sides.js';
import type { SidedSeam } from './meetings.js';
import { arcOf, type Seam } from '../../geometry/seam.js';
import { middleOf, shareAt, WELD } from '../seam.js';

/** The index of a source on one side of a piece: that of a shape, `BARE` or `BEYOND`; undefined if it isn't known. */
export type Label = number | undefined;

/** The label beyond the edge of the block. */
export const BEYOND = -2;

/** A seam while the map is being made, and what is known about both sides. */
export interface Piece extends SidedSeam {
  right: Label;
  left: Label;
  /** True for a seam that a stroke adds. */
  readonly isNew: boolean;
}

/** A piece in one of its two directions. The area on its right belongs to it. */
export interface Half {
  readonly piece: Piece;
  readonly isForward: boolean;
}

/** Returns the corner from which a half runs. */
export function startOf({ piece, isForward }: Half): Point {
  return isForward ? piece.from : piece.to;
}

/** Returns the corner to which a half runs. */
export function endOf({ piece, isForward }: Half): Point {
  return isForward ? piece.to : piece.from;
}

/** Returns the label on the right of a half. */
export function labelBeside({ piece, isForward }: Half): Label {
  return isForward ? piece.right : piece.left;
}

/** Returns a piece between two corners, with the other properties of a piece of which it is a part. */
export function pieceOf(
  { from, to, bulge: bent }: Seam,
  rest: Pick<Piece, 'right' | 'left' | 'isNew'>,
): Piece {
  const { right, left, isNew } = rest;
  const bulge = Math.abs(bent) < Math.max(FLAT, distance(from, to) / (4 * GREATEST_RADIUS)) ? 0 : bent;
  const side = sideBetween(0, from, to, arcOf({ from, to, bulge }));
  return { from, to, bulge, side, right, left, isNew };
}

/**
 * The greatest radius of an arc, in block units. A flatter arc leaves its chord by a quarter of a unit at most, and where
 * it meets others can't be computed exactly. It counts as a line.
 */
const GREATEST_RADIUS = 1e6;

/** Returns the parts of a piece between corners on it. */
export function split(piece: Piece, corners: readonly Point[]): Piece[] {
  const stops = [...new Set(corners)]
    .map((corner) => ({ corner, share: shareAt(piece, corner) }))
    .sort((one, other) => one.share - other.share);
  stops.push({ corner: piece.to, share: 1 });
  const quarter = Math.atan(piece.bulge);
  let [from, start] = [piece.from, 0];
  return stops.flatMap(({ corner: to, share }) => {
    const part = { from, to, bulge: piece.bulge === 0 ? 0 : Math.tan(quarter * (share - start)) };
    [from, start] = [to, share];
    return part.from === part.to ? [] : [pieceOf(part, piece)];
  });
}

/** True if two pieces between the same corners are one seam. */
export function areOne(one: Seam, other: Seam): boolean {
  return distance(middleOf(one), middleOf(other)) <= 1.5 * WELD;
}

import { distance, type Point } from '../geometry/point.js';
import { sideBetween } from '../geometry/combining/self-crossing.js';
import type { SidedSeam } from './meetings.js';
import { arcOf, type Seam } from '../geometry/seam.js';
import { middleOf, shareAt, WELD } from './seam.js';

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

/** Returns a piece between two corners, with the other properties of a piece of which it is a part. */
export function pieceOf(
  { from, to, bulge: bent }: Seam,
  rest: Pick<Piece, 'right' | 'left' | 'isNew'>,
): Piece {
  const { right, left, isNew } = rest;
  const bulge = Math.abs(bent) < FLAT ? 0 : bent;
  const side = sideBetween(0, from, to, arcOf({ from, to, bulge }));
  return { from, to, bulge, side, right, left, isNew };
}

/** The smallest bulge of an arc, as in `bulged`. A flatter piece is a line. */
const FLAT = 1e-6;

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

import type { Size } from '../geometry/box.js';

/* Mattresses in the sizes of the International Sleep Products Association, in inches. */

/** The names of beds, as stored and sent. */
export const bedKinds = ['twin', 'twinXL', 'full', 'queen', 'king', 'californiaKing'] as const;

export type BedKind = (typeof bedKinds)[number];

/** A bed: its name, and the width and length of its mattress in inches. */
export interface Bed extends Size {
  name: string;
}

export const beds: Readonly<Record<BedKind, Bed>> = {
  twin: { name: 'Twin', width: 39, height: 75 },
  twinXL: { name: 'Twin XL', width: 39, height: 80 },
  full: { name: 'Full', width: 54, height: 75 },
  queen: { name: 'Queen', width: 60, height: 80 },
  king: { name: 'King', width: 76, height: 80 },
  californiaKing: { name: 'California King', width: 72, height: 84 },
};

/** How a quilt lies on a bed: how far it hangs down at the sides and the foot, and what is tucked under the pillows. */
export interface OnBed {
  drop: number;
  tuck: number;
}

/** Returns the size of a quilt for a bed, in inches: a drop at both sides and the foot, and the tuck at the pillows. */
export function sizeOnBed(bed: Size, { drop, tuck }: OnBed): Size {
  return { width: bed.width + 2 * drop, height: bed.height + drop + tuck };
}

/** The bed that a quilt suits best, and how far the quilt reaches over its mattress. */
export interface NearBed {
  bed: Bed;
  /** The inches that hang down at each side. */
  sides: number;
  /** The inches beyond the length of the mattress, for the foot and the pillows together. */
  along: number;
}

/** The usual drop of a quilt, in inches, to which the drop on a bed is compared. */
const USUAL_DROP = 12;

/**
 * Returns the beds that a quilt covers, the one first at whose sides it hangs down nearest to 12 inches. Empty for a
 * quilt that covers no bed.
 */
export function bedsUnder({ width, height }: Size): NearBed[] {
  const off = ({ sides, along }: NearBed) => Math.abs(sides - USUAL_DROP) + Math.abs(along / 2 - USUAL_DROP);
  return bedKinds
    .map((kind): NearBed => {
      const bed = beds[kind];
      return { bed, sides: (width - bed.width) / 2, along: height - bed.height };
    })
    .filter(({ sides, along }) => sides >= 0 && along >= 0)
    .sort((one, other) => off(one) - off(other));
}

import type { z } from 'zod';

/** A length on the finished quilt, in inches. */
export type Inches = number & z.core.$brand<'Inches'>;

/** A length inside a block, in thousandths of the block's side. The size of the block in inches doesn't matter. */
export type BlockUnits = number & z.core.$brand<'BlockUnits'>;

/** Gives a number of inches the type `Inches`. The number stays the same. */
export function inches(value: number): Inches {
  return value as Inches;
}

/** Gives a number of block units the type `BlockUnits`. The number stays the same. */
export function blockUnits(value: number): BlockUnits {
  return value as BlockUnits;
}

/** Converts a length in block units to inches, in a block of side `side`. */
export function toInches(units: BlockUnits, side: Inches): Inches {
  return inches((units * side) / 1000);
}

/** Converts a length in inches to block units, in a block of side `side`. */
export function toBlockUnits(length: Inches, side: Inches): BlockUnits {
  return blockUnits((length * 1000) / side);
}

import type { z } from 'zod';

/** A length on the finished quilt. */
export type Inches = number & z.core.$brand<'Inches'>;

/** A length inside a block, whose side is 1000 of these whatever its size in inches. */
export type BlockUnits = number & z.core.$brand<'BlockUnits'>;

/** Says that `value` is in inches. */
export function inches(value: number): Inches {
  return value as Inches;
}

/** Says that `value` is in block units. */
export function blockUnits(value: number): BlockUnits {
  return value as BlockUnits;
}

/** What `units` of a block measure when the block's side is `side`. */
export function toInches(units: BlockUnits, side: Inches): Inches {
  return inches((units * side) / 1000);
}

/** Where a length of `length` ends in a block whose side is `side`. */
export function toBlockUnits(length: Inches, side: Inches): BlockUnits {
  return blockUnits((length * 1000) / side);
}

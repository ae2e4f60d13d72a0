import { isSame } from '../../patches/lattice/form';
import type { PatchKind } from '../../patches/sewn';
import { isOnEighth } from './ruler';

/**
 * The number of longer block sides that are tried, and of shorter ones. Each differs from the one before by an eighth
 * of an inch.
 */
const FARTHEST = 32;

/** A finished patch with its kind, its two lengths (as in `SewnPatch.size`) and its box. All lengths are in inches. */
export interface RulerPatch {
  kind: PatchKind;
  finished: readonly [number, number];
  /** Width and height of the smallest box around the patch. */
  box: readonly [number, number];
}

/** The width and height of a block, in inches. */
export interface BlockSize {
  width: number;
  height: number;
}

/** Returns the finished sides of a patch that are cut by ruler; none for a template. */
export function byRuler({ kind, finished: [first, second] }: Omit<RulerPatch, 'box'>): number[] {
  if (kind === 'diamond' || kind === 'other' || kind === 'applique') return [];
  // One side of a triangle determines the other.
  return kind === 'square' || kind === 'rectangle' || kind === 'base' ? [first, second] : [first];
}

/** True if a ruler has a line for each side of a patch that a ruler cuts. */
export function isOnRuler(patch: Omit<RulerPatch, 'box'>): boolean {
  return byRuler(patch).every(isOnEighth);
}

/**
 * Returns the next smaller and the next larger size of a block at which all sides of its patches that a ruler cuts are
 * whole eighths of an inch. Either may be missing. A square block stays square. An oblong block changes only the sides
 * that don't fit. The result is empty for an oblong block with patches that lie aslant.
 */
export function sizesOnRuler({ width, height }: BlockSize, patches: readonly RulerPatch[]): BlockSize[] {
  const ruled = patches.filter((patch) => byRuler(patch).length > 0);
  if (isSame(width, height)) {
    const sides = ruled.flatMap(byRuler);
    return ([-1, 1] as const).flatMap((step) => {
      const side = nearest(width, step, sides);
      return side === undefined ? [] : { width: side, height: side };
    });
  }
  if (!ruled.every(({ box, finished }) => isSame(Math.max(...box), finished[0]))) return [];
  const sidesAlong = (axis: 0 | 1) => ruled.map(({ box }) => box[axis]);
  const sideFor = (side: number, step: 1 | -1, axis: 0 | 1) =>
    sidesAlong(axis).every(isOnEighth) ? side : nearest(side, step, sidesAlong(axis));
  return ([-1, 1] as const).flatMap((step) => {
    const size = { width: sideFor(width, step, 0), height: sideFor(height, step, 1) };
    return size.width === undefined || size.height === undefined
      ? []
      : { width: size.width, height: size.height };
  });
}

/**
 * Returns the nearest longer or shorter block side, in whole eighths of an inch, at which all `sides` of the patches
 * become whole eighths. Undefined if none of the tried block sides suits.
 * @param step 1 for a longer side, −1 for a shorter one
 */
function nearest(blockSide: number, step: 1 | -1, sides: readonly number[]): number | undefined {
  const first = step > 0 ? Math.floor(blockSide * 8 + 1e-6) + 1 : Math.ceil(blockSide * 8 - 1e-6) - 1;
  return Array.from({ length: FARTHEST }, (_, i) => (first + step * i) / 8).find(
    (side) => side > 0 && sides.every((one) => isOnEighth((one * side) / blockSide)),
  );
}

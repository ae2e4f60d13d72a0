import { isSame } from '@quiltwright/shared/quilting/grain/square-triangle';
import { isByTemplate } from '../../patches/lattice/form';
import type { PatchKind } from '../../patches/sewn';
import { isOnEighth } from './ruler';

/**
 * The number of sizes that are tried for a side of a block, above its present size and below it. They are an eighth of
 * an inch apart.
 */
const FARTHEST = 32;

/** A finished patch with its kind, its two lengths (as in `SewnPatch.size`) and its box. All lengths are in inches. */
export interface RulerPatch {
  kind: PatchKind;
  finished: readonly [number, number];
  /** Width and height, in inches, of the smallest box around the patch with horizontal and vertical sides. */
  box: readonly [number, number];
}

/** The width and height of a block, in inches. */
export interface BlockSize {
  width: number;
  height: number;
}

/**
 * Returns the finished sides, in inches, of a patch that is cut by ruler. For a triangle, returns only one side,
 * because it determines the others. Empty for a patch that needs a template.
 */
export function byRuler({ kind, finished: [first, second] }: Omit<RulerPatch, 'box'>): number[] {
  if (isByTemplate(kind)) return [];
  // One side of a triangle determines the other.
  return kind === 'square' || kind === 'rectangle' || kind === 'base' ? [first, second] : [first];
}

/**
 * True if a ruler has a line for each finished side that `byRuler` returns: all these sides are whole eighths of an
 * inch.
 */
export function isOnRuler(patch: Omit<RulerPatch, 'box'>): boolean {
  return byRuler(patch).every(isOnEighth);
}

/**
 * Returns the next smaller and the next larger size of a block at which a ruler can cut its patches. All sides that
 * `byRuler` returns are then whole eighths of an inch. One or both sizes may be missing. A square block stays square.
 * An oblong block keeps its width if the widths of all patches are whole eighths already. It keeps its height if the
 * heights of all patches are. Returns no size for an oblong block with slanted squares or rectangles.
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
 * become whole eighths. Undefined if there is none among those tried.
 * @param step 1 for a longer side, −1 for a shorter one
 */
function nearest(blockSide: number, step: 1 | -1, sides: readonly number[]): number | undefined {
  const first = step > 0 ? Math.floor(blockSide * 8 + 1e-6) + 1 : Math.ceil(blockSide * 8 - 1e-6) - 1;
  return Array.from({ length: FARTHEST }, (_, i) => (first + step * i) / 8).find(
    (side) => side > 0 && sides.every((one) => isOnEighth((one * side) / blockSide)),
  );
}

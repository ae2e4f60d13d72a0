import { isSame } from '../../patches/lattice/form';
import type { PatchKind } from '../../patches/sewn';
import type { BlockVariant } from '../../variants/block-variants';
import type { OffGrid } from '../cutting-types';
import { isOnEighth, nearestEighth } from './ruler';

/** The number of longer and of shorter block sides that are tried, in steps of an eighth of an inch. */
const FARTHEST = 32;

/** Patches with the sizes that `BlockPatches` describes. */
interface Sized {
  kind: PatchKind;
  finished: readonly [number, number];
  box: readonly [number, number];
}

type SizedBlock = Pick<BlockVariant, 'width' | 'height' | 'blockNum'>;

/**
 * Returns the details of a finished side that isn't a whole number of eighths of an inch; null if all sides fit a
 * ruler.
 */
export function offGridOf(row: Sized, all: readonly Sized[], look: SizedBlock): OffGrid | null {
  const side = byRuler(row).find((finished) => !isOnEighth(finished));
  if (side === undefined) return null;
  const axis = Math.abs(row.box[0] - side) <= Math.abs(row.box[1] - side) ? 0 : 1;
  const blockSide = axis === 0 ? look.width : look.height;
  const nearest = nearestEighth(side);
  const count = Math.round(blockSide / side);
  const across = count > 0 && isSame(count * side, blockSide) ? count : null;
  const drift = (across ?? 1) * (nearest - side);
  return {
    side,
    nearest,
    across,
    drift,
    blockNum: look.blockNum,
    blockSide,
    fits: fitsNear(look, axis, all),
  };
}

/** Returns the finished sides of a patch that are cut by ruler; none for a template. */
export function byRuler({ kind, finished: [first, second] }: Omit<Sized, 'box'>): number[] {
  if (kind === 'diamond' || kind === 'other' || kind === 'applique') return [];
  // One side of a triangle determines the other.
  return kind === 'square' || kind === 'rectangle' || kind === 'base' ? [first, second] : [first];
}

/**
 * Returns the next smaller and the next larger side of a block at which all its patches fit a ruler, in whole eighths.
 * Either side may be missing. A square block stays square. In an oblong block only one side changes, so a block with
 * aslant patches gets no answer.
 */
function fitsNear({ width, height }: SizedBlock, axis: 0 | 1, all: readonly Sized[]): number[] {
  const ruled = all.filter((row) => byRuler(row).length > 0);
  const isSquare = isSame(width, height);
  if (!isSquare && !ruled.every(({ box, finished }) => isSame(Math.max(...box), finished[0]))) return [];
  const sides = isSquare ? ruled.flatMap(byRuler) : ruled.map(({ box }) => box[axis]);
  const blockSide = axis === 0 ? width : height;
  const fits = (side: number) => sides.every((one) => isOnEighth((one * side) / blockSide));
  const from = Math.floor(blockSide * 8 + 1e-6);
  const steps = Array.from({ length: FARTHEST }, (_, i) => i);
  const smaller = steps.map((i) => (from - i) / 8).find((side) => side > 0 && side < blockSide && fits(side));
  const larger = steps.map((i) => (from + 1 + i) / 8).find(fits);
  return [smaller, larger].filter((side) => side !== undefined);
}

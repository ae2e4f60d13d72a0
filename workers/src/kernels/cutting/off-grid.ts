import type { PatchKind } from '../patches/sewn';
import type { LookSeen } from '../looks/looks-seen';
import type { OffGrid } from './cutting-types';
import { isOnEighth, nearestEighth } from './ruler';

/** How far other sizes of a block are looked for, in eighths of an inch. */
const FARTHEST = 32;

/** As in `BlockPatches`. */
interface Sized {
  kind: PatchKind;
  finished: readonly [number, number];
  box: readonly [number, number];
}

/** What to tell of patches whose finished size lies on no eighth of an inch; null where they fit a ruler. */
export function offGridOf(row: Sized, all: readonly Sized[], look: LookSeen): OffGrid | null {
  const side = byRuler(row).find((finished) => !isOnEighth(finished));
  if (side === undefined) return null;
  const { width, height, blockNum } = look;
  const blockSide = Math.abs(row.box[0] - side) <= Math.abs(row.box[1] - side) ? width : height;
  const nearest = nearestEighth(side);
  const across = Math.max(1, Math.round(blockSide / side));
  const drift = across * (nearest - side);
  return { side, nearest, across, drift, blockNum, blockSide, fits: fitsNear(blockSide, all) };
}

/** The finished sides of a patch that are cut by a ruler; none of a template. */
function byRuler({ kind, finished: [first, second] }: Sized): number[] {
  if (kind === 'diamond' || kind === 'other' || kind === 'applique') return [];
  // Of a triangle one side tells the other.
  return kind === 'square' || kind === 'rectangle' ? [first, second] : [first];
}

/** The next smaller and larger side of a block, on eighths, at which all its patches fit a ruler, where there are any. */
function fitsNear(blockSide: number, all: readonly Sized[]): number[] {
  const sides = all.flatMap(byRuler);
  const fits = (side: number) => sides.every((one) => isOnEighth((one * side) / blockSide));
  const from = Math.floor(blockSide * 8 + 1e-6);
  const steps = Array.from({ length: FARTHEST }, (_, i) => i);
  const smaller = steps.map((i) => (from - i) / 8).find((side) => side > 0 && side < blockSide && fits(side));
  const larger = steps.map((i) => (from + 1 + i) / 8).find(fits);
  return [smaller, larger].filter((side) => side !== undefined);
}

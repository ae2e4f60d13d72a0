import { inches } from '@quiltwright/shared/geometry/units';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { generate } from '../generate/generate';
import type { Kernel } from '../kernel';
import type { SewnBlock } from '../patches/numbered';
import { Remembered } from '../remembered';
import { lookKey, looksSeen, type LookSeen } from '../yardage/looks-seen';
import { sewabilityOf } from './sewability';
import type { SewingTrouble } from './sewability-types';

/** A block of a quilt in one size, with what is hard to sew in it. */
export interface BlockTroubles extends SewnBlock {
  blockNum: number;
  copies: number;
  troubles: readonly SewingTrouble[];
}

/**
 * What is hard to sew in each distinct block of a quilt, those with something first, and of these the one that comes most
 * often. A block that others lie over is looked at as a whole. Fails with `too-many-copies`.
 * @param report says how far it is, from 0 to 1
 */
export function quiltSewability(
  quilt: Quilt,
  known = new Remembered<readonly SewingTrouble[]>(),
  report: (done: number) => void = () => undefined,
): Result<BlockTroubles[]> {
  const looks = looksSeen(generate(quilt).blocks, (done) => {
    report(done / 4);
  });
  if (!looks.ok) return looks;
  const whole = new Map<string, LookSeen>();
  for (const look of looks.value) {
    const uncovered = { ...look, covers: [] };
    const key = `${look.blockNum} ${lookKey(uncovered)}`;
    const same = whole.get(key);
    whole.set(key, same ? { ...same, copies: same.copies + look.copies } : uncovered);
  }
  const blocks = [...whole.values()].map((look, index): BlockTroubles => {
    report(1 / 4 + ((index / whole.size) * 3) / 4);
    const { levels, width, height, blockNum, copies } = look;
    const block = { levels, blockWidth: inches(width), blockHeight: inches(height) };
    return { ...block, blockNum, copies, troubles: known.get(lookKey(look), () => sewabilityOf(block)) };
  });
  known.end();
  const isFine = ({ troubles }: BlockTroubles) => Number(troubles.length === 0);
  return success(blocks.sort((a, b) => isFine(a) - isFine(b) || b.copies - a.copies));
}

export function quiltSewabilityKernel(): Kernel<Quilt, BlockTroubles[]> {
  const known = new Remembered<readonly SewingTrouble[]>();
  return { run: (quilt, report) => quiltSewability(quilt, known, report) };
}

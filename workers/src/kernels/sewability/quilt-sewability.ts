import { part, type Report } from '../report';
import type { Answer } from '../fault';
import { inches } from '@quiltwright/shared/geometry/units';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success } from '@quiltwright/shared/result';
import type { Kernel } from '../kernel';
import { cornersOfCover } from '../patches/cover';
import type { SewnBlock } from '../patches/numbered';
import { prepare, type PreparedQuilt } from '../prepared/prepared-quilt';
import { areSound, damagedShapes } from '../patches/sound';
import { Remembered } from '../remembered';
import { variantKey, type BlockVariant } from '../variants/block-variants';
import { marked, sewabilityOf } from './sewability';
import type { SewingTrouble } from './sewability-types';

/** A block of a quilt, in one size, with the problems of sewing it. */
export interface BlockTroubles extends SewnBlock {
  blockNum: number;
  copies: number;
  troubles: readonly SewingTrouble[];
}

/**
 * Returns the sewing problems of each distinct block of a quilt. Blocks with problems come first, then blocks with more
 * copies. A block that is partly under other blocks is checked as a whole, and its covered parts are one more problem.
 * Fails with `too-many-copies` and `damaged`.
 * @param known remembers the problems of blocks
 * @param report receives the progress, from 0 to 1
 */
export function quiltSewability(
  prepared: PreparedQuilt,
  known = new Remembered<readonly SewingTrouble[]>(),
  report: Report = () => undefined,
): Answer<BlockTroubles[]> {
  const variants = prepared.variants(part(report, 0, 1 / 4));
  if (!variants.ok) return variants;
  if (!variants.value.every(({ levels }) => areSound(levels))) return damagedShapes;
  const whole = new Map<string, BlockVariant & { covered: BlockVariant[] }>();
  for (const variant of variants.value) {
    const uncovered = { ...variant, covers: [], over: [] };
    const key = `${variant.blockNum} ${variantKey(uncovered)}`;
    const same = whole.get(key) ?? { ...uncovered, copies: 0, covered: [] };
    const covered = variant.covers.length > 0 ? [...same.covered, variant] : same.covered;
    whole.set(key, { ...same, copies: same.copies + variant.copies, covered });
  }
  const blocks = [...whole.values()].map(({ covered, ...uncovered }, index): BlockTroubles => {
    report(1 / 4 + ((index / whole.size) * 3) / 4);
    const { levels, width, height, blockNum, copies } = uncovered;
    const block = { levels, blockWidth: inches(width), blockHeight: inches(height) };
    const troubles = known.get(variantKey(uncovered), () => sewabilityOf(block));
    return { ...block, blockNum, copies, troubles: [...coveredIn(covered), ...troubles] };
  });
  known.end();
  const isFine = ({ troubles }: BlockTroubles) => Number(troubles.length === 0);
  return success(blocks.sort((a, b) => isFine(a) - isFine(b) || b.copies - a.copies));
}

/**
 * Returns a list with the problem that copies of a block lie partly under other blocks, and with the covered places.
 * Empty if no copy is covered.
 */
function coveredIn(looks: readonly BlockVariant[]): SewingTrouble[] {
  const count = looks.reduce((sum, { copies }) => sum + copies, 0);
  const outlines = looks.flatMap(({ covers, width, height }) =>
    covers.map((cover) =>
      cornersOfCover(cover).map(({ x, y }) => ({
        x: (x * width) / LIMITS.blockSpace,
        y: (y * height) / LIMITS.blockSpace,
      })),
    ),
  );
  return count > 0 ? [{ what: 'covered', ...marked({ outlines }), count }] : [];
}

export function quiltSewabilityKernel(): Kernel<Quilt, BlockTroubles[]> {
  const known = new Remembered<readonly SewingTrouble[]>();
  return { run: (quilt, report) => quiltSewability(prepare(quilt), known, report) };
}

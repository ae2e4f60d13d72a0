import type { Report } from '../../report';
import type { CuttingSettings } from '../../cutting/cutting-types';
import { fabricsWithUpright } from '../../cutting/settings';
import { looksOf } from '../../piecing/alike';
import type { SewnBlocks } from '../../patches/sewn-blocks';
import type { PrintedBlock } from './templates';

/** True if some copies of a block are turned by quarter turns. */
export function pointsSeveralWays({ lies }: PrintedBlock): boolean {
  return lies?.some(({ turn }) => turn !== 0) === true;
}

/**
 * Merges blocks that differ only by quarter turns, because they are cut and sewn alike. The first of the merged blocks
 * stays in the result. Its `copies` is the sum of the copies of all merged blocks. Blocks with a directional print stay
 * separate, because their pieces may not be turned.
 * @param report receives the progress, from 0 to 1
 */
export function withoutTurned(
  blocks: readonly PrintedBlock[],
  settings: CuttingSettings,
  sewn: SewnBlocks,
  report: Report = () => undefined,
): PrintedBlock[] {
  const uprights = new Set(fabricsWithUpright(settings));
  const found: { block: PrintedBlock; looks: readonly string[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    report(index / blocks.length);
    const { patches } = sewn.seen(block);
    const names = patches.map(({ fabric, kind }) => `${fabric} ${kind}`);
    const looks = looksOf(
      patches.map(({ corners }) => corners),
      names,
    );
    const mayTurn = block.covers.length === 0 && !patches.some(({ fabric }) => uprights.has(fabric));
    const [look = ''] = looks;
    const same = found.find(
      (other) =>
        mayTurn &&
        other.block.blockNum === block.blockNum &&
        other.block.covers.length === 0 &&
        look !== '' &&
        other.looks.includes(look),
    );
    if (!same) {
      found.push({ block, looks });
      continue;
    }
    const { levels, copies, lies = [{ levels, turn: 0 }] } = same.block;
    const turn = same.looks.indexOf(look);
    same.block = {
      ...same.block,
      copies: copies + block.copies,
      lies: [...lies, { levels: block.levels, turn }],
    };
  }
  return found.map(({ block }) => block);
}

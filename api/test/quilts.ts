import type { BodyOf } from '@quiltwright/shared/contract/call';
import type { storeQuilt } from '@quiltwright/shared/contract/quilt-calls';
import { inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { assertExists } from '@quiltwright/shared/result';

export type QuiltBody = BodyOf<typeof storeQuilt>;

const [ninePatch, shooFly] = premadeBlocks;

/** A Crib quilt, 36 × 48, of two pre-made blocks alternating by columns, as a browser stores it. */
export function cribQuilt(quilterNum: number, changes: Partial<QuiltBody> = {}): QuiltBody {
  const block = { blockWidth: inches(12), blockHeight: inches(12), yLocation: inches(0), numOfRows: 4 };
  const first = assertExists(ninePatch, 'the first block');
  const second = assertExists(shooFly, 'the second block');
  return {
    quiltNum: 0,
    quilterNum,
    quiltName: 'Crib quilt',
    quiltWidth: inches(36),
    quiltLength: inches(48),
    borderFabric1: 0,
    borderFabric2: 0,
    borderWidth1: inches(0),
    borderWidth2: inches(0),
    sashingFabric: 0,
    sashingWidth: inches(0),
    generatingSashing: 0,
    generatingSize: 9,
    generatingLayout: 6,
    blocks: [
      {
        ...block,
        blockNum: first.designedBlockNum,
        levels: first.levels,
        xLocation: inches(0),
        numOfColumns: 2,
        xSeparation: inches(12),
      },
      { ...block, blockNum: second.designedBlockNum, levels: second.levels, xLocation: inches(12) },
    ],
    ...changes,
  };
}

import { Injectable } from '@nestjs/common';
import {
  BLOCK_LIST,
  type BlockListItem,
  type retrDesignedBlock,
} from '@quiltwright/shared/contract/block-calls';
import type { AnswerOf } from '@quiltwright/shared/contract/call';
import { BLOCK } from '@quiltwright/shared/limits';
import { type Block, blockSchema } from '@quiltwright/shared/quilting/block';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { fabricsOf } from '@quiltwright/shared/quilting/shape';
import type { Quilter } from '../auth/quilter.js';
import { notThere, ProblemException } from '../common/problem.js';
import { FabricsService } from '../fabrics/fabrics.service.js';
import { type PremadeBlock, premadeBlock, premadeList } from '../library/premade.js';
import type { StoredBlock } from './block.schema.js';
import { BlocksRepository } from './blocks.repository.js';

type BlockAnswer = AnswerOf<typeof retrDesignedBlock>;

@Injectable()
export class BlocksService {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly fabrics: FabricsService,
  ) {}

  /** Pre-made blocks where they are asked for, then the quilter's own. Damaged ones are left out. */
  async list(quilter: Quilter, blankBlocks: number, includeStandard: boolean): Promise<BlockListItem[]> {
    if (blankBlocks === BLOCK_LIST.premade) return [...premadeList];
    const premade = includeStandard ? premadeList : [];
    if (quilter.role !== 'subscriber') return [...premade];
    const kind = blankBlocks === BLOCK_LIST.blank ? 'blank' : 'designed';
    const own = await this.blocks.list(quilter.quilterNum, kind);
    return [...premade, ...own.flatMap(listItem)];
  }

  /** @throws ProblemException 403 for a guest outside the trial set; 404; 422 where it is damaged. */
  async block(quilter: Quilter, blockNum: number): Promise<BlockAnswer> {
    const premade = premadeBlock(blockNum);
    if (premade) return openTo(quilter, premade);
    const stored = await this.blocks.find(quilter.quilterNum, blockNum);
    if (!stored) throw notThere('block');
    const block = restoreBlock(stored);
    if (!block) throw new ProblemException(422, `The block "${stored.designName}" is damaged.`);
    return block;
  }

  /** The fabrics that a block uses. @throws as `block` */
  async fabricsOf(quilter: Quilter, blockNum: number): Promise<Fabric[]> {
    const { levels } = await this.block(quilter, blockNum);
    return this.fabrics.byNums(quilter, fabricsOf(levels));
  }

  /** The numbers that no pre-made block and none of the quilter's has. */
  async missing(quilter: Quilter, blockNums: readonly number[]): Promise<number[]> {
    const own = blockNums.filter((blockNum) => blockNum >= BLOCK.firstOwn);
    const there = new Set(own.length > 0 ? await this.blocks.existing(quilter.quilterNum, own) : []);
    return blockNums.filter((blockNum) => !there.has(blockNum) && !premadeBlock(blockNum));
  }
}

function openTo(quilter: Quilter, premade: PremadeBlock): PremadeBlock {
  if (quilter.role !== 'guest' || premade.trial) return premade;
  throw new ProblemException(
    403,
    `${premade.designName} is for subscribers. Subscribe to work with every block of the library.`,
  );
}

/** A block as it was stored, in today's form; null where it is damaged. */
function restoreBlock({ _id, kind, ...stored }: StoredBlock): Block | null {
  return blockSchema.safeParse({ ...stored, designedBlockNum: _id }).data ?? null;
}

function listItem(stored: StoredBlock): BlockListItem[] {
  const block = restoreBlock(stored);
  if (!block) return [];
  const { designedBlockNum, designName, blockWidth, blockHeight, levels } = block;
  return [{ designedBlockNum, designName, blockWidth, blockHeight, levels }];
}

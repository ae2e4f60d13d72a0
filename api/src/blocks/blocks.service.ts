import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { listBlocks, retrDesignedBlock } from '@quiltwright/shared/contract/calls/block-calls';
import type { BlockListItem, BlockSummary } from '@quiltwright/shared/contract/block-list-item';
import type { AnswerOf } from '@quiltwright/shared/contract/call';
import { inches } from '@quiltwright/shared/geometry/units';
import { BLOCK, DEFAULTS, FABRIC, LIMITS } from '@quiltwright/shared/limits';
import { type Block, blockFabrics, fabricSpots } from '@quiltwright/shared/quilting/block';
import { restoreBlock } from '@quiltwright/shared/quilting/stored/block-migrations';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { fabricsOf } from '@quiltwright/shared/quilting/shapes/shape';
import { inSpots } from '@quiltwright/shared/quilting/spots';
import { failure, success, type Result } from '@quiltwright/shared/result';
import type { Quilter } from '../http/quilter.js';
import { notThere, problem, ProblemException } from '../http/problem.js';
import { CountersRepository } from '../counters/counters.repository.js';
import { FabricsService } from '../fabrics/fabrics.service.js';
import { type PremadeBlock, premadeBlock } from '../library/premade.js';
import { ReferencesRepository } from '../references/references.repository.js';
import { checkedName, checkedWords, refuseMissing } from '../designs/refusals.js';
import { type StoreAnswer, DesignStore } from '../designs/design-store.js';
import type { StoreField } from '../designs/designs.repository.js';
import { SummaryPages } from '../designs/summary-pages.js';
import type { BlockKind, StoredBlock } from './block.schema.js';
import { BlocksRepository, type Summarized } from './blocks.repository.js';

/**
 * The number of blocks that a list reads with one query. It is small, so that even the largest blocks take little
 * memory.
 */
const LISTED = 4;

type BlockAnswer = AnswerOf<typeof retrDesignedBlock>;

@Injectable()
export class BlocksService {
  private readonly pages = new SummaryPages();
  private readonly stores: DesignStore<StoredBlock>;

  constructor(
    private readonly blocks: BlocksRepository,
    private readonly fabrics: FabricsService,
    counters: CountersRepository,
    references: ReferencesRepository,
  ) {
    this.stores = new DesignStore('block', blocks, counters, references);
  }

  /**
   * Returns a page of the quilter's own blocks as JSON, the latest first.
   * @param before the page contains only blocks with numbers below this one
   */
  async summaries({ quilterNum }: Quilter, before?: number): Promise<string> {
    return this.pages.make(async (): Promise<AnswerOf<typeof listBlocks>> => {
      const { items, next, held } = await this.blocks.summaries(quilterNum, before);
      return { blocks: items.map(summaryOf), next, held, most: LIMITS.ownBlocks };
    });
  }

  /**
   * Returns the quilter's next blocks of a kind with numbers above the given number, as JSON. Also returns the number
   * of the last of these blocks. Null if there are no more blocks.
   */
  async listedAfter(
    quilterNum: number,
    kind: BlockKind,
    blockNum: number,
  ): Promise<{ items: string[]; last: number | null }> {
    const blocks = await this.blocks.after(quilterNum, kind, blockNum, LISTED);
    const items: string[] = [];
    for (const block of blocks) {
      items.push(JSON.stringify(listItem(block)));
      // A large block takes some milliseconds, so other work gets a turn after each block.
      await setImmediate();
    }
    return { items, last: blocks.at(-1)?._id ?? null };
  }

  /**
   * Returns a block with its revision.
   * @throws ProblemException 403 if a guest requests a block outside the free trial; 404; 422 with the fault if
   *   the stored block is damaged.
   */
  async block(quilter: Quilter, blockNum: number): Promise<BlockAnswer> {
    const premade = premadeBlock(blockNum);
    if (premade) return openTo(quilter, premade);
    const stored = await this.blocks.find(quilter.quilterNum, blockNum);
    if (!stored) throw notThere('block');
    const restored = inTodaysForm(stored);
    if (!restored.ok) throw new ProblemException(422, restored.error.message);
    return restored.value;
  }

  /**
   * Returns the fabrics of a block.
   * @throws the same problems as `block`
   */
  async fabricsOf(quilter: Quilter, blockNum: number): Promise<Fabric[]> {
    const { levels, spotFabrics = [] } = await this.block(quilter, blockNum);
    return this.fabrics.byNums(quilter, [...new Set([...fabricsOf(levels), ...spotFabrics])]);
  }

  /**
   * Returns the numbers in `blockNums` that belong neither to a pre-made block nor to one of the quilter's
   * blocks.
   */
  async missing(quilter: Quilter, blockNums: readonly number[]): Promise<number[]> {
    const own = blockNums.filter((blockNum) => blockNum >= BLOCK.firstOwn);
    const there = new Set(own.length > 0 ? await this.blocks.existing(quilter.quilterNum, own) : []);
    return blockNums.filter((blockNum) => !there.has(blockNum) && !premadeBlock(blockNum));
  }

  /**
   * Stores a designed block under the next revision. designedBlockNum 0 creates a block.
   * @throws the same problems as `DesignStore.store`
   */
  async storeDesigned(quilter: Quilter, block: Block, key: string | undefined): Promise<StoreAnswer> {
    return this.store(quilter, 'designed', block, key, async () => {
      const { levels, usedBlockNum } = block;
      const designName = checkedName(block.designName, 'design', 'designName');
      await this.requireBlank(quilter, usedBlockNum);
      await this.requireFabrics(quilter, block);
      return {
        content: { ...block, designName, blockNum: usedBlockNum, ...fabricSpots(levels) },
        uses: {
          blocks: usedBlockNum >= BLOCK.firstOwn ? [usedBlockNum] : [],
          fabrics: uploadsIn(blockFabrics(block)),
        },
      };
    });
  }

  /**
   * Stores a blank block under the next revision. designedBlockNum 0 creates a block. The block's shapes are stored in
   * placeholder fabrics, together with the fabrics that were chosen for the placeholders. If the blank was made from a
   * pre-made block, the number of that block is stored with it. The number of an own block isn't stored, because that
   * block may be deleted and the blank doesn't depend on it.
   * @throws the same problems as `DesignStore.store`
   */
  async storeCreated(quilter: Quilter, block: Block, key: string | undefined): Promise<StoreAnswer> {
    const { spotFabrics: _, ...drawn } = block;
    return this.store(quilter, 'blank', block, key, async () => {
      const designName = checkedName(block.designName, 'block', 'designName');
      await this.requireFabrics(quilter, block);
      const { levels, spotFabrics } = inSpots(block);
      refuseMissing('fabric', await this.fabrics.missing(quilter, spotFabrics ?? []));
      const usedBlockNum = premadeBlock(block.usedBlockNum) ? block.usedBlockNum : BLOCK.none;
      return {
        content: {
          ...{ ...drawn, designName, blockNum: BLOCK.none, usedBlockNum, levels, colourways: [] },
          ...{ ...fabricSpots(levels), ...(spotFabrics && { spotFabrics }) },
        },
        uses: { blocks: [], fabrics: uploadsIn(spotFabrics ?? []) },
      };
    });
  }

  /**
   * Renames a block.
   * @returns the block's new revision.
   */
  async rename({ quilterNum }: Quilter, blockNum: number, newName: string): Promise<number> {
    const designName = checkedName(newName, 'block', 'newBlockName');
    const revision = await this.blocks.rename(quilterNum, blockNum, designName);
    if (revision === null) throw notThere('block');
    return revision;
  }

  private store(
    quilter: Quilter,
    kind: BlockKind,
    submitted: Block,
    key: string | undefined,
    prepared: () => Promise<{ content: Block; uses: { blocks: number[]; fabrics: number[] } }>,
  ): Promise<StoreAnswer> {
    const { designedBlockNum: num, revision } = submitted;
    const prepare = async () => {
      if (num !== 0 && (await this.blocks.kindOf(quilter.quilterNum, num)) !== kind) throw notThere('block');
      checkedWords(submitted.instructions, 'instructions');
      const { content, uses } = await prepared();
      const { designedBlockNum, revision: changed, ...fields } = content;
      return { content: { ...fields, kind }, uses };
    };
    return this.stores.store(quilter, { num, revision, body: { kind, ...submitted }, prepare }, key);
  }

  /**
   * Checks that a block can be the source of a design: a pre-made block, an own blank, or none.
   * @throws ProblemException 422 if the block can't be the source
   */
  private async requireBlank({ quilterNum }: Quilter, blockNum: number): Promise<void> {
    if (blockNum === BLOCK.none || premadeBlock(blockNum)) return;
    const kind = await this.blocks.kindOf(quilterNum, blockNum);
    if (kind === null) refuseMissing('block', [blockNum]);
    if (kind === 'designed') {
      throw problem('notBlank', { blockNum });
    }
  }

  private async requireFabrics(quilter: Quilter, block: Block): Promise<void> {
    refuseMissing('fabric', await this.fabrics.missing(quilter, blockFabrics(block)));
  }
}

function uploadsIn(fabrics: readonly number[]): number[] {
  return fabrics.filter((fabricNum) => fabricNum >= FABRIC.firstUpload);
}

function openTo(quilter: Quilter, premade: PremadeBlock): PremadeBlock {
  if (quilter.role !== 'guest' || premade.trial) return premade;
  throw problem('blockForSubscribers', { title: premade.title });
}

/**
 * Returns a stored block in the current format, in the form in which a save sends it; a fault if the block is damaged.
 */
function inTodaysForm({ _id, kind, ...stored }: Omit<StoredBlock, StoreField>): Result<Block> {
  const block = restoreBlock({ ...stored, designedBlockNum: _id });
  if (!block.ok || kind === 'designed') return block;
  const created = createdForm(block.value);
  return created.levels.length > 0
    ? success(created)
    : failure('damaged', 'This block is damaged: it has no shapes.');
}

/**
 * Returns a block as lists show it. If the stored width or height is missing (null), the block has the default
 * side length.
 */
function summaryOf({
  _id,
  kind,
  designName,
  blockWidth,
  blockHeight,
  revision,
  changedAt,
}: Summarized): BlockSummary {
  const side = inches(DEFAULTS.blockSide);
  return {
    designedBlockNum: _id,
    designName,
    kind: kind === 'blank' ? 'created' : 'designed',
    blockWidth: blockWidth ?? side,
    blockHeight: blockHeight ?? side,
    revision,
    ...(changedAt && { changedAt: changedAt.toISOString() }),
  };
}

/**
 * Returns a block as lists show it. A damaged block has only its name, with which it can still be renamed and deleted.
 */
function listItem({ changedAt, ...stored }: Omit<StoredBlock, StoreField>): BlockListItem {
  const block = inTodaysForm(stored);
  const changed = changedAt && { changedAt: changedAt.toISOString() };
  if (!block.ok) {
    const side = inches(DEFAULTS.blockSide);
    const { _id, designName } = stored;
    return { designedBlockNum: _id, designName, blockWidth: side, blockHeight: side, levels: [], ...changed };
  }
  const { designedBlockNum, designName, blockWidth, blockHeight, levels, spotFabrics } = block.value;
  const cloth = spotFabrics && { spotFabrics };
  return { designedBlockNum, designName, blockWidth, blockHeight, levels, ...cloth, ...changed };
}

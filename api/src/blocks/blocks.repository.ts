import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { DeletedStore } from '../designs/deleted-store.schema.js';
import {
  CONTENT,
  NO_STORE_FIELDS,
  type Page,
  type StoreField,
  DesignsRepository,
} from '../designs/designs.repository.js';
import { BLOCK_SUMMARY, type BlockKind, DELETED_BLOCK_STORES, StoredBlock } from './block.schema.js';

const SUMMARIZED = [
  'kind',
  'designName',
  'blockWidth',
  'blockHeight',
  'revision',
  'changedAt',
] as const satisfies (keyof StoredBlock)[];

/** The stored fields of a block that lists show. */
export type Summarized = Pick<StoredBlock, '_id' | (typeof SUMMARIZED)[number]>;

/** The stored blocks of quilters. Each method reads or changes only the blocks of one quilter. */
@Injectable()
export class BlocksRepository extends DesignsRepository<StoredBlock> {
  constructor(
    @InjectModel(StoredBlock.name) blocks: Model<StoredBlock>,
    @InjectModel(DELETED_BLOCK_STORES) deletedStores: Model<DeletedStore>,
  ) {
    super(blocks, deletedStores, 'designName', BLOCK_SUMMARY);
  }

  /** Returns the next stored blocks of a kind whose numbers are above `blockNum`, in the order of their creation. */
  async after(
    quilterNum: number,
    kind: BlockKind,
    blockNum: number,
    limit: number,
  ): Promise<Omit<StoredBlock, StoreField>[]> {
    return this.model
      .find({ quilterNum, kind, _id: trusted({ $gt: blockNum }) }, NO_STORE_FIELDS)
      .sort({ _id: 1 })
      .limit(limit)
      .hint(BLOCK_SUMMARY)
      .lean();
  }

  /**
   * Returns a page of the quilter's blocks, the latest first, with only the fields that lists show.
   * @param before the page contains only blocks with numbers below this one
   */
  async summaries(quilterNum: number, before?: number): Promise<Page<Summarized>> {
    return this.page(quilterNum, SUMMARIZED, before);
  }

  /** Returns a stored block in the format of the version that wrote it, without the fields that only saves need. */
  async find(quilterNum: number, blockNum: number): Promise<Omit<StoredBlock, StoreField> | null> {
    return this.model.findOne({ _id: blockNum, quilterNum }, CONTENT).lean();
  }

  /** Returns the kind of a block; null if there is no such block. */
  async kindOf(quilterNum: number, blockNum: number): Promise<BlockKind | null> {
    const block = await this.model.findOne({ _id: blockNum, quilterNum }, { kind: 1 }).lean();
    return block?.kind ?? null;
  }

  /** Returns the numbers in `blockNums` that belong to blocks of the quilter. */
  async existing(quilterNum: number, blockNums: readonly number[]): Promise<number[]> {
    const blocks = await this.model
      .find({ _id: trusted({ $in: [...blockNums] }), quilterNum }, { _id: 1 })
      .lean();
    return blocks.map(({ _id }) => _id);
  }
}

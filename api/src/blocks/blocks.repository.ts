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

/** What lists say of a block, as it was stored. */
export type Summarized = Pick<StoredBlock, '_id' | (typeof SUMMARIZED)[number]>;

/** The own blocks of one quilter at a time: no method reaches another's. */
@Injectable()
export class BlocksRepository extends DesignsRepository<StoredBlock> {
  constructor(
    @InjectModel(StoredBlock.name) blocks: Model<StoredBlock>,
    @InjectModel(DELETED_BLOCK_STORES) deletedStores: Model<DeletedStore>,
  ) {
    super(blocks, deletedStores, 'designName', BLOCK_SUMMARY);
  }

  /** The first blocks of a kind after a number, in the order in which they were made, each as it was stored. */
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

  /** A page of what lists say of all blocks, the latest first. @param before the number before which it begins */
  async summaries(quilterNum: number, before?: number): Promise<Page<Summarized>> {
    return this.page(quilterNum, SUMMARIZED, before);
  }

  /** As it was stored, in whatever version, without what only stores need. */
  async find(quilterNum: number, blockNum: number): Promise<Omit<StoredBlock, StoreField> | null> {
    return this.model.findOne({ _id: blockNum, quilterNum }, CONTENT).lean();
  }

  /** Null where the block isn't there. */
  async kindOf(quilterNum: number, blockNum: number): Promise<BlockKind | null> {
    const block = await this.model.findOne({ _id: blockNum, quilterNum }, { kind: 1 }).lean();
    return block?.kind ?? null;
  }

  /** Those of the numbers that are the quilter's. */
  async existing(quilterNum: number, blockNums: readonly number[]): Promise<number[]> {
    const blocks = await this.model
      .find({ _id: trusted({ $in: [...blockNums] }), quilterNum }, { _id: 1 })
      .lean();
    return blocks.map(({ _id }) => _id);
  }
}

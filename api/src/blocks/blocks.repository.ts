import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { DeletedStore } from '../designs/deleted-store.schema.js';
import {
  CONTENT,
  NO_STORE_FIELDS,
  type StoreField,
  DesignsRepository,
} from '../designs/designs.repository.js';
import { type BlockKind, DELETED_BLOCK_STORES, StoredBlock } from './block.schema.js';

/** Blocks of a list that are fetched at once: the largest take some milliseconds each. */
const FETCHED = 10;

/** The own blocks of one quilter at a time: no method reaches another's. */
@Injectable()
export class BlocksRepository extends DesignsRepository<StoredBlock> {
  constructor(
    @InjectModel(StoredBlock.name) blocks: Model<StoredBlock>,
    @InjectModel(DELETED_BLOCK_STORES) deletedStores: Model<DeletedStore>,
  ) {
    super(blocks, deletedStores, 'designName');
  }

  /** In the order in which they were made, each as it was stored. A few are fetched at a time. */
  list(quilterNum: number, kind: BlockKind): AsyncIterable<Omit<StoredBlock, StoreField>> {
    return this.model
      .find({ quilterNum, kind }, NO_STORE_FIELDS)
      .sort({ _id: 1 })
      .lean()
      .cursor({ batchSize: FETCHED });
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

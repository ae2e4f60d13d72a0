import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type BlockKind, StoredBlock } from './block.schema.js';

/** The own blocks of one quilter at a time: no method reaches another's. */
@Injectable()
export class BlocksRepository {
  constructor(@InjectModel(StoredBlock.name) private readonly blocks: Model<StoredBlock>) {}

  /** In the order in which they were made, each as it was stored. */
  async list(quilterNum: number, kind: BlockKind): Promise<StoredBlock[]> {
    return this.blocks.find({ quilterNum, kind }).sort({ _id: 1 }).lean();
  }

  async find(quilterNum: number, blockNum: number): Promise<StoredBlock | null> {
    return this.blocks.findOne({ _id: blockNum, quilterNum }).lean();
  }

  /** Those of the numbers that are the quilter's. */
  async existing(quilterNum: number, blockNums: readonly number[]): Promise<number[]> {
    const blocks = await this.blocks
      .find({ _id: trusted({ $in: [...blockNums] }), quilterNum }, { _id: 1 })
      .lean();
    return blocks.map(({ _id }) => _id);
  }
}

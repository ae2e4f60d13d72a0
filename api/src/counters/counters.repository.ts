import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { BLOCK, FABRIC, QUILTER } from '@quiltwright/shared/limits';
import { assertExists } from '@quiltwright/shared/result';
import type { Model } from 'mongoose';
import { Counter } from './counter.schema.js';

/** The first number that is issued for each kind of item. */
const FIRST = {
  quilter: QUILTER.firstSubscriber,
  quilt: 1,
  block: BLOCK.firstOwn,
  fabric: FABRIC.firstUpload,
  sharedPage: 1,
} as const;

/**
 * Issues the numbers of new subscribers, quilts, blocks, uploads and shared pages, each only once. If an item isn't
 * stored in the end, its number isn't issued again.
 */
@Injectable()
export class CountersRepository {
  constructor(@InjectModel(Counter.name) private readonly counters: Model<Counter>) {}

  async next(sequence: keyof typeof FIRST): Promise<number> {
    const before = FIRST[sequence] - 1;
    const counter = await this.counters.findOneAndUpdate(
      { _id: sequence },
      [{ $set: { last: { $add: [{ $ifNull: ['$last', before] }, 1] }, schemaVersion: 1 } }],
      { upsert: true, returnDocument: 'after', lean: true, updatePipeline: true },
    );
    return assertExists(counter, 'the counter').last;
  }

  /** True if no number for this kind of item was ever issued. */
  async isUntouched(sequence: keyof typeof FIRST): Promise<boolean> {
    return (await this.counters.exists({ _id: sequence })) === null;
  }
}

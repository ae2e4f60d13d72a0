import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@quiltwright/shared/limits';
import { type FabricStash, isNone, isSameAmount, type StashAmount } from '@quiltwright/shared/quilting/stash';
import type { Model } from 'mongoose';
import { migrate } from '../common/migrate.js';
import { Stash, stashMigrations } from './stash.schema.js';

@Injectable()
export class StashRepository {
  constructor(@InjectModel(Stash.name) private readonly stashes: Model<Stash>) {}

  async of(quilterNum: number): Promise<FabricStash[]> {
    const stored = await this.stashes.findById(quilterNum).lean();
    return stored ? migrate<Stash>(stored, stashMigrations).fabrics : [];
  }

  /**
   * Replaces the amount of a fabric in the quilter's stash. A single write decides, so that no simultaneous change is
   * lost. With `was`, the amount is replaced only if it still equals `was`.
   * @returns `stored` if the amount is stored, `changed` if the stored amount differs from `was`, `full` if the stash
   *   has no room for another fabric
   */
  async put(
    quilterNum: number,
    { fabricNum, yards, pieces }: FabricStash,
    was?: StashAmount,
  ): Promise<'stored' | 'full' | 'changed'> {
    const of = { yards, pieces: [...pieces] };
    const entries = isNone(of) ? [] : [{ fabricNum, ...of }];
    const [own, others] = ['$eq', '$ne'].map((by) => ({
      $filter: { input: '$fabrics', cond: { [by]: ['$$this.fabricNum', fabricNum] } },
    }));
    const amounts = { $map: { input: own, in: { yards: '$$this.yards', pieces: '$$this.pieces' } } };
    const isAsBefore = was ? { $eq: [amounts, isNone(was) ? [] : [was]] } : true;
    const hasRoom = { $lte: [{ $add: [{ $size: others }, entries.length] }, LIMITS.stashFabrics] };
    const after = await this.stashes.findOneAndUpdate(
      { _id: quilterNum },
      [
        this.whole,
        {
          $set: {
            fabrics: {
              $cond: [{ $and: [isAsBefore, hasRoom] }, { $concatArrays: [others, entries] }, '$fabrics'],
            },
          },
        },
      ],
      { upsert: true, returnDocument: 'after', lean: true, updatePipeline: true },
    );
    const now = after?.fabrics.find((each) => each.fabricNum === fabricNum) ?? { yards: 0, pieces: [] };
    if (isSameAmount(now, of)) return 'stored';
    return was && !isSameAmount(now, was) ? 'changed' : 'full';
  }

  /** Removes the amounts of these fabrics from the quilter's stash. */
  async forget(quilterNum: number, fabricNums: readonly number[]): Promise<void> {
    const others = {
      $filter: { input: '$fabrics', cond: { $not: { $in: ['$$this.fabricNum', [...fabricNums]] } } },
    };
    await this.stashes.updateOne({ _id: quilterNum }, [this.whole, { $set: { fabrics: others } }], {
      updatePipeline: true,
    });
  }

  async remove(quilterNum: number): Promise<void> {
    await this.stashes.deleteOne({ _id: quilterNum });
  }

  private readonly whole = {
    $set: { fabrics: { $ifNull: ['$fabrics', []] }, schemaVersion: stashMigrations.version },
  };
}

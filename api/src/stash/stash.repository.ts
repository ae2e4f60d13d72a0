import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@quiltwright/shared/limits';
import type { FabricStash } from '@quiltwright/shared/quilting/stash';
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
   * Puts what there is of a fabric in the place of what was said of it before. One write decides, so that of many at once
   * none is lost.
   *
   * @returns whether there was room for it
   */
  async put(quilterNum: number, { fabricNum, yards, pieces }: FabricStash): Promise<boolean> {
    const entry = { fabricNum, yards, pieces: [...pieces] };
    const hasRoom = { $lt: [{ $size: '$fabrics' }, LIMITS.stashFabrics] };
    const after = await this.stashes.findOneAndUpdate(
      { _id: quilterNum },
      [
        this.without([fabricNum]),
        { $set: { fabrics: { $cond: [hasRoom, { $concatArrays: ['$fabrics', [entry]] }, '$fabrics'] } } },
      ],
      { upsert: true, returnDocument: 'after', lean: true, updatePipeline: true },
    );
    return after !== null && after.fabrics.some((each) => each.fabricNum === fabricNum);
  }

  /** Forgets what was said of these fabrics. */
  async forget(quilterNum: number, fabricNums: readonly number[]): Promise<void> {
    await this.stashes.updateOne({ _id: quilterNum }, [this.without(fabricNums)], { updatePipeline: true });
  }

  async remove(quilterNum: number): Promise<void> {
    await this.stashes.deleteOne({ _id: quilterNum });
  }

  private without(fabricNums: readonly number[]) {
    const others = {
      $filter: {
        input: { $ifNull: ['$fabrics', []] },
        cond: { $not: { $in: ['$$this.fabricNum', [...fabricNums]] } },
      },
    };
    return { $set: { fabrics: others, schemaVersion: stashMigrations.version } };
  }
}

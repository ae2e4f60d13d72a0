import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { Attempts } from './attempts.schema.js';

/** The time (ms) for which an attempt counts. */
const WINDOW = 15 * 60_000;

@Injectable()
export class AttemptsRepository {
  constructor(@InjectModel(Attempts.name) private readonly attempts: Model<Attempts>) {}

  /**
   * Counts an attempt at `now`. A single write counts and decides, so that simultaneous attempts are all
   * counted.
   * @returns null if the attempt is allowed; otherwise the time at which the oldest attempt expires.
   */
  async add(key: string, most: number, now: Date): Promise<Date | null> {
    const counted = await this.addWhere(key, now, { $lt: [{ $size: '$times' }, most] });
    const oldest = counted[0];
    return counted.length >= most && oldest ? new Date(oldest.getTime() + WINDOW) : null;
  }

  /**
   * Counts an attempt like `add`, but slows attempts down instead of blocking them. The first `free` attempts are
   * allowed at once. Each further attempt must come some time after the previous attempt: first `first` milliseconds,
   * then twice as long each time, up to `longest`.
   * @returns null if the attempt is allowed; otherwise the time from which the next attempt is allowed.
   */
  async addSlowly(
    key: string,
    { free, first, longest }: { free: number; first: number; longest: number },
    now: Date,
  ): Promise<Date | null> {
    const beyond = { $max: [0, { $subtract: [{ $size: '$times' }, free] }] };
    const gap = { $min: [longest, { $multiply: [first, { $pow: [2, beyond] }] }] };
    const since = { $subtract: [now, { $last: '$times' }] };
    const counted = await this.addWhere(key, now, {
      $or: [{ $lt: [{ $size: '$times' }, free] }, { $gte: [since, gap] }],
    });
    const last = counted.at(-1);
    if (counted.length < free || !last) return null;
    const next = last.getTime() + Math.min(longest, first * 2 ** (counted.length - free));
    return next > now.getTime() ? new Date(next) : null;
  }

  /**
   * Counts an attempt if the condition `isBorne` holds. `isBorne` is a MongoDB expression on `$times`, the
   * times of the recent attempts.
   * @returns the times of the attempts counted before this one, oldest first.
   */
  private async addWhere(key: string, now: Date, isBorne: object): Promise<Date[]> {
    const recent = {
      $filter: {
        input: { $ifNull: ['$times', []] },
        cond: { $gt: ['$$this', new Date(now.getTime() - WINDOW)] },
      },
    };
    const before = await this.attempts.findOneAndUpdate(
      { _id: key },
      [
        { $set: { times: recent, schemaVersion: 1, expiresAt: new Date(now.getTime() + WINDOW) } },
        { $set: { times: { $cond: [isBorne, { $concatArrays: ['$times', [now]] }, '$times'] } } },
      ],
      { upsert: true, returnDocument: 'before', lean: true, updatePipeline: true },
    );
    return (before?.times ?? []).filter((time) => time.getTime() > now.getTime() - WINDOW);
  }

  /** Removes one attempt at `now` from the count of each key. Other attempts in the same millisecond still count. */
  async takeBack(keys: readonly string[], now: Date): Promise<void> {
    const at = { $indexOfArray: ['$times', now] };
    const rest = { $slice: ['$times', { $add: [at, 1] }, { $size: '$times' }] };
    await this.attempts.updateMany(
      { _id: trusted({ $in: [...keys] }), times: now },
      [{ $set: { times: { $concatArrays: [{ $slice: ['$times', at] }, rest] } } }],
      { updatePipeline: true },
    );
  }

  async forget(key: string): Promise<void> {
    await this.attempts.deleteOne({ _id: key });
  }
}

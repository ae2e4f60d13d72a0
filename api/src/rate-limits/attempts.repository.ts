import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { Attempts } from './attempts.schema.js';

/** How long (ms) an attempt counts. */
const WINDOW = 15 * 60_000;

@Injectable()
export class AttemptsRepository {
  constructor(@InjectModel(Attempts.name) private readonly attempts: Model<Attempts>) {}

  /**
   * Counts an attempt at `now`; one write decides, so that of many at once each is counted.
   *
   * @returns null, or when too many came before: the time at which the oldest is forgotten.
   */
  async add(key: string, most: number, now: Date): Promise<Date | null> {
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
        {
          $set: {
            times: {
              $cond: [{ $lt: [{ $size: '$times' }, most] }, { $concatArrays: ['$times', [now]] }, '$times'],
            },
          },
        },
      ],
      { upsert: true, returnDocument: 'before', lean: true, updatePipeline: true },
    );
    const counted = (before?.times ?? []).filter((time) => time.getTime() > now.getTime() - WINDOW);
    const oldest = counted[0];
    return counted.length >= most && oldest ? new Date(oldest.getTime() + WINDOW) : null;
  }

  async takeBack(keys: readonly string[], now: Date): Promise<void> {
    await this.attempts.updateMany({ _id: trusted({ $in: [...keys] }) }, { $pull: { times: now } });
  }

  async forget(key: string): Promise<void> {
    await this.attempts.deleteOne({ _id: key });
  }
}

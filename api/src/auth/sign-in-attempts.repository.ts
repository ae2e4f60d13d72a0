import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { SignInAttempts } from './sign-in-attempts.schema.js';

/** How long (ms) a wrong sign-in counts. */
const WINDOW = 15 * 60_000;

@Injectable()
export class SignInAttemptsRepository {
  constructor(@InjectModel(SignInAttempts.name) private readonly attempts: Model<SignInAttempts>) {}

  /**
   * Counts an attempt at `now` as a wrong one, before its password is looked at, so that many at once are
   * counted as well; one write decides.
   *
   * @returns null, or when too many came before: the time at which the oldest is forgotten.
   */
  async begin(key: string, most: number, now: Date): Promise<Date | null> {
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

  /** Takes back an attempt that turned out right. */
  async succeed(keys: readonly string[], now: Date): Promise<void> {
    await this.attempts.updateMany({ _id: trusted({ $in: [...keys] }) }, { $pull: { times: now } });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { isDuplicate } from '../database/duplicate.js';
import { SubscriptionEvent } from './subscription-event.schema.js';

/** The time (ms) for which an event is remembered. */
const REMEMBERED = 180 * 24 * 60 * 60_000;

@Injectable()
export class SubscriptionEventsRepository {
  constructor(@InjectModel(SubscriptionEvent.name) private readonly events: Model<SubscriptionEvent>) {}

  /**
   * Begins to handle an event, unless another process has done so. A single write decides.
   *
   * @param lease the end of the caller's lease, which also identifies the caller.
   * @returns `begun` if the caller should handle the event now; `busy` while another process handles it; `done` once it
   *   is handled.
   */
  async begin(id: string, lease: Date, now: Date): Promise<'begun' | 'busy' | 'done'> {
    try {
      await this.events.updateOne(
        { _id: id, done: false, leasedUntil: trusted({ $lte: now }) },
        {
          $set: { leasedUntil: lease },
          $setOnInsert: { expiresAt: new Date(now.getTime() + REMEMBERED), schemaVersion: 1 },
        },
        { upsert: true },
      );
      return 'begun';
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    return (await this.events.exists({ _id: id, done: true })) ? 'done' : 'busy';
  }

  /**
   * Records that an event is done. Does nothing if the lease has passed to another process, which then finishes the
   * event.
   */
  async finish(id: string, lease: Date): Promise<void> {
    await this.events.updateOne({ _id: id, leasedUntil: lease }, { $set: { done: true } });
  }

  /**
   * Ends the caller's lease (its sole right to handle the event) after a failure, so that another process can
   * begin.
   */
  async release(id: string, lease: Date, now: Date): Promise<void> {
    await this.events.updateOne({ _id: id, leasedUntil: lease, done: false }, { $set: { leasedUntil: now } });
  }
}

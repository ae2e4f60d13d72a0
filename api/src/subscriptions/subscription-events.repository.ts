import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { isDuplicate } from '../database/duplicate.js';
import { SubscriptionEvent } from './subscription-event.schema.js';

/** How long (ms) an event is remembered. */
const REMEMBERED = 180 * 24 * 60 * 60_000;

@Injectable()
export class SubscriptionEventsRepository {
  constructor(@InjectModel(SubscriptionEvent.name) private readonly events: Model<SubscriptionEvent>) {}

  /**
   * @param lease until then the event is the caller's alone, by which it is told from any who had it before.
   * @returns `begun` for who is to do it now; `busy` while another is at it; `done`. One write decides.
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

  /** Where the lease has passed to another, this does nothing, and they finish it. */
  async finish(id: string, lease: Date): Promise<void> {
    await this.events.updateOne({ _id: id, leasedUntil: lease }, { $set: { done: true } });
  }

  /** Who began it couldn't do it: the next may. */
  async release(id: string, lease: Date, now: Date): Promise<void> {
    await this.events.updateOne({ _id: id, leasedUntil: lease, done: false }, { $set: { leasedUntil: now } });
  }
}

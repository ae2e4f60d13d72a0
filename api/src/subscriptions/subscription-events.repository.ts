import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo, trusted } from 'mongoose';
import { SubscriptionEvent } from './subscription-event.schema.js';

/** How long (ms) who began an event may be at it: longer than a mail server may take. */
const LEASE = 2 * 60_000;

/** How long (ms) an event is remembered. */
const REMEMBERED = 180 * 24 * 60 * 60_000;

/** The server's code for a value that a unique index holds already. */
const DUPLICATE = 11_000;

@Injectable()
export class SubscriptionEventsRepository {
  constructor(@InjectModel(SubscriptionEvent.name) private readonly events: Model<SubscriptionEvent>) {}

  /** @returns `begun` for who is to do it now; `busy` while another is at it; `done`. One write decides. */
  async begin(id: string, now: Date): Promise<'begun' | 'busy' | 'done'> {
    try {
      await this.events.updateOne(
        { _id: id, done: false, leasedUntil: trusted({ $lte: now }) },
        {
          $set: { leasedUntil: new Date(now.getTime() + LEASE) },
          $setOnInsert: { expiresAt: new Date(now.getTime() + REMEMBERED), schemaVersion: 1 },
        },
        { upsert: true },
      );
      return 'begun';
    } catch (error) {
      if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE) throw error;
    }
    return (await this.events.exists({ _id: id, done: true })) ? 'done' : 'busy';
  }

  async finish(id: string): Promise<void> {
    await this.events.updateOne({ _id: id }, { $set: { done: true } });
  }

  /** Who began it couldn't do it: the next may. */
  async release(id: string, now: Date): Promise<void> {
    await this.events.updateOne({ _id: id, done: false }, { $set: { leasedUntil: now } });
  }
}

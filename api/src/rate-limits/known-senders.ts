import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { sender } from './rate-limits.js';

const DAY = 24 * 60 * 60_000;

/**
 * The time (ms) for which a network address counts as known after the owner signed in from it. It may be a day shorter,
 * because sign-ins from a known address are stored at most once a day.
 */
const LIFETIME = 180 * DAY;

/** The version in which known network addresses are stored. Version 1 had a plain hash and no quilter number. */
const VERSION = 2;

/** A network address (IP) from which the owner of an account signed in, stored only as a hash. */
@Schema({ collection: 'knownSenders', versionKey: false })
export class KnownSender {
  /**
   * The HMAC of the quilter number and of the network address as `sender` returns it. Because the HMAC needs a secret
   * key, nobody else can find the address by trying all addresses.
   */
  @Prop({ type: String })
  _id: string;

  /** The number of the account's owner. Removing the account removes the network addresses that are stored for it. */
  @Prop({ type: Number, required: true, index: true })
  quilterNum: number;

  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;

  @Prop({ type: Number, required: true, default: VERSION })
  schemaVersion: number;
}

export const knownSenderSchema = SchemaFactory.createForClass(KnownSender);

/**
 * Remembers the network addresses from which accounts' owners sign in. Attempts from other network addresses can't
 * block sign-ins from a remembered address.
 */
@Injectable()
export class KnownSenders implements OnModuleInit {
  private readonly key: Buffer;

  constructor(
    @InjectModel(KnownSender.name) private readonly senders: Model<KnownSender>,
    @Inject(CONFIG) { jwtSecret }: Config,
  ) {
    // A separate key, so that no hash made here is a valid signature elsewhere.
    this.key = createHmac('sha256', jwtSecret).update('known senders').digest();
  }

  /**
   * Deletes the network addresses that older versions stored. They have no quilter number, so the server can neither
   * use them nor delete them together with their account.
   */
  async onModuleInit(): Promise<void> {
    await this.senders.deleteMany({ schemaVersion: trusted({ $lt: VERSION }) });
  }

  /**
   * Returns the time until which a network address is known as the address of the account's owner; null for an unknown
   * address.
   */
  async until(quilterNum: number, address: string): Promise<Date | null> {
    const known = await this.senders.findById(this.idOf(quilterNum, address), { expiresAt: 1 }).lean();
    return known?.expiresAt ?? null;
  }

  /**
   * Extends the time for which a network address is known, because the owner has signed in from it again. Writes to the
   * database at most once a day.
   * @param until the present end of this time
   */
  async noteAgain(quilterNum: number, address: string, until: Date): Promise<void> {
    if (until.getTime() < Date.now() + LIFETIME - DAY) await this.note(quilterNum, address);
  }

  /** Records that the account's owner has signed in from this network address. */
  async note(quilterNum: number, address: string): Promise<void> {
    const expiresAt = new Date(Date.now() + LIFETIME);
    const _id = this.idOf(quilterNum, address);
    const fields = { quilterNum, expiresAt, schemaVersion: VERSION };
    await this.senders.updateOne({ _id }, { $set: fields }, { upsert: true });
  }

  /** Removes the known network addresses of an account. */
  async removeAll(quilterNum: number): Promise<void> {
    await this.senders.deleteMany({ quilterNum });
  }

  private idOf(quilterNum: number, address: string): string {
    return createHmac('sha256', this.key)
      .update(`${quilterNum} ${sender(address)}`)
      .digest('base64url');
  }
}

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { sender } from './rate-limits.js';

/** How long (ms) it counts that somebody signed in from an address. */
const LIFETIME = 180 * 24 * 60 * 60_000;

/** An address from which the owner of an account signed in. It is kept as a hash alone. */
@Schema({ collection: 'knownSenders', versionKey: false })
export class KnownSender {
  /** SHA-256 of the quilter number and the address, as `sender` writes it. */
  @Prop({ type: String })
  _id: string;

  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;

  @Prop({ type: Number, required: true, default: 1 })
  schemaVersion: number;
}

export const knownSenderSchema = SchemaFactory.createForClass(KnownSender);

/** Tells from where the owners of accounts come, whom nobody else may shut out. */
@Injectable()
export class KnownSenders {
  constructor(@InjectModel(KnownSender.name) private readonly senders: Model<KnownSender>) {}

  async has(quilterNum: number, address: string): Promise<boolean> {
    return (await this.senders.exists({ _id: idOf(quilterNum, address) })) !== null;
  }

  /** Notes that the owner was there. */
  async note(quilterNum: number, address: string): Promise<void> {
    const expiresAt = new Date(Date.now() + LIFETIME);
    const _id = idOf(quilterNum, address);
    await this.senders.updateOne({ _id }, { $set: { expiresAt, schemaVersion: 1 } }, { upsert: true });
  }
}

function idOf(quilterNum: number, address: string): string {
  return createHash('sha256')
    .update(`${quilterNum} ${sender(address)}`)
    .digest('base64url');
}

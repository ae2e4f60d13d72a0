import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Migrations } from '../common/migrate.js';

/** What the payment provider last said of a subscription. */
export type AccountStatus = 'active' | 'cancelled';

/** A subscriber. */
@Schema({ collection: 'accounts', versionKey: false })
export class Account {
  /** The quilter number. */
  @Prop({ type: Number })
  _id: number;

  /** In lower case. */
  @Prop({ type: String, required: true, unique: true })
  email: string;

  /** argon2id, with its parameters and salt. */
  @Prop({ type: String, required: true })
  passwordHash: string;

  @Prop({ type: String, enum: ['active', 'cancelled'], required: true })
  status: AccountStatus;

  /** When the paid time ends; null where it doesn't, as for a subscriber that the command made. */
  @Prop({ type: Date, default: null })
  paidUntil: Date | null;

  /** Tokens carry the version that they were made with; a new password raises it, so older ones are dead. */
  @Prop({ type: Number, required: true })
  tokenVersion: number;

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const accountSchema = SchemaFactory.createForClass(Account);

export const accountMigrations: Migrations = { kind: 'account', version: 1, steps: {} };

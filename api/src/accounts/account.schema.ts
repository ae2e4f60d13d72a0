import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Migrations } from '../common/migrate.js';

/** What the payment provider last said of a subscription. */
export type AccountStatus = 'active' | 'cancelled';

/** A mailed link to choose a new password by. An account has one at most. */
@Schema({ _id: false })
export class PasswordReset {
  /** Of the token in the link: SHA-256, in base64url. */
  @Prop({ type: String, required: true })
  tokenHash: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

const passwordResetSchema = SchemaFactory.createForClass(PasswordReset);

/** A browser that somebody is signed in with. */
@Schema({ _id: false })
export class Session {
  /** The id of the token that it signs its calls with. */
  @Prop({ type: String, required: true })
  tokenId: string;

  /** Browser and system, in words. */
  @Prop({ type: String, required: true })
  device: string;

  /** The network that it was signed in from, as `shortAddress` writes it. */
  @Prop({ type: String, default: '' })
  place: string;

  @Prop({ type: Date, required: true })
  since: Date;

  /** To the hour: it is noted no more often. */
  @Prop({ type: Date, required: true })
  lastSeen: Date;
}

const sessionSchema = SchemaFactory.createForClass(Session);

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

  /** Where the subscriber is signed in, the latest last. Only the tokens of these are good. */
  @Prop({ type: [sessionSchema], required: true })
  sessions: Session[];

  /** True while the password is one that was made for them, and they haven't said to keep it. */
  @Prop({ type: Boolean, required: true })
  shouldChoosePassword: boolean;

  @Prop({ type: passwordResetSchema, default: null })
  reset: PasswordReset | null;

  /** True until the mail with the first password, which nobody else knows, is sent. */
  @Prop({ type: Boolean, required: true })
  awaitsReceipt: boolean;

  /** Until then who mails it now has that to themselves; null where nobody does. */
  @Prop({ type: Date, default: null })
  receiptLease: Date | null;

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const accountSchema = SchemaFactory.createForClass(Account);
accountSchema.index({ 'reset.tokenHash': 1 }, { sparse: true });

/**
 * Version 2 knows resets and receipts, version 3 who is mailing a receipt, version 4 sessions. Before that an account
 * counted its passwords (`tokenVersion`), from 1 on.
 */
export const accountMigrations: Migrations = {
  kind: 'account',
  version: 4,
  steps: {
    1: (account) => ({ reset: null, awaitsReceipt: false, ...account }),
    2: (account) => ({ receiptLease: null, ...account }),
    3: (account) => ({
      sessions: [],
      shouldChoosePassword: 'tokenVersion' in account && account.tokenVersion === 1,
      ...account,
    }),
  },
};

/** What an account may do at a time. The paid time counts, whether the subscription was cancelled or a payment failed to come. */
export function standingOf(
  { status, paidUntil }: Pick<Account, 'status' | 'paidUntil'>,
  now: Date,
): AccountStatus | 'lapsed' {
  return paidUntil !== null && paidUntil < now ? 'lapsed' : status;
}

import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Migrations } from '../common/migrate.js';

/** The subscription status last reported by the payment provider. */
export type AccountStatus = 'active' | 'cancelled';

/** A mailed link to choose a new password. An account has at most one such link. */
@Schema({ _id: false })
export class PasswordReset {
  /** SHA-256 of the token in the link, in base64url. */
  @Prop({ type: String, required: true })
  tokenHash: string;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

const passwordResetSchema = SchemaFactory.createForClass(PasswordReset);

/** A browser with a signed-in session. */
@Schema({ _id: false })
export class Session {
  /** The id of the token that signs the session's calls. */
  @Prop({ type: String, required: true })
  tokenId: string;

  /** The browser and the operating system in words, for example "Firefox on Windows". */
  @Prop({ type: String, required: true })
  device: string;

  /** The network from which the browser signed in: a shortened IP address, as `shortAddress` returns it. */
  @Prop({ type: String, default: '' })
  place: string;

  @Prop({ type: Date, required: true })
  since: Date;

  /** The time of the session's last use. It is updated at most once an hour. */
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

  /** The e-mail address, in lower case. */
  @Prop({ type: String, required: true, unique: true })
  email: string;

  /** The argon2id hash of the password, with the hash's parameters and salt. */
  @Prop({ type: String, required: true })
  passwordHash: string;

  @Prop({ type: String, enum: ['active', 'cancelled'], required: true })
  status: AccountStatus;

  /**
   * The end of the paid time. Null means that the paid time has no end. An example is a subscriber whom the operator
   * created with `npm run subscriber`.
   */
  @Prop({ type: Date, default: null })
  paidUntil: Date | null;

  /** The subscriber's sessions, in the order in which they were opened. Only the tokens of these sessions are valid. */
  @Prop({ type: [sessionSchema], required: true })
  sessions: Session[];

  /** True if the password was generated and the subscriber hasn't yet confirmed or replaced it. */
  @Prop({ type: Boolean, required: true })
  shouldChoosePassword: boolean;

  @Prop({ type: passwordResetSchema, default: null })
  reset: PasswordReset | null;

  /**
   * True until the mail with the receipt and the first password has been sent. Nobody knows that password
   * before then.
   */
  @Prop({ type: Boolean, required: true })
  awaitsReceipt: boolean;

  /** The time until which one process alone may mail the receipt. Null while no process is mailing it. */
  @Prop({ type: Date, default: null })
  receiptLease: Date | null;

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const accountSchema = SchemaFactory.createForClass(Account);
accountSchema.index({ 'reset.tokenHash': 1 }, { sparse: true });

/**
 * The steps that convert stored accounts to version 4. Version 2 added resets and receipts, version 3 the lease for
 * mailing a receipt, and version 4 sessions. Accounts before version 4 had a `tokenVersion`: the number of their
 * current password, counted from 1.
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

/**
 * Returns the rights of an account at a time: `lapsed` if its paid time has ended, otherwise its status. A
 * cancelled account therefore keeps its rights until the paid time ends.
 */
export function standingOf(
  { status, paidUntil }: Pick<Account, 'status' | 'paidUntil'>,
  now: Date,
): AccountStatus | 'lapsed' {
  return paidUntil !== null && paidUntil < now ? 'lapsed' : status;
}

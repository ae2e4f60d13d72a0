import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type mongo, trusted } from 'mongoose';
import { Batch } from '../common/batch.js';
import { migrate } from '../common/migrate.js';
import { isDuplicate } from '../database/duplicate.js';
import { Account, accountMigrations, type PasswordReset, type Session } from './account.schema.js';

/** An account that isn't stored yet. */
export type NewAccount = Omit<Account, 'schemaVersion'>;

/** The data that every subscriber's call reads first: the rights of the account, and the session of the call. */
export type Caller = Pick<Account, '_id' | 'status' | 'paidUntil'> & { session: Session };

/** The id of a token, and the number of the account that the token names. */
interface TokenOwner {
  quilterNum: number;
  tokenId: string;
}

/** The maximum number of sessions of an account. A new session beyond this number ends the earliest session. */
export const MOST_SESSIONS = 30;

@Injectable()
export class AccountsRepository {
  /**
   * The collection of MongoDB's driver. The look-up of each call's sender uses it, because Mongoose would take twice as
   * long.
   */
  private readonly collection: mongo.Collection<Account>;
  private readonly callers = new Batch((tokens: readonly TokenOwner[]) => this.findCallers(tokens));

  constructor(@InjectModel(Account.name) private readonly accounts: Model<Account>) {
    this.collection = accounts.db.collection<Account>(accounts.collection.name);
  }

  async byQuilterNum(quilterNum: number): Promise<Account | null> {
    return read(await this.accounts.findById(quilterNum).lean());
  }

  /** Returns the numbers in `quilterNums` that no account has. */
  async missing(quilterNums: readonly number[]): Promise<number[]> {
    const accounts = await this.accounts.find({ _id: trusted({ $in: quilterNums }) }, { _id: 1 }).lean();
    const there = new Set(accounts.map(({ _id }) => _id));
    return quilterNums.filter((quilterNum) => !there.has(quilterNum));
  }

  /**
   * Returns the account with this e-mail address; null if no account has this address.
   * @param email in lower case
   */
  async byEmail(email: string): Promise<Account | null> {
    return read(await this.accounts.findOne({ email }).lean());
  }

  async all(): Promise<Account[]> {
    const accounts = await this.accounts.find().sort({ _id: 1 }).lean();
    return accounts.map((account) => migrate(account, accountMigrations));
  }

  /**
   * Adds an account.
   * @returns false if the e-mail address already has an account.
   */
  async add(account: NewAccount): Promise<boolean> {
    try {
      await this.accounts.insertOne({ ...account, schemaVersion: accountMigrations.version });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /**
   * Returns the account and session of a token; null if the session has ended. Every call of a subscriber runs this
   * first. Simultaneous calls share one query.
   */
  caller(quilterNum: number, tokenId: string): Promise<Caller | null> {
    return this.callers.answer({ quilterNum, tokenId });
  }

  private async findCallers(tokens: readonly TokenOwner[]): Promise<(token: TokenOwner) => Caller | null> {
    const tokenIds = tokens.map(({ tokenId }) => tokenId);
    const sessions = { $filter: { input: '$sessions', cond: { $in: ['$$this.tokenId', tokenIds] } } };
    const found = await this.collection
      .find<Pick<Account, '_id' | 'status' | 'paidUntil' | 'sessions'>>(
        {
          _id: { $in: tokens.map(({ quilterNum }) => quilterNum) },
          'sessions.tokenId': { $in: tokenIds },
        },
        { projection: { status: 1, paidUntil: 1, sessions } },
      )
      .toArray();
    const accounts = new Map(found.map((account) => [account._id, account]));
    return ({ quilterNum, tokenId }) => {
      const account = accounts.get(quilterNum);
      const session = account?.sessions.find((each) => each.tokenId === tokenId);
      if (!account || !session) return null;
      const { _id, status, paidUntil } = account;
      return { _id, status, paidUntil, session };
    };
  }

  /**
   * Opens a session of an account.
   * @returns false if the stored hash isn't `passwordHash` any more, because the password has changed
   */
  async openSession(quilterNum: number, passwordHash: string, session: Session): Promise<boolean> {
    const { matchedCount } = await this.accounts.updateOne(
      { _id: quilterNum, passwordHash },
      { $push: { sessions: { $each: [session], $slice: -MOST_SESSIONS } } },
    );
    return matchedCount === 1;
  }

  /** Updates the time of a session's last use, if the stored time is before `due`. */
  async noteSeen(quilterNum: number, tokenId: string, due: Date, now: Date): Promise<void> {
    const lately = trusted({ $elemMatch: { tokenId, lastSeen: { $lt: due } } });
    await this.accounts.updateOne(
      { _id: quilterNum, sessions: lately },
      { $set: { 'sessions.$.lastSeen': now } },
    );
  }

  async endSession(quilterNum: number, tokenId: string): Promise<void> {
    await this.accounts.updateOne({ _id: quilterNum }, { $pull: { sessions: { tokenId } } });
  }

  async endOtherSessions(quilterNum: number, tokenId: string): Promise<void> {
    await this.accounts.updateOne(
      { _id: quilterNum },
      { $pull: { sessions: { tokenId: trusted({ $ne: tokenId }) } } },
    );
  }

  /**
   * Sets a password that the subscriber doesn't know yet. Ends all sessions, and makes the mailed link invalid.
   * @returns false if no account has this e-mail address.
   */
  async givePassword(email: string, passwordHash: string): Promise<boolean> {
    const { $set } = newPassword(passwordHash);
    const { matchedCount } = await this.accounts.updateOne(
      { email },
      { $set: { ...$set, shouldChoosePassword: true } },
    );
    return matchedCount === 1;
  }

  /**
   * Sets a password chosen by the subscriber. Ends all sessions, and makes the mailed link invalid. `session` replaces
   * the session that made the call.
   * @returns false if the session that made the call has ended, or if the password has changed and its hash is no
   *   longer `oldHash`
   */
  async changePassword(
    { quilterNum, tokenId, oldHash }: { quilterNum: number; tokenId: string; oldHash: string },
    newHash: string,
    session: Session,
  ): Promise<boolean> {
    const { matchedCount } = await this.accounts.updateOne(
      { _id: quilterNum, passwordHash: oldHash, 'sessions.tokenId': tokenId },
      newPassword(newHash, [session]),
    );
    return matchedCount === 1;
  }

  /** Records that the subscriber keeps the generated password. */
  async keepPassword(quilterNum: number): Promise<void> {
    await this.accounts.updateOne({ _id: quilterNum }, { $set: { shouldChoosePassword: false } });
  }

  /** Stores a mailed link to choose a new password. It replaces any earlier link of the account. */
  async setReset(quilterNum: number, reset: PasswordReset): Promise<void> {
    await this.accounts.updateOne({ _id: quilterNum }, { $set: { reset } });
  }

  /**
   * True if a mailed link to choose a new password is still valid. With `email`, the link must also belong to the
   * account of this e-mail address.
   */
  async hasReset(tokenHash: string, now: Date, email?: string): Promise<boolean> {
    const account = email === undefined ? {} : { email };
    return (await this.accounts.exists({ ...account, ...resetBy(tokenHash, now) })) !== null;
  }

  /**
   * Sets the password that a subscriber chose with a mailed link. The same write makes the link invalid.
   *
   * @returns false if the link isn't valid, or doesn't belong to the account of `email`.
   */
  async setPasswordByReset(
    email: string,
    tokenHash: string,
    passwordHash: string,
    now: Date,
  ): Promise<boolean> {
    const { matchedCount } = await this.accounts.updateOne(
      { email, ...resetBy(tokenHash, now) },
      newPassword(passwordHash),
    );
    return matchedCount === 1;
  }

  /**
   * Sets a new password for an account whose first password was never mailed. Only the caller may mail the new password
   * until `lease`.
   *
   * @returns false if the first password was mailed or is being mailed now, or if the account is gone.
   */
  async setFirstPassword(quilterNum: number, passwordHash: string, lease: Date, now: Date): Promise<boolean> {
    const { matchedCount } = await this.accounts.updateOne(
      { _id: quilterNum, awaitsReceipt: true, receiptLease: trusted({ $not: { $gt: now } }) },
      { $set: { passwordHash, receiptLease: lease } },
    );
    return matchedCount === 1;
  }

  /**
   * Records that the receipt was mailed. Does nothing if another process has since taken the lease (the sole right to
   * mail the receipt). The other process then mails the receipt with a new password, and only that password is valid.
   */
  async receiptSent(quilterNum: number, receiptLease: Date): Promise<void> {
    await this.accounts.updateOne(
      { _id: quilterNum, receiptLease },
      { $set: { awaitsReceipt: false, receiptLease: null } },
    );
  }

  /**
   * Ends the lease (the sole right to mail the receipt) after a failed mail, so that another attempt can start.
   */
  async receiptFailed(quilterNum: number, receiptLease: Date): Promise<void> {
    await this.accounts.updateOne({ _id: quilterNum, receiptLease }, { $set: { receiptLease: null } });
  }

  /** Extends the paid time to at least `paidUntil`. If the paid time has no end, it stays without an end. */
  async renew(quilterNum: number, paidUntil: Date): Promise<void> {
    const hasEnd = { $gt: ['$paidUntil', null] };
    const later = { $cond: [hasEnd, { $max: ['$paidUntil', paidUntil] }, null] };
    await this.accounts.updateOne({ _id: quilterNum }, [{ $set: { status: 'active', paidUntil: later } }], {
      updatePipeline: true,
    });
  }

  /**
   * Marks an account as cancelled. Its paid time doesn't change, except that paid time without an end now ends at
   * `paidUntil`.
   */
  async cancel(email: string, paidUntil: Date): Promise<void> {
    // `$max` sets the time over null, because MongoDB orders null before dates.
    await this.accounts.updateOne({ email }, { $set: { status: 'cancelled' }, $max: { paidUntil } });
  }

  async remove(quilterNum: number): Promise<void> {
    await this.accounts.deleteOne({ _id: quilterNum });
  }
}

function newPassword(passwordHash: string, sessions: Session[] = []) {
  return {
    $set: { passwordHash, reset: null, awaitsReceipt: false, shouldChoosePassword: false, sessions },
  };
}

function resetBy(tokenHash: string, now: Date) {
  return { 'reset.tokenHash': tokenHash, 'reset.expiresAt': trusted({ $gt: now }) };
}

function read(stored: Account | null): Account | null {
  return stored && migrate(stored, accountMigrations);
}

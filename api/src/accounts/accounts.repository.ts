import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { migrate } from '../common/migrate.js';
import { isDuplicate } from '../database/duplicate.js';
import { Account, accountMigrations, type PasswordReset, type Session } from './account.schema.js';

/** An account that isn't stored yet. */
export type NewAccount = Omit<Account, 'schemaVersion'>;

/** What each call of a subscriber begins with: what they may do, and the session that they call from. */
export type Caller = Pick<Account, '_id' | 'status' | 'paidUntil'> & { session: Session };

/** Sessions of an account. When there are more, the earliest ends. */
export const MOST_SESSIONS = 30;

@Injectable()
export class AccountsRepository {
  constructor(@InjectModel(Account.name) private readonly accounts: Model<Account>) {}

  async byQuilterNum(quilterNum: number): Promise<Account | null> {
    return read(await this.accounts.findById(quilterNum).lean());
  }

  /** @param email in lower case */
  async byEmail(email: string): Promise<Account | null> {
    return read(await this.accounts.findOne({ email }).lean());
  }

  async all(): Promise<Account[]> {
    const accounts = await this.accounts.find().sort({ _id: 1 }).lean();
    return accounts.map((account) => migrate(account, accountMigrations));
  }

  /** @returns false where the e-mail address has an account already. */
  async add(account: NewAccount): Promise<boolean> {
    try {
      await this.accounts.insertOne({ ...account, schemaVersion: accountMigrations.version });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** Who calls with a token; null where its session has ended. One look, with which every call begins. */
  async caller(quilterNum: number, tokenId: string): Promise<Caller | null> {
    const found = await this.accounts
      .findOne({ _id: quilterNum, 'sessions.tokenId': tokenId }, { status: 1, paidUntil: 1, 'sessions.$': 1 })
      .lean();
    const session = found?.sessions[0];
    return found && session ? { ...found, session } : null;
  }

  /** @returns false where the password was changed since it was compared with that hash. */
  async openSession(quilterNum: number, passwordHash: string, session: Session): Promise<boolean> {
    const { matchedCount } = await this.accounts.updateOne(
      { _id: quilterNum, passwordHash },
      { $push: { sessions: { $each: [session], $slice: -MOST_SESSIONS } } },
    );
    return matchedCount === 1;
  }

  /** Notes that a session was in use, given that was noted before `due` the last time. */
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
   * Another password that the subscriber doesn't know yet. All sessions, and a mailed link, are dead from then on.
   *
   * @returns false where there is no such account.
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
   * A password that the subscriber chose. All sessions, and a mailed link, are dead from then on; `session` takes the
   * place of the one that it was chosen in.
   *
   * @returns false where that one has ended, or the password was changed since it was compared with `oldHash`.
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

  /** The subscriber goes on with the password that was made for them. */
  async keepPassword(quilterNum: number): Promise<void> {
    await this.accounts.updateOne({ _id: quilterNum }, { $set: { shouldChoosePassword: false } });
  }

  /** Another link of the account is dead from then on. */
  async setReset(quilterNum: number, reset: PasswordReset): Promise<void> {
    await this.accounts.updateOne({ _id: quilterNum }, { $set: { reset } });
  }

  /** Whether a link is still good; with an e-mail address, for that account. */
  async hasReset(tokenHash: string, now: Date, email?: string): Promise<boolean> {
    const account = email === undefined ? {} : { email };
    return (await this.accounts.exists({ ...account, ...resetBy(tokenHash, now) })) !== null;
  }

  /**
   * A password that the subscriber chose by a mailed link, which is used up by the same write.
   *
   * @returns false where the link isn't good, any more or for this account.
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
   * Another password for an account whose first one was never mailed. Until `lease` it is the caller's alone to
   * mail it.
   *
   * @returns false where the first one was mailed, or is being mailed just now, or the account is gone.
   */
  async setFirstPassword(quilterNum: number, passwordHash: string, lease: Date, now: Date): Promise<boolean> {
    const { matchedCount } = await this.accounts.updateOne(
      { _id: quilterNum, awaitsReceipt: true, receiptLease: trusted({ $not: { $gt: now } }) },
      { $set: { passwordHash, receiptLease: lease } },
    );
    return matchedCount === 1;
  }

  /** Where the lease has passed to another, theirs is the password that counts, and this does nothing. */
  async receiptSent(quilterNum: number, receiptLease: Date): Promise<void> {
    await this.accounts.updateOne(
      { _id: quilterNum, receiptLease },
      { $set: { awaitsReceipt: false, receiptLease: null } },
    );
  }

  /** It couldn't be mailed: the next may. */
  async receiptFailed(quilterNum: number, receiptLease: Date): Promise<void> {
    await this.accounts.updateOne({ _id: quilterNum, receiptLease }, { $set: { receiptLease: null } });
  }

  /** The account is paid for until then, at least; one without an end stays so. */
  async renew(quilterNum: number, paidUntil: Date): Promise<void> {
    const hasEnd = { $gt: ['$paidUntil', null] };
    const later = { $cond: [hasEnd, { $max: ['$paidUntil', paidUntil] }, null] };
    await this.accounts.updateOne({ _id: quilterNum }, [{ $set: { status: 'active', paidUntil: later } }], {
      updatePipeline: true,
    });
  }

  /** The account isn't paid for any further; what is paid stays so, of one without an end until then. */
  async cancel(email: string, paidUntil: Date): Promise<void> {
    // Of null and a time, MongoDB takes the time for the greater.
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

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { migrate } from '../common/migrate.js';
import { isDuplicate } from '../database/duplicate.js';
import { Account, accountMigrations, type PasswordReset } from './account.schema.js';

/** An account that isn't stored yet. */
export type NewAccount = Omit<Account, 'schemaVersion'>;

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

  /** Every token of the account, and a mailed link, is dead from then on. @returns false where there is no such account. */
  async setPassword(email: string, passwordHash: string): Promise<boolean> {
    const { matchedCount } = await this.accounts.updateOne({ email }, newPassword(passwordHash));
    return matchedCount === 1;
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
   * `setPassword` by a mailed link, which is used up by the same write.
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

function newPassword(passwordHash: string) {
  return { $set: { passwordHash, reset: null, awaitsReceipt: false }, $inc: { tokenVersion: 1 } };
}

function resetBy(tokenHash: string, now: Date) {
  return { 'reset.tokenHash': tokenHash, 'reset.expiresAt': trusted({ $gt: now }) };
}

function read(stored: Account | null): Account | null {
  return stored && migrate(stored, accountMigrations);
}

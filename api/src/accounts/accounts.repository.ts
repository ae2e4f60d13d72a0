import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo, trusted } from 'mongoose';
import { migrate } from '../common/migrate.js';
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
      if (error instanceof mongo.MongoServerError && error.code === DUPLICATE) return false;
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

  /** Whether a link is still good. */
  async hasReset(tokenHash: string, now: Date): Promise<boolean> {
    return (await this.accounts.exists(resetBy(tokenHash, now))) !== null;
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

  /** Another password for an account whose first one was never mailed. @returns false where it was, or is gone. */
  async setFirstPassword(quilterNum: number, passwordHash: string): Promise<boolean> {
    const { matchedCount } = await this.accounts.updateOne(
      { _id: quilterNum, awaitsReceipt: true },
      { $set: { passwordHash } },
    );
    return matchedCount === 1;
  }

  async receiptSent(quilterNum: number): Promise<void> {
    await this.accounts.updateOne({ _id: quilterNum }, { $set: { awaitsReceipt: false } });
  }

  /** The account is paid for until then, at least. */
  async renew(quilterNum: number, paidUntil: Date): Promise<void> {
    await this.accounts.updateOne({ _id: quilterNum }, { $set: { status: 'active' }, $max: { paidUntil } });
  }

  /** The account isn't paid for any further. @returns false where there is no such account. */
  async cancel(email: string, paidUntil: Date): Promise<boolean> {
    const { matchedCount } = await this.accounts.updateOne(
      { email },
      { $set: { status: 'cancelled', paidUntil } },
    );
    return matchedCount === 1;
  }

  async remove(quilterNum: number): Promise<void> {
    await this.accounts.deleteOne({ _id: quilterNum });
  }
}

/** The server's code for a value that a unique index holds already. */
const DUPLICATE = 11_000;

function newPassword(passwordHash: string) {
  return { $set: { passwordHash, reset: null, awaitsReceipt: false }, $inc: { tokenVersion: 1 } };
}

function resetBy(tokenHash: string, now: Date) {
  return { 'reset.tokenHash': tokenHash, 'reset.expiresAt': trusted({ $gt: now }) };
}

function read(stored: Account | null): Account | null {
  return stored && migrate(stored, accountMigrations);
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo } from 'mongoose';
import { migrate } from '../common/migrate.js';
import { Account, accountMigrations } from './account.schema.js';

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
  async add(account: Omit<Account, 'schemaVersion'>): Promise<boolean> {
    try {
      await this.accounts.insertOne({ ...account, schemaVersion: accountMigrations.version });
      return true;
    } catch (error) {
      if (error instanceof mongo.MongoServerError && error.code === DUPLICATE) return false;
      throw error;
    }
  }

  /** Every token of the account is dead from then on. @returns false where there is no such account. */
  async setPassword(email: string, passwordHash: string): Promise<boolean> {
    const { matchedCount } = await this.accounts.updateOne(
      { email },
      { $set: { passwordHash }, $inc: { tokenVersion: 1 } },
    );
    return matchedCount === 1;
  }

  async remove(quilterNum: number): Promise<void> {
    await this.accounts.deleteOne({ _id: quilterNum });
  }
}

/** The server's code for a value that a unique index holds already. */
const DUPLICATE = 11_000;

function read(stored: Account | null): Account | null {
  return stored && migrate(stored, accountMigrations);
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { assertExists } from '@quiltwright/shared/result';
import type { Model } from 'mongoose';
import { type Account, accountMigrations, accountSchema } from '../accounts/account.schema.js';
import { migrate } from '../common/migrate.js';
import { RevokedToken } from './revoked-token.schema.js';

const ACCOUNTS = assertExists(accountSchema.get('collection'), 'the collection of accounts');

@Injectable()
export class RevokedTokensRepository {
  constructor(@InjectModel(RevokedToken.name) private readonly tokens: Model<RevokedToken>) {}

  async add(jti: string, expiresAt: Date): Promise<void> {
    await this.tokens.updateOne({ _id: jti }, { $set: { expiresAt, schemaVersion: 1 } }, { upsert: true });
  }

  async has(jti: string): Promise<boolean> {
    return (await this.tokens.exists({ _id: jti })) !== null;
  }

  /** `has`, and the account with that number, in one look, with which every call of a subscriber begins. */
  async hasBeside(jti: string, quilterNum: number): Promise<[revoked: boolean, account: Account | null]> {
    const ofNumber = [{ $match: { _id: quilterNum } }];
    // The ids of tokens are texts, those of accounts numbers.
    const found = await this.tokens.aggregate<RevokedToken | Account>([
      { $match: { _id: jti } },
      { $unionWith: { coll: ACCOUNTS, pipeline: ofNumber } },
    ]);
    const account = found.find((document) => document._id === quilterNum) as Account | undefined;
    return [found.some(({ _id }) => _id === jti), account ? migrate(account, accountMigrations) : null];
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RevokedToken } from './revoked-token.schema.js';

@Injectable()
export class RevokedTokensRepository {
  constructor(@InjectModel(RevokedToken.name) private readonly tokens: Model<RevokedToken>) {}

  async add(jti: string, expiresAt: Date): Promise<void> {
    await this.tokens.updateOne({ _id: jti }, { $set: { expiresAt, schemaVersion: 1 } }, { upsert: true });
  }

  async has(jti: string): Promise<boolean> {
    return (await this.tokens.exists({ _id: jti })) !== null;
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RevokedToken } from './revoked-token.schema.js';

@Injectable()
export class RevokedTokensRepository {
  constructor(@InjectModel(RevokedToken.name) private readonly tokens: Model<RevokedToken>) {}

  async add(tokenId: string, expiresAt: Date): Promise<void> {
    await this.tokens.updateOne(
      { _id: tokenId },
      { $set: { expiresAt, schemaVersion: 1 } },
      { upsert: true },
    );
  }

  async has(tokenId: string): Promise<boolean> {
    return (await this.tokens.exists({ _id: tokenId })) !== null;
  }
}

import type { OnApplicationBootstrap } from '@nestjs/common';
import { trusted } from 'mongoose';
import { nowAndHourly } from '../common/upkeep.js';
import type { Database } from './database.js';

/**
 * Deletes what has expired. A MongoDB server does so by its TTL indexes; the embedded engine builds them, but
 * nothing in it acts on them.
 */
export class Expiry implements OnApplicationBootstrap {
  constructor(private readonly database: Database) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.database.embedded) await nowAndHourly(() => this.sweep());
  }

  /** Goes through every model whose schema says `expires: 0` of a field. */
  async sweep(): Promise<void> {
    const now = new Date();
    for (const model of Object.values(this.database.connection.models)) {
      for (const [fields, { expireAfterSeconds }] of model.schema.indexes()) {
        const [field] = Object.keys(fields);
        if (field !== undefined && expireAfterSeconds === 0)
          await model.deleteMany({ [field]: trusted({ $lt: now }) });
      }
    }
  }
}

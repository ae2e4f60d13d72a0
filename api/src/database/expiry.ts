import type { OnApplicationBootstrap } from '@nestjs/common';
import { trusted } from 'mongoose';
import { nowAndHourly } from '../common/upkeep.js';
import type { Database } from './database.js';

/**
 * Deletes expired documents. A MongoDB server deletes them through its TTL indexes. The embedded engine builds these
 * indexes but ignores them.
 */
export class Expiry implements OnApplicationBootstrap {
  constructor(private readonly database: Database) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.database.embedded) await nowAndHourly(() => this.sweep());
  }

  /** Deletes the expired documents of every model that has `expires: 0` on a field of its schema. */
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

import { expect, it } from 'vitest';
import { migrate } from '../common/migrate.js';
import { type DeletedStore, deletedStoreMigrations } from './deleted-store.schema.js';

it('reads a deleted store of version 1, which had quilts only', () => {
  const at = new Date('2026-01-05T10:00:00Z');
  const expiresAt = new Date('2026-01-06T10:00:00Z');
  const store = { quilterNum: 100, key: 'once', bodyHash: 'h', revision: 2, at, expiresAt };
  const version1: unknown = { ...store, quiltNum: 41, schemaVersion: 1 };
  expect(migrate(version1 as DeletedStore, deletedStoreMigrations)).toEqual({
    ...store,
    num: 41,
    schemaVersion: 2,
  });
});

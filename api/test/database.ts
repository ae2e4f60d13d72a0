import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, inject } from 'vitest';
import { connect } from '../src/database/connection/connection.js';

/** Returns the address of the test run's engine, with a new database name. */
export function testDatabaseUri(): string {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/test-${randomBytes(6).toString('hex')}`;
  return uri.href;
}

/**
 * Provides a database for the calling test file only, on the engine that all files share. It is connected
 * before the file's tests and dropped after them.
 *
 * @returns a function that returns the connection; call it inside tests and hooks.
 */
export function testDatabase(): () => Connection {
  let connection: Connection | undefined;
  beforeAll(async () => {
    connection = await connect(testDatabaseUri(), { embedded: true });
  });
  afterAll(async () => {
    await connection?.dropDatabase();
    await connection?.close();
  });
  return () => {
    if (!connection) throw new Error('The test database is open in tests and hooks only.');
    return connection;
  };
}

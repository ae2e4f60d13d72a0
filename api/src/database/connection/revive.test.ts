import { once } from 'node:events';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { Gate } from '../../../test/gate.js';
import { connect } from './connection.js';

let errors: string[];
beforeEach(() => {
  errors = [];
  Logger.overrideLogger({
    log: () => undefined,
    warn: () => undefined,
    error: (message) => void errors.push(String(message)),
  });
});
afterEach(() => {
  Logger.overrideLogger(false);
});

/** Blocks this process, as a long computation does. */
function stall(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

it('lets calls under way finish while this process stalls', async () => {
  const connection = await connect(inject('mongodbUri'), { embedded: true, dbName: 'test-stall' });
  const client = connection.getClient();
  const items = connection.collection('items');
  await items.insertMany([{ n: 1 }, { n: 2 }]);
  // The driver checks the server and hears nothing, but only because this process is stalled.
  await once(client, 'serverHeartbeatSucceeded');
  const calls = new Promise<Promise<unknown>[]>((resolve) => {
    client.once('serverHeartbeatStarted', () => {
      resolve(
        [items.insertOne({ n: 3 }), items.findOne({ n: 1 }), connection.db?.command({ ping: 1 })].map(
          Promise.resolve.bind(Promise),
        ),
      );
      stall(4_000);
    });
  });
  const ends = await Promise.allSettled(await calls);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(await items.countDocuments()).toBe(3);
  expect(errors).toEqual([]);
  expect(connection.getClient()).toBe(client);
  await connection.dropDatabase();
  await connection.close();
});

it('reconnects when nothing arrives any more, and the calls under way still get their answers', async () => {
  const gate = new Gate(inject('mongodbUri'));
  await gate.open();
  const uri = `mongodb://127.0.0.1:${String(gate.port)}/test-stuck?directConnection=true`;
  const connection = await connect(uri, { embedded: true });
  const client = connection.getClient();
  const followers = connection.listenerCount('close');
  const items = connection.collection('items');
  await items.insertOne({ n: 1 });
  gate.hold();
  const call = items.insertOne({ n: 2 });
  await expect
    .poll(() => errors, { timeout: 10_000 })
    .toContain('The database connection has stopped responding. The server opens a new connection.');
  gate.release();
  expect(await call).toMatchObject({ acknowledged: true });
  await expect
    .poll(() => connection.getClient() !== client && connection.readyState, { timeout: 10_000 })
    .toBe(1);
  expect(await items.countDocuments()).toBe(2);
  // Once the old client is closed, none of its listeners remains.
  await expect.poll(() => connection.listenerCount('close'), { timeout: 10_000 }).toBe(followers);
  await connection.dropDatabase();
  await connection.close();
  await gate.close();
});

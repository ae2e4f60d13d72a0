import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { expect, inject, it } from 'vitest';
import { isDatabaseAway } from '../database-health.js';
import { connect } from './connection.js';

it('ends a command whose socket closes before it drains', async () => {
  const sockets: Socket[] = [];
  const note = (message: unknown) => void sockets.push((message as { socket: Socket }).socket);
  subscribe('net.client.socket', note);
  const connection = await connect(inject('mongodbUri'), { embedded: true, dbName: 'test-drain' });
  const items = connection.collection('items');
  await items.insertOne({ n: 1 });
  unsubscribe('net.client.socket', note);
  for (const socket of sockets) {
    // A kill of the server closes the socket between a write and its end.
    socket.write = () => {
      setImmediate(() => socket.destroy());
      return false;
    };
  }
  const error = await items.insertOne({ n: 2 }).catch((error: unknown) => error);
  expect(isDatabaseAway(error)).toBe(true);
  await expect.poll(() => items.countDocuments().catch(() => null)).toBe(1);
  await connection.dropDatabase();
  await connection.close();
});

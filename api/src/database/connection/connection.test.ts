import { once } from 'node:events';
import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net';
import { Schema } from 'mongoose';
import { describe, expect, inject, it } from 'vitest';
import { testDatabase } from '../../../test/database.js';
import { connectToStarted } from './connection.js';

const database = testDatabase();

describe('connect', () => {
  it('confirms a write once it is in the journal', () => {
    expect(database().getClient().options.writeConcern).toMatchObject({ w: 1, journal: true });
  });

  it("refuses a filter on a path that isn't in the schema", async () => {
    const Block = database().model('StrictBlock', new Schema({ name: String }));
    await expect(Block.find({ nmae: 'Ohio Star' })).rejects.toThrow('nmae');
  });

  it('takes operators in a filter value literally', async () => {
    const Block = database().model('SafeBlock', new Schema({ name: String }));
    await Block.create({ name: 'Ohio Star' });
    await expect(Block.find({ name: { $ne: null } as unknown as string })).rejects.toThrow('Cast to string');
  });
});

it('waits for an engine that doesn’t answer at once on a busy machine', async () => {
  const engine = decodeURIComponent(new URL(inject('mongodbUri')).hostname);
  const sockets = new Set<Socket>();
  // The driver gives up after two seconds. The first connection gets no answer, so it gives up once.
  let unanswered = 1;
  const busy = createServer((socket) => {
    sockets.add(socket);
    if (unanswered-- > 0) return;
    const behind = dial(engine);
    sockets.add(behind);
    socket.pipe(behind).pipe(socket);
  });
  busy.listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  const connection = await connectToStarted(`mongodb://127.0.0.1:${port}`, { embedded: true });
  expect(connection.readyState).toBe(1);
  await connection.close();
  for (const socket of sockets) socket.destroy();
  busy.close();
});

import { once } from 'node:events';
import { type ClientRequest, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testApi } from '../../test/test-api.js';
import { DocumentThread } from '../documents/document-thread.js';
import { SaveBodies } from './save-bodies.js';

const api = testApi();

const BODY = Buffer.alloc(200_000, ' ');

it('the bodies of one quilter are read one at a time, even if a sender has left', async () => {
  const bodies = api().app.get(SaveBodies, { strict: false });
  const thread = api().app.get(DocumentThread, { strict: false });
  let release = () => undefined as unknown;
  const held = new Promise<object>((resolve) => (release = () => resolve({})));
  const check = vi.spyOn(thread, 'checkBody').mockReturnValueOnce(held);
  const server = createServer();
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const send = async (): Promise<[ClientRequest, Request, Response]> => {
    const requested = once(server, 'request') as Promise<[Request, Response]>;
    const client = ask({ port, host: '127.0.0.1', method: 'POST' }).on('error', () => undefined);
    client.end(BODY);
    return [client, ...(await requested)];
  };

  const [client, ...first] = await send();
  const read = bodies.read('storeQuilt', BODY.length, ...first);
  await vi.waitFor(
    () => {
      expect(check).toHaveBeenCalledTimes(1);
    },
    { timeout: 30_000 },
  );
  client.destroy();
  await once(first[1], 'close');
  const [, ...second] = await send();
  const next = bodies.read('storeQuilt', BODY.length, ...second);
  await turn();
  expect(second[0].listenerCount('readable')).toBe(0);
  release();
  await read;
  first[1].end();
  // Spaces alone aren't JSON.
  await expect(next).rejects.toMatchObject({ status: 400 });
});

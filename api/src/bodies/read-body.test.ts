import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Request } from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readBody } from './read-body.js';

const LIMIT = 200_000;

/** Returns the body read from a request with these headers. @param send writes the body */
async function readOf(
  headers: Record<string, string | number>,
  send: (client: ReturnType<typeof ask>) => void,
) {
  const server = createServer();
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const client = ask({ port, host: '127.0.0.1', method: 'POST', headers }).on('error', () => undefined);
  const requested = once(server, 'request') as Promise<[Request]>;
  client.flushHeaders();
  const [request] = await requested;
  const read = readBody(request, LIMIT);
  send(client);
  return read;
}

describe('a body is read', () => {
  const bytes = Buffer.alloc(LIMIT, 'quilt');

  it.each([
    ['of a given length', { 'Content-Length': LIMIT }],
    ['of no given length', { 'Transfer-Encoding': 'chunked' }],
  ])('%s, into its own memory', async (_, headers: Record<string, string | number>) => {
    const read = await readOf(headers, (client) => client.end(bytes));
    expect(Buffer.from(read).equals(bytes)).toBe(true);
    expect(read.buffer.byteLength).toBe(LIMIT);
  });

  it.each([
    ['says that it is too long', { 'Content-Length': LIMIT + 1 }, 413],
    ['is compressed', { 'Content-Length': 10, 'Content-Encoding': 'gzip' }, 415],
  ])('unless it %s', async (_, headers: Record<string, string | number>, status) => {
    await expect(readOf(headers, () => undefined)).rejects.toMatchObject({ status });
  });

  it('unless it turns out too long', async () => {
    const read = readOf({ 'Transfer-Encoding': 'chunked' }, (client) => {
      client.write(bytes);
      client.write('.');
    });
    await expect(read).rejects.toMatchObject({ status: 413 });
  });

  it('unless it breaks off', async () => {
    const read = readOf({ 'Content-Length': LIMIT }, (client) =>
      client.write(bytes.subarray(0, 1000), () => client.destroy()),
    );
    await expect(read).rejects.toMatchObject({ status: 400 });
  });
});

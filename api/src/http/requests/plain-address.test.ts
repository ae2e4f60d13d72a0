import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { portOf, testApi } from '../../../test/test-api.js';

const api = testApi();

/** Sends these lines as a request. Returns the server's answer, byte for byte. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(await portOf(api()), '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  return await text(socket);
}

it.each([
  '//evil.example',
  '//evil.example/..',
  '/\\evil.example',
  '/\\\\evil.example/%2e%2e',
  '/%5Cevil.example',
  '/%5cevil.example/',
  '/%2Fevil.example/assets',
  '/assets/..%5C..%5Cevil.example',
  'http://quilts.example//evil.example/%2e%2e',
])('answers %s with 400', async (path) => {
  const answer = await answerTo(`GET ${path} HTTP/1.1`, 'Host: quilts.example');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('application/problem+json');
  expect(answer).not.toMatch(/^location:/im);
});

it('answers two Hosts with 400', async () => {
  const answer = await answerTo(
    'GET /api/health/live HTTP/1.1',
    'Host: quilts.example',
    'host: evil.example',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

it.each(['/api/health/live', '/robots.txt?to=//evil.example/%5C', 'http://quilts.example/api/health/live'])(
  'answers %s',
  async (path) => {
    expect(await answerTo(`GET ${path} HTTP/1.1`, 'Host: quilts.example')).toMatch(/^HTTP\/1\.1 200 /);
  },
);

it.each(['/assets', '/api', '/fabrics', '/block-images'])(
  'doesn’t redirect from the folder %s',
  async (path) => {
    expect(await answerTo(`GET ${path} HTTP/1.1`, 'Host: quilts.example')).toMatch(/^HTTP\/1\.1 404 /);
  },
);

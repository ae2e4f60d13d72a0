import { calls } from '@quiltwright/shared/contract/calls';
import { retrFabricList } from '@quiltwright/shared/contract/calls/fabric-calls';
import { describe, expect, it } from 'vitest';
import { testApi } from '../test/test-api.js';

const api = testApi({ library: true });

describe('reliability 24: every answer', () => {
  it.each([
    ['GET', '/api/health'],
    ['GET', '/api/nowhere'],
    ['GET', '/api/docs'],
    ['GET', '/retrQuilt'],
    ['POST', '/storeQuilt'],
    ['GET', '/fabrics/none.webp'],
  ])('of %s %s has the security headers and a request id', async (method, path) => {
    const { headers } = await api()
      .visitor()
      .send(method, path, { headers: { Origin: 'https://evil.example' } });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=(), ') as string,
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    for (const name of ['access-control-allow-origin', 'x-powered-by', 'strict-transport-security']) {
      expect(headers[name]).toBeUndefined();
    }
  });
});

const all = Object.values(calls);
const readable = new Set(all.filter(({ method }) => method === 'GET').map(({ path }) => path));

describe('addresses that aren’t calls', () => {
  it('answer 404 below /api, also for the wrong method', async () => {
    const visitor = api().visitor();
    expect((await visitor.refused({ method: 'GET', path: '/api/nowhere' })).status).toBe(404);
    expect((await visitor.refused({ method: 'POST', path: '/api/health' }, { body: {} })).status).toBe(404);
  });

  it.each(all.filter(({ method, path }) => method !== 'GET' && !readable.has(path)))(
    'answer 404 to a GET of $path, not the page',
    async ({ path }) => {
      expect((await api().visitor().refused({ method: 'GET', path })).status).toBe(404);
    },
  );

  it('are refused with a broken percent sign', async () => {
    expect((await api().visitor().refused({ method: 'GET', path: '/fabrics/%E0%A4%A' })).status).toBe(400);
  });
});

describe('reliability 22, 23: a body', () => {
  const palette = { paletteNum: 2, quilterNum: 2 };

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data', 'text/html'])(
    'as %s is answered with 415',
    async (type) => {
      const guest = await api().guest();
      const headers = { 'Content-Type': type };
      expect((await guest.refused(retrFabricList, { body: 'paletteNum=2', headers })).status).toBe(415);
    },
  );

  it('in another character set or compressed is answered with 415', async () => {
    const guest = await api().guest();
    const body = JSON.stringify(palette);
    const charset = { 'Content-Type': 'application/json; charset=iso-8859-1' };
    expect((await guest.refused(retrFabricList, { body, headers: charset })).status).toBe(415);
    expect(
      (await guest.refused(retrFabricList, { body, headers: { 'Content-Encoding': 'gzip' } })).status,
    ).toBe(415);
  });

  it.each([
    ['that breaks off', '{"paletteNum": 2'],
    ['that is no object', '[]'],
    ['that is a bare string', '"guest"'],
    ['with a key __proto__', '{"paletteNum":2,"quilterNum":2,"__proto__":{"role":"house"}}'],
    ['with a key constructor', '{"paletteNum":2,"quilterNum":2,"constructor":{"prototype":{}}}'],
    ['10,000 lists deep', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['10,000 objects deep', '{"a":'.repeat(10_000) + '2' + '}'.repeat(10_000)],
    ['that is missing', ''],
  ])('%s is answered with 400', async (_, body) => {
    const guest = await api().guest();
    expect((await guest.refused(retrFabricList, { body })).status).toBe(400);
  });

  it('that is too large is answered with 413', async () => {
    const guest = await api().guest();
    const body = { ...palette, more: 'x'.repeat(100_000) };
    expect((await guest.refused(retrFabricList, { body })).status).toBe(413);
  });

  it('may be left out of a call that takes none, but not be anything else', async () => {
    const guest = await api().guest();
    expect(
      (await guest.refused({ method: 'POST', path: '/api/logout' }, { body: { all: true } })).status,
    ).toBe(400);
    expect((await guest.send('POST', '/api/logout')).status).toBe(204);
  });
});

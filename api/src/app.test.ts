import { calls } from '@quiltwright/shared/contract/calls';
import { retrFabricList } from '@quiltwright/shared/contract/fabric-calls';
import { storeQuilt } from '@quiltwright/shared/contract/quilt-calls';
import { describe, expect, it } from 'vitest';
import { cribQuilt } from '../test/quilts.js';
import { testApi } from '../test/test-api.js';

const api = testApi({ library: true });

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** Every route that the service has, as `METHOD /path`. */
function routes(): string[] {
  const { stack } = (api().app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } }).router;
  return stack.flatMap(({ route }) =>
    route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
  );
}

const FILES = [
  'GET /api/docs',
  'GET /api/docs.json',
  'GET /block-images/:name',
  'GET /fabrics/:name',
  // The page of the web app, for every address that is nothing else.
  'GET {*any}',
];

describe('the routes', () => {
  it('are the calls of the contract, each once, and files', () => {
    const expected = [...Object.values(calls).map(({ method, path }) => `${method} ${path}`), ...FILES];
    expect(routes().sort()).toEqual(expected.sort());
  });
});

const entries = Object.entries(calls);

describe('a call that is not open', () => {
  it.each(entries.filter(([, { who }]) => who !== 'open'))('wants a token: %s', async (_, call) => {
    expect((await api().visitor().refused(call, { body: {} })).status).toBe(401);
  });

  it.each(entries.filter(([, { who }]) => who === 'subscriber'))('is not for guests: %s', async (_, call) => {
    const guest = await api().guest();
    const { status, body } = await guest.refused(call, { body: {} });
    expect([status, body.detail]).toEqual([403, expect.stringContaining('Subscribe')]);
  });
});

/** What each call is sent about someone's quilt, by which key it names the quilt. */
const aboutQuilt: Record<string, (quiltNum: number, quilterNum: number) => object> = {
  retrQuilt: (quiltNum) => ({ query: { quiltNum } }),
  retrFabricsForQuilt: (quiltNum) => ({ query: { quiltNum } }),
  storeQuilt: (quiltNum, quilterNum) => ({ body: cribQuilt(quilterNum, { quiltNum, revision: 1 }) }),
  deleteQuilt: (quiltNum) => ({ body: { quiltNum } }),
  renameQuilt: (quiltNum) => ({ body: { quiltNum, newQuiltName: 'Mine now' } }),
};

/** Calls that name a thing by its number. A new one must be put to the test below. */
const byNumber = entries.filter(([, { query, body }]) =>
  [query, body].some(
    (schema) => 'shape' in schema && Object.keys(schema.shape as object).includes('quiltNum'),
  ),
);

describe('another subscriber’s quilt', () => {
  it.each(byNumber)('is not there for %s', async (name, call) => {
    const [owner, other] = [await api().subscriber(), await api().subscriber()];
    const { body } = await owner.call(storeQuilt, { body: cribQuilt(owner.quilterNum) });
    const sent = aboutQuilt[name]?.(body.quiltNum, other.quilterNum);
    expect(sent, `${name} has no line in aboutQuilt`).toBeDefined();
    const refused = await other.refused(call, sent);
    const missing = await other.refused(call, aboutQuilt[name]?.(999_999, other.quilterNum));
    expect([refused.status, refused.body]).toEqual([404, missing.body]);
    const { body: kept } = await owner.call(calls.retrQuilt as never, {
      query: { quiltNum: body.quiltNum } as never,
    });
    expect(kept).toMatchObject({ quiltName: 'Crib quilt', revision: 1 });
  });
});

describe('every answer', () => {
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
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    for (const name of ['access-control-allow-origin', 'x-powered-by', 'strict-transport-security']) {
      expect(headers[name]).toBeUndefined();
    }
  });
});

describe('what is no call', () => {
  it('answers 404 below /api, also for the wrong method', async () => {
    const visitor = api().visitor();
    expect((await visitor.refused({ method: 'GET', path: '/api/nowhere' })).status).toBe(404);
    expect((await visitor.refused({ method: 'POST', path: '/api/health' }, { body: {} })).status).toBe(404);
  });

  it.each(Object.values(calls).filter(({ method }) => method !== 'GET'))(
    'answers 404 to a GET of $path, not the page',
    async ({ path }) => {
      expect((await api().visitor().refused({ method: 'GET', path })).status).toBe(404);
    },
  );

  it('may not have a broken percent sign in it', async () => {
    expect((await api().visitor().refused({ method: 'GET', path: '/fabrics/%E0%A4%A' })).status).toBe(400);
  });
});

describe('a body', () => {
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

  it('of a call that takes none may be left out, but not be anything', async () => {
    const guest = await api().guest();
    expect(
      (await guest.refused({ method: 'POST', path: '/api/logout' }, { body: { all: true } })).status,
    ).toBe(400);
    expect((await guest.send('POST', '/api/logout')).status).toBe(204);
  });
});

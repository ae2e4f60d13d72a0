// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve, type Received, type Reply, type TestServer } from '../../../test/http-server';
import { call } from './call';
import { createSession } from '../session/session';

const credentials = { payerEmail: 'guest', password: 'guest' };
const welcome = { quilterNum: 2, jwt: 'a.b.c' };

let server: TestServer;
const session = createSession();

async function serving(answer: (request: Received) => Reply | 'hang up'): Promise<void> {
  server = await serve(answer);
  document.cookie = 'XSRF-TOKEN=; max-age=0';
}

const logIn = () => call(session, 'retrLoginInfo', { body: credentials });

beforeEach(() => {
  session.signOut();
});

afterEach(async () => {
  await server.close();
});

describe('call', () => {
  it('sends query, token and accepted type, and returns the answer of the contract', async () => {
    await serving(() => ({ body: { result: 1 } }));
    session.signIn(2, 'my.own.token');
    const answer = await call(session, 'checkUser', { query: { jwt: 'a&b' } });
    expect(answer).toEqual({ ok: true, value: { result: 1 } });
    const [request] = server.received;
    expect(request).toMatchObject({ method: 'GET', path: '/checkUser', query: { jwt: 'a&b' } });
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer my.own.token',
      accept: 'application/json',
    });
  });

  it('sends no token when nobody is signed in', async () => {
    await serving(() => ({ body: { result: 0 } }));
    await call(session, 'checkUser', { query: { jwt: '' } });
    expect(server.received[0]?.headers.authorization).toBeUndefined();
  });

  it('fetches the anti-forgery cookie before the first POST and returns it in the header', async () => {
    await serving(({ method }) => {
      if (method === 'GET') document.cookie = 'XSRF-TOKEN=nonce.mac';
      return { body: method === 'GET' ? {} : welcome };
    });
    expect(await logIn()).toEqual({ ok: true, value: welcome });
    expect(server.received.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(server.received[1]?.headers['x-xsrf-token']).toBe('nonce.mac');
    expect(server.received[1]?.body).toEqual(credentials);
  });

  it('fetches a new cookie and tries once more after a 403', async () => {
    await serving(({ method, headers }) => {
      if (method === 'GET') document.cookie = 'XSRF-TOKEN=fresh';
      if (method === 'POST' && headers['x-xsrf-token'] !== 'fresh') return { status: 403 };
      return { body: method === 'GET' ? {} : welcome };
    });
    document.cookie = 'XSRF-TOKEN=stale';
    expect(await logIn()).toEqual({ ok: true, value: welcome });
    expect(server.received.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
  });

  it('sends the sign-in when it fetches the cookie, which is for that sign-in alone', async () => {
    await serving(({ method }) => (method === 'GET' ? {} : { status: 403 }));
    session.signIn(100, 'my.own.token');
    await logIn();
    const asked = server.received.find(({ method }) => method === 'GET');
    expect(asked?.headers.authorization).toBe('Bearer my.own.token');
  });

  it('tries once more after a 401 if another tab has a new token by then', async () => {
    session.signIn(100, 'old.own.token');
    await serving(({ headers }) => {
      if (headers.authorization !== 'Bearer old.own.token') return { body: { result: 1 } };
      session.signIn(100, 'new.own.token');
      return { status: 401 };
    });
    const answer = await call(session, 'checkUser', { query: { jwt: '' } });
    expect(answer).toEqual({ ok: true, value: { result: 1 } });
    expect(server.received).toHaveLength(2);
  });

  it('gives up after the second 403', async () => {
    await serving(({ method }) => (method === 'GET' ? {} : { status: 403 }));
    document.cookie = 'XSRF-TOKEN=x';
    expect(await logIn()).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    expect(server.received).toHaveLength(3);
  });

  it.each([
    [400, 'refused'],
    [401, 'signed-out'],
    [402, 'lapsed'],
    [404, 'missing'],
    [409, 'changed'],
    [413, 'too-large'],
    [422, 'refused'],
    [429, 'busy'],
    [500, 'away'],
    [503, 'away'],
    [507, 'away'],
  ])('tells people about a %i without a problem document', async (status, code) => {
    await serving(() => ({ status, body: '<html>' }));
    const answer = await call(session, 'checkUser', { query: { jwt: 'x' } });
    expect(answer).toMatchObject({ ok: false, error: { code, problem: null } });
    expect(answer.ok || answer.error.message).toMatch(/^[A-Z].{15,}\.$/);
  });

  it('passes on the server’s reason, and how long to wait', async () => {
    const detail = 'The name is too long.';
    await serving(() => ({
      status: 429,
      headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '7' },
      body: { title: 'Too many', status: 429, detail },
    }));
    const answer = await call(session, 'checkUser', { query: { jwt: 'x' } });
    expect(answer).toMatchObject({ ok: false, error: { message: detail, retryAfter: 7000 } });
  });

  it('says where an answer breaks the contract', async () => {
    await serving(() => ({ body: { result: 7 } }));
    const answer = await call(session, 'checkUser', { query: { jwt: 'x' } });
    expect(answer).toMatchObject({ ok: false, error: { code: 'strange' } });
    expect(answer.ok || answer.error.message).toContain('result');
  });

  it.each([
    ['renameQuilt', { quiltNum: 7, newQuiltName: 'Ann' }],
    ['renameBlock', { designedBlockNum: 7, newBlockName: 'Ann' }],
    ['renameFabric', { fabricNum: 10_000, fabricName: 'Ann' }],
    ['deleteQuilt', { quiltNum: 7 }],
    ['deleteBlock', { designNum: 7, isBlank: 0 }],
    ['deleteFabric', { fabricNum: 10_000 }],
  ] as const)('reports an error for −1, whatever else %s answers', async (name, body) => {
    await serving(() => ({ body: { dbResponse: -1, usedOn: {}, reason: 'disk' } }));
    expect(await call(session, name, { body: body as never })).toMatchObject({
      ok: false,
      error: { code: 'failed', message: 'There was an error.' },
    });
  });

  it('treats an answer that isn’t JSON as a broken one', async () => {
    await serving(() => ({ body: 'Not Found' }));
    expect(await call(session, 'checkUser', { query: { jwt: 'x' } })).toMatchObject({
      ok: false,
      error: { code: 'strange' },
    });
  });

  it('counts a cut connection as offline', async () => {
    await serving(() => 'hang up');
    expect(await call(session, 'checkUser', { query: { jwt: 'x' } })).toMatchObject({
      ok: false,
      error: { code: 'offline' },
    });
  });

  it('gives up when its caller does', async () => {
    await serving(() => ({ body: { result: 1 } }));
    const answer = await call(session, 'checkUser', { query: { jwt: 'x' }, signal: AbortSignal.abort() });
    expect(answer.ok).toBe(false);
    expect(server.received).toHaveLength(0);
  });
});

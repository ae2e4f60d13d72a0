// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve, type Reply, type TestServer } from '../../test/http-server';
import { Tab } from '../browser/tab';
import { createGuard } from './guard';
import { keepEarlyCheck } from '../server/calls/early-check';
import { createSession } from '../server/session/session';

const tab = new Tab();
const session = tab.get(createSession);
let server: TestServer;

async function visit(reply: Reply | 'hang up'): Promise<string> {
  server = await serve(() => reply);
  const answer = await tab.get(createGuard)({ request: new Request('http://quilts.example/my-quilts') });
  return answer?.headers.get('Location') ?? 'open';
}

beforeEach(() => {
  session.signOut();
});

afterEach(async () => {
  await server.close();
});

it('sends those who never signed in to the login, without asking', async () => {
  expect(await visit({ body: { result: 1 } })).toBe('/login?to=%2Fmy-quilts');
  expect(server.received).toHaveLength(0);
});

it('accepts a good token', async () => {
  session.signIn(100, 'good');
  expect(await visit({ body: { result: 1 } })).toBe('open');
  expect(server.received[0]?.query).toEqual({ jwt: 'good' });
});

it('uses the check that the page sent early, once', async () => {
  session.signIn(100, 'good');
  keepEarlyCheck({ token: 'good', response: Promise.resolve(Response.json({ result: 1 })) });
  expect(await visit({ body: { result: 1 } })).toBe('open');
  expect(server.received).toHaveLength(0);
  await server.close();
  expect(await visit({ body: { result: 1 } })).toBe('open');
  expect(server.received).toHaveLength(1);
});

it('sends a quilter with an early refused token to the login', async () => {
  session.signIn(100, 'dead');
  keepEarlyCheck({ token: 'dead', response: Promise.resolve(Response.json({ result: 0 })) });
  expect(await visit({ body: { result: 1 } })).toBe('/login?to=%2Fmy-quilts');
});

it('checks the current token if the early check was for another', async () => {
  session.signIn(100, 'good');
  keepEarlyCheck({ token: 'dead', response: Promise.resolve(Response.json({ result: 0 })) });
  expect(await visit({ body: { result: 1 } })).toBe('open');
  expect(server.received[0]?.query).toEqual({ jwt: 'good' });
});

it('keeps the last known result if the early check got no answer', async () => {
  session.signIn(100, 'good');
  keepEarlyCheck({ token: 'good', response: Promise.reject(new TypeError('Failed to fetch')) });
  expect(await visit({ body: { result: 0 } })).toBe('open');
});

it('sends an expired token to the login and forgets it', async () => {
  session.signIn(100, 'dead');
  expect(await visit({ body: { result: 0 } })).toBe('/login?to=%2Fmy-quilts');
  expect(session.getState()).toEqual({ quilterNum: 0, token: '' });
  expect(localStorage.getItem('token')).toBeNull();
});

it.each<[string, Reply | 'hang up']>([
  ['no network', 'hang up'],
  ['a database that is away', { status: 503 }],
])('keeps the last known result with %s', async (_, reply) => {
  session.signIn(100, 'good');
  expect(await visit(reply)).toBe('open');
  expect(session.getState().token).toBe('good');
});

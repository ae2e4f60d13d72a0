// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve, type Reply, type TestServer } from '../../test/http-server';
import { guard } from './guard';
import { session, signIn, signOut } from '../server/session';

let server: TestServer;

async function visit(reply: Reply | 'hang up'): Promise<string> {
  server = await serve(() => reply);
  const answer = await guard({ request: new Request('http://quilts.example/my-quilts') });
  return answer?.headers.get('Location') ?? 'open';
}

beforeEach(() => {
  signOut();
});

afterEach(async () => {
  await server.close();
});

it('sends those who never signed in to the login, without asking', async () => {
  expect(await visit({ body: { result: 1 } })).toBe('/login?to=%2Fmy-quilts');
  expect(server.received).toHaveLength(0);
});

it('lets a good token pass', async () => {
  signIn(100, 'good');
  expect(await visit({ body: { result: 1 } })).toBe('open');
  expect(server.received[0]?.query).toEqual({ jwt: 'good' });
});

it('sends a dead token to the login and forgets it', async () => {
  signIn(100, 'dead');
  expect(await visit({ body: { result: 0 } })).toBe('/login?to=%2Fmy-quilts');
  expect(session.getState()).toEqual({ quilterNum: 0, token: '' });
  expect(localStorage.getItem('token')).toBeNull();
});

it.each<[string, Reply | 'hang up']>([
  ['no network', 'hang up'],
  ['a database that is away', { status: 503 }],
])('keeps the last known result with %s', async (_, reply) => {
  signIn(100, 'good');
  expect(await visit(reply)).toBe('open');
  expect(session.getState().token).toBe('good');
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually';
import { serve, type Received, type Reply, type TestServer } from '../../../test/http-server';
import type { CallFailure } from '../calls/call-failure';
import { Favourites } from './favourites';
import { createSession } from '../session/session';

const GUEST = 2;

const session = createSession();
let server: TestServer;
let favourites: Favourites;
/** The numbers of the favourites that the account has stored. */
let account: number[];
let stored: [quilterNum: number, fabricNums: number[]][];
let troubles: CallFailure[];

/** Starts a server that stores favourites. If `refuse` returns a reply, the server sends that reply instead. */
async function serving(refuse: (request: Received) => Reply | 'hang up' | null = () => null): Promise<void> {
  server = await serve((request) => {
    const refusal = refuse(request);
    if (refusal) return refusal;
    if (request.method === 'GET') return { body: { fabricNums: account } };
    account = (request.body as { fabricNums: number[] }).fabricNums;
    return { status: 204 };
  });
  document.cookie = 'XSRF-TOKEN=x';
}

const opened = () =>
  new Favourites({
    session,
    delay: 10,
    firstRetry: 10,
    onStored: (...answer) => {
      stored.push(answer);
      return Promise.resolve();
    },
    onTrouble: (failure) => troubles.push(failure),
  });

const puts = () => server.received.filter(({ method }) => method === 'PUT');

/** Waits until the account has stored all changes that are on the device. */
const settled = () =>
  eventually(() => {
    expect(favourites.changes.getState()).toEqual({});
  });

beforeEach(() => {
  localStorage.clear();
  session.signOut();
  account = [];
  stored = [];
  troubles = [];
});

afterEach(async () => {
  favourites.stop();
  await server.close();
});

describe('Favourites', () => {
  it('sends changes of a short while together, the latest first', async () => {
    await serving();
    account = [20, 21];
    session.signIn(100, 'token');
    favourites = opened();
    favourites.mark(11, true);
    favourites.mark(20, false);
    favourites.mark(12, true);
    await settled();
    expect(account).toEqual([12, 11, 21]);
    expect(puts()).toHaveLength(1);
    expect(stored).toEqual([[100, [12, 11, 21]]]);
  });

  it('keeps a guest’s changes on the device, and adds them to the account of the subscriber who signs in', async () => {
    await serving();
    session.signIn(GUEST, 'token');
    favourites = opened();
    favourites.mark(11, true);
    favourites.mark(12, true);
    favourites.mark(11, false);
    favourites.stop();
    favourites = opened();
    expect(favourites.changes.getState()).toEqual({ [GUEST]: [{ fabricNum: 12, isFavourite: true }] });
    expect(server.received).toEqual([]);
    account = [20];
    session.signIn(100, 'token');
    await settled();
    expect(account).toEqual([12, 20]);
  });

  it('leaves one subscriber’s changes to that subscriber', async () => {
    await serving(({ method }) => (method === 'PUT' ? { status: 402 } : null));
    session.signIn(100, 'token');
    favourites = opened();
    favourites.mark(11, true);
    await eventually(() => {
      expect(troubles).toMatchObject([{ code: 'lapsed' }]);
    });
    session.signIn(101, 'token');
    expect(favourites.changes.getState()).toEqual({ 100: [{ fabricNum: 11, isFavourite: true }] });
  });

  it('tries again after a passing failure, and reports it once', async () => {
    let turns = 0;
    await serving(() => (++turns < 4 ? 'hang up' : null));
    session.signIn(100, 'token');
    favourites = opened();
    favourites.mark(11, true);
    await settled();
    expect(account).toEqual([11]);
    expect(troubles).toMatchObject([{ code: 'offline' }]);
  });

  it('stops at a refused change, keeps it, and sends it with the next change', async () => {
    let isLapsed = true;
    await serving(({ method }) => (method === 'PUT' && isLapsed ? { status: 402 } : null));
    session.signIn(100, 'token');
    favourites = opened();
    favourites.mark(11, true);
    await eventually(() => {
      expect(troubles).toMatchObject([{ code: 'lapsed' }]);
    });
    isLapsed = false;
    favourites.mark(12, true);
    await settled();
    expect(account).toEqual([12, 11]);
  });

  it('drops changes that the account can’t have and reports that, also after a failure that passed', async () => {
    let turns = 0;
    await serving(({ method, body }) => {
      if (++turns === 1) return 'hang up';
      const isGone = method === 'PUT' && (body as { fabricNums: number[] }).fabricNums.includes(10_007);
      return isGone ? { status: 422 } : null;
    });
    account = [20];
    session.signIn(100, 'token');
    favourites = opened();
    for (const fabricNum of [11, 10_007, 12]) favourites.mark(fabricNum, true);
    favourites.mark(20, false);
    await settled();
    expect(account).toEqual([12, 11]);
    expect(troubles).toMatchObject([{ code: 'offline' }, { code: 'refused' }]);
  });

  it('sends changes that were made while the account refused another', async () => {
    await serving(({ method }) => {
      if (method !== 'PUT' || puts().length > 1) return null;
      favourites.mark(12, true);
      return { status: 422 };
    });
    session.signIn(100, 'token');
    favourites = opened();
    favourites.mark(10_007, true);
    await settled();
    expect(account).toEqual([12]);
    expect(troubles).toMatchObject([{ code: 'refused' }]);
  });

  it('sends the rest at the next visit', async () => {
    await serving();
    localStorage.setItem('favourites', '{"100":[{"fabricNum":11,"isFavourite":true}]}');
    session.signIn(100, 'token');
    favourites = opened();
    await settled();
    expect(account).toEqual([11]);
  });

  it('sends a change that was made during sending as a separate change', async () => {
    await serving(({ method }) => {
      if (method === 'PUT' && puts().length === 1) favourites.mark(11, false);
      return null;
    });
    session.signIn(100, 'token');
    favourites = opened();
    favourites.mark(11, true);
    await settled();
    expect(account).toEqual([]);
    expect(stored).toEqual([
      [100, [11]],
      [100, []],
    ]);
  });

  it('never stores more than an account has room for', async () => {
    await serving();
    account = Array.from({ length: 500 }, (_, index) => 1000 + index);
    session.signIn(100, 'token');
    favourites = opened();
    favourites.mark(11, true);
    await settled();
    expect(account).toHaveLength(500);
    expect(account[0]).toBe(11);
  });
});

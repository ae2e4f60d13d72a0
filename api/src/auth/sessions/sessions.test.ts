import { checkUser, getAccount, logout } from '@quiltwright/shared/contract/calls/account-calls';
import { endOtherSessions, endSession, getSessions } from '@quiltwright/shared/contract/calls/session-calls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../../test/browser.js';
import { testApi } from '../../../test/test-api.js';
import { MOST_SESSIONS } from '../../accounts/accounts.repository.js';

const api = testApi({ TRUST_PROXY: '1' });
afterEach(() => {
  vi.useRealTimers();
});

const PASSWORD = 'a patchwork of words';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const isGood = async (token: string) =>
  (
    await api()
      .visitor()
      .call(checkUser, { query: { jwt: token } })
  ).body.result === 1;

const sessionsOf = async (browser: Browser) => (await browser.call(getSessions)).body.sessions;

/** Signs the same subscriber in with several browsers. */
async function browsers(count: number): Promise<Browser[]> {
  const email = await api().addSubscriber(PASSWORD);
  const all: Browser[] = [];
  for (let n = 0; n < count; n++) all.push(await api().visitor().signIn(email, PASSWORD));
  return all;
}

async function pair(): Promise<[here: Browser, there: Browser]> {
  const [here, there] = await browsers(2);
  if (!here || !there) throw new Error('There are two.');
  return [here, there];
}

describe('the list of sessions', () => {
  it('is in plain words, this session first, with only the network of the address', async () => {
    const email = await api().addSubscriber(PASSWORD);
    const body = { payerEmail: email, password: PASSWORD };
    const headers = { 'User-Agent': FIREFOX, 'X-Forwarded-For': '203.0.113.77' };
    await api().visitor().send('POST', '/retrLoginInfo', { body, headers });
    const here = await api().visitor().signIn(email, PASSWORD);
    const [first, second, ...rest] = await sessionsOf(here);
    expect(first).toMatchObject({ isThis: true, place: '127.0.0.0/24' });
    expect(second).toMatchObject({ isThis: false, device: 'Firefox on Windows', place: '203.0.113.0/24' });
    expect(rest).toEqual([]);
    const stored = await api().connection.collection('accounts').findOne({ email });
    expect(JSON.stringify(stored)).not.toContain('203.0.113.77');
  });

  it('loses a session after sign-out, and when its token expires', async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const [here, there] = await pair();
    await there.call(logout);
    expect(await sessionsOf(here)).toHaveLength(1);
    vi.setSystemTime(start + 29 * 24 * 60 * 60_000);
    const later = await api()
      .visitor()
      .signIn((await here.call(getAccount)).body.email, PASSWORD);
    expect(await sessionsOf(later)).toHaveLength(2);
    vi.setSystemTime(start + 30 * 24 * 60 * 60_000 + 1000);
    expect(await sessionsOf(later)).toHaveLength(1);
  });

  it('updates the last use once an hour, for that session only', async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const [here, there] = await pair();
    const lastSeen = async () => (await sessionsOf(there)).find(({ isThis }) => !isThis)?.lastSeen;
    const first = await lastSeen();
    vi.setSystemTime(start + 59 * 60_000);
    await here.call(getAccount);
    expect(await lastSeen()).toBe(first);
    vi.setSystemTime(start + 61 * 60_000);
    await Promise.all([here.call(getAccount), here.call(getAccount)]);
    expect(await lastSeen()).toBe(new Date(start + 61 * 60_000).toISOString());
  });

  it('has a maximum: a further session ends the first', async () => {
    const all = await browsers(MOST_SESSIONS + 1);
    expect(await Promise.all([0, 1, MOST_SESSIONS].map((n) => isGood(all[n]?.token ?? '')))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('signing out elsewhere', () => {
  it('ends one session, and does no harm when repeated', async () => {
    const [here, there, third] = await browsers(3);
    if (!here || !there || !third) throw new Error('There are three.');
    const id = (
      JSON.parse(Buffer.from(there.token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string }
    ).jti;
    for (let n = 0; n < 2; n++) expect((await here.call(endSession, { body: { id } })).status).toBe(204);
    expect((await there.refused(getAccount)).status).toBe(401);
    expect([await isGood(here.token), await isGood(third.token)]).toEqual([true, true]);
  });

  it('can’t end another subscriber’s session', async () => {
    const [mine, theirs] = [await api().subscriber(), await api().subscriber()];
    const [session] = await sessionsOf(theirs);
    await mine.call(endSession, { body: { id: session?.id ?? '' } });
    await mine.call(endOtherSessions);
    expect(await isGood(theirs.token)).toBe(true);
  });

  it('ends all sessions but this one', async () => {
    const [here, there, third] = await browsers(3);
    if (!here || !there || !third) throw new Error('There are three.');
    await here.call(endOtherSessions);
    expect([await isGood(here.token), await isGood(there.token), await isGood(third.token)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await sessionsOf(here)).toHaveLength(1);
  });

  it('in two places at once leaves one session', async () => {
    const [here, there] = await pair();
    const answers = await Promise.all(
      [here, there].map((browser) => browser.send(endOtherSessions.method, endOtherSessions.path)),
    );
    const good = [await isGood(here.token), await isGood(there.token)];
    expect(good.filter(Boolean).length).toBeLessThanOrEqual(1);
    expect(answers.map(({ status }) => status)).toContain(204);
  });
});

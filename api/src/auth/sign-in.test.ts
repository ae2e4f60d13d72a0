import { createHmac } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { checkUser, logout, retrLoginInfo } from '@quiltwright/shared/contract/calls/account-calls';
import { retrFabricList } from '@quiltwright/shared/contract/calls/fabric-calls';
import { retrQuiltList } from '@quiltwright/shared/contract/calls/quilt-calls';
import { describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../test/browser.js';
import { testApi } from '../../test/test-api.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { AccountRemoval } from '../subscribers/account-removal.js';
import type { HashJob } from '../accounts/hash-threads.js';

const api = testApi({ TRUST_PROXY: '1' });
const withoutProxy = testApi();

const quilts = (quilterNum: number) => ({ body: { quilterNum, onlyStd: 2 as const } });

describe('retrLoginInfo', () => {
  it('signs a guest in as quilter 2', async () => {
    const { body } = await api()
      .visitor()
      .call(retrLoginInfo, { body: { payerEmail: 'guest', password: 'guest' } });
    expect(body.quilterNum).toBe(2);
  });

  it('signs a subscriber in, in any spelling of the address', async () => {
    const email = await api().addSubscriber('the right password');
    const payerEmail = ` ${email.toUpperCase()} `;
    const { body } = await api()
      .visitor()
      .call(retrLoginInfo, { body: { payerEmail, password: 'the right password' } });
    expect(body.quilterNum).toBeGreaterThanOrEqual(100);
  });

  it.each([
    ['a wrong password', 'the wrong password'],
    ['an empty one', ''],
  ])('answers %s with -1', async (_, password) => {
    const payerEmail = await api().addSubscriber();
    const { body } = await api().visitor().call(retrLoginInfo, { body: { payerEmail, password } });
    expect(body).toEqual({ quilterNum: -1, jwt: '' });
  });

  it.each(['nobody@example.org', 'not an address', 'guest', ''])(
    'answers %j, which has no account, with -1',
    async (payerEmail) => {
      const { body } = await api()
        .visitor()
        .call(retrLoginInfo, { body: { payerEmail, password: 'anything' } });
      expect(body).toEqual({ quilterNum: -1, jwt: '' });
    },
  );

  it('reliability 22: refuses operators and lists', async () => {
    for (const payerEmail of [{ $ne: null }, ['guest'], 7, null]) {
      const { status } = await api()
        .visitor()
        .refused(retrLoginInfo, { body: { payerEmail, password: 'guest' } });
      expect(status).toBe(400);
    }
  });

  it('reliability 13: does the same work for an unknown address as for a known one, so that both take as long', async () => {
    const known = await api().addSubscriber('the right password');
    for (const payerEmail of [known, 'nobody@example.org']) {
      const hashing = vi.spyOn(Worker.prototype, 'postMessage');
      await api()
        .visitor()
        .call(retrLoginInfo, { body: { payerEmail, password: 'a wrong password' } });
      const jobs = hashing.mock.calls.map(([job]) => job as HashJob);
      hashing.mockRestore();
      expect(jobs).toEqual([
        {
          password: 'a wrong password',
          passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) as unknown,
        },
      ]);
    }
  });

  it('from a known address writes the session alone', async () => {
    const email = await api().addSubscriber('the right password');
    await api().visitor().signIn(email, 'the right password');
    const operations: string[] = [];
    const note = ({ collectionName, method }: { collectionName: string; method: string }) => {
      operations.push(`${collectionName} ${method}`);
    };
    api().connection.on('operation-start', note);
    await api().visitor().signIn(email, 'the right password');
    api().connection.off('operation-start', note);
    expect(operations.filter((operation) => !/ find(One)?$/.test(operation))).toEqual(['accounts updateOne']);
  });

  it('sets a new session and anti-forgery value', async () => {
    const visitor = api().visitor();
    await visitor.send('GET', '/api/links');
    const before = new Map(visitor.cookies);
    await visitor.signIn('guest', 'guest');
    for (const name of ['session', 'XSRF-TOKEN'])
      expect(visitor.cookies.get(name)).not.toBe(before.get(name));
  });
});

describe('reliability 13: wrong sign-ins', () => {
  const attempt = (browser: Browser, payerEmail: string, password: string, from: string) =>
    browser.send('POST', retrLoginInfo.path, {
      body: { payerEmail, password },
      headers: { 'X-Forwarded-For': from },
    });

  it('to one account are slowed down after ten from an address; other addresses can still sign in', async () => {
    const email = await api().addSubscriber('the right password');
    const visitor = api().visitor();
    for (let n = 1; n <= 10; n++)
      expect((await attempt(visitor, email, 'wrong', '10.0.1.1')).status).toBe(200);
    const refused = await attempt(visitor, email, 'the right password', '10.0.1.1');
    expect([refused.status, refused.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^(29|30)$/),
    ]);
    const { body } = await attempt(visitor, email, 'the right password', '10.0.1.2');
    expect(body).toMatchObject({ jwt: expect.stringMatching(/^ey/) as string });
  });

  it.each(['the account', 'no account'])(
    'from many addresses to %s are slowed down, not locked',
    async (whose) => {
      const email =
        whose === 'no account' ? 'nobody-there@example.org' : await api().addSubscriber('the right password');
      const visitor = api().visitor();
      for (let n = 1; n <= 20; n++)
        expect((await attempt(visitor, email, 'wrong', `10.0.6.${String(n)}`)).status).toBe(200);
      const refused = await attempt(visitor, email, 'wrong', '10.0.6.99');
      expect(refused.status).toBe(429);
      // The first wait is fifteen seconds.
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15);
    },
  );

  it('by others never block the right password at an address that its owner used before', async () => {
    const email = await api().addSubscriber('the right password');
    const visitor = api().visitor();
    const home = '10.0.7.1';
    await attempt(visitor, email, 'the right password', home);
    for (let n = 1; n <= 21; n++) await attempt(visitor, email, 'wrong', `10.0.8.${String(n)}`);
    for (let n = 0; n < 31; n++) await attempt(visitor, `no-one${String(n)}@example.org`, 'wrong', home);
    for (let n = 0; n < 12; n++) expect((await attempt(visitor, email, 'wrong', home)).status).toBe(200);
    expect((await attempt(visitor, 'nobody@example.org', 'wrong', home)).status).toBe(429);
    const { body } = await attempt(visitor, email, 'the right password', home);
    expect(body).toMatchObject({ jwt: expect.stringMatching(/^ey/) as string });
  });

  it('are allowed thirty times from an address, also all at once; guests still get in', async () => {
    const visitor = api().visitor();
    await visitor.send('GET', '/api/links');
    const from = '10.0.2.1';
    const answers = await Promise.all(
      Array.from({ length: 35 }, (_, n) => attempt(visitor, `nobody${String(n)}@example.org`, 'wrong', from)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await attempt(visitor, 'guest', 'guest', from)).body).toMatchObject({ quilterNum: 2 });
  });

  it('from a blocked address don’t count against an account', async () => {
    const email = await api().addSubscriber('the right password');
    const visitor = api().visitor();
    const from = '10.0.5.1';
    for (let n = 0; n < 30; n++) await attempt(visitor, `no-one${String(n)}@example.org`, 'wrong', from);
    for (let n = 0; n < 10; n++) expect((await attempt(visitor, email, 'wrong', from)).status).toBe(429);
    const { body } = await attempt(visitor, email, 'the right password', '10.0.5.2');
    expect(body).toMatchObject({ jwt: expect.stringMatching(/^ey/) as string });
  });

  it('refused for one account don’t count against their address', async () => {
    const [email, other] = [await api().addSubscriber(), await api().addSubscriber('the right password')];
    const visitor = api().visitor();
    const from = '10.0.9.1';
    for (let n = 0; n < 10; n++) expect((await attempt(visitor, email, 'wrong', from)).status).toBe(200);
    for (let n = 0; n < 25; n++) expect((await attempt(visitor, email, 'wrong', from)).status).toBe(429);
    const { body } = await attempt(visitor, other, 'the right password', from);
    expect(body).toMatchObject({ jwt: expect.stringMatching(/^ey/) as string });
  });

  it('by the dozen never block the right password at an address that its owner used before', async () => {
    const email = await api().addSubscriber('the right password');
    const visitor = api().visitor();
    const home = '10.0.10.1';
    await attempt(visitor, email, 'the right password', home);
    const statuses: number[] = [];
    for (let n = 0; n < 32; n++) statuses.push((await attempt(visitor, email, 'wrong', home)).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(statuses).toContain(429);
    const { body } = await attempt(visitor, email, 'the right password', home);
    expect(body).toMatchObject({ jwt: expect.stringMatching(/^ey/) as string });
  });

  it('are counted by a forwarded address only behind a proxy', async () => {
    const visitor = withoutProxy().visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) {
      statuses.push(
        (await attempt(visitor, `nobody${String(n)}@example.org`, 'wrong', `10.0.4.${String(n)}`)).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });

  it('exclude right ones', async () => {
    const email = await api().addSubscriber('the right password');
    const visitor = api().visitor();
    for (let n = 0; n < 11; n++) {
      const { text } = await attempt(visitor, email, 'the right password', '10.0.3.1');
      expect(text).toMatch(/^\{"quilterNum":1\d\d,/);
    }
  });
});

describe('reliability 15: a token', () => {
  const check = async (jwt: string) =>
    (await api().visitor().call(checkUser, { query: { jwt } })).body.result;

  it('is valid until its owner signs out', async () => {
    const quilter = await api().subscriber();
    const other = api().visitor();
    expect(await check(quilter.token)).toBe(1);
    expect((await quilter.call(logout)).status).toBe(204);
    expect(await check(quilter.token)).toBe(0);
    other.token = quilter.token;
    expect((await other.refused(retrQuiltList, quilts(quilter.quilterNum))).status).toBe(401);
  });

  it('of one guest differs from another’s', async () => {
    const [one, other] = [await api().guest(), await api().guest()];
    await one.call(logout);
    expect([await check(one.token), await check(other.token)]).toEqual([0, 1]);
  });

  it('is invalid after a new password, and after the account is removed', async () => {
    const accounts = api().app.get(AccountsService, { strict: false });
    const email = await api().addSubscriber('the first password');
    const first = await api().visitor().signIn(email, 'the first password');
    await accounts.setPassword(email, 'the second password');
    expect(await check(first.token)).toBe(0);
    const second = await api().visitor().signIn(email, 'the second password');
    await api().app.get(AccountRemoval, { strict: false }).remove(email);
    expect(await check(second.token)).toBe(0);
    expect((await second.refused(retrQuiltList, quilts(second.quilterNum))).status).toBe(401);
  });

  it.each<[string, (token: string) => string]>([
    ['nothing', () => ''],
    ['no token', () => 'abc'],
    ['more characters than any token', (token) => token + 'x'.repeat(5000)],
    ['an edited payload', (token) => withPayload(token, { sub: '1' })],
    ['another key', (token) => signed(header(token), payload(token), 'another secret')],
    ['no algorithm', (token) => `${encode({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1] ?? ''}.`],
    [
      'another algorithm',
      (token) => signed({ alg: 'HS512', typ: 'JWT' }, payload(token), api().config.jwtSecret, 'sha512'),
    ],
    [
      'a key of its own',
      (token) => signed({ ...header(token), jwk: { kty: 'oct', k: 'c2VjcmV0' } }, payload(token), 'secret'),
    ],
    [
      'the address of a key',
      (token) =>
        signed({ ...header(token), jku: 'https://evil.example/keys', kid: '../secret' }, payload(token), 'x'),
    ],
    [
      'its time over',
      (token) => signed(header(token), { ...payload(token), exp: 1 }, api().config.jwtSecret),
    ],
    [
      'more than 30 days',
      (token) => signed(header(token), { ...payload(token), iat: 1, exp: 4e9 }, api().config.jwtSecret),
    ],
    [
      'its time to come',
      (token) => signed(header(token), { ...payload(token), nbf: 4e9 }, api().config.jwtSecret),
    ],
    [
      'another audience',
      (token) => signed(header(token), { ...payload(token), aud: 'reset' }, api().config.jwtSecret),
    ],
    ['critical terms', (token) => signed({ ...header(token), crit: ['exp'] }, payload(token), key())],
    ['another type', (token) => signed({ ...header(token), typ: 'reset' }, payload(token), key())],
    ['no type', (token) => signed({ alg: 'HS256' }, payload(token), key())],
    ['ten years', (token) => signed(header(token), { ...payload(token), exp: now() + 10 * YEAR }, key())],
    [
      'a beginning that is to come',
      (token) =>
        signed(header(token), { ...payload(token), iat: now() + YEAR, exp: now() + YEAR + 30 * DAY }, key()),
    ],
  ])('with %s is refused', async (_, forge) => {
    const { token, quilterNum } = await api().subscriber();
    const visitor = api().visitor();
    visitor.token = forge(token);
    expect(await check(visitor.token)).toBe(0);
    const { status, headers } = await visitor.refused(retrQuiltList, quilts(quilterNum));
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });

  it('forged like those above but without a fault is valid, which proves the tests', async () => {
    const { token } = await api().subscriber();
    expect(await check(signed(header(token), payload(token), api().config.jwtSecret))).toBe(1);
  });

  it('decides the identity: another’s number in a body is refused', async () => {
    const guest = await api().guest();
    const { status } = await guest.refused(retrFabricList, { body: { paletteNum: 999, quilterNum: 100 } });
    expect(status).toBe(403);
  });
});

const DAY = 24 * 60 * 60;
const YEAR = 365 * DAY;
const now = () => Math.floor(Date.now() / 1000);
const key = () => api().config.jwtSecret;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
const header = (token: string) => decode(token.split('.')[0]);
const payload = (token: string) => decode(token.split('.')[1]);

function signed(head: object, body: object, secret: string, digest = 'sha256'): string {
  const text = `${encode(head)}.${encode(body)}`;
  return `${text}.${createHmac(digest, secret).update(text).digest('base64url')}`;
}

function withPayload(token: string, changes: object): string {
  const [head = '', , signature = ''] = token.split('.');
  return [head, encode({ ...payload(token), ...changes }), signature].join('.');
}

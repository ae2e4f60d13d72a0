import { createHash } from 'node:crypto';
import { checkUser } from '@quiltwright/shared/contract/calls/account-calls';
import { retrQuiltList } from '@quiltwright/shared/contract/calls/quilt-calls';
import { checkReset, sendReset, storePassword } from '@quiltwright/shared/contract/calls/reset-calls';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { MailServer } from '../../test/mail/mail-server.js';
import { testApi } from '../../test/test-api.js';
import { Account } from '../accounts/account.schema.js';

const mail = new MailServer();
await mail.open();
afterAll(() => mail.close());
afterEach(() => {
  vi.useRealTimers();
});

const api = testApi({
  TRUST_PROXY: '1',
  PUBLIC_URL: 'https://quilts.example',
  SMTP_URL: mail.url,
  MAIL_FROM: 'house@quilts.example',
});

const FIRST = 'the first good words';
const SECOND = 'the second good words';

let asked = 0;
/** Returns a different address each time. */
const from = () => ({ 'X-Forwarded-For': `10.2.0.${String(++asked)}` });

async function ask(payerEmail: string, headers: Record<string, string> = {}): Promise<string> {
  const { body } = await api()
    .visitor()
    .call(sendReset, { body: { payerEmail }, headers: { ...from(), ...headers } });
  expect(body).toEqual({ dbResponse: 1 });
  return tokenOf(mail.to(payerEmail)?.text);
}

const tokenOf = (text = '') =>
  /https:\/\/quilts\.example\/reset-completion\?token=([\w-]+)\n/.exec(text)?.[1] ?? '';

const isGood = async (resetToken: string) =>
  (await api().visitor().call(checkReset, { body: { resetToken } })).body.result;

const complete = async (emailAddr: string, resetToken: string, newPwd = SECOND) =>
  (await api().visitor().call(storePassword, { body: { emailAddr, resetToken, newPwd }, headers: from() }))
    .body.dbResponse;

describe('reliability 14: the mailed link', () => {
  it('leads to the configured host, whatever host the request names, and sets a new password', async () => {
    const email = await api().addSubscriber(FIRST);
    const token = await ask(email, { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
    const sent = mail.to(email);
    expect(sent?.recipients).toEqual([email]);
    expect(`${sent?.text ?? ''}${sent?.html ?? ''}`).not.toContain('evil');
    expect(sent?.html).toContain(`href="https://quilts.example/reset-completion?token=${token}"`);
    expect(await isGood(token)).toBe(1);
    expect(await complete(` ${email.toUpperCase()} `, token)).toBe(1);
    await api().visitor().signIn(email, SECOND);
  });

  it('has 144 random bits; only the hash is stored, and nothing is logged', async () => {
    const email = await api().addSubscriber();
    const tokens = [await ask(email), await ask(email)];
    for (const token of tokens) expect(token).toMatch(/^[\w-]{24}$/);
    expect(tokens[0]).not.toBe(tokens[1]);
    const account = await api().connection.collection('accounts').findOne({ email });
    const hash = createHash('sha256')
      .update(tokens[1] ?? '')
      .digest('base64url');
    expect(account?.['reset']).toMatchObject({ tokenHash: hash });
    const log = api().log.join('');
    for (const token of tokens) {
      expect(JSON.stringify(account)).not.toContain(token);
      expect(log).not.toContain(token);
    }
    expect(log).toContain('/functions/sendReset.php');
    expect(log).not.toContain(email);
  });

  it('works once, also when it is used twenty times at once', async () => {
    const email = await api().addSubscriber(FIRST);
    const token = await ask(email);
    const passwords = Array.from({ length: 20 }, (_, n) => `new words, number ${String(n)}`);
    const answers = await Promise.all(passwords.map((password) => complete(email, token, password)));
    expect(answers.filter((answer) => answer === 1)).toHaveLength(1);
    expect(answers.filter((answer) => answer === -1)).toHaveLength(19);
    await api()
      .visitor()
      .signIn(email, passwords[answers.indexOf(1)] ?? '');
    expect([await isGood(token), await complete(email, token)]).toEqual([0, -1]);
  });

  it('expires after 60 minutes', async () => {
    const email = await api().addSubscriber(FIRST);
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const token = await ask(email);
    vi.setSystemTime(start + 59 * 60_000);
    expect(await isGood(token)).toBe(1);
    vi.setSystemTime(start + 60 * 60_000);
    expect([await isGood(token), await complete(email, token)]).toEqual([0, -1]);
    await api().visitor().signIn(email, FIRST);
  });

  it('becomes invalid once another is requested', async () => {
    const email = await api().addSubscriber();
    const [old, recent] = [await ask(email), await ask(email)];
    expect([await isGood(old), await complete(email, old)]).toEqual([0, -1]);
    expect(await complete(email, recent)).toBe(1);
  });

  it('invalidates every token of the account', async () => {
    const email = await api().addSubscriber(FIRST);
    const browsers = [await api().visitor().signIn(email, FIRST), await api().visitor().signIn(email, FIRST)];
    await complete(email, await ask(email));
    for (const browser of browsers) {
      const { body } = await browser.call(checkUser, { query: { jwt: browser.token } });
      expect(body.result).toBe(0);
      const list = { body: { quilterNum: browser.quilterNum, onlyStd: 2 } };
      expect((await browser.refused(retrQuiltList, list)).status).toBe(401);
    }
  });

  it('lets its owner in at once, after any number of wrong passwords', async () => {
    const email = await api().addSubscriber(FIRST);
    const body = { payerEmail: email, password: 'which was it' };
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      statuses.push((await api().visitor().send('POST', '/retrLoginInfo', { body, headers: from() })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    await complete(email, await ask(email));
    await api().visitor().signIn(email, SECOND);
  });

  it('works only for its owner’s address, and stays valid after another is typed', async () => {
    const [email, other] = [await api().addSubscriber(FIRST), await api().addSubscriber(FIRST)];
    const token = await ask(email);
    expect(await complete(other, token)).toBe(-1);
    expect(await complete('nobody@example.org', token)).toBe(-1);
    await api().visitor().signIn(other, FIRST);
    expect(await complete(email, token)).toBe(1);
  });

  it('stays valid when the new password is too easy', async () => {
    const email = await api().addSubscriber(FIRST);
    const token = await ask(email);
    const { status, body } = await api()
      .visitor()
      .refused(storePassword, { body: { emailAddr: email, resetToken: token, newPwd: 'short' } });
    expect([status, body.detail]).toEqual([422, 'A password needs at least 8 characters.']);
    expect(await complete(email, token)).toBe(1);
  });

  it('reliability 15: isn’t a sign-in', async () => {
    const email = await api().addSubscriber(FIRST);
    const visitor = api().visitor();
    visitor.token = await ask(email);
    expect((await visitor.refused(retrQuiltList, { body: { quilterNum: 100, onlyStd: 2 } })).status).toBe(
      401,
    );
    expect((await visitor.call(checkUser, { query: { jwt: visitor.token } })).body.result).toBe(0);
  });

  it('reliability 25: can be tried twenty times from an address', async () => {
    const email = await api().addSubscriber(FIRST);
    const resetToken = await ask(email);
    const sameAddress = from();
    const tryAs = (emailAddr: string) =>
      api()
        .visitor()
        .send('POST', storePassword.path, {
          body: { emailAddr, resetToken, newPwd: SECOND },
          headers: sameAddress,
        });
    const statuses: number[] = [];
    for (let n = 0; n < 20; n++) statuses.push((await tryAs('nobody@example.org')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await tryAs(email)).status).toBe(429);
    expect(await complete(email, resetToken)).toBe(1);
  });

  it.each(['', 'x', 'x'.repeat(50_000), '{"$ne":null}'])('can’t be %j', async (token) => {
    expect([await isGood(token), await complete('nobody@example.org', token)]).toEqual([0, -1]);
  });
});

describe('sendReset', () => {
  it('answers -1 for an unknown address, and mails nothing', async () => {
    const { body } = await api()
      .visitor()
      .call(sendReset, { body: { payerEmail: 'nobody@example.org' }, headers: from() });
    expect(body).toEqual({ dbResponse: -1 });
    expect(mail.count('nobody@example.org')).toBe(0);
  });

  it.each(['ann', 'ann@', 'ann@example.org\r\nBcc: all@example.org', 'ann@example.org, ben@example.org', ''])(
    'refuses the malformed address %j',
    async (payerEmail) => {
      const { status, body } = await api()
        .visitor()
        .refused(sendReset, { body: { payerEmail }, headers: from() });
      expect([status, body.detail]).toEqual([400, expect.stringContaining('valid email address')]);
    },
  );

  it('reports that mail can’t be sent, and works again afterwards', async () => {
    const email = await api().addSubscriber(FIRST);
    await mail.close();
    const { status, headers, body } = await api()
      .visitor()
      .refused(sendReset, { body: { payerEmail: email }, headers: from() });
    await mail.open();
    expect([status, headers['retry-after']]).toEqual([503, '60']);
    expect(body.detail).toBe(
      'We can’t send mail just now, so nothing was sent. Please try again in a few minutes.',
    );
    expect(api().log.at(-1)).not.toContain(email);
    expect(await complete(email, await ask(email))).toBe(1);
  });

  it('reliability 25: is allowed five times for an account and twenty times from an address', async () => {
    const email = await api().addSubscriber();
    for (let n = 0; n < 5; n++) await ask(email);
    const sixth = await api()
      .visitor()
      .refused(sendReset, { body: { payerEmail: email }, headers: from() });
    expect([sixth.status, Number(sixth.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(mail.count(email)).toBe(5);
    const sameAddress = from();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      const body = { payerEmail: `nobody${String(n)}@example.org` };
      statuses.push(
        (await api().visitor().send('POST', sendReset.path, { body, headers: sameAddress })).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('doesn’t count links refused for an account against the address', async () => {
    const [email, other] = [await api().addSubscriber(), await api().addSubscriber()];
    const headers = from();
    const asked = async (payerEmail: string) =>
      (await api().visitor().send('POST', sendReset.path, { body: { payerEmail }, headers })).status;
    for (let n = 0; n < 5; n++) expect(await asked(email)).toBe(200);
    for (let n = 0; n < 16; n++) expect(await asked(email)).toBe(429);
    expect(await asked(other)).toBe(200);
  });

  it('serves an account stored before links existed', async () => {
    const email = await api().addSubscriber(FIRST);
    await api()
      .connection.model(Account.name)
      .collection.updateOne(
        { email },
        { $set: { schemaVersion: 1 }, $unset: { reset: '', awaitsReceipt: '' } },
      );
    expect(await complete(email, await ask(email))).toBe(1);
    await api().visitor().signIn(email, SECOND);
  });
});

import { logout, retrLoginInfo } from '@quiltwright/shared/contract/calls/account-calls';
import { changePassword } from '@quiltwright/shared/contract/calls/password-calls';
import { sendReset, storePassword } from '@quiltwright/shared/contract/calls/reset-calls';
import { endOtherSessions } from '@quiltwright/shared/contract/calls/session-calls';
import { subscriptionEvent } from '@quiltwright/shared/contract/calls/subscription-calls';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';
import { signedEvent } from '../../test/webhook.js';
import { AccountRemoval } from '../subscribers/account-removal.js';
import { AccountsService } from './accounts.service.js';

const api = testApi({ TRUST_PROXY: '1' });
const OLD = 'a patchwork of words';
const NEW = 'nine patches and a star';
const from = { 'X-Forwarded-For': '203.0.113.77' };
const NETWORK = '203.0.113.0/24';

interface Line {
  context?: string;
  event: string;
  outcome: string;
  account: number | null;
  from: string;
}

/** Returns the account events logged during `act`: event, outcome, account and sender. */
async function toldOf(act: () => Promise<unknown>): Promise<[string, string, number | null, string][]> {
  const before = api().log.length;
  await act();
  return api()
    .log.slice(before)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ context }) => context === 'Accounts')
    .map(({ event, outcome, account, from: where }) => [event, outcome, account, where]);
}

const signIn = (payerEmail: string, password: string) =>
  api().visitor().send('POST', retrLoginInfo.path, { body: { payerEmail, password }, headers: from });

it('records sign-ins: right, wrong and too many', async () => {
  const email = await api().addSubscriber(OLD);
  const { quilterNum: account } = await api().visitor().signIn(email, OLD);
  expect(await toldOf(() => signIn(email, OLD))).toEqual([['sign-in', 'done', account, NETWORK]]);
  expect(await toldOf(() => signIn('guest', 'guest'))).toEqual([['sign-in', 'done', 2, NETWORK]]);
  expect(await toldOf(() => signIn(email, 'wrong'))).toEqual([
    ['sign-in', 'wrong password', account, NETWORK],
  ]);
  for (let n = 0; n < 10; n++)
    expect(await toldOf(() => signIn('nobody@example.org', OLD))).toEqual([
      ['sign-in', 'no such account', null, NETWORK],
    ]);
  expect(await toldOf(() => signIn('nobody@example.org', OLD))).toEqual([
    ['sign-in', 'too many', null, NETWORK],
  ]);
});

it('records changes of a password and sign-outs', async () => {
  const browser = await api().subscriber();
  const account = browser.quilterNum;
  const change = (oldPassword: string, newPassword: string) =>
    browser.send('POST', changePassword.path, { body: { oldPassword, newPassword }, headers: from });
  expect(await toldOf(() => browser.send('POST', endOtherSessions.path, { headers: from }))).toEqual([
    ['sign-out elsewhere', 'done', account, NETWORK],
  ]);
  expect(await toldOf(() => change('wrong', NEW))).toEqual([
    ['password change', 'wrong password', account, NETWORK],
  ]);
  expect(
    await toldOf(async () => {
      browser.token = ((await change(OLD, NEW)).body as { jwt: string }).jwt;
    }),
  ).toEqual([['password change', 'done', account, NETWORK]]);
  expect(await toldOf(() => browser.send('POST', logout.path, { headers: from }))).toEqual([
    ['sign-out', 'done', account, NETWORK],
  ]);
});

it('records password links and their use', async () => {
  const email = await api().addSubscriber(OLD);
  const { quilterNum: account } = await api().visitor().signIn(email, OLD);
  const send = (payerEmail: string) =>
    api().visitor().send('POST', sendReset.path, { body: { payerEmail }, headers: from });
  const use = (resetToken: string) =>
    api()
      .visitor()
      .send('POST', storePassword.path, {
        body: { emailAddr: email, newPwd: NEW, resetToken },
        headers: from,
      });
  expect(await toldOf(() => send('nobody@example.org'))).toEqual([
    ['reset link', 'no such account', null, NETWORK],
  ]);
  const outbox = join(api().config.dataDir, 'outbox');
  const sentBefore: string[] = await readdir(outbox).catch(() => []);
  expect(await toldOf(() => send(email))).toEqual([['reset link', 'done', account, NETWORK]]);
  expect(await toldOf(() => use('a-token-that-was-made-up'))).toEqual([
    ['reset', 'bad link', account, NETWORK],
  ]);
  const [letter = ''] = (await readdir(outbox)).filter((name) => !sentBefore.includes(name));
  const text = (await readFile(join(outbox, letter), 'utf8')).replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  const token = /reset-completion\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  expect(await toldOf(() => use(token))).toEqual([['reset', 'done', account, NETWORK]]);
  expect(api().log.join('')).not.toContain(token);
});

it('records accounts made, changed and removed by the operator and the payment provider', async () => {
  const accounts = api().app.get(AccountsService, { strict: false });
  let account = 0;
  const made = await toldOf(async () => {
    account = (await accounts.add('house@example.org', OLD)).account._id;
  });
  expect(made).toEqual([['account made', 'done', account, 'the house']]);
  expect(await toldOf(() => accounts.setPassword('house@example.org'))).toEqual([
    ['password given', 'done', account, 'the house'],
  ]);
  const removal = api().app.get(AccountRemoval, { strict: false });
  expect(await toldOf(() => removal.remove('house@example.org'))).toEqual([
    ['account removal', 'done', account, 'the house'],
  ]);

  const tell = (
    type: 'subscription.created' | 'subscription.renewed' | 'subscription.canceled',
    id: string,
  ) => {
    const event = { id, type, email: 'payer@example.org', paidUntil: '2030-01-01T00:00:00Z' };
    return toldOf(() =>
      api().visitor().send('POST', subscriptionEvent.path, signedEvent(event, api().config.webhookSecret)),
    );
  };
  const provider = 'the payment provider';
  account++;
  expect(await tell('subscription.created', 'evt_1')).toEqual([['account made', 'done', account, provider]]);
  expect(await tell('subscription.renewed', 'evt_2')).toEqual([
    ['account renewed', 'done', account, provider],
  ]);
  expect(await tell('subscription.canceled', 'evt_3')).toEqual([
    ['account cancelled', 'done', account, provider],
  ]);
});

it('reliability 25, 31: holds no password, token, e-mail or whole address', () => {
  const log = api().log.join('');
  for (const secret of [OLD, NEW, 'example.org', '203.0.113.77', 'eyJ']) expect(log).not.toContain(secret);
});

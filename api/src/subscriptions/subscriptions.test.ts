import { getAccount } from '@quiltwright/shared/contract/calls/account-calls';
import type { BodyOf } from '@quiltwright/shared/contract/call';
import {
  deleteQuilt,
  renameQuilt,
  retrQuilt,
  retrQuiltList,
  storeQuilt,
} from '@quiltwright/shared/contract/calls/quilt-calls';
import { sendReset } from '@quiltwright/shared/contract/calls/reset-calls';
import { subscriptionEvent } from '@quiltwright/shared/contract/calls/subscription-calls';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../test/browser.js';
import { MailServer } from '../../test/mail/mail-server.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { signedEvent } from '../../test/webhook.js';
import { AccountsService } from '../accounts/accounts.service.js';

type Event = BodyOf<typeof subscriptionEvent>;

const mail = new MailServer();
await mail.open();
afterAll(() => mail.close());
afterEach(() => {
  vi.useRealTimers();
});

const api = testApi({
  library: true,
  PUBLIC_URL: 'https://quilts.example',
  SMTP_URL: mail.url,
  MAIL_FROM: 'house@quilts.example',
});

const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString();
const LATER = new Date(Date.now() + 730 * 24 * 3_600_000).toISOString();
const LAST_WEEK = new Date(Date.now() - 7 * 24 * 3_600_000).toISOString();

let count = 0;
const newEmail = () => `payer${String(++count)}@example.org`;
const event = (email: string, changes: Partial<Event> = {}): Event => ({
  id: `event-${String(++count)}`,
  type: 'subscription.created',
  email,
  paidUntil: NEXT_YEAR,
  ...changes,
});

/** Sends an event like the provider: without cookies, token and anti-forgery value. */
const send = (sent: { body: string; headers: Record<string, string> }) => {
  const provider = api().visitor();
  provider.cookies.set('XSRF-TOKEN', '');
  return provider.send('POST', subscriptionEvent.path, sent);
};
const tell = (what: Event) => send(signedEvent(what, api().config.webhookSecret));

async function told(what: Event): Promise<void> {
  expect((await tell(what)).status).toBe(204);
}

const passwordFor = (email: string) => /\n {4}(\S+)\n/.exec(mail.to(email)?.text ?? '')?.[1] ?? '';

/** A new subscriber, signed in with the password of the receipt. */
async function newSubscriber(email: string): Promise<Browser> {
  await told(event(email.replace('payer', 'PAYER').replace('org', 'Org')));
  return api().visitor().signIn(email, passwordFor(email));
}

const standing = async (browser: Browser) => (await browser.call(getAccount)).body;
const accounts = () => api().app.get(AccountsService, { strict: false });
const accountsOf = async (email: string) => (await accounts().all()).filter((one) => one.email === email);
const accountCount = async (email: string) => (await accountsOf(email)).length;

describe('a created subscription', () => {
  it('creates a subscriber, in any spelling of the address, and mails a receipt with the password', async () => {
    const email = newEmail();
    const browser = await newSubscriber(email);
    expect(browser.quilterNum).toBeGreaterThanOrEqual(100);
    expect(await standing(browser)).toEqual({
      quilterNum: browser.quilterNum,
      email,
      shouldChoosePassword: true,
      status: 'active',
      paidUntil: NEXT_YEAR,
    });
    const receipt = mail.to(email);
    expect(receipt?.text).toContain('https://quilts.example/login');
    expect(receipt?.html).toContain(passwordFor(email));
    expect(api().log.join('')).not.toContain(passwordFor(email));
  });

  it('renews an existing account, without another mail', async () => {
    const email = newEmail();
    const browser = await newSubscriber(email);
    await told(event(email, { paidUntil: LATER }));
    expect(await standing(browser)).toMatchObject({ status: 'active', paidUntil: LATER });
    expect([mail.count(email), await accountCount(email)]).toEqual([1, 1]);
  });

  it('counts once if it comes repeatedly, one after the other and all at once', async () => {
    const what = event(newEmail());
    const answers = await Promise.all(Array.from({ length: 20 }, () => tell(what)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await told(what);
    expect([mail.count(what.email), await accountCount(what.email)]).toEqual([1, 1]);
    await api().visitor().signIn(what.email, passwordFor(what.email));
  });

  it('must be sent again while the receipt can’t be mailed, and then mails it once', async () => {
    const what = event(newEmail());
    await mail.close();
    const refused = await tell(what);
    await mail.open();
    expect(refused.status).toBe(503);
    await told(what);
    await told(what);
    expect([mail.count(what.email), await accountCount(what.email)]).toEqual([1, 1]);
    await api().visitor().signIn(what.email, passwordFor(what.email));
  });

  it('that was never sent again is made up for by the next event', async () => {
    const email = newEmail();
    await mail.close();
    await tell(event(email));
    await mail.open();
    await told(event(email, { type: 'subscription.renewed' }));
    await api().visitor().signIn(email, passwordFor(email));
  });
});

describe('two events for one new subscriber', () => {
  it('mail one password, even if the first mail takes long', async () => {
    const what = event(newEmail());
    const renewal = event(what.email, { type: 'subscription.renewed', paidUntil: LATER });
    const slow = mail.holdNext();
    const answer = tell(what);
    await slow.held;
    const early = await tell(renewal);
    slow.letGo();
    expect([early.status, early.headers['retry-after'], (await answer).status]).toEqual([503, '5', 204]);
    await told(renewal);
    expect(mail.count(what.email)).toBe(1);
    const browser = await api().visitor().signIn(what.email, passwordFor(what.email));
    expect(await standing(browser)).toMatchObject({ paidUntil: LATER });
  });

  it('mail another password if the first mail was too slow; the first password is then invalid', async () => {
    const what = event(newEmail());
    const renewal = event(what.email, { type: 'subscription.renewed' });
    const start = Date.now();
    const slow = mail.holdNext();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const answer = tell(what);
    await slow.held;
    vi.setSystemTime(start + 3 * 60_000);
    const second = mail.holdNext();
    const retried = tell(renewal);
    await second.held;
    slow.letGo();
    await answer;
    expect(await accountsOf(what.email)).toMatchObject([{ awaitsReceipt: true }]);
    second.letGo();
    expect((await retried).status).toBe(204);
    expect(await accountsOf(what.email)).toMatchObject([{ awaitsReceipt: false }]);
    await api().visitor().signIn(what.email, passwordFor(what.email));
  });
});

describe('a renewed subscription', () => {
  it('extends the paid time, and never shortens it', async () => {
    const email = newEmail();
    const browser = await newSubscriber(email);
    await told(event(email, { type: 'subscription.renewed', paidUntil: LATER }));
    await told(event(email, { type: 'subscription.renewed', paidUntil: NEXT_YEAR }));
    expect(await standing(browser)).toMatchObject({ status: 'active', paidUntil: LATER });
  });

  it('leaves an account without an end unchanged, until a cancellation sets one', async () => {
    const email = await api().addSubscriber();
    const browser = await api().visitor().signIn(email, 'a patchwork of words');
    await told(event(email, { type: 'subscription.renewed' }));
    expect(await standing(browser)).toMatchObject({ status: 'active', paidUntil: null });
    await told(event(email, { type: 'subscription.canceled' }));
    expect(await standing(browser)).toMatchObject({ status: 'cancelled', paidUntil: NEXT_YEAR });
  });

  it('creates a subscriber if the event of its start never came', async () => {
    const email = newEmail();
    await told(event(email, { type: 'subscription.renewed' }));
    await api().visitor().signIn(email, passwordFor(email));
  });
});

describe('a cancelled subscription', () => {
  it('saves until its paid time ends; then everything is readable, and nothing is stored', async () => {
    const email = newEmail();
    const browser = await newSubscriber(email);
    await told(event(email, { type: 'subscription.canceled' }));
    expect(await standing(browser)).toMatchObject({ status: 'cancelled', paidUntil: NEXT_YEAR });
    const quilt = cribQuilt(browser.quilterNum);
    const { quiltNum } = (await browser.call(storeQuilt, { body: quilt })).body;
    const { quiltNum: other } = (await browser.call(storeQuilt, { body: quilt })).body;

    // A late cancellation doesn't shorten the paid time.
    await told(event(email, { type: 'subscription.canceled', paidUntil: LAST_WEEK }));
    expect(await standing(browser)).toMatchObject({ status: 'cancelled', paidUntil: NEXT_YEAR });

    await api()
      .connection.collection('accounts')
      .updateOne({ email }, { $set: { paidUntil: new Date(LAST_WEEK) } });
    // The end of the paid time takes effect at once, even for the current token.
    expect((await standing(browser)).status).toBe('lapsed');
    for (const body of [quilt, { ...quilt, quiltNum, revision: 1 }]) {
      const refused = await browser.refused(storeQuilt, { body });
      expect([refused.status, refused.body.detail]).toEqual([402, expect.stringContaining('Renew')]);
    }
    await api().visitor().signIn(email, passwordFor(email));
    const list = { body: { quilterNum: browser.quilterNum, onlyStd: 2 as const } };
    expect((await browser.call(retrQuiltList, list)).body).toHaveLength(2);
    await browser.call(renameQuilt, { body: { quiltNum, newQuiltName: 'Still mine' } });
    const { body: seen } = await browser.call(retrQuilt, { query: { quiltNum: String(quiltNum) } });
    expect(seen.quiltName).toBe('Still mine');
    await browser.call(deleteQuilt, { body: { quiltNum: other } });
    expect(
      (
        await api()
          .visitor()
          .call(sendReset, { body: { payerEmail: email } })
      ).body.dbResponse,
    ).toBe(1);

    await told(event(email, { type: 'subscription.renewed' }));
    await browser.call(storeQuilt, { body: quilt });
  });

  it('of an unknown subscriber is ignored', async () => {
    const email = newEmail();
    await told(event(email, { type: 'subscription.canceled' }));
    expect([mail.count(email), await accountCount(email)]).toEqual([0, 0]);
  });
});

describe('an event', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const secret = () => api().config.webhookSecret;

  it.each<[string, (what: Event) => ReturnType<typeof signedEvent>]>([
    ['no signature', (what) => ({ ...signedEvent(what, secret()), headers: {} })],
    ['another secret', (what) => signedEvent(what, 'x'.repeat(43))],
    ['six minutes on its way', (what) => signedEvent(what, secret(), now() - 360)],
    ['a time to come', (what) => signedEvent(what, secret(), now() + 360)],
    [
      'another time than it is signed with',
      (what) => {
        const { body, headers } = signedEvent(what, secret(), now() - 360);
        const signature = headers['Webhook-Signature']?.split(',')[1] ?? '';
        return { body, headers: { 'Webhook-Signature': `t=${String(now())},${signature}` } };
      },
    ],
    [
      'a body that was edited',
      (what) => {
        const { body, headers } = signedEvent(what, secret());
        return { body: body.replace(NEXT_YEAR, LATER), headers };
      },
    ],
  ])('with %s is refused, and does nothing', async (_, forge) => {
    const what = event(newEmail());
    const { status, body } = await send(forge(what));
    expect([status, body]).toMatchObject([400, {}]);
    expect(await accountCount(what.email)).toBe(0);
  });

  it('that is five minutes old is accepted', async () => {
    const what = event(newEmail());
    expect((await send(signedEvent(what, secret(), now() - 295))).status).toBe(204);
  });

  it.each([
    ['an unknown type', { type: 'subscription.paused' }],
    ['no address', { email: 'ann' }],
    ['no time', { paidUntil: 'next year' }],
    ['what is not known', { role: 'house' }],
    ['an operator', { id: { $ne: null } }],
  ])('with %s is refused', async (_, changes) => {
    const what = { ...event(newEmail()), ...changes } as Event;
    expect((await tell(what)).status).toBe(400);
  });

  it('that is signed but isn’t JSON is refused', async () => {
    const sent = signedEvent('x' as never, secret());
    expect((await send(sent)).status).toBe(400);
  });
});

import { checkUser, getAccount } from '@quiltwright/shared/contract/calls/account-calls';
import { changePassword, keepPassword } from '@quiltwright/shared/contract/calls/password-calls';
import { getSessions } from '@quiltwright/shared/contract/calls/session-calls';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';
import { AccountsService } from '../accounts/accounts.service.js';

const api = testApi();
const OLD = 'a patchwork of words';
const NEW = 'nine patches and a star';

const isGood = async (token: string) =>
  (
    await api()
      .visitor()
      .call(checkUser, { query: { jwt: token } })
  ).body.result === 1;

describe('changing the password', () => {
  it('requires the old one, and ends all other sessions; this one continues with a new token', async () => {
    const email = await api().addSubscriber(OLD);
    const [here, there] = [
      await api().visitor().signIn(email, OLD),
      await api().visitor().signIn(email, OLD),
    ];
    const before = here.token;
    const { body } = await here.call(changePassword, { body: { oldPassword: OLD, newPassword: NEW } });
    expect([await isGood(before), await isGood(there.token), await isGood(body.jwt)]).toEqual([
      false,
      false,
      true,
    ]);
    // The new token works with the anti-forgery pair that came with the answer.
    here.token = body.jwt;
    expect((await here.call(getSessions)).body.sessions).toHaveLength(1);
    expect((await here.send(keepPassword.method, keepPassword.path)).status).toBe(204);
    await api().visitor().signIn(email, NEW);
    const { text } = await api()
      .visitor()
      .send('POST', '/retrLoginInfo', { body: { payerEmail: email, password: OLD } });
    expect(text).toBe('{"quilterNum":-1,"jwt":""}');
  });

  it.each([
    ['a wrong old one', { oldPassword: 'not this one', newPassword: NEW }, 'oldPassword'],
    ['a new one that is short', { oldPassword: OLD, newPassword: 'short' }, 'newPassword'],
    ['a new one that anyone would guess', { oldPassword: OLD, newPassword: 'password123' }, 'newPassword'],
    ['the old one for a new one', { oldPassword: OLD, newPassword: OLD }, 'newPassword'],
  ])('refuses %s, and changes nothing', async (_, body, path) => {
    const email = await api().addSubscriber(OLD);
    const browser = await api().visitor().signIn(email, OLD);
    const { status, body: problem } = await browser.refused(changePassword, { body });
    expect([status, problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
    expect(await isGood(browser.token)).toBe(true);
    await api().visitor().signIn(email, OLD);
  });

  it('allows ten wrong old passwords, then refuses the right one too; right ones aren’t counted', async () => {
    const browser = await api().subscriber();
    const attempt = (oldPassword: string, newPassword = NEW) =>
      browser.refused(changePassword, { body: { oldPassword, newPassword } });
    // The old password is right, and only the new one is refused.
    for (let n = 0; n < 11; n++) expect((await attempt(OLD, OLD)).status).toBe(422);
    for (let n = 0; n < 10; n++) expect((await attempt('wrong')).status).toBe(422);
    const { status, headers } = await attempt(OLD);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
  });

  it('accepts one of ten changes at once', async () => {
    const email = await api().addSubscriber(OLD);
    const browser = await api().visitor().signIn(email, OLD);
    const passwords = Array.from({ length: 10 }, (_, n) => `new words, number ${String(n)}`);
    const answers = await Promise.all(
      passwords.map((newPassword) =>
        browser.send(changePassword.method, changePassword.path, { body: { oldPassword: OLD, newPassword } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 401, 422].includes(status))).toBe(true);
    await api()
      .visitor()
      .signIn(email, passwords[statuses.indexOf(200)] ?? '');
  });
});

describe('a generated password', () => {
  const isAsked = async (email: string, password: string) => {
    const browser = await api().visitor().signIn(email, password);
    return { browser, asked: (await browser.call(getAccount)).body.shouldChoosePassword };
  };

  it('should be replaced until the subscriber does', async () => {
    const email = await api().addSubscriber(OLD);
    const { browser, asked } = await isAsked(email, OLD);
    expect(asked).toBe(true);
    await browser.call(changePassword, { body: { oldPassword: OLD, newPassword: NEW } });
    expect((await isAsked(email, NEW)).asked).toBe(false);
  });

  it('may be kept on purpose; another generated one asks again', async () => {
    const email = await api().addSubscriber(OLD);
    const { browser } = await isAsked(email, OLD);
    await browser.call(keepPassword);
    expect((await isAsked(email, OLD)).asked).toBe(false);
    await api().app.get(AccountsService, { strict: false }).setPassword(email, NEW);
    expect((await isAsked(email, NEW)).asked).toBe(true);
  });
});

import { getAccount } from '@quiltwright/shared/contract/calls/account-calls';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';
import { AccountFault, AccountsService } from './accounts.service.js';

const api = testApi({ library: true });
const accounts = () => api().app.get(AccountsService, { strict: false });

describe('a subscriber', () => {
  it('gets the next number from 100 on, also when many come at once', async () => {
    const emails = Array.from({ length: 8 }, (_, n) => `many${String(n)}@example.org`);
    const added = await Promise.all(emails.map((email) => accounts().add(email, 'a good password')));
    const nums = added.map(({ account }) => account._id).sort((a, b) => a - b);
    expect(nums).toEqual(nums.map((_, n) => (nums[0] ?? 0) + n));
    expect(nums[0]).toBeGreaterThanOrEqual(100);
  });

  it('can sign in with the generated password', async () => {
    const { password } = await accounts().add('Made.Up@Example.org');
    expect(password).toMatch(/^[a-z2-9]{6}-[a-z2-9]{6}-[a-z2-9]{6}$/);
    await api().visitor().signIn('made.up@example.org', password);
  });

  it.each([
    ['no address', 'a good password', 'isn’t an e-mail address'],
    ['a@b', 'a good password', 'isn’t an e-mail address'],
    ['short@example.org', 'short', 'at least 8 characters'],
  ])('is refused for the address %j and the password %j', async (email, password, fault) => {
    await expect(accounts().add(email, password)).rejects.toThrow(fault);
  });

  it('is created only once for an address', async () => {
    await accounts().add('once@example.org');
    await expect(accounts().add('Once@example.org')).rejects.toThrow(AccountFault);
    const both = ['race@example.org', 'race@example.org'].map((email) => accounts().add(email));
    const settled = await Promise.allSettled(both);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('getAccount', () => {
  it("returns a subscriber's own data, and nothing to a guest", async () => {
    const email = await api().addSubscriber();
    const browser = await api().visitor().signIn(email, 'a patchwork of words');
    const { body } = await browser.call(getAccount);
    const { quilterNum } = browser;
    const account = { quilterNum, email, status: 'active', paidUntil: null, shouldChoosePassword: true };
    expect(body).toEqual(account);
    expect((await (await api().guest()).refused(getAccount)).status).toBe(403);
  });
});

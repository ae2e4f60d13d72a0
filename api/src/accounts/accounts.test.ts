import { getAccount, retrLoginInfo } from '@quiltwright/shared/contract/account-calls';
import { storeCreatedBlock } from '@quiltwright/shared/contract/block-calls';
import { retrQuiltList, storeQuilt } from '@quiltwright/shared/contract/quilt-calls';
import { describe, expect, it, vi } from 'vitest';
import { plainBlock } from '../../test/blocks.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { BlocksRepository } from '../blocks/blocks.repository.js';
import { AccountFault, AccountsService } from './accounts.service.js';
import { demoSubscriber } from './demo-subscriber.js';

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

  it('may sign in with the password that was made up', async () => {
    const { password } = await accounts().add('Made.Up@Example.org');
    expect(password).toMatch(/^[a-z2-9]{6}-[a-z2-9]{6}-[a-z2-9]{6}$/);
    await api().visitor().signIn('made.up@example.org', password);
  });

  it.each([
    ['no address', 'a good password', 'no e-mail address'],
    ['a@b', 'a good password', 'no e-mail address'],
    ['short@example.org', 'short', 'at least 8 characters'],
  ])('is not made of %j and %j', async (email, password, fault) => {
    await expect(accounts().add(email, password)).rejects.toThrow(fault);
  });

  it('is made once for an address', async () => {
    await accounts().add('once@example.org');
    await expect(accounts().add('Once@example.org')).rejects.toThrow(AccountFault);
    const both = ['race@example.org', 'race@example.org'].map((email) => accounts().add(email));
    const settled = await Promise.allSettled(both);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('who is removed takes all that is theirs along, and nothing else', async () => {
    const [one, other] = [await api().addSubscriber(), await api().subscriber()];
    const leaving = await api().visitor().signIn(one, 'a patchwork of words');
    for (const browser of [leaving, leaving, other]) {
      await browser.call(storeQuilt, { body: cribQuilt(browser.quilterNum) });
    }
    expect(await accounts().remove(one)).toBe(2);
    const { body } = await other.call(retrQuiltList, { body: { quilterNum: other.quilterNum, onlyStd: 2 } });
    expect(body).toHaveLength(1);
    await expect(accounts().remove(one)).rejects.toThrow('There is no subscriber');
  });
});

describe('a removal that was broken off', () => {
  it('has let nobody in since it began, and is done by removing again', async () => {
    const email = await api().addSubscriber();
    const leaving = await api().visitor().signIn(email, 'a patchwork of words');
    const { quilterNum } = leaving;
    await leaving.call(storeQuilt, { body: cribQuilt(quilterNum) });
    await leaving.call(storeCreatedBlock, { body: plainBlock(quilterNum) });
    const away = vi
      .spyOn(api().app.get(BlocksRepository, { strict: false }), 'removeAll')
      .mockRejectedValueOnce(new Error('The database went away.'));
    await expect(accounts().remove(email)).rejects.toThrow('went away');
    expect((await leaving.refused(getAccount)).status).toBe(401);
    const again = { body: { payerEmail: email, password: 'a patchwork of words' } };
    expect((await api().visitor().call(retrLoginInfo, again)).body.quilterNum).toBe(-1);
    expect(await accounts().remove(email)).toBe(0);
    away.mockRestore();
    for (const name of ['quilts', 'blocks']) {
      expect(await api().connection.collection(name).countDocuments({ quilterNum })).toBe(0);
    }
    await expect(accounts().remove(email)).rejects.toThrow('There is no subscriber');
  });
});

describe('getAccount', () => {
  it('tells a subscriber who they are, and a guest nothing', async () => {
    const email = await api().addSubscriber();
    const browser = await api().visitor().signIn(email, 'a patchwork of words');
    const { body } = await browser.call(getAccount);
    const { quilterNum } = browser;
    const account = { quilterNum, email, status: 'active', paidUntil: null, shouldChoosePassword: true };
    expect(body).toEqual(account);
    expect((await (await api().guest()).refused(getAccount)).status).toBe(403);
  });
});

it('makes no demo subscriber where the database is not the embedded one', async () => {
  expect(await demoSubscriber(api().app)).toBeNull();
});

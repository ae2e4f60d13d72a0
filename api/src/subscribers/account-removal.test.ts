import { getAccount, retrLoginInfo } from '@quiltwright/shared/contract/calls/account-calls';
import { storeCreatedBlock } from '@quiltwright/shared/contract/calls/block-calls';
import { retrQuiltList, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { describe, expect, it, vi } from 'vitest';
import { plainBlock } from '../../test/blocks.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { BlocksRepository } from '../blocks/blocks.repository.js';
import { AccountRemoval } from './account-removal.js';

const api = testApi({ library: true });
const removal = () => api().app.get(AccountRemoval, { strict: false });

it('removing a subscriber removes everything of theirs, and nothing else', async () => {
  const [one, other] = [await api().addSubscriber(), await api().subscriber()];
  const leaving = await api().visitor().signIn(one, 'a patchwork of words');
  for (const browser of [leaving, leaving, other]) {
    await browser.call(storeQuilt, { body: cribQuilt(browser.quilterNum) });
  }
  const senders = api().connection.collection('knownSenders');
  expect(await senders.countDocuments({ quilterNum: leaving.quilterNum })).toBe(1);
  expect(await removal().remove(one)).toBe(2);
  expect(await senders.countDocuments({ quilterNum: leaving.quilterNum })).toBe(0);
  expect(await senders.countDocuments({ quilterNum: other.quilterNum })).toBe(1);
  const { body } = await other.call(retrQuiltList, { body: { quilterNum: other.quilterNum, onlyStd: 2 } });
  expect(body).toHaveLength(1);
  await expect(removal().remove(one)).rejects.toThrow('There is no subscriber');
});

describe('an interrupted removal', () => {
  it('has blocked sign-ins since it began, and a second removal finishes it', async () => {
    const email = await api().addSubscriber();
    const leaving = await api().visitor().signIn(email, 'a patchwork of words');
    const { quilterNum } = leaving;
    await leaving.call(storeQuilt, { body: cribQuilt(quilterNum) });
    await leaving.call(storeCreatedBlock, { body: plainBlock(quilterNum) });
    const away = vi
      .spyOn(api().app.get(BlocksRepository, { strict: false }), 'removeAll')
      .mockRejectedValueOnce(new Error('The database went away.'));
    await expect(removal().remove(email)).rejects.toThrow('went away');
    expect((await leaving.refused(getAccount)).status).toBe(401);
    const again = { body: { payerEmail: email, password: 'a patchwork of words' } };
    expect((await api().visitor().call(retrLoginInfo, again)).body.quilterNum).toBe(-1);
    expect(await removal().remove(email)).toBe(0);
    away.mockRestore();
    for (const name of ['quilts', 'blocks']) {
      expect(await api().connection.collection(name).countDocuments({ quilterNum })).toBe(0);
    }
    await expect(removal().remove(email)).rejects.toThrow('There is no subscriber');
  });
});

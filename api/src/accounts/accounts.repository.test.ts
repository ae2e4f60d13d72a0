import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';
import { newSession } from '../auth/auth.service.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsService } from './accounts.service.js';

const api = testApi();

/** Adds an account with sessions. @returns its number and the ids of their tokens */
async function accountWith(sessions: number) {
  const { account } = await api()
    .app.get(AccountsService, { strict: false })
    .add(`${randomUUID()}@example.org`, 'a good password');
  const tokenIds = Array.from({ length: sessions }, () => randomUUID());
  for (const tokenId of tokenIds)
    await repository().openSession(
      account._id,
      account.passwordHash,
      newSession(tokenId, { address: '', place: '', device: '' }),
    );
  return { quilterNum: account._id, tokenIds };
}

const repository = () => api().app.get(AccountsRepository, { strict: false });

it('calls that come at once share one query, and each gets its own account and session', async () => {
  const one = await accountWith(2);
  const other = await accountWith(1);
  const operations: string[] = [];
  const note = ({ collectionName, method }: { collectionName: string; method: string }) => {
    operations.push(`${collectionName} ${method}`);
  };
  api().connection.on('operation-start', note);
  const [first = '', second = ''] = one.tokenIds;
  const [third = ''] = other.tokenIds;
  const asked = [
    [one.quilterNum, first],
    [one.quilterNum, second],
    [other.quilterNum, third],
    // The token of another account, and one that has ended.
    [other.quilterNum, first],
    [one.quilterNum, randomUUID()],
  ] as const;
  const callers = await Promise.all(asked.map(([num, id]) => repository().caller(num, id)));
  api().connection.off('operation-start', note);
  expect(callers.map((caller) => caller && [caller._id, caller.session.tokenId])).toEqual([
    [one.quilterNum, first],
    [one.quilterNum, second],
    [other.quilterNum, third],
    null,
    null,
  ]);
  expect(operations).toEqual(['accounts find']);
});

import {
  checkUser,
  getAccount,
  logout,
  retrLoginInfo,
} from '@quiltwright/shared/contract/calls/account-calls';
import { changePassword } from '@quiltwright/shared/contract/calls/password-calls';
import { retrQuiltList, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { sendReset, storePassword } from '@quiltwright/shared/contract/calls/reset-calls';
import { endOtherSessions, getSessions } from '@quiltwright/shared/contract/calls/session-calls';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Browser } from '../test/browser.js';
import { testDatabaseUri } from '../test/database.js';
import { Pair } from '../test/pair.js';
import { cribQuilt } from '../test/quilts.js';
import { Chance } from '../test/torture/chance.js';
import { raceDeletions, raceStores, raceUploads } from '../test/torture/races.js';

// Two servers start, one after the other, and a hundred pictures are uploaded.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const OLD = 'a patchwork of words';
const NEW = 'nine patches and a star';

let folder: string;
let pair: Pair;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiltwright-pair-'));
  pair = await Pair.start(folder, testDatabaseUri());
});
afterAll(async () => {
  await pair.end();
  await rm(folder, { recursive: true, force: true });
});

/** Returns a browser with a new subscriber signed in, whose calls alternate between both processes. */
const balanced = async () => pair.balanced().signIn(await pair.addSubscriber(), OLD);

const isGood = async (browser: Browser, token: string) =>
  (await browser.call(checkUser, { query: { jwt: token } })).body.result === 1;

describe('reliability 28: over two processes', () => {
  it('either a deletion or a store that uses the item succeeds', async () => {
    expect((await raceDeletions(12, await balanced(), new Chance(1))).faults).toEqual([]);
  });

  it('one of many stores of one revision succeeds', async () => {
    expect(await raceStores(20, await balanced())).toEqual({
      counts: { kept: 1, 'told of the other': 19 },
      faults: [],
    });
  });

  it('one of ten uploads at 99 succeeds', async () => {
    expect(await raceUploads(10, await balanced())).toEqual({
      counts: { taken: 1, 'no room': 9 },
      faults: [],
    });
  });

  it('a store sent to both with one key creates one quilt', async () => {
    const quilter = await balanced();
    const { quilterNum } = quilter;
    const sent = { body: cribQuilt(quilterNum), headers: { 'Idempotency-Key': 'one-store' } };
    const send = () => quilter.send(storeQuilt.method, storeQuilt.path, sent);
    await Promise.all(Array.from({ length: 6 }, send));
    const answers = [await send(), await send()];
    expect(answers[0]?.text).toBe(answers[1]?.text);
    const { body: list } = await quilter.call(retrQuiltList, { body: { quilterNum, onlyStd: 2 } });
    expect(list).toHaveLength(1);
  });

  it('a sign-out at one is known to the other at once', async () => {
    const [here, there] = await pair.signIn(await pair.addSubscriber());
    expect((await here.call(getSessions)).body.sessions).toHaveLength(2);
    await here.call(logout);
    expect(await isGood(there, here.token)).toBe(false);
    const [one, other] = await pair.signIn(await pair.addSubscriber());
    await other.call(endOtherSessions);
    expect((await one.refused(getAccount)).status).toBe(401);
  });

  it('one of two passwords chosen at once succeeds, and ends sessions opened with the old one', async () => {
    const email = await pair.addSubscriber();
    const both = await pair.signIn(email);
    const passwords = [`${NEW}, one`, `${NEW}, two`];
    const answers = await Promise.all(
      both.map((browser, n) => {
        const body = { oldPassword: OLD, newPassword: passwords[n] ?? '' };
        return browser.send(changePassword.method, changePassword.path, { body });
      }),
    );
    const taken = answers.flatMap(({ status }, n) => (status === 200 ? [passwords[n] ?? ''] : []));
    expect(taken).toHaveLength(1);
    await pair.balanced().signIn(email, taken[0] ?? '');
    for (const browser of both) expect(await isGood(pair.balanced(), browser.token)).toBe(false);
  });

  it('a mailed link works once', async () => {
    const email = await pair.addSubscriber();
    await pair.balanced().call(sendReset, { body: { payerEmail: email } });
    const [letter = ''] = await readdir(join(folder, 'outbox'));
    const text = (await readFile(join(folder, 'outbox', letter), 'utf8')).replace(/=\r?\n/g, '');
    const resetToken = /reset-completion\?token=(?:3D)?([\w-]+)/.exec(text)?.[1] ?? '';
    const visitor = pair.balanced();
    const uses = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        visitor.call(storePassword, {
          body: { emailAddr: email, newPwd: `${NEW} ${String(n)}`, resetToken },
        }),
      ),
    );
    expect(uses.map(({ body }) => body.dbResponse).sort((a, b) => a - b)).toEqual([-1, -1, -1, -1, -1, 1]);
  });

  it('wrong sign-ins count together', async () => {
    const body = { payerEmail: await pair.addSubscriber(), password: 'wrong' };
    const visitor = pair.balanced();
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => visitor.send(retrLoginInfo.method, retrLoginInfo.path, { body })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      ...Array.from({ length: 4 }, () => 429),
    ]);
  });

  it('when one is killed the other continues, with everything confirmed', async () => {
    const [here, there] = await pair.signIn(await pair.addSubscriber());
    const { quilterNum } = here;
    const stores = Array.from({ length: 8 }, () =>
      here.send(storeQuilt.method, storeQuilt.path, { body: cribQuilt(quilterNum) }),
    );
    await Promise.race(stores);
    await pair.withoutFirst(async () => {
      const settled = await Promise.allSettled(stores);
      const acknowledged = settled.filter((one) => one.status === 'fulfilled' && one.value.status === 201);
      await there.call(storeQuilt, { body: cribQuilt(quilterNum) });
      const { body: list } = await there.call(retrQuiltList, { body: { quilterNum, onlyStd: 2 } });
      expect(list.length).toBeGreaterThanOrEqual(acknowledged.length + 1);
      // A sign-in at the killed process is valid at the other.
      const moved = new Browser(pair.second.url);
      moved.token = here.token;
      expect((await moved.call(getSessions)).body.sessions).toHaveLength(2);
    });
  });
});

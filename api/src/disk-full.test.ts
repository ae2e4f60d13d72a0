import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { storeFavourites, retrFavourites } from '@quiltwright/shared/contract/calls/favourite-calls';
import { sendReset } from '@quiltwright/shared/contract/calls/reset-calls';
import { health, live } from '@quiltwright/shared/contract/calls/site-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../test/browser.js';
import { ServedApi } from '../test/served-api.js';
import { testApi } from '../test/test-api.js';
import { isNoRoom, noRoom } from './http/no-room.js';

const run = promisify(execFile);
const EMAIL = 'kept@example.org';

/** The path of a small disk for these tests. Only root can mount the disk. */
let disk: string;
let isMounted = false;
let limited: string;
beforeAll(async () => {
  limited = await mkdtemp(join(tmpdir(), 'quiltwright-limited-'));
  disk = await mkdtemp(join(tmpdir(), 'quiltwright-disk-'));
  isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=2g', 'tmpfs', disk]).then(
    () => true,
    () => false,
  );
});
afterAll(async () => {
  if (isMounted) await run('umount', ['-l', disk]);
  await rm(disk, { recursive: true, force: true });
  await rm(limited, { recursive: true });
});

/** Resizes the disk so that this many bytes are free. */
async function leaveFree(bytes: number): Promise<void> {
  const { blocks, bfree, bsize } = await statfs(disk);
  const size = (blocks - bfree) * bsize + bytes;
  await run('mount', ['-o', `remount,size=${String(size)}`, disk]);
}

describe('reliability 9: on a full disk', () => {
  it('reads still work, saves answer 507, and the process survives', async (test) => {
    if (!isMounted) {
      await test.annotate('No disk can be mounted here; the tests below try each place without one.');
      return;
    }
    const api = await ServedApi.start(disk);
    const ann = await new Browser(api.url).signIn(EMAIL, 'a patchwork of words');
    const save = { body: { fabricNums: [] } };
    await ann.call(storeFavourites, save);

    await leaveFree(20_000_000);
    const answerTo = async () => (await ann.send('PUT', storeFavourites.path, save)).status;
    await expect.poll(answerTo, { timeout: 5_000 }).toBe(507);
    const { headers, body } = await ann.refused(storeFavourites, save);
    expect([headers['retry-after'], body.detail]).toEqual([
      '60',
      expect.stringContaining('server’s disk is full'),
    ]);
    expect((await ann.call(retrFavourites)).status).toBe(200);

    await leaveFree(0);
    expect((await ann.refused(sendReset, { body: { payerEmail: EMAIL } })).status).toBeGreaterThanOrEqual(
      500,
    );
    expect((await ann.call(live)).body).toEqual({ status: 'up' });

    await leaveFree(1_000_000_000);
    await expect
      .poll(() => ann.send(health.method, health.path), { timeout: 30_000 })
      .toMatchObject({ status: 200 });
    await expect.poll(answerTo, { timeout: 30_000 }).toBe(204);
    api.signal('SIGTERM');
    expect(await api.ended).toEqual([0, null]);
  });

  it.each([
    [Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
    [Object.assign(new Error('write'), { code: 'EDQUOT' }), true],
    [Object.assign(new Error('write'), { code: 'EFBIG' }), true],
    [Object.assign(new Error('write'), { code: 'EIO' }), false],
  ])('recognises %s as a full disk: %s', (error, expected) => {
    expect(isNoRoom(error)).toBe(expected);
    expect(noRoom(error).getStatus()).toBe(507);
  });
});

const NO_ROOM = { 'retry-after': '60' };
const DETAIL = expect.stringContaining('server’s disk is full') as string;

describe.runIf(process.platform === 'linux')('reliability 9: without a separate disk', () => {
  it('an unwritable log and outbox leave everything else working, and leave no partial mail', async () => {
    const dataDir = join(limited, 'data');
    const api = await ServedApi.start(dataDir);
    const outbox = join(dataDir, 'outbox');
    const log = join(dataDir, 'quiltwright.log');
    // From now on this process can't write to any file. The engine runs in another process.
    const limit = (bytes: string) => run('prlimit', ['--pid', String(api.pid), `--fsize=${bytes}:`]);
    await limit('0');
    const before = (await stat(log)).size;
    const ann = await new Browser(api.url).signIn(EMAIL, 'a patchwork of words');
    await ann.call(storeFavourites, { body: { fabricNums: [] } });
    await ann.call(retrFavourites);
    const reset = { body: { payerEmail: EMAIL } };
    const { status, headers, body } = await ann.refused(sendReset, reset);
    expect([status, body.detail, headers]).toEqual([507, DETAIL, expect.objectContaining(NO_ROOM)]);
    expect((await ann.call(live)).body).toEqual({ status: 'up' });
    expect((await stat(log)).size).toBe(before);
    expect(await readdir(outbox)).toEqual([]);

    await limit('unlimited');
    await ann.call(sendReset, reset);
    expect(await readdir(outbox)).toHaveLength(1);
    expect((await stat(log)).size).toBeGreaterThan(before);
    api.signal('SIGTERM');
    expect(await api.ended).toEqual([0, null]);
  });

  describe('the data', () => {
    const api = testApi({ embedded: true });
    const save = { body: { fabricNums: [] } };
    const looksAt = (dataDir: string) => Object.assign(api().config, { dataDir });
    const logged = (words: string) => api().log.filter((line) => line.includes(words));

    it('can be read while the disk is full; saves answer 507, and the log reports it once', async () => {
      const { dataDir } = api().config;
      const ann = await api().subscriber();
      // A file system that never has free space.
      looksAt('/proc');
      for (let call = 0; call < 3; call++) {
        const { status, headers, body } = await ann.refused(storeFavourites, save);
        expect([status, body.detail, headers]).toEqual([507, DETAIL, expect.objectContaining(NO_ROOM)]);
      }
      expect((await ann.call(retrFavourites)).status).toBe(200);
      expect(logged('The disk with /proc has 0 MB free')).toHaveLength(1);

      looksAt(dataDir);
      const answer = async () => (await ann.send('PUT', storeFavourites.path, save)).status;
      await expect.poll(answer, { timeout: 5_000 }).toBe(204);
      expect(logged(`The disk with ${dataDir} has enough free space again`)).toHaveLength(1);
    });
  });

  describe('data whose folder was moved', () => {
    const api = testApi({ embedded: true });

    it('are left to the database, which reports the fault', async () => {
      const ann = await api().subscriber();
      Object.assign(api().config, { dataDir: join(limited, 'gone') });
      expect((await ann.call(storeFavourites, { body: { fabricNums: [] } })).status).toBe(204);
    });
  });
});

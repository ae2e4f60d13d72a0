import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { storeFavourites, retrFavourites } from '@quiltwright/shared/contract/favourite-calls';
import { sendReset } from '@quiltwright/shared/contract/reset-calls';
import { health, live } from '@quiltwright/shared/contract/site-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../test/browser.js';
import { ServedApi } from '../test/served-api.js';
import { isNoRoom, noRoom } from './http/no-room.js';

const run = promisify(execFile);
const EMAIL = 'kept@example.org';

/** A small disk of its own; only root may have one made. */
let disk: string;
let isMounted = false;
beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'quiltwright-disk-'));
  isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=2g', 'tmpfs', disk]).then(
    () => true,
    () => false,
  );
});
afterAll(async () => {
  if (isMounted) await run('umount', ['-l', disk]);
  await rm(disk, { recursive: true, force: true });
});

/** Makes the disk so large that so many bytes are free, 0 for none. */
async function leaveFree(bytes: number): Promise<void> {
  const { blocks, bfree, bsize } = await statfs(disk);
  const size = (blocks - bfree) * bsize + bytes;
  await run('mount', ['-o', `remount,size=${String(size)}`, disk]);
}

describe('reliability 9: on a disk that is full', () => {
  it('reads go on, saves answer 507, and the process outlives it', async (test) => {
    if (!isMounted) {
      await test.annotate('No disk can be mounted here; the parts are tried alone.');
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
    expect([headers['retry-after'], body.detail]).toEqual(['60', expect.stringContaining('no room left')]);
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
    [Object.assign(new Error('write'), { code: 'EIO' }), false],
  ])('knows %s for that: %s', (error, expected) => {
    expect(isNoRoom(error)).toBe(expected);
    expect(noRoom(error).getStatus()).toBe(507);
  });
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../../test/browser.js';
import { ServedApi } from '../../test/served-api.js';

// Each command starts a process, and most of them an engine.
vi.setConfig({ testTimeout: 90_000 });

const run = promisify(execFile);
const RUN = join(import.meta.dirname, '../../test/run-typescript.mjs');
const COMMAND = join(import.meta.dirname, 'subscriber-command.ts');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiltwright-command-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** What the command prints, to where it prints it. */
async function subscriber(...args: string[]): Promise<{ out: string; err: string }> {
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: folder };
  const { stdout, stderr } = await run(process.execPath, [RUN, COMMAND, ...args], { env }).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  return { out: stdout.trim(), err: stderr.trim() };
}

describe('npm run subscriber', () => {
  it('adds, lists, gives new passwords and removes, without a server', async () => {
    expect((await subscriber('list')).out).toBe('There are no subscribers.');
    expect((await subscriber('add', 'Ann@Example.org', '--password', 'ann’s good words')).out).toBe(
      'ann@example.org is subscriber 100. Password: ann’s good words',
    );
    expect((await subscriber('add', 'ann@example.org')).err).toBe('ann@example.org is a subscriber already.');
    expect((await subscriber('set-password', 'ann@example.org')).out).toMatch(
      /^New password of ann@example.org: [a-z2-9-]{20}$/,
    );
    expect((await subscriber('list')).out).toBe('100\tann@example.org\tactive');
    expect((await subscriber('remove', 'ann@example.org')).out).toBe('Removed ann@example.org and 0 quilts.');
    expect((await subscriber('remove', 'ann@example.org')).err).toBe(
      'There is no subscriber ann@example.org.',
    );
  });

  it('works beside a running server, which lets the new subscriber in', async () => {
    const api = await ServedApi.start(folder);
    await subscriber('add', 'ben@example.org', '--password', 'ben’s good words');
    const browser = await new Browser(api.url).signIn('ben@example.org', 'ben’s good words');
    expect(browser.quilterNum).toBe(101);
    api.signal('SIGTERM');
    await api.ended;
  });

  it.each([
    ['a command that there is not', ['ad', 'ann@example.org']],
    ['an address that is missing', ['add']],
    ['an option that there is not', ['add', 'ann@example.org', '--pasword', 'x']],
  ])('says how it is used, for %s', async (_, args) => {
    expect((await subscriber(...args)).err).toMatch(/^Usage:\n {2}npm run subscriber -- add EMAIL/);
  });
});

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.js';
import { ServedApi } from '../../test/served-api.js';
import { StartError } from '../common/start-error.js';
import { runSubscriberCommand } from './run-subscriber-command.js';

const run = promisify(execFile);
const RUN = join(import.meta.dirname, '../../test/run-typescript.mjs');
const COMMAND = join(import.meta.dirname, 'subscriber-command.ts');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiltwright-command-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const environment = () => ({ ...process.env, NODE_ENV: 'test', DATA_DIR: folder });

/** Returns the command's output or error text. */
const subscriber = (...args: string[]) =>
  runSubscriberCommand(args, environment()).catch((error: unknown) => {
    if (error instanceof StartError) return error.message;
    throw error;
  });

describe('npm run subscriber', () => {
  it('adds without a server; beside one it lists, sets new passwords that work, and removes', async () => {
    const added = await run(
      process.execPath,
      [RUN, COMMAND, 'add', 'Ann@Example.org', '--password', 'ann’s good words'],
      { env: environment() },
    );
    expect(added.stdout).toBe('ann@example.org is subscriber 100. Password: ann’s good words\n');

    const api = await ServedApi.start(folder);
    const signIn = (email: string, password: string) => new Browser(api.url).signIn(email, password);
    expect((await signIn('ann@example.org', 'ann’s good words')).quilterNum).toBe(100);
    expect(await subscriber('add', 'ann@example.org')).toBe('ann@example.org is a subscriber already.');
    const changed = await subscriber('set-password', 'ann@example.org');
    const [, password = ''] = /^New password of ann@example.org: ([a-z2-9-]{20})$/.exec(changed) ?? [];
    await signIn('ann@example.org', password);
    expect(await subscriber('list')).toBe('100\tann@example.org\tactive');
    expect(await subscriber('remove', 'ann@example.org')).toBe('Removed ann@example.org and 0 quilts.');
    expect(await subscriber('remove', 'ann@example.org')).toBe('There is no subscriber ann@example.org.');
    expect(await subscriber('list')).toBe('There are no subscribers.');
    api.signal('SIGTERM');
    await api.ended;
    const log = await readFile(join(folder, 'quiltwright.log'), 'utf8');
    const told = log
      .split('\n')
      .filter((line) => line.includes('"from":"the house"'))
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(told).toEqual(['account made: done', 'password given: done', 'account removal: done']);
    expect(log).not.toContain('ann@');
    expect(log).not.toContain(password);
  });

  it.each([
    ['an unknown command', ['ad', 'ann@example.org']],
    ['a missing address', ['add']],
    ['an unknown option', ['add', 'ann@example.org', '--pasword', 'x']],
  ])('prints its usage for %s', async (_, args) => {
    expect(await subscriber(...args)).toMatch(/^Usage:\n {2}npm run subscriber -- add EMAIL/);
  });
});

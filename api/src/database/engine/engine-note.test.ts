import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, realpath, rename, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../common/config.js';
import { type Database, openDatabase } from '../database.js';
import { engineNotePath, runningEngine } from './engine-note.js';

const run = promisify(execFile);

let folder: string;
let data: string;
let errors: string[];
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'quiltwright-note-')));
  data = join(folder, 'data');
  errors = [];
  Logger.overrideLogger({
    log: () => undefined,
    warn: () => undefined,
    error: (message) => void errors.push(String(message)),
  });
});
afterEach(async () => {
  Logger.overrideLogger(false);
  await rm(folder, { recursive: true });
});

const serve = (dataDir: string) => openDatabase(loadConfig({ DATA_DIR: dataDir }));

/** Acts like a command beside a server or without one: adds an account, and returns all accounts. */
async function addBy(dataDir: string, email: string): Promise<string[]> {
  const database = await openDatabase(loadConfig({ DATA_DIR: dataDir }), { joinRunning: true });
  await database.connection.collection('accounts').insertOne({ email });
  const emails = await emailsIn(database);
  await database.close();
  return emails;
}

async function emailsIn({ connection }: Database): Promise<string[]> {
  const accounts = await connection.collection('accounts').find().sort({ email: 1 }).toArray();
  return accounts.map(({ email }) => String(email));
}

describe('a command on a folder with the note of a running engine', () => {
  it('acts on the copy if the folder was copied', async () => {
    const server = await serve(data);
    await server.connection.collection('accounts').insertOne({ email: 'ann' });
    const copy = join(folder, 'copy');
    await run('cp', ['-r', data, copy]);
    expect(existsSync(engineNotePath(copy))).toBe(true);
    expect(await addBy(copy, 'bea')).toEqual(['ann', 'bea']);
    expect(await emailsIn(server)).toEqual(['ann']);
    await server.close();
  });

  it('never reaches a database that replaced a moved folder', async () => {
    const old = join(folder, 'old');
    const moved = await serve(data);
    await rename(data, old);
    const fresh = await serve(data);
    await expect(addBy(old, 'bea')).rejects.toThrow(
      `Another Quiltwright server uses the database in ${join(old, 'mongodb')}.`,
    );
    expect(await emailsIn(fresh)).toEqual([]);
    await moved.close();
    // When the moved engine ends, it leaves the other engine's note.
    expect(await addBy(data, 'cat')).toEqual(['cat']);
    expect(await emailsIn(fresh)).toEqual(['cat']);
    await fresh.close();
  });

  it('joins through a link, and notices if the link has changed', async () => {
    const link = join(folder, 'current');
    const other = join(folder, 'other');
    await (await serve(data)).close();
    await symlink(data, link);
    const server = await serve(link);
    expect(await addBy(link, 'ann')).toEqual(['ann']);
    expect(await addBy(data, 'bea')).toEqual(['ann', 'bea']);
    const second = await serve(other);
    await unlink(link);
    await symlink(other, link);
    expect(await addBy(data, 'cat')).toEqual(['ann', 'bea', 'cat']);
    expect(await addBy(link, 'dot')).toEqual(['dot']);
    await server.close();
    await second.close();
  });
});

it("doesn't open a replacement of its folder when its engine restarts", async () => {
  const server = await serve(data);
  const { pid } = (await runningEngine(data)) ?? {};
  await rename(data, join(folder, 'old'));
  process.kill(Number(pid), 'SIGKILL');
  await expect
    .poll(() => errors.join('\n'), { timeout: 10_000 })
    .toContain(`The folder ${data} was moved or replaced`);
  expect(existsSync(data)).toBe(false);
  await rename(join(folder, 'old'), data);
  await expect.poll(async () => emailsIn(server).catch(() => null), { timeout: 20_000 }).toEqual([]);
  await server.close();
});

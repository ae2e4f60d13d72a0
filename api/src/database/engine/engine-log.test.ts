import { statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Engine } from './engine.js';

let data: string;
let engine: Engine;
let errors: string[];
let logged: string[];
beforeEach(async () => {
  errors = [];
  logged = [];
  Logger.overrideLogger({
    log: (message) => void logged.push(String(message)),
    warn: () => undefined,
    error: (message) => void errors.push(String(message)),
  });
  data = await realpath(await mkdtemp(join(tmpdir(), 'quiltwright-engine-')));
  engine = await Engine.start(data);
});
afterEach(async () => {
  await engine.close();
  Logger.overrideLogger(false);
  await rm(data, { recursive: true });
});

const PATIENCE = { timeout: 20_000 };

it('logs once that the engine ends repeatedly', async () => {
  for (let end = 1; end <= 4; end++) {
    const { pid } = engine;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => engine.pid, PATIENCE).not.toBe(pid);
  }
  expect(errors).toEqual([
    'The database engine stopped (SIGKILL); starting it again.',
    'The database engine stopped (SIGKILL) within 10 seconds of its start; starting it each time it ends.',
  ]);
  expect(logged).toEqual(['The database engine is running again.']);
});

it('logs once why the engine can’t start, for any number of attempts', async () => {
  const database = join(data, 'mongodb');
  const aside = join(data, 'aside');
  await rename(database, aside);
  await mkdir(database);
  await writeFile(join(database, 'storage.bson'), 'damaged');
  const { pid } = engine;
  process.kill(pid, 'SIGKILL');
  // Each attempt closes the socket's folder to other users.
  const sockets = join(data, 'run');
  for (let attempt = 1; attempt <= 4; attempt++) {
    await chmod(sockets, 0o755);
    await expect.poll(() => statSync(sockets).mode & 0o777, PATIENCE).toBe(0o700);
  }
  // Renames the folder instead of removing it: an attempt in progress may still write to the folder, and a removal
  // would then fail.
  await rename(database, join(data, 'damaged'));
  await rename(aside, database);
  await expect.poll(() => engine.pid, PATIENCE).not.toBe(pid);
  expect(errors).toEqual([
    'The database engine stopped (SIGKILL); starting it again.',
    expect.stringContaining(`The server can't open the database in ${database}`),
  ]);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Load } from '../../test/load.js';
import { type Config, loadConfig } from '../common/config.js';
import { isDatabaseAway } from './database-health.js';
import { type Database, openDatabase } from './database.js';
import { Engine } from './engine/engine.js';
import { engineNotePath } from './engine/engine-note.js';

const ROUNDS = 3;
const WRITES_A_ROUND = 300;

const testFile = (name: string) => join(import.meta.dirname, '../../test', name);

let config: Config;
beforeEach(async () => {
  Logger.overrideLogger(false);
  config = loadConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'quiltwright-survival-')) });
});
afterEach(async () => {
  await rm(config.dataDir, { recursive: true });
});

/** Returns item `n`, large enough that a partly written item would be noticed. */
const item = (n: number) => ({
  n,
  cloth: Array.from({ length: 200 }, (_, i) => `${String(n)}-${String(i)}`),
});

const loadOn = (connection: Connection) => new Load((n) => connection.collection('items').insertOne(item(n)));

async function expectAllKept(load: Load, connection: Connection): Promise<void> {
  const stored = await connection
    .collection('items')
    .find({}, { projection: { _id: 0 } })
    .toArray();
  expect(load.lost(stored.map(({ n }) => n as number))).toEqual([]);
  for (const document of stored) expect(document).toEqual(item(document.n as number));
}

/** Opens the database like a command that runs beside the server. */
async function joinEngine(): Promise<Database> {
  return await openDatabase(config, { joinRunning: true });
}

describe('reliability 8: kill -9 of the engine under load', () => {
  it('loses no confirmed write, and the same connection recovers', async () => {
    const engine = await Engine.start(config.dataDir);
    const database = await joinEngine();
    const load = loadOn(database.connection);
    for (let round = 0; round < ROUNDS; round++) {
      await load.acknowledgedMore(WRITES_A_ROUND);
      process.kill(engine.pid, 'SIGKILL');
    }
    await load.acknowledgedMore(WRITES_A_ROUND);
    await load.stop();

    await expectAllKept(load, database.connection);
    expect(load.failures.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(load.failures.filter((error) => !isDatabaseAway(error))).toEqual([]);
    await database.close();
    await engine.close();
  });
});

describe('reliability 8: kill -9 of the process that owns the engine', () => {
  async function startOwner(): Promise<ChildProcess> {
    const owner = spawn(process.execPath, [testFile('run-typescript.mjs'), testFile('engine-owner.ts')], {
      env: { ...process.env, DATA_DIR: config.dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(owner.stdout, 'data');
    return owner;
  }

  it('loses no confirmed write; the engine ends too, and its directory opens again', async () => {
    const owner = await startOwner();
    const before = await joinEngine();
    const load = loadOn(before.connection);
    await load.acknowledgedMore(WRITES_A_ROUND);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    await expect.poll(() => load.failures.length).toBeGreaterThan(0);
    await load.stop();
    await before.close();

    const after = await openDatabase(config);
    await expectAllKept(load, after.connection);
    await after.close();
    expect(existsSync(engineNotePath(config.dataDir))).toBe(false);
  });
});

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Config, loadConfig } from '../common/config.js';
import { StartError } from '../common/start-error.js';
import { DatabaseHealth, isDatabaseAway } from './database-health.js';
import { openDatabase } from './database.js';
import { Engine } from './engine/engine.js';
import { engineNotePath } from './engine/engine-note.js';

let config: Config;
beforeEach(async () => {
  Logger.overrideLogger(false);
  config = loadConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'quiltwright-database-')) });
});
afterEach(async () => {
  await rm(config.dataDir, { recursive: true });
});

/** Returns the process id of the engine, as the engine's note (engine.json) states it. */
async function enginePid(): Promise<number> {
  const note = JSON.parse(await readFile(engineNotePath(config.dataDir), 'utf8')) as { pid: number };
  return note.pid;
}

/** Returns the ids of all processes of the engine, also of those that haven't opened the database yet. */
function hostPids(): number[] {
  const processes = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const ours = processes.filter((line) => line.includes('engine-host') && line.includes(config.dataDir));
  return ours.map((line) => Number.parseInt(line, 10));
}

const whyNot = (opening: Promise<unknown>) =>
  opening.then(
    () => undefined,
    (error: unknown) => {
      expect(error).toBeInstanceOf(StartError);
      return (error as StartError).message;
    },
  );

describe('openDatabase over the embedded engine', () => {
  it('keeps stored data from one start to the next', async () => {
    const first = await openDatabase(config);
    await first.connection.collection('blocks').insertOne({ designName: 'Ohio Star' });
    await first.close();

    const second = await openDatabase(config);
    expect(await second.connection.collection('blocks').findOne()).toMatchObject({ designName: 'Ohio Star' });
    await second.close();
  });

  it('leaves no trace of a running engine after it ends', async () => {
    const database = await openDatabase(config);
    expect(existsSync(engineNotePath(config.dataDir))).toBe(true);
    await database.close();
    expect(existsSync(engineNotePath(config.dataDir))).toBe(false);
  });

  it("lets a command use the server's engine, and leaves it running", async () => {
    const server = await openDatabase(config);
    const command = await openDatabase(config, { joinRunning: true });
    await command.connection.collection('accounts').insertOne({ email: 'a@example.org' });
    await command.close();
    expect(await server.connection.collection('accounts').countDocuments()).toBe(1);
    await server.close();
  });

  it('starts an engine for a command if none runs, whatever an earlier one left behind', async () => {
    await mkdir(config.dataDir, { recursive: true });
    const nobody = encodeURIComponent(join(config.dataDir, 'run', 'mongodb.sock'));
    await writeFile(
      engineNotePath(config.dataDir),
      JSON.stringify({ uri: `mongodb://${nobody}/?directConnection=true`, pid: 1 }),
    );
    const command = await openDatabase(config, { joinRunning: true });
    expect(await command.connection.collection('accounts').countDocuments()).toBe(0);
    await command.close();
  });

  it('works in a directory whose path is too long for a socket', async () => {
    const dataDir = join(config.dataDir, 'a-long-name'.repeat(10));
    const database = await openDatabase({ ...config, dataDir });
    await database.connection.collection('blocks').insertOne({ designName: 'Bears Paw' });
    const { uri } = JSON.parse(await readFile(engineNotePath(dataDir), 'utf8')) as { uri: string };
    const socket = decodeURIComponent(new URL(uri).host);
    expect(existsSync(socket)).toBe(true);
    await database.close();
    expect(existsSync(join(socket, '..'))).toBe(false);
  });

  it('reports that another process uses the directory', async () => {
    const database = await openDatabase(config);
    expect(await whyNot(openDatabase(config))).toBe(
      `Another Quiltwright server uses the database in ${join(config.dataDir, 'mongodb')}. ` +
        'Stop that server first, or set DATA_DIR to another directory.',
    );
    expect(await new DatabaseHealth(database.connection).isUp()).toBe(true);
    await database.close();
  });

  it("reports that the files can't be opened", async () => {
    const database = await openDatabase(config);
    await database.close();
    await writeFile(join(config.dataDir, 'mongodb', 'WiredTiger.turtle'), 'not a turtle');
    expect(await whyNot(openDatabase(config))).toContain(
      `The server can't open the database in ${join(config.dataDir, 'mongodb')}:`,
    );
  });

  it('recovers after its engine is killed', async () => {
    const database = await openDatabase(config);
    const health = new DatabaseHealth(database.connection);
    const blocks = database.connection.collection('blocks');
    await blocks.insertOne({ designName: 'Ohio Star' });
    const pid = await enginePid();

    process.kill(pid, 'SIGKILL');
    await expect.poll(enginePid).not.toBe(pid);
    await expect.poll(() => health.isUp()).toBe(true);
    expect(await blocks.countDocuments()).toBe(1);
    await database.close();
  });

  it('ends cleanly when its engine has just been killed', async () => {
    const engine = await Engine.start(config.dataDir);
    process.kill(engine.pid, 'SIGKILL');
    await engine.close();
    const again = await Engine.start(config.dataDir);
    await again.close();
  });

  it('kills an engine that never answers after its start, and starts another', async () => {
    const engine = await Engine.start(config.dataDir, 2_000);
    let last = engine.pid;
    const next = () => hostPids().find((pid) => pid !== last);
    // An engine that has already answered when it is stopped counts as started. Then the next one is tried.
    for (let hanging: number | undefined; hanging === undefined || engine.pid === hanging;) {
      if (hanging !== undefined) last = hanging;
      process.kill(last, 'SIGKILL');
      await expect.poll(next).toBeDefined();
      hanging = next() ?? 0;
      process.kill(hanging, 'SIGSTOP');
      await expect.poll(() => engine.pid).not.toBe(last);
    }
    await engine.close();
  });

  it('fails calls to an engine that hangs, instead of waiting for ever', async () => {
    const database = await openDatabase(config);
    const health = new DatabaseHealth(database.connection);
    const pid = await enginePid();
    process.kill(pid, 'SIGSTOP');
    try {
      expect(await health.isUp()).toBe(false);
      const error: unknown = await database.connection
        .collection('blocks')
        .insertOne({})
        .catch((reason: unknown) => reason);
      expect(isDatabaseAway(error)).toBe(true);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await expect.poll(() => health.isUp()).toBe(true);
    await database.close();
  });
});

describe('isDatabaseAway', () => {
  it.each([
    ['EPIPE', true],
    ['ECONNRESET', true],
    ['ENOSPC', false],
    ['ENOENT', false],
  ])('treats the system error %s as the database being away: %s', (code, expected) => {
    expect(isDatabaseAway(Object.assign(new Error(`write ${code}`), { code }))).toBe(expected);
  });

  it('treats a closing client and a missing socket the same way', async () => {
    const database = await openDatabase(config);
    const client = database.connection.getClient();
    const blocks = database.connection.collection('blocks');
    const call = blocks.insertOne({}).catch((error: unknown) => error);
    await client.close();
    expect(isDatabaseAway(await call)).toBe(true);
    const connecting = Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' });
    expect(isDatabaseAway(connecting)).toBe(true);
    await database.close();
  });

  it("doesn't treat a faulty document as the database being away", async () => {
    const database = await openDatabase(config);
    const blocks = database.connection.collection<{ _id: number }>('blocks');
    await blocks.insertOne({ _id: 1 });
    const error: unknown = await blocks.insertOne({ _id: 1 }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 11000 });
    expect(isDatabaseAway(error)).toBe(false);
    await database.close();
  });
});

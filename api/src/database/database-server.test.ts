import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { Gate } from '../../test/gate.js';
import { type Config, loadConfig } from '../common/config.js';
import { StartError } from '../common/start-error.js';
import { DatabaseHealth, isDatabaseAway } from './database-health.js';
import { openDatabase } from './database.js';

let config: Config;
beforeEach(async () => {
  config = loadConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'quiltwright-server-')) });
});
afterEach(async () => {
  await rm(config.dataDir, { recursive: true });
});

const over = (gate: Gate, query = ''): Config => ({
  ...config,
  mongodbUri: `mongodb://127.0.0.1:${String(gate.port)}/test-gate${query}`,
});

const whyNot = (opening: Promise<unknown>) =>
  opening.then(
    () => undefined,
    (error: unknown) => {
      expect(error).toBeInstanceOf(StartError);
      return (error as StartError).message;
    },
  );

describe('openDatabase over MONGODB_URI', () => {
  it('reports that the server is away, without the password', async () => {
    const gate = new Gate(inject('mongodbUri'));
    await gate.open();
    await gate.close();
    const mongodbUri = `mongodb://quilter:Secr3t@127.0.0.1:${String(gate.port)}/quilts?authSource=admin`;
    const message = await whyNot(openDatabase({ ...config, mongodbUri }));
    expect(message).toContain(
      `The server can't use the database in MONGODB_URI (mongodb://127.0.0.1:${String(gate.port)}/quilts):`,
    );
    expect(message).not.toContain('Secr3t');
  });

  it('reports that the address is malformed', async () => {
    const message = await whyNot(openDatabase({ ...config, mongodbUri: 'mongodb://127.0.0.1:port/quilts' }));
    expect(message).toContain("can't use the database");
  });

  it('uses the database in the address, otherwise quiltwright', async () => {
    const gate = new Gate(inject('mongodbUri'));
    await gate.open();
    const named = await openDatabase(over(gate));
    expect(named.connection.name).toBe('test-gate');
    await named.close();
    for (const end of ['', '/', '/?appName=quilts']) {
      const mongodbUri = `mongodb://127.0.0.1:${String(gate.port)}${end}`;
      const unnamed = await openDatabase({ ...config, mongodbUri });
      expect(unnamed.connection.name).toBe('quiltwright');
      await unnamed.close();
    }
    await gate.close();
  });

  it('writes to the journals of a majority, whatever the address asks for', async () => {
    const gate = new Gate(inject('mongodbUri'));
    await gate.open();
    const database = await openDatabase(over(gate, '?w=0&journal=false'));
    expect(database.connection.getClient().options.writeConcern).toMatchObject({
      w: 'majority',
      journal: true,
    });
    await database.close();
    await gate.close();
  });

  it('fails while the server is away, and recovers by itself', async () => {
    const gate = new Gate(inject('mongodbUri'));
    await gate.open();
    const database = await openDatabase(over(gate));
    const health = new DatabaseHealth(database.connection);
    const blocks = database.connection.collection('blocks');
    await blocks.insertOne({ designName: 'Ohio Star' });

    await gate.close();
    const outcomes = await Promise.allSettled([
      blocks.insertOne({}),
      blocks.findOne(),
      blocks.updateOne({}, { $set: { designName: 'Bears Paw' } }),
    ]);
    expect(
      outcomes.map((outcome) => outcome.status === 'rejected' && isDatabaseAway(outcome.reason)),
    ).toEqual([true, true, true]);
    expect(await health.isUp()).toBe(false);

    await gate.open();
    await expect.poll(() => health.isUp()).toBe(true);
    expect(await blocks.countDocuments()).toBe(1);
    await database.connection.dropDatabase();
    await database.close();
    await gate.close();
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeFavourites } from '@quiltwright/shared/contract/calls/favourite-calls';
import { checkUser } from '@quiltwright/shared/contract/calls/account-calls';
import { retrQuiltList, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { health, live } from '@quiltwright/shared/contract/calls/site-calls';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Browser } from '../test/browser.js';
import { Gate } from '../test/gate.js';
import { AccountsService } from './accounts/accounts.service.js';
import { createApp } from './app.js';
import { loadConfig } from './common/config.js';
import { Engine } from './database/engine/engine.js';
import { openLog } from './common/log.js';

let folder: string;
let gate: Gate;
let app: NestExpressApplication;
let guest: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiltwright-away-'));
  gate = new Gate(inject('mongodbUri'));
  await gate.open();
  const MONGODB_URI = `mongodb://127.0.0.1:${String(gate.port)}/test-away`;
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, MONGODB_URI });
  app = await createApp(config, openLog({ ...config, production: false }));
  guest = await new Browser(app.getHttpServer()).signIn('guest', 'guest');
});
afterAll(async () => {
  await app.close();
  await gate.close();
  await rm(folder, { recursive: true });
});

describe('reliability 9: while the database is away', () => {
  it('calls are answered with 503 and Retry-After within seconds, then work again by themselves', async () => {
    await gate.close();
    const list = { body: { quilterNum: 2, onlyStd: 2 as const } };
    const refused = [
      await guest.refused(retrQuiltList, list),
      await guest.refused(checkUser, { query: { jwt: guest.token } }),
    ];
    for (const { status, headers, body } of refused) {
      expect([status, headers['retry-after']]).toEqual([503, '3']);
      expect(body.detail).toContain('cannot reach its database');
    }
    const sick = await guest.send(health.method, health.path);
    expect([sick.status, sick.headers['retry-after']]).toEqual([503, '3']);
    expect(sick.body).toEqual({ status: 'down', database: 'down' });
    expect((await guest.call(live)).body).toEqual({ status: 'up' });

    await gate.open();
    await expect.poll(() => guest.send(health.method, health.path)).toMatchObject({ status: 200 });
    expect((await guest.call(retrQuiltList, list)).status).toBe(200);
  });
});

describe('reliability 9: a process that uses another one’s embedded engine', () => {
  it('answers a save with 503, not 404, while that engine and its socket are gone', async () => {
    const data = join(folder, 'data');
    const engine = await Engine.start(data);
    const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, MONGODB_URI: engine.uri });
    const second = await createApp(config, openLog({ ...config, production: false }));
    await second.get(AccountsService, { strict: false }).add('ann@example.org', 'a patchwork of words');
    const ann = await new Browser(second.getHttpServer()).signIn('ann@example.org', 'a patchwork of words');
    await engine.close();
    const { status, headers } = await ann.refused(storeQuilt, { body: {} });
    expect([status, headers['retry-after']]).toEqual([503, '3']);

    const again = await Engine.start(data);
    await expect.poll(() => ann.send(health.method, health.path)).toMatchObject({ status: 200 });
    await ann.call(storeFavourites, { body: { fabricNums: [] } });
    await second.close();
    await again.close();
  });
});

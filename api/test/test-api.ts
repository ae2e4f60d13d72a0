import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { getConnectionToken } from '@nestjs/mongoose';
import { assertExists } from '@quiltwright/shared/result';
import type { Connection } from 'mongoose';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { AccountsService } from '../src/accounts/accounts.service.js';
import { createApp } from '../src/app.js';
import { type Config, loadConfig } from '../src/common/config.js';
import { logOptions } from '../src/common/log.js';
import { type Database, openDatabase } from '../src/database/database.js';
import { LibrarySeeder } from '../src/library/library-seeder.js';
import { houseFabrics, painter, type Painter } from '../src/library/paint/paint.js';
import { Browser } from './browser.js';
import { testDatabaseUri } from './database.js';

const PASSWORD = 'a patchwork of words';

/** The fabrics of the tests' quilts: the placeholders, the background, and two of the library. */
export const seededFabrics = houseFabrics.slice(0, 12);

/** Paints each picture once for all test files of a process. */
const sharedPainter: Painter = {
  atOnce: painter.atOnce,
  fabric: oncePerNumber((fabricNum) => painter.fabric(fabricNum)),
  block: oncePerNumber((designedBlockNum, cloth: ReadonlyMap<number, Uint8Array>) =>
    painter.block(designedBlockNum, cloth),
  ),
};

/**
 * Returns a function that calls `make` once for each number, and returns the first result for that number at each later
 * call.
 */
function oncePerNumber<Result, Rest extends unknown[]>(
  make: (number: number, ...rest: Rest) => Promise<Result>,
): (number: number, ...rest: Rest) => Promise<Result> {
  const made = new Map<number, Promise<Result>>();
  return (number, ...rest) => {
    const result = made.get(number) ?? make(number, ...rest);
    made.set(number, result);
    return result;
  };
}

/** The whole service with its own database, for the calling test file. */
export class TestApi {
  private subscribers = 0;

  constructor(
    readonly app: NestExpressApplication,
    readonly config: Config,
    /** Every line of the log so far. */
    readonly log: readonly string[],
  ) {}

  get connection(): Connection {
    return this.app.get<Connection>(getConnectionToken());
  }

  /** Returns a browser without a sign-in. */
  visitor(): Browser {
    return new Browser(this.app.getHttpServer());
  }

  guest(): Promise<Browser> {
    return this.visitor().signIn('guest', 'guest');
  }

  /** Returns a browser with a new subscriber signed in. */
  async subscriber(): Promise<Browser> {
    const email = await this.addSubscriber();
    return this.visitor().signIn(email, PASSWORD);
  }

  /** Adds a subscriber. Returns their e-mail address. */
  async addSubscriber(password = PASSWORD): Promise<string> {
    const email = `quilter${String(++this.subscribers)}@example.org`;
    await this.app.get(AccountsService, { strict: false }).add(email, password);
    return email;
  }
}

/** Returns the service's port, for tests that write to their own connection. */
export async function portOf({ app }: TestApi): Promise<number> {
  const server = app.getHttpServer() as { address(): AddressInfo | null };
  if (!server.address()) await app.listen(0, '127.0.0.1');
  return assertExists(server.address(), 'an address').port;
}

function asEmbedded(database: Database): Database {
  return { ...database, embedded: true };
}

/**
 * Starts the service before the calling file's tests and ends it after them.
 *
 * @param library true to make the library's fabrics, which takes a second for the first file of a process.
 * @param embedded true to treat the database like that of an embedded engine in DATA_DIR
 * @returns a function that returns the service; call it inside tests and hooks.
 */
export function testApi({
  library = false,
  embedded = false,
  ...variables
}: {
  library?: boolean;
  embedded?: boolean;
  TRUST_PROXY?: string;
  PUBLIC_URL?: string;
  SMTP_URL?: string;
  MAIL_FROM?: string;
  RATE_LIMIT_FACTOR?: string;
} = {}): () => TestApi {
  let api: TestApi | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quiltwright-api-'));
    const config = loadConfig({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      MONGODB_URI: testDatabaseUri(),
      ...variables,
    });
    const log: string[] = [];
    const lines = pino(logOptions, { write: (line) => log.push(line) });
    const opening = embedded ? openDatabase(config).then(asEmbedded) : undefined;
    const app = await createApp(config, lines, opening);
    if (library) await app.get(LibrarySeeder, { strict: false }).seed(seededFabrics, sharedPainter);
    api = new TestApi(app, config, log);
  });
  afterAll(async () => {
    await api?.connection.dropDatabase();
    await api?.app.close();
    await rm(folder, { recursive: true, force: true });
  });
  return () => {
    if (!api) throw new Error('The test API is there in tests and hooks only.');
    return api;
  };
}

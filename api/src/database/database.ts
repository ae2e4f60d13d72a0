import type { Connection } from 'mongoose';
import type { Config } from '../common/config.js';
import { StartError } from '../common/start-error.js';
import { Engine } from './engine/engine.js';
import { runningEngine } from './engine/engine-note.js';

/** Loads the driver on demand, while the engine starts. */
const driver = () => import('./connection/connection.js');

/** The name of the embedded database. It is also the default if MONGODB_URI names no database. */
const DATABASE_NAME = 'quiltwright';

export interface Database {
  readonly connection: Connection;
  /** True for the embedded engine. */
  readonly embedded: boolean;
  /** Closes the connection, then the engine if `openDatabase` started it. */
  close(): Promise<void>;
}

/**
 * Opens the database: the server at MONGODB_URI if set, otherwise the embedded engine in DATA_DIR.
 *
 * @param joinRunning for a command that may run beside the server: uses an engine that already runs on
 *   DATA_DIR, and leaves it running. The server itself never joins, because the other engine may end at any
 *   time.
 * @throws StartError if the server can't be reached or the engine can't start: the directory is in use, or
 *   there is no engine for this machine.
 */
export async function openDatabase(config: Config, { joinRunning = false } = {}): Promise<Database> {
  if (config.mongodbUri !== undefined) return await overServer(config.mongodbUri);
  return (
    (joinRunning ? await overRunningEngine(config.dataDir) : undefined) ??
    (await overOwnEngine(config.dataDir))
  );
}

async function overServer(uri: string): Promise<Database> {
  const named = databaseNamedIn(uri);
  const { connect } = await driver();
  try {
    const connection = await connect(uri, { embedded: false, ...(named ? {} : { dbName: DATABASE_NAME }) });
    return { connection, embedded: false, close: () => connection.close() };
  } catch (error) {
    throw new StartError(
      `The server can't use the database in MONGODB_URI (${withoutCredentials(uri)}): ` +
        `${error instanceof Error ? error.message : String(error)}.\n` +
        'Check that the database runs and that the address, name and password are right. ' +
        'Without MONGODB_URI the server uses its embedded database.',
    );
  }
}

async function overRunningEngine(dataDir: string): Promise<Database | undefined> {
  const note = await runningEngine(dataDir);
  if (!note) return undefined;
  const { connect } = await driver();
  try {
    const connection = await connect(note.uri, { embedded: true, dbName: DATABASE_NAME });
    return { connection, embedded: true, close: () => connection.close() };
  } catch {
    return undefined;
  }
}

async function overOwnEngine(dataDir: string): Promise<Database> {
  const [engine, { connectToStarted }] = await Promise.all([Engine.start(dataDir), driver()]);
  const connection = await connectToStarted(engine.uri, { embedded: true, dbName: DATABASE_NAME }).catch(
    async (error: unknown) => {
      await engine.close();
      throw error;
    },
  );
  return {
    connection,
    embedded: true,
    close: async () => {
      await connection.close();
      await engine.close();
    },
  };
}

function databaseNamedIn(uri: string): boolean {
  return /^[^/]+\/\/[^/]+\/[^?]/.test(uri);
}

/** Returns the address without credentials, fit for a message or a log. */
function withoutCredentials(uri: string): string {
  return uri.replace(/\/\/.*@/, '//').replace(/\?.*$/, '');
}

import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { reviveWhenStuck } from './revive.js';

/**
 * The time limit (ms) to find a server, at the start and for each operation. After this time, the database counts as
 * unreachable.
 */
const PATIENCE = 2_000;

/** The time limit (ms) to find the embedded engine at the start. */
const PATIENCE_AT_THE_START = 30_000;

/**
 * The time limit (ms) to connect to a server, and for a connected server to answer the driver's regular check. This
 * limit is longer than `PATIENCE`, because stalls of this process count too.
 */
const PATIENCE_WITH_A_CONNECTION = 5_000;

/**
 * The time limits (ms) of waits that the driver otherwise never ends: for a free connection, and for news on a
 * connection with a command under way. No command of this service takes nearly as long.
 */
const PATIENCE_WITH_A_QUEUE = 10_000;
const PATIENCE_WITH_A_COMMAND = 60_000;

/** The time limit (ms) for the members of a replica set to confirm a write. */
const PATIENCE_WITH_A_MAJORITY = 5_000;

interface ConnectionOptions extends Pick<ConnectOptions, 'dbName'> {
  /**
   * True for the embedded engine. It has no replica sets and no sessions, so writes can't wait for a majority,
   * and reads and writes can't be retried.
   */
  embedded: boolean;
}

/**
 * Opens a Mongoose connection by the rules of this project:
 *
 * - A write is confirmed once it is in the journal. On a replica set, it must be in the journals of a majority. The
 *   options in `uri` can't change this rule.
 * - An operation on an unreachable database fails within about two seconds and is never queued. The connection comes
 *   back when the database does.
 * - A filter on a path outside the schema throws; otherwise the path would be dropped, and the filter would match
 *   everything. A filter value with `$` operators is taken literally. A repository that needs an operator uses
 *   mongoose's `trusted({ $gt: … })`.
 *
 * @throws a MongooseServerSelectionError if no server answers in time; other errors of the driver if `uri` is malformed
 *   or the sign-in is refused.
 */
export async function connect(uri: string, { embedded, ...more }: ConnectionOptions): Promise<Connection> {
  mongoose.set('strictQuery', 'throw');
  const options: ConnectOptions = {
    // `j` instead of `journal`: the driver ignores `journal` if the address asks for no journal.
    // oxlint-disable-next-line typescript/no-deprecated
    writeConcern: { w: embedded ? 1 : 'majority', j: true, wtimeoutMS: PATIENCE_WITH_A_MAJORITY },
    retryWrites: !embedded,
    retryReads: !embedded,
    bufferCommands: false,
    sanitizeFilter: true,
    serverSelectionTimeoutMS: PATIENCE,
    connectTimeoutMS: PATIENCE_WITH_A_CONNECTION,
    heartbeatFrequencyMS: PATIENCE,
    waitQueueTimeoutMS: PATIENCE_WITH_A_QUEUE,
    socketTimeoutMS: PATIENCE_WITH_A_COMMAND,
    ...more,
  };
  const connection = mongoose.createConnection(uri, options);
  try {
    await connection.asPromise();
    reviveWhenStuck(connection, uri, options);
    return connection;
  } catch (error) {
    await connection.close(true);
    throw error;
  }
}

/**
 * Opens a connection to the embedded engine that this process has just started. On a busy machine the engine may answer
 * late, so this function tries again for half a minute.
 * @throws the same errors as `connect`
 */
export async function connectToStarted(uri: string, options: ConnectionOptions): Promise<Connection> {
  const end = performance.now() + PATIENCE_AT_THE_START;
  for (;;) {
    try {
      return await connect(uri, options);
    } catch (error) {
      const isUnanswered = error instanceof mongoose.Error.MongooseServerSelectionError;
      if (!isUnanswered || performance.now() > end) throw error;
    }
  }
}

import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { reviveWhenStuck } from './revive.js';

/** A server is looked for this long (ms), at the start and by each operation, before it counts as away. */
const PATIENCE = 2_000;

/** A connection that isn't made by then (ms), or a check without an answer, fails. A stall of this process counts. */
const PATIENCE_WITH_A_CONNECTION = 5_000;

/** A write that the members of a replica set haven't confirmed by then (ms) fails. */
const PATIENCE_WITH_A_MAJORITY = 5_000;

/**
 * Opens a Mongoose connection by the rules of this project:
 *
 * - a write is acknowledged when it is in the journal, on a replica set in that of a majority, whatever
 *   the address asks for;
 * - an operation on a database that is away fails within about two seconds and is never queued; when the
 *   database is back so is the connection;
 * - a filter on a path that the schema doesn't have throws (else it would be dropped, and match
 *   everything), and a filter value with `$` operators in it is taken literally. Where a repository means
 *   an operator it says so with mongoose's `trusted({ $gt: … })`.
 *
 * @param embedded the engine knows neither replica sets nor sessions, so neither majorities nor retries.
 * @throws a MongooseServerSelectionError where no server answers in time, other errors of the driver where
 *   the address is malformed or the sign-in is refused.
 */
export async function connect(
  uri: string,
  { embedded, ...more }: { embedded: boolean } & Pick<ConnectOptions, 'dbName'>,
): Promise<Connection> {
  mongoose.set('strictQuery', 'throw');
  const options: ConnectOptions = {
    // By its other name, journal, the driver passes it over beside an address that asks for none.
    // oxlint-disable-next-line typescript/no-deprecated
    writeConcern: { w: embedded ? 1 : 'majority', j: true, wtimeoutMS: PATIENCE_WITH_A_MAJORITY },
    retryWrites: !embedded,
    retryReads: !embedded,
    bufferCommands: false,
    sanitizeFilter: true,
    serverSelectionTimeoutMS: PATIENCE,
    connectTimeoutMS: PATIENCE_WITH_A_CONNECTION,
    heartbeatFrequencyMS: PATIENCE,
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

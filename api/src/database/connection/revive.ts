import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Connection, ConnectOptions } from 'mongoose';
import { endCallsOfClosed } from './closed-connections.js';
import { callsUnderWay, watchForStuck } from './stuck-client.js';

type Client = ReturnType<Connection['getClient']>;

const PAUSE = 500;
/** An old database client is closed once it has had no call under way for this long (ms). */
const QUIET = 1_000;

/**
 * The events of the driver's client to which Mongoose listens. Mongoose must not get these events from an old client.
 */
const FOLLOWED = [
  'serverDescriptionChanged',
  'topologyDescriptionChanged',
  'serverHeartbeatSucceeded',
] as const;

/**
 * Reopens the connection when the driver waits for an answer that will never come. This happens if a server dies while
 * the driver connects: the socket is closed before the driver listens to it. Without a new connection, the database
 * would count as unreachable until the next start, although it is back.
 *
 * The old client stays open until its last call is answered, so a false alarm does no harm. The models don't change.
 */
export function reviveWhenStuck(connection: Connection, uri: string, options: ConnectOptions): void {
  const logger = new Logger('Database');
  const client = connection.getClient();
  const calls = callsUnderWay(client);
  endCallsOfClosed(client);

  const revive = async (): Promise<void> => {
    logger.error('The database connection has stopped responding. The server opens a new connection.');
    for (const event of FOLLOWED) client.removeAllListeners(event);
    const closing = new AbortController();
    const note = (): void => {
      closing.abort();
    };
    connection.once('close', note);
    // Otherwise Mongoose would consider the connection open and do nothing. Mongoose's collections use the old client
    // until the new one is connected.
    Object.assign(connection, { readyState: 0 });
    while (!closing.signal.aborted) {
      try {
        await connection.openUri(uri, { ...options });
        break;
      } catch {
        await sleep(PAUSE, undefined, { ref: false });
      }
    }
    connection.off('close', note);
    if (closing.signal.aborted) {
      await client.close().catch((error: unknown) => logger.error(error));
      return;
    }
    closeWhenQuiet(connection, client, calls, logger);
    logger.log('Connected to the database again.');
    reviveWhenStuck(connection, uri, options);
  };

  watchForStuck(client, () => void revive());
}

function closeWhenQuiet(
  connection: Connection,
  client: Client,
  calls: ReadonlySet<string>,
  logger: Logger,
): void {
  let quietTurns = 0;
  const timer = setInterval(() => {
    quietTurns = calls.size === 0 ? quietTurns + 1 : 0;
    if (quietTurns > QUIET / PAUSE) close();
  }, PAUSE).unref();
  const close = (): void => {
    clearInterval(timer);
    connection.off('close', close);
    // A client that can't be closed properly is abandoned, because the new client doesn't need it.
    client.close().catch((error: unknown) => logger.error(error));
  };
  connection.once('close', close);
}

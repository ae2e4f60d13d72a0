import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Connection, ConnectOptions } from 'mongoose';
import { callsUnderWay, watchForStuck } from './stuck-client.js';

type Client = ReturnType<Connection['getClient']>;

const PAUSE = 500;
/** An old client is closed when no call was under way in it for this long (ms). */
const QUIET = 1_000;

/** By these Mongoose follows its client. An old one has nothing to say any more. */
const FOLLOWED = [
  'serverDescriptionChanged',
  'topologyDescriptionChanged',
  'serverHeartbeatSucceeded',
] as const;

/**
 * Opens the connection anew when the driver waits for something that will never come. That happens where a server
 * dies in the moment in which the driver connects to it: the socket opens and is gone before the driver listens to it.
 * Without this the database would count as away until the next start, though it is back.
 *
 * The old client stays open beside the new one until its last call has its answer, so a false alarm costs nobody
 * anything. Models stay as they are.
 */
export function reviveWhenStuck(connection: Connection, uri: string, options: ConnectOptions): void {
  const logger = new Logger('Database');
  const client = connection.getClient();
  const calls = callsUnderWay(client);

  const revive = async (): Promise<void> => {
    logger.error('The watch over the database has stopped; connecting again.');
    for (const event of FOLLOWED) client.removeAllListeners(event);
    const closing = new AbortController();
    const note = (): void => {
      closing.abort();
    };
    connection.once('close', note);
    // Else Mongoose would take it for open, and do nothing. Its collections use the old client until then.
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
    // What can't be closed properly is left behind: the new client doesn't need it.
    client.close().catch((error: unknown) => logger.error(error));
  };
  connection.once('close', close);
}

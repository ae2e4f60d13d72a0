import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Connection, ConnectOptions } from 'mongoose';

/** A check of the server that has neither succeeded nor failed after this long (ms) never will. */
const STUCK = 3_000;
/** One that waits for news from the server may take as long as the pause between two checks besides. */
const STUCK_WHILE_WAITING = 6_000;
const PAUSE = 500;

/**
 * Opens the connection anew when the driver's watch over the server has stopped. That happens where a server
 * dies in the moment in which the watch connects to it: the socket opens and is gone before the driver
 * listens to it, and its first check waits for ever. Without this the database would count as away until the
 * next start, though it is back. Models stay as they are.
 */
export function reviveWhenStuck(connection: Connection, uri: string, options: ConnectOptions): void {
  const logger = new Logger('Database');
  const client = connection.getClient();
  const timers = new Map<string, NodeJS.Timeout>();
  const settle = ({ connectionId }: { connectionId: string }): void => {
    clearTimeout(timers.get(connectionId));
    timers.delete(connectionId);
  };
  const stop = (): void => {
    for (const timer of timers.values()) clearTimeout(timer);
    client.removeAllListeners('serverHeartbeatStarted');
  };

  const revive = async (): Promise<void> => {
    stop();
    logger.error('The watch over the database has stopped; connecting again.');
    // What can't be closed properly is left behind: the new connection doesn't need it.
    await connection.close().catch((error: unknown) => logger.error(error));
    for (;;) {
      try {
        await connection.openUri(uri, options);
        logger.log('Connected to the database again.');
        reviveWhenStuck(connection, uri, options);
        return;
      } catch {
        await sleep(PAUSE, undefined, { ref: false });
      }
    }
  };

  client.on('serverHeartbeatStarted', ({ connectionId, awaited }) => {
    settle({ connectionId });
    const timer = setTimeout(() => void revive(), awaited ? STUCK_WHILE_WAITING : STUCK);
    timers.set(connectionId, timer.unref());
  });
  client.on('serverHeartbeatSucceeded', settle);
  client.on('serverHeartbeatFailed', settle);
  client.once('topologyClosed', stop);
}

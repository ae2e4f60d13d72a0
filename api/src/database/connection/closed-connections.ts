import type { Socket } from 'node:net';
import type { Connection } from 'mongoose';

type Client = ReturnType<Connection['getClient']>;

const TURN = 500;

/** The parts of the MongoDB driver's client that lead to its connections. The driver's types leave them out. */
interface Internals {
  topology?: {
    s: {
      servers: ReadonlyMap<
        string,
        { pool: { checkedOut: ReadonlySet<{ closed: boolean; error: Error | null; socket: Socket }> } }
      >;
    };
  };
}

/**
 * Ends the commands that wait for a closed connection, within half a second and with the connection's error. The driver
 * hands a long command to a socket, and then waits for the socket to drain. A socket that closes during this wait never
 * drains, and the driver has no time limit for the wait. Without this function, the command would never end.
 */
export function endCallsOfClosed(client: Client): void {
  const timer = setInterval(() => {
    const { topology } = client as unknown as Internals;
    for (const { pool } of topology?.s.servers.values() ?? [])
      for (const { closed, error, socket } of pool.checkedOut)
        if (closed && socket.listenerCount('drain') > 0) socket.emit('error', error ?? new Error('closed'));
  }, TURN).unref();
  client.once('topologyClosed', () => {
    clearInterval(timer);
  });
}

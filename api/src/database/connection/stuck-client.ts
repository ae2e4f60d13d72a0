import type { Connection } from 'mongoose';

type Client = ReturnType<Connection['getClient']>;

const TURN = 500;
/**
 * The number of turns (of 500 ms each) without news from the server after which a request counts as stuck. They take 3
 * seconds, or more if this process stalls.
 */
const STUCK = 6;

/**
 * Calls `onStuck` once when the MongoDB driver seems to wait for an answer that never comes. Watches two waits for each
 * server: the driver's regular check of the server, and the queue of calls that wait for a free connection.
 *
 * The time is counted in turns of 500 ms of this process's event loop. After a stall of any length, the loop first
 * reads everything that has arrived, and only then counts the next turn.
 */
export function watchForStuck(client: Client, onStuck: () => void): void {
  /**
   * The number of turns (of 500 ms) since the start of each pending check or queue, or since its last progress.
   */
  const turns = new Map<string, number>();
  const queues = new Map<string, number>();

  const begin = (what: string): void => void turns.set(what, 0);
  const end = (what: string): void => void turns.delete(what);
  const queue = (address: string, change: number): void => {
    const length = Math.max(0, (queues.get(address) ?? 0) + change);
    queues.set(address, length);
    if (length === 0) end(`queue ${address}`);
    // A call that joins the queue isn't news from the server.
    else if (change <= 0 || !turns.has(`queue ${address}`)) begin(`queue ${address}`);
  };

  const timer = setInterval(() => {
    for (const [what, before] of turns) turns.set(what, before + 1);
    if (![...turns.values()].some((count) => count > STUCK)) return;
    stop();
    onStuck();
  }, TURN).unref();

  const listeners = {
    // The driver identifies a check by the address of its server.
    serverHeartbeatStarted: ({ connectionId }: { connectionId: string }) => begin(`check ${connectionId}`),
    serverHeartbeatSucceeded: ({ connectionId }: { connectionId: string }) => end(`check ${connectionId}`),
    serverHeartbeatFailed: ({ connectionId }: { connectionId: string }) => end(`check ${connectionId}`),
    serverClosed: ({ address }: { address: string }) => end(`check ${address}`),
    connectionCheckOutStarted: ({ address }: { address: string }) => queue(address, 1),
    connectionCheckedOut: ({ address }: { address: string }) => queue(address, -1),
    connectionCheckOutFailed: ({ address }: { address: string }) => queue(address, -1),
    connectionCheckedIn: ({ address }: { address: string }) => queue(address, 0),
    topologyClosed: () => stop(),
  };
  const stop = (): void => {
    clearInterval(timer);
    for (const [event, listener] of Object.entries(listeners))
      client.off(event as 'close', listener as () => void);
  };
  for (const [event, listener] of Object.entries(listeners))
    client.on(event as 'close', listener as () => void);
}

/** Returns the set of the client's connections that have a call under way. The set is kept up to date. */
export function callsUnderWay(client: Client): ReadonlySet<string> {
  const inUse = new Set<string>();
  client.on(
    'connectionCheckedOut',
    ({ address, connectionId }) => void inUse.add(`${address} ${connectionId}`),
  );
  client.on(
    'connectionCheckedIn',
    ({ address, connectionId }) => void inUse.delete(`${address} ${connectionId}`),
  );
  return inUse;
}

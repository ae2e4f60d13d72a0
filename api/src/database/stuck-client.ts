import type { Connection } from 'mongoose';

type Client = ReturnType<Connection['getClient']>;

const TURN = 500;
/** What has brought nothing for so many turns (3 seconds, or more where this process stalls) never will. */
const STUCK = 6;

/**
 * Calls `onStuck` once when the driver waits in vain: for the answer to a check of the server, or for a connection to
 * it while calls queue for one.
 *
 * It counts the turns of this process's own event loop, not time: after a stall, however long, the loop still takes in
 * what has come meanwhile before the next turn is counted.
 */
export function watchForStuck(client: Client, onStuck: () => void): void {
  /** Turns since something was asked of a server, or since there was last news of it. */
  const turns = new Map<string, number>();
  const queues = new Map<string, number>();

  const begin = (what: string): void => void turns.set(what, 0);
  const end = (what: string): void => void turns.delete(what);
  const queue = (address: string, change: number): void => {
    const length = Math.max(0, (queues.get(address) ?? 0) + change);
    queues.set(address, length);
    if (length === 0) end(`queue ${address}`);
    // A call that joins the queue is no news of the server.
    else if (change <= 0 || !turns.has(`queue ${address}`)) begin(`queue ${address}`);
  };

  const timer = setInterval(() => {
    for (const [what, before] of turns) turns.set(what, before + 1);
    if (![...turns.values()].some((count) => count > STUCK)) return;
    stop();
    onStuck();
  }, TURN).unref();

  const listeners = {
    // The driver names a check by the address of its server.
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

/** The connections in use, kept up to date: each has a call under way. */
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

import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { dearBodies } from './dear-bodies.js';

/*
 * A process that makes expensive bodies and sends them. This work would delay the process that measures how long others
 * wait.
 */

/** A sender: a quilter number, and the headers of its calls. */
interface Sender {
  quilterNum: number;
  headers: Record<string, string>;
}

/**
 * An order to the sending process. `make` prepares the bodies with this title. `send` sends the prepared bodies
 * simultaneously. `read` reads the given addresses simultaneously.
 */
export type Order =
  { make: string; url: string; senders: Sender[] } | 'send' | { read: { url: string; sender: Sender }[] };

/** The answer of the process to an order: `made`, or the statuses of the server's answers. */
export type Told = 'made' | number[];

let send: () => Promise<number[]> = () => Promise.resolve([]);

process.on('message', (order: Order) => {
  if (order === 'send') {
    void send().then((statuses) => process.send?.(statuses satisfies Told));
    return;
  }
  if ('read' in order) {
    void Promise.all(order.read.map(({ url, sender }) => read(url, sender))).then((statuses) =>
      process.send?.(statuses satisfies Told),
    );
    return;
  }
  const { make, url, senders } = order;
  const dear = dearBodies().find(({ title }) => title === make);
  if (!dear) throw new Error(`There is no body named ${make}.`);
  const [first, ...others] = senders.map(({ quilterNum }) => quilterNum);
  const one = dear.bytes(first ?? 0);
  // Most bodies don't depend on the quilter.
  const bodies = [one, ...others.map((quilterNum) => (dear.bytes.length > 0 ? dear.bytes(quilterNum) : one))];
  send = () =>
    Promise.all(
      senders.map(({ headers }, n) => sendBytes(new URL(dear.path, url), headers, bodies[n] ?? one)),
    );
  process.send?.('made' satisfies Told);
});

/**
 * Sends a body.
 * @returns the status of the answer
 */
function sendBytes(url: URL, senders: Record<string, string>, bytes: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...senders, 'Content-Type': 'application/json', 'Content-Length': bytes.length };
    const sent = request(url, { method: 'POST', headers }, (response) => {
      response.resume();
      response.once('end', () => {
        resolve(response.statusCode ?? 0);
      });
    });
    sent.once('error', reject);
    sent.end(bytes);
  });
}

/**
 * Reads a stored quilt at an address.
 * @returns the status of the answer
 */
async function read(url: string, { headers }: Sender): Promise<number> {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return response.statusCode ?? 0;
}

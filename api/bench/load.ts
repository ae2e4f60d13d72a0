import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertExists } from '@quiltwright/shared/result';
import type { AnswerOf } from '@quiltwright/shared/contract/call';
import { saveFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import { retrLoginInfo } from '@quiltwright/shared/contract/calls/account-calls';
import { IDEMPOTENCY_HEADER } from '@quiltwright/shared/contract/headers';
import { retrQuilt, retrQuiltList, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { packedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { cribQuilt, largestQuilt, type QuiltBody } from '../test/quilts.js';
import { type Answers, type LoadOrder, PASSWORD, type Quilter, type Task } from './plan.js';

/* The process that makes the load, separate so that its own work doesn't count as the server's. */

type Sent = Parameters<Connection['send']>;

const ENCODINGS = { 'Accept-Encoding': 'gzip, br' };

/** An HTTP client with a single keep-alive connection to the server at `url`. */
class Connection {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(private readonly url: string) {}

  /**
   * Sends a request.
   * @returns the text of the answer's body. A body of more than a kilobyte is still compressed.
   * @throws Error if the answer's status is 300 or more
   */
  send(method: string, path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      const length = body && { 'Content-Length': String(body.length) };
      const options = { agent: this.agent, method, headers: { ...headers, ...ENCODINGS, ...length } };
      const sent = request(`${this.url}${path}`, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const status = response.statusCode ?? 0;
          if (status < 300) resolve(text);
          else reject(new Error(`${path} answered ${String(status)}: ${text}`));
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

/**
 * Returns a picture that a decoder treats like a photograph of fabric: three megapixels of large soft shapes
 * with a grain.
 */
async function photograph(): Promise<Buffer> {
  const size = { width: 2048, height: 1536 };
  const noise = (width: number, height: number, sigma: number) =>
    sharp({
      create: {
        ...{ width, height, channels: 3, background: '#808080' },
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    });
  const shapes = await noise(64, 48, 60).png().toBuffer();
  const grain = await noise(size.width, size.height, 40).blur(0.7).png().toBuffer();
  return sharp(shapes)
    .resize(size)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg()
    .toBuffer();
}

const picture = await photograph();
const BOUNDARY = 'quiltwright-bench';

function form({ quilterNum }: Quilter): Buffer {
  const field = (name: string, value: number) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`;
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${saveFabric.file}"; filename="cloth.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const fields = field('quilterNum', quilterNum) + field('paletteNum', 999);
  return Buffer.concat([Buffer.from(fields + file), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** Returns the path of the call that reads a quilt with the page's options. */
const quiltAt = (quiltNum: number) => `${retrQuilt.path}?quiltNum=${String(quiltNum)}&form=looks`;

/**
 * Returns a function that sends one request of the task. A task about the largest quilt, and the task `save a quilt`,
 * first store a new quilt.
 */
async function requests(
  connection: Connection,
  { kind }: Task,
  quilter: Quilter,
): Promise<() => Promise<string>> {
  const { quilterNum, quiltNum, email, headers } = quilter;
  const send = (...sent: Sent) => connection.send(...sent);
  switch (kind) {
    case 'read a quilt':
      return () => send('GET', quiltAt(quiltNum), headers);
    case 'list quilts': {
      const body = json({ quilterNum, onlyStd: 2 });
      return () => send('POST', retrQuiltList.path, { ...headers, ...JSON_TYPE }, body);
    }
    case 'sign in': {
      const body = json({ payerEmail: email, password: PASSWORD });
      return () => send('POST', retrLoginInfo.path, { ...headers, ...JSON_TYPE }, body);
    }
    case 'upload': {
      const type = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
      const body = form(quilter);
      return () =>
        send('POST', saveFabric.path, { ...headers, ...type, [IDEMPOTENCY_HEADER]: randomUUID() }, body);
    }
    case 'save a quilt':
      return saves(connection, headers, cribQuilt(quilterNum));
    case 'save the largest quilt':
      return saves(connection, headers, packedQuilt(largestQuilt(quilterNum)));
    case 'read the largest quilt': {
      const save = await saves(connection, headers, packedQuilt(largestQuilt(quilterNum)));
      const { quiltNum: largest } = JSON.parse(await save()) as AnswerOf<typeof storeQuilt>;
      return () => send('GET', quiltAt(largest), headers);
    }
  }
}

/** Stores a new quilt. Returns a function that saves this quilt again, under its next revision. */
async function saves(
  connection: Connection,
  headers: Quilter['headers'],
  quilt: QuiltBody,
): Promise<() => Promise<string>> {
  const save = async () => {
    const sent = { ...headers, ...JSON_TYPE, [IDEMPOTENCY_HEADER]: randomUUID() };
    const answer = await connection.send('POST', storeQuilt.path, sent, json(quilt));
    const { quiltNum, revision } = JSON.parse(answer) as AnswerOf<typeof storeQuilt>;
    Object.assign(quilt, { quiltNum, revision });
    return answer;
  };
  await save();
  return save;
}

/**
 * Repeats a task on one connection for each quilter until `end` is aborted. Resolves when the last requests are
 * answered.
 *
 * @param answered called for each answer with its time (ms); `isFirst` is true for the first answer of a
 *   connection
 */
async function work(
  url: string,
  task: Task,
  end: AbortSignal,
  answered: (time: number, isFirst: boolean) => void,
): Promise<void> {
  const connections = task.quilters.map(() => new Connection(url));
  const senders = await Promise.all(
    task.quilters.map((quilter, n) => requests(assertExists(connections[n], 'a connection'), task, quilter)),
  );
  await Promise.all(
    senders.map(async (send) => {
      for (let isFirst = true; !end.aborted; isFirst = false) {
        const sent = performance.now();
        await send();
        answered(performance.now() - sent, isFirst);
        if (task.pause > 0) await sleep(task.pause);
      }
    }),
  );
  for (const connection of connections) connection.close();
}

async function measure({ url, task, beside, seconds, enough }: LoadOrder): Promise<Answers> {
  const end = new AbortController();
  const times: number[] = [];
  let toBegin = task.quilters.length;
  let begin = 0;
  let spent = 0;
  const stop = () => {
    if (!end.signal.aborted) spent = performance.now() - begin;
    end.abort();
  };
  const count = (time: number, isFirst: boolean) => {
    if (end.signal.aborted) return;
    if (toBegin === 0) times.push(time);
    if (isFirst) toBegin--;
    if (isFirst && toBegin === 0) {
      begin = performance.now();
      setTimeout(stop, 1000 * seconds);
    }
    if (times.length === enough) stop();
  };
  await Promise.all([
    work(url, task, end.signal, count),
    ...beside.map((other) => work(url, other, end.signal, () => undefined)),
  ]);
  return { seconds: spent / 1000, times };
}

process.on('message', (order: LoadOrder) => {
  measure(order).then(
    (answers) => process.send?.(answers),
    (error: unknown) => {
      throw error;
    },
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

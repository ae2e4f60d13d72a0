import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertExists } from '@quiltwright/shared/result';
import type { AnswerOf } from '@quiltwright/shared/contract/call';
import { saveFabric } from '@quiltwright/shared/contract/fabric-calls';
import { retrLoginInfo } from '@quiltwright/shared/contract/account-calls';
import { IDEMPOTENCY_HEADER } from '@quiltwright/shared/contract/headers';
import { retrQuilt, retrQuiltList, storeQuilt } from '@quiltwright/shared/contract/quilt-calls';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { cribQuilt } from '../test/quilts.js';
import { type Figures, type LoadOrder, PASSWORD, type Quilter, type Task } from './plan.js';

/* The process that makes the load, so that its own work is not taken for the server's. */

type Sent = Parameters<Connection['send']>;

/** One keep-alive connection. */
class Connection {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(private readonly url: string) {}

  /** @throws Error for any answer but a success */
  send(method: string, path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      const length = body && { 'Content-Length': String(body.length) };
      const options = { agent: this.agent, method, headers: { ...headers, ...length } };
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

/** A photograph of cloth, as far as a decoder can tell: 1600 × 1200 pixels, about half a megabyte. */
const photograph = await sharp({
  create: {
    ...{ width: 1600, height: 1200, channels: 3, background: '#336699' },
    noise: { type: 'gaussian', mean: 128, sigma: 12 },
  },
})
  .blur(1)
  .jpeg()
  .toBuffer();

const BOUNDARY = 'quiltwright-bench';

function form({ quilterNum }: Quilter): Buffer {
  const field = (name: string, value: number) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`;
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${saveFabric.file}"; filename="cloth.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const fields = field('quilterNum', quilterNum) + field('paletteNum', 999);
  return Buffer.concat([Buffer.from(fields + file), photograph, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** Gives what a quilter sends again and again; a save begins with a new quilt. */
async function requests(
  connection: Connection,
  { kind }: Task,
  quilter: Quilter,
): Promise<() => Promise<string>> {
  const { quilterNum, quiltNum, email, headers } = quilter;
  const send = (...sent: Sent) => connection.send(...sent);
  switch (kind) {
    case 'read a quilt':
      return () => send('GET', `${retrQuilt.path}?quiltNum=${String(quiltNum)}`, headers);
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
    case 'save a quilt': {
      const quilt = cribQuilt(quilterNum);
      const save = async () => {
        const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
        const answer = await send('POST', storeQuilt.path, { ...headers, ...JSON_TYPE, ...key }, json(quilt));
        const { quiltNum, revision } = JSON.parse(answer) as AnswerOf<typeof storeQuilt>;
        Object.assign(quilt, { quiltNum, revision });
        return answer;
      };
      await save();
      return save;
    }
  }
}

/** Does one task for so long, and to the answer of each request that was begun. */
async function run(url: string, seconds: number, task: Task): Promise<Figures> {
  const connections = task.quilters.map(() => new Connection(url));
  const works = await Promise.all(
    task.quilters.map((quilter, n) => requests(assertExists(connections[n], 'a connection'), task, quilter)),
  );
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    works.map(async (work) => {
      while (performance.now() < start + 1000 * seconds) {
        const sent = performance.now();
        await work();
        times.push(performance.now() - sent);
        if (task.pause > 0) await sleep(task.pause);
      }
    }),
  );
  const perSecond = (1000 * times.length) / (performance.now() - start);
  for (const connection of connections) connection.close();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? NaN;
  return { perSecond, p50: at(0.5), p99: at(0.99) };
}

process.on('message', ({ url, seconds, tasks }: LoadOrder) => {
  Promise.all(tasks.map((task) => run(url, seconds, task))).then(
    (figures) => process.send?.(figures),
    (error: unknown) => {
      throw error;
    },
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

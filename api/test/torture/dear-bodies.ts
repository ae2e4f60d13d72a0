import { request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { storeCreatedBlock, storeDesignedBlock } from '@quiltwright/shared/contract/block-calls';
import { retrQuilt, retrQuiltList, storeQuilt } from '@quiltwright/shared/contract/quilt-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Browser } from '../browser.js';
import { memoryOf } from '../processes.js';
import { cribQuilt } from '../quilts.js';
import type { ServedApi } from '../served-api.js';
import type { Outcomes } from './races.js';

/** What others may wait (ms) while these are sent. */
const MOST_WAIT = 500;

/** What the server may still have of memory (bytes) a minute after the last. */
const MOST_GROWTH = 100_000_000;
const COMEBACK = 60_000;

/** Milliseconds from an answer to a quilter's next request. */
const PAUSE = 100;

/** So long (ms) the quilters work before, to warm the server, and so long alone. */
const WARM = 3000;

/** A body that takes as much as one can. */
interface DearBody {
  title: string;
  path: string;
  /** Makes it, for who has this number. */
  bytes: (quilterNum: number) => Buffer;
  /** Whether it is to be stored; else it is to be refused. */
  isRight: boolean;
}

/** So many of a text that the whole is as long as it may be. */
function filled(before: string, each: (n: number) => string, after: string, limit: number): Buffer {
  const parts = [before];
  let left = limit - before.length - after.length;
  for (let n = 0; ; n++) {
    const part = (n === 0 ? '' : ',') + each(n);
    left -= part.length;
    if (left < 0) break;
    parts.push(part);
  }
  return Buffer.from(parts.join('') + after);
}

/** The largest quilt, in the way that is dearest: all shapes. */
function largestQuilt(quilterNum: number, limit: number): Buffer {
  const { blocks, ...quilt } = cribQuilt(quilterNum, { quiltName: 'As large as can be' });
  const [placement] = blocks;
  const shape = { ...placement?.levels[0]?.[0], fillFabric: 1 };
  const block = JSON.stringify({
    ...placement,
    ...{ numOfRows: 1, numOfColumns: 1, xSeparation: 0 },
    levels: [Array.from({ length: LIMITS.shapes }, () => shape)],
  });
  return filled(`${JSON.stringify(quilt).slice(0, -1)},"blocks":[`, () => block, ']}', limit);
}

/** The same with a fault in its last shape. */
function spoilt(quilt: Buffer): Buffer {
  const bytes = Buffer.from(quilt);
  const last = '"shapeWidth":';
  bytes[bytes.lastIndexOf(last) + last.length] = '-'.charCodeAt(0);
  return bytes;
}

/** Bodies that take as much as one can, each of so many bytes, or a block's of as many as it may have. */
export function dearBodies(limit: number = LIMITS.quiltBodyBytes): DearBody[] {
  const nobody = JSON.stringify(cribQuilt(0, { blocks: [] }));
  const head = nobody.slice(0, nobody.indexOf('[]'));
  const list = (each: (n: number) => string) => filled(`${head}[`, each, ']}', limit);
  const nested = (open: string, close: string) => {
    const depth = Math.floor(limit / (open + close).length);
    return Buffer.from(open.repeat(depth) + close.repeat(depth));
  };
  const quilts: Record<string, (quilterNum: number) => Buffer> = {
    'empty shapes in a layer': () => filled('{"blocks":[{"levels":[[', () => '{}', ']]}]}', limit),
    'empty placements': () => list(() => '{}'),
    'empty layers': () => filled(`${head}[{"levels":[`, () => '[]', ']}]}', limit),
    'numbers for placements': () => list(() => '0'),
    'an object with very many keys': () => filled('{', (n) => `"key${String(n)}":0`, '}', limit),
    'objects all with other keys': () =>
      list((n) => `{"a${String(n)}":0,"b${String(n)}":{"c${String(n)}":0}}`),
    'lists in lists': () => nested('[', ']'),
    'objects in objects': () => nested('{"a":', '}'),
    'a text without an end': () => Buffer.from(`{"blocks":"${'x'.repeat(limit - 12)}`),
    'a number without an end': () => Buffer.from(`{"blocks":${'1'.repeat(limit - 11)}}`),
    'a very long name': (quilterNum) =>
      Buffer.from(JSON.stringify(cribQuilt(quilterNum, { quiltName: 'x'.repeat(limit - 1000), blocks: [] }))),
    'nothing but spaces': () => Buffer.from(`${' '.repeat(limit - 2)}{}`),
    'the largest quilt with a fault at its end': (quilterNum) => spoilt(largestQuilt(quilterNum, limit)),
  };
  const blockLimit = Math.min(limit, LIMITS.blockBodyBytes);
  return [
    ...Object.entries(quilts).map(([title, bytes]) => ({
      title,
      path: storeQuilt.path,
      bytes,
      isRight: false,
    })),
    ...[storeCreatedBlock, storeDesignedBlock].map(({ path }) => ({
      title: `empty shapes for ${path}`,
      path,
      bytes: () => filled('{"levels":[[', () => '{}', ']]}', blockLimit),
      isRight: false,
    })),
    {
      title: 'the largest quilt',
      path: storeQuilt.path,
      bytes: (quilterNum) => largestQuilt(quilterNum, limit),
      isRight: true,
    },
  ];
}

/** @returns the status of the answer */
function sendBytes(url: string, sender: Browser, path: string, bytes: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...sender.headers('POST'),
      'Content-Type': 'application/json',
      'Content-Length': bytes.length,
    };
    const sent = request(new URL(path, url), { method: 'POST', headers }, (response) => {
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
 * Each dear body is sent by all senders at once, while quilters read and save: none of these waits long, and the memory
 * that it took comes back.
 */
export async function sendDearBodies(
  api: ServedApi,
  quilters: readonly Browser[],
  senders: readonly Browser[],
): Promise<Outcomes> {
  const faults: string[] = [];
  const end = new AbortController();
  let sending = '';
  let longest = { wait: 0, sending: '' };
  let answers = 0;
  let quiet = 0;
  let fives = 0;
  const busy = quilters.map((quilter) =>
    work(
      quilter,
      end.signal,
      () => sending,
      (wait, during) => {
        answers++;
        if (during === '') quiet = Math.max(quiet, wait);
        else if (wait > longest.wait) longest = { wait, sending: during };
        if (during !== '' && wait > MOST_WAIT)
          faults.push(`a quilter waited ${String(Math.round(wait))} ms during ${during}`);
      },
    ),
  );
  // Whoever measures waits, too: where the machine is busy, or this process is.
  const own = monitorEventLoopDelay({ resolution: 10 });
  await sleep(WARM);
  quiet = 0;
  await sleep(WARM);
  const before = await memoryOf(api.pid, 'picture-host');
  let most = before;
  for (const { title, path, bytes, isRight } of dearBodies()) {
    const [first, ...others] = senders.map(({ quilterNum }) => quilterNum);
    const one = bytes(first ?? 0);
    // Most are made for nobody in particular.
    const bodies = [one, ...others.map((quilterNum) => (bytes.length > 0 ? bytes(quilterNum) : one))];
    // Only of what is asked from now on the wait counts: making them held up this process.
    await sleep(PAUSE);
    sending = title;
    own.enable();
    const statuses = await Promise.all(
      senders.map((sender, n) => sendBytes(api.url, sender, path, bodies[n] ?? Buffer.alloc(0))),
    );
    most = Math.max(most, await memoryOf(api.pid, 'picture-host'));
    sending = '';
    own.disable();
    fives += statuses.filter((status) => status >= 500).length;
    for (const status of statuses)
      if (isRight ? status !== 201 : ![400, 413, 422].includes(status))
        faults.push(`${title} was answered ${String(status)}`);
  }
  end.abort();
  await Promise.all(busy);
  const until = Date.now() + COMEBACK;
  let after = await memoryOf(api.pid, 'picture-host');
  while (after - before > MOST_GROWTH && Date.now() < until) {
    await sleep(1000);
    after = await memoryOf(api.pid, 'picture-host');
  }
  if (after - before > MOST_GROWTH) faults.push('the memory did not come back');
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  return {
    counts: {
      'answers to quilters': answers,
      'longest wait before (ms)': Math.round(quiet),
      'longest delay of this process meanwhile (ms)': Math.round(own.max / 1e6),
      '5xx': fives,
      [`longest wait (ms), during ${longest.sending}`]: Math.round(longest.wait),
      'MB before': megabytes(before),
      'MB at most': megabytes(most),
      'MB after': megabytes(after),
    },
    faults,
  };
}

/** Saves and reads in turn. @param answered told how long (ms) each took, and what was being sent when it began */
async function work(
  quilter: Browser,
  end: AbortSignal,
  sending: () => string,
  answered: (wait: number, during: string) => void,
): Promise<void> {
  const timed = async <T>(call: () => Promise<T>) => {
    const [begun, during] = [performance.now(), sending()];
    const answer = await call();
    answered(performance.now() - begun, during);
    return answer;
  };
  const { quilterNum } = quilter;
  let quilt = cribQuilt(quilterNum);
  while (!end.aborted) {
    const { body } = await timed(() => quilter.call(storeQuilt, { body: quilt }));
    quilt = { ...quilt, quiltNum: body.quiltNum, revision: body.revision };
    await sleep(PAUSE);
    await timed(() => quilter.call(retrQuilt, { query: { quiltNum: String(body.quiltNum) } }));
    await sleep(PAUSE);
    await timed(() => quilter.call(retrQuiltList, { body: { quilterNum, onlyStd: 2 } }));
    await sleep(PAUSE);
  }
}

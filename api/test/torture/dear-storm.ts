import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { retrQuilt, retrQuiltList, storeQuilt } from '@quiltwright/shared/contract/quilt-calls';
import type { Browser } from '../browser.js';
import { memoryOf } from '../processes.js';
import { cribQuilt } from '../quilts.js';
import type { ServedApi } from '../served-api.js';
import { dearBodies } from './dear-bodies.js';
import type { Order, Told } from './dear-sender.js';
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

/**
 * Each dear body is sent by all senders at once, and what of it was stored is read, while quilters read and save: none of
 * these waits long, and the memory that it took comes back.
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
  const sender = fork(join(import.meta.dirname, '../run-typescript.mjs'), [
    join(import.meta.dirname, 'dear-sender.ts'),
  ]);
  const ended = once(sender, 'exit');
  /** @returns what came of it */
  const tell = async (order: Order) => {
    const told = once(sender, 'message') as Promise<[Told]>;
    sender.send(order);
    const [answer] = await Promise.race([
      told,
      ended.then(() => Promise.reject(new Error('The process that sends ended early.'))),
    ]);
    return answer;
  };
  // Whoever measures waits, too: where the machine is busy, or this process is.
  const own = monitorEventLoopDelay({ resolution: 10 });
  own.enable();
  let delay = 0;
  await sleep(WARM);
  quiet = 0;
  await sleep(WARM);
  const before = await memoryOf(api.pid, 'picture-host');
  let most = before;
  for (const { title, isRight } of dearBodies()) {
    await tell({
      make: title,
      url: api.url,
      senders: senders.map((sender) => ({ quilterNum: sender.quilterNum, headers: sender.headers('POST') })),
    });
    sending = title;
    own.reset();
    const statuses = (await tell('send')) as number[];
    most = Math.max(most, await memoryOf(api.pid, 'picture-host'));
    sending = '';
    delay = Math.max(delay, own.max);
    fives += statuses.filter((status) => status >= 500).length;
    for (const status of statuses)
      if (isRight ? status !== 201 : ![400, 413, 422].includes(status))
        faults.push(`${title} was answered ${String(status)}`);
  }
  const largest = await Promise.all(senders.map((sender) => addressesOf(api.url, sender)));
  sending = 'the reading of the largest quilts';
  own.reset();
  const reads = (await tell({ read: largest.flat() })) as number[];
  sending = '';
  delay = Math.max(delay, own.max);
  for (const status of reads)
    if (status !== 200) faults.push(`a large quilt that is read was answered ${String(status)}`);
  own.disable();
  end.abort();
  sender.kill();
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
      'longest delay of this process meanwhile (ms)': Math.round(delay / 1e6),
      '5xx': fives,
      [`longest wait (ms), during ${longest.sending}`]: Math.round(longest.wait),
      'MB before': megabytes(before),
      'MB at most': megabytes(most),
      'MB after': megabytes(after),
    },
    faults,
  };
}

/** Where the quilts of a quilter are read, and what the calls carry. */
async function addressesOf(url: string, quilter: Browser) {
  const { quilterNum } = quilter;
  const { body } = await quilter.call(retrQuiltList, { body: { quilterNum, onlyStd: 2 } });
  const sender = { quilterNum, headers: quilter.headers('GET') };
  return body.map(({ quiltNum }) => ({
    url: `${url}${retrQuilt.path}?quiltNum=${String(quiltNum)}`,
    sender,
  }));
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

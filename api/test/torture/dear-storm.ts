import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { retrQuilt, retrQuiltList, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import type { Browser } from '../browser.js';
import { memoryOf } from '../processes.js';
import { cribQuilt } from '../quilts.js';
import type { ServedApi } from '../served-api.js';
import { dearBodies } from './dear-bodies.js';
import type { Order, Told } from './dear-sender.js';
import type { Outcomes } from './races.js';

/** The maximum time (ms) that any other quilter may wait for an answer while expensive bodies are sent. */
const MOST_WAIT = 500;

/** The maximum growth of the server's memory (bytes), measured at most a minute after the last body. */
const MOST_GROWTH = 100_000_000;
const COMEBACK = 60_000;

/** Milliseconds from an answer to a quilter's next request. */
const PAUSE = 100;

/**
 * The time (ms) for which the quilters warm up the server, and then again the time for which they work alone.
 */
const WARM = 3000;

/**
 * Lets all senders send each expensive body at the same time, and then read the stored quilts. Other quilters read and
 * save at the same time. Reports a fault if a quilter waits too long or the memory isn't released.
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
  /** Gives an order to the process that sends, and returns its answer. */
  const tell = async (order: Order) => {
    const told = once(sender, 'message') as Promise<[Told]>;
    sender.send(order);
    const [answer] = await Promise.race([
      told,
      ended.then(() => Promise.reject(new Error('The process that sends ended early.'))),
    ]);
    return answer;
  };
  // The measuring process may be delayed too, by itself or by a busy machine.
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

/** Returns the addresses of a quilter's quilts, with the sender for each call. */
async function addressesOf(url: string, quilter: Browser) {
  const { quilterNum } = quilter;
  const { body } = await quilter.call(retrQuiltList, { body: { quilterNum, onlyStd: 2 } });
  const sender = { quilterNum, headers: quilter.headers('GET') };
  return body.map(({ quiltNum }) => ({
    url: `${url}${retrQuilt.path}?quiltNum=${String(quiltNum)}`,
    sender,
  }));
}

/**
 * Saves and reads a quilt in turn until `end` is aborted.
 * @param answered called with the wait (ms) for each answer, and with the title of the bodies that were being
 *   sent when the call began
 */
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

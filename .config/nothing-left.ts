/*
 * Set-up of every test file: what outlives its tests fails them. A timer that goes off after a page is put away, or a
 * process that writes into a folder that is being removed, otherwise fails some other run.
 */
import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach } from 'vitest';

/** What is about to end by itself is waited for, so long at most (ms). */
const PATIENCE = 20_000;

/** A timer of a library that isn't longer (ms), as for a fading notice, is about to go off. */
const SOON = 1_000;

/** What Node knows of by name alone. The process that runs the tests has some from the beginning. */
const HANDLES = ['TCPSocketWrap', 'TCPServerWrap', 'PipeWrap', 'PipeServerWrap'];

/** Each page's test has a page to itself; a service lives through all tests of its file. */
const isPage = 'document' in globalThis;

interface Left {
  timers: Map<NodeJS.Timeout, { milliseconds: number; error: Error }>;
  children: Set<ChildProcess>;
  workers: Set<Worker>;
}

declare global {
  /** What is watched in this process, which may run many test files, one after the other. */
  var left: Left | undefined;
}

const { timers, children, workers } = (globalThis.left ??= watch());
const handlesAtFirst = handles();

if (isPage) afterEach(failTimers, 2 * PATIENCE);

// Of the hooks after tests the first comes last: a file's own have cleared up by then.
afterAll(async () => {
  await until(() => notEnded().length === 0);
  const found = notEnded();
  for (const child of children) child.kill('SIGKILL');
  for (const worker of workers) void worker.terminate();
  if (found.length > 0) throw new Error(`These tests leave behind ${found.join(', ')}.`);
  await failTimers();
}, 3 * PATIENCE);

/** Begins to keep account of all timers, processes and workers of this process. */
function watch(): Left {
  const left: Left = { timers: new Map(), children: new Set(), workers: new Set() };
  watchTimers(left);
  watchChildren(left);
  watchWorkers(left);
  return left;
}

function watchChildren({ children }: Left): void {
  subscribe('child_process', (message) => {
    const child = (message as { process: ChildProcess }).process;
    children.add(child);
    child.once('exit', () => children.delete(child));
    child.once('error', () => child.pid === undefined && children.delete(child));
  });
}

function watchWorkers({ workers }: Left): void {
  subscribe('worker_threads', (message) => {
    const { worker } = message as { worker: Worker };
    workers.add(worker);
    worker.once('exit', () => workers.delete(worker));
    // One that keeps no process alive ends with it.
    const ref = worker.ref.bind(worker);
    const unref = worker.unref.bind(worker);
    worker.ref = () => {
      workers.add(worker);
      ref();
    };
    worker.unref = () => {
      workers.delete(worker);
      unref();
    };
  });
}

/** Keeps account of each timer from when it is set until it goes off for the last time or is cleared. */
function watchTimers({ timers }: Left): void {
  const real = { setTimeout, setInterval, clearTimeout, clearInterval };
  const forget = (timer: NodeJS.Timeout | string | number | undefined): void => {
    for (const known of timers.keys())
      if (known === timer || Number(known) === Number(timer)) timers.delete(known);
  };
  const note = (
    timer: NodeJS.Timeout,
    milliseconds: number,
    setter: (...args: never[]) => unknown,
  ): NodeJS.Timeout => {
    const error = new Error(`A timer of ${milliseconds} ms outlives its test.`);
    Error.captureStackTrace(error, setter);
    timers.set(timer, { milliseconds, error });
    return timer;
  };
  const watched = {
    setTimeout: (callback: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) => {
      const goOff = (): void => {
        timers.delete(timer);
        callback(...args);
      };
      const timer = note(real.setTimeout(goOff, milliseconds), milliseconds, globalThis.setTimeout);
      return timer;
    },
    setInterval: (callback: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) =>
      note(
        real.setInterval(() => callback(...args), milliseconds),
        milliseconds,
        globalThis.setInterval,
      ),
    clearTimeout: (timer: Parameters<typeof clearTimeout>[0]) => {
      forget(timer);
      real.clearTimeout(timer);
    },
    clearInterval: (timer: Parameters<typeof clearInterval>[0]) => {
      forget(timer);
      real.clearInterval(timer);
    },
  };
  Object.assign(globalThis, watched);
}

/** Fails by the first timer that is left, at the place where it was set. */
async function failTimers(): Promise<void> {
  const running = () => [...timers].filter(([timer]) => timer.hasRef());
  await until(() => running().every(([, { milliseconds }]) => milliseconds > SOON));
  const [first] = running();
  for (const timer of timers.keys()) clearTimeout(timer);
  if (first) throw first[1].error;
}

/** Waits for what ends by itself; a test that goes on for ever isn't waited for. */
async function until(isOver: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!isOver() && performance.now() < end) await sleep(5);
}

/** @returns what has not ended, in words */
function notEnded(): string[] {
  const atFirst = [...handlesAtFirst];
  const isNew = (name: string): boolean => {
    const i = atFirst.indexOf(name);
    if (i >= 0) atFirst.splice(i, 1);
    return i < 0;
  };
  return [
    ...[...children].map(({ spawnargs }) => `the process “${spawnargs.join(' ')}”`),
    ...[...workers].map(({ threadId }) => `worker ${threadId}`),
    ...handles().filter(isNew),
  ];
}

function handles(): string[] {
  return process.getActiveResourcesInfo().filter((name) => HANDLES.includes(name));
}

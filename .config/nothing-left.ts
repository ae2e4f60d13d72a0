/*
 * Set-up of every test file: anything that outlives its tests fails them. Otherwise a late timer of a closed
 * page, or a process that writes into a folder during its removal, would fail another run.
 */
import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach } from 'vitest';

/** The longest wait, in ms, for timers, processes and workers that end by themselves. */
const PATIENCE = 20_000;

/** The check waits for timers of libraries that are set for at most this time, in ms, because they fire soon. */
const SOON = 1_000;

/** Kinds of handle that Node reports without details. A process has some before its first test, which don't count. */
const HANDLES = ['TCPSocketWrap', 'TCPServerWrap', 'PipeWrap', 'PipeServerWrap'];

/** True in tests of pages. Each test of a page starts with a new page, while a service serves all tests of a file. */
const isPage = 'document' in globalThis;

interface Left {
  timers: Map<NodeJS.Timeout, { milliseconds: number; error: Error }>;
  children: Set<ChildProcess>;
  workers: Set<Worker>;
}

declare global {
  /** The running timers, processes and workers. One process may run many test files, one after the other. */
  var left: Left | undefined;
}

const { timers, children, workers } = (globalThis.left ??= watch());
const handlesAtFirst = handles();

if (isPage) afterEach(failTimers, 2 * PATIENCE);

// The hook after tests that is registered first runs last, so a file's own hooks have already cleaned up.
afterAll(async () => {
  await until(() => notEnded().length === 0);
  const found = notEnded();
  for (const child of children) child.kill('SIGKILL');
  for (const worker of workers) void worker.terminate();
  if (found.length > 0) throw new Error(`These tests leave behind ${found.join(', ')}.`);
  await failTimers();
}, 3 * PATIENCE);

/** Starts to track all timers, processes and workers of this process. */
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
    // A worker that keeps no process alive ends with its process.
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

/** Tracks each timer from its start until it fires for the last time or is cleared. */
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

/** Fails if a timer is still running. The error points to the line that set the timer. */
async function failTimers(): Promise<void> {
  const running = () => [...timers].filter(([timer]) => timer.hasRef());
  await until(() => running().every(([, { milliseconds }]) => milliseconds > SOON));
  const [first] = running();
  for (const timer of timers.keys()) clearTimeout(timer);
  if (first) throw first[1].error;
}

/** Waits until `isOver` returns true, but no longer than `PATIENCE`. */
async function until(isOver: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!isOver() && performance.now() < end) await sleep(5);
}

/**
 * Describes each process, worker and handle that hasn't ended.
 * @returns one description for each
 */
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

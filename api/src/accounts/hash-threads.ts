import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AtMost } from '../common/at-most.js';

/** A password to compare with a stored hash, or to hash if `passwordHash` is left out. */
export interface HashJob {
  password: string;
  passwordHash?: string;
}

const MOST_THREADS = 3;

const turns = new AtMost(Math.min(availableParallelism(), MOST_THREADS));
const idle: Worker[] = [];

/**
 * Runs a job in a separate thread, so that it takes none of Node's four threads for files and compression. Each thread
 * starts when it is first needed, and doesn't keep the process alive.
 *
 * @returns for a comparison, true if the password matches; otherwise the hash of the password
 */
export function inHashThread(job: HashJob): Promise<string | boolean> {
  return turns.run(async () => {
    const thread = idle.pop() ?? new Worker(new URL('hash-host.mjs', import.meta.url));
    thread.ref();
    thread.postMessage(job);
    const [answer] = (await once(thread, 'message')) as [string | boolean];
    thread.unref();
    idle.push(thread);
    return answer;
  });
}

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AtMost } from '../common/at-most.js';

/** A password that is to be compared with what is kept of one, or where that is left out, to be hashed. */
export interface HashJob {
  password: string;
  passwordHash?: string;
}

const MOST_THREADS = 3;

const turns = new AtMost(Math.min(availableParallelism(), MOST_THREADS));
const idle: Worker[] = [];

/**
 * Does a job in a thread of its own, not in one of the four that Node has for files and compression too. Threads are
 * started when they are needed first, and keep no process alive.
 *
 * @returns the hash, or whether the password is that one.
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

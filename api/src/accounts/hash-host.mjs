/**
 * A thread in which passwords are hashed and compared, one after the other. It comes after all threads that answer
 * requests: in a storm of sign-ins the others hardly wait longer.
 *
 * Plain JavaScript, so that tests run it as it is.
 *
 * @import { HashJob } from './hash-threads.js'
 */
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

// On Linux a thread has a priority of its own; elsewhere this would be the whole server's.
if (process.platform === 'linux') {
  try {
    os.setPriority(Math.min(os.getPriority() + 5, 19));
  } catch {
    // Some sandboxes forbid it; then passwords are hashed at the priority of requests.
  }
}

/** OWASP's first choice of parameters for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

parentPort?.on('message', (/** @type {HashJob} */ { password, passwordHash }) => {
  const answer = passwordHash === undefined ? hashSync(password, COST) : verifySync(passwordHash, password);
  parentPort?.postMessage(answer);
});

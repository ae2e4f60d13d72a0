/**
 * A thread that hashes and compares passwords, one after the other. Its priority is below that of the thread that
 * answers requests. A flood of sign-ins therefore hardly delays other requests.
 *
 * Plain JavaScript, so that tests run it unchanged.
 *
 * @import { HashJob } from './hash-threads.js'
 */
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

// On Linux a thread has its own priority. On other systems this would change the priority of the whole server.
if (process.platform === 'linux') {
  try {
    os.setPriority(Math.min(os.getPriority() + 5, 19));
  } catch {
    // Some sandboxes forbid a change of priority. Passwords are then hashed at the same priority as requests.
  }
}

/** OWASP's first choice of parameters for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

parentPort?.on('message', (/** @type {HashJob} */ { password, passwordHash }) => {
  const answer = passwordHash === undefined ? hashSync(password, COST) : verifySync(passwordHash, password);
  parentPort?.postMessage(answer);
});

/**
 * The thread in which large documents are read, one after the other. It comes after the thread that answers requests.
 *
 * Plain JavaScript, so that tests run it as it is: of shared it then reads what was built.
 *
 * @import { DocumentJob } from './document-thread.js'
 */
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { checkedBody } from './checked-body.mjs';
import { readStoredQuilt } from './stored-quilt.mjs';

// On Linux a thread has a priority of its own; elsewhere this would be the whole server's.
if (process.platform === 'linux') {
  try {
    os.setPriority(Math.min(os.getPriority() + 5, 19));
  } catch {
    // Some sandboxes forbid it; then documents are read at the priority of requests.
  }
}

parentPort?.on('message', (/** @type {DocumentJob} */ job) => {
  parentPort?.postMessage(
    job.kind === 'body' ? checkedBody(job.call, job.bytes) : readStoredQuilt(job.bytes, job.form),
  );
});

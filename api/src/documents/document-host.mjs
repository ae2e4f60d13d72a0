/**
 * The thread that reads large documents, one after the other. Its priority is below that of the thread that
 * answers requests. The file is plain JavaScript, so that tests run it unchanged. In tests, the thread uses the
 * built version of the folder `shared`.
 * @import { DocumentJob } from './document-thread.js'
 */
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { checkedBody } from './checked-body.mjs';
import { readStoredQuilt } from './stored-quilt.mjs';

// On Linux a thread has its own priority. On other systems this would change the priority of the whole server.
if (process.platform === 'linux') {
  try {
    os.setPriority(Math.min(os.getPriority() + 5, 19));
  } catch {
    // Some sandboxes forbid a change of priority. Documents are then read at the same priority as requests.
  }
}

parentPort?.on('message', (/** @type {DocumentJob} */ job) => {
  parentPort?.postMessage(
    job.kind === 'body' ? checkedBody(job.call, job.bytes) : readStoredQuilt(job.bytes, job.form),
  );
});

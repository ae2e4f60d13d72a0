import { Worker as Thread } from 'node:worker_threads';
import type { KernelWorker } from './worker-lane';

/** Code that gives a worker's script the globals of a browser's worker, made from those of a Node thread. */
const workerScope = `
  const { parentPort } = require('node:worker_threads');
  globalThis.addEventListener = (type, listener) => parentPort.addEventListener(type, listener);
  globalThis.removeEventListener = (type, listener) => parentPort.removeEventListener(type, listener);
  globalThis.postMessage = (message, transfer) => parentPort.postMessage(message, transfer);
`;

/**
 * A Node thread with the interface of a browser's Worker. Unlike a mock, it really computes in parallel, and it can
 * hang and die.
 */
export class WorkerThread extends EventTarget implements KernelWorker {
  readonly #thread: Thread;
  /** Settles when the thread has ended. */
  readonly ended: Promise<void>;
  /**
   * The number of messages that this thread received. Tests count here, because a spy on the class would also count
   * late messages to threads of earlier tests.
   */
  received = 0;

  constructor(script: string) {
    super();
    this.#thread = new Thread(workerScope + script, { eval: true });
    this.#thread.on('message', (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data })));
    this.#thread.on('error', () => this.dispatchEvent(new Event('error')));
    this.ended = new Promise((resolve) => this.#thread.once('exit', () => resolve()));
  }

  postMessage(message: unknown, transfer?: StructuredSerializeOptions | Transferable[]): void {
    this.received++;
    this.#thread.postMessage(message, transfer as never);
  }

  terminate(): void {
    void this.#thread.terminate();
  }
}

import type { Result } from '@quiltwright/shared/result';
import { proxy, wrap, type Remote } from 'comlink';
import { settle } from '../kernels/kernel';
import type { KernelName } from '../kernels/kernels';
import type { WorkerCalls } from '../worker-calls';
import { named, stuck, superseded, type RequestFault, type RequestOptions } from './requests';

/** The members of a browser's `Worker` that `WorkerLane` uses. */
export type KernelWorker = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

interface RunningWorker {
  thread: KernelWorker;
  calls: Remote<WorkerCalls>;
}

interface Waiting {
  kernel: KernelName;
  input: unknown;
  onProgress: ((done: number) => void) | undefined;
  tries: number;
  settle: (answer: Result<unknown, RequestFault>) => void;
}

const MOST_TRIES = 2;

/**
 * A lane: a queue of requests for one worker, which starts with the first request. Only the latest waiting request is
 * kept. The lane ends a worker that dies, or that neither answers nor reports progress within the time limit. It then
 * tries the request once more in a new worker. After a second failure, the answer is `stuck`.
 */
export class WorkerLane {
  readonly #startWorker: () => KernelWorker;
  readonly #timeLimit: number;
  #worker: RunningWorker | null = null;
  /** The latest request; null once it has its answer. */
  #wanted: Waiting | null = null;
  /**
   * The run of a kernel in the worker, for the latest request or an older one. Null while the worker is idle. `limit`
   * is the timer that ends a stuck worker.
   */
  #turn: { limit: ReturnType<typeof setTimeout> } | null = null;

  /**
   * Creates a lane. The worker starts with `start` or with the first request.
   * @param timeLimit milliseconds without an answer or a report of progress, after which a worker counts as stuck
   */
  constructor(startWorker: () => KernelWorker, timeLimit: number) {
    this.#startWorker = startWorker;
    this.#timeLimit = timeLimit;
  }

  /** Starts the worker now, so that the first request needn't wait for the worker to start. */
  start(): void {
    this.#readyWorker();
  }

  request(
    kernel: KernelName,
    input: unknown,
    { signal, onProgress }: Omit<RequestOptions, 'lane'>,
  ): Promise<Result<unknown, RequestFault>> {
    if (signal?.aborted) return Promise.resolve(superseded);
    return new Promise((resolve) => {
      this.#settle(superseded);
      const giveUp = () => {
        if (this.#wanted === request) this.#giveUp();
      };
      const settle = (answer: Result<unknown, RequestFault>) => {
        signal?.removeEventListener('abort', giveUp);
        resolve(answer);
      };
      const request: Waiting = { kernel, input, onProgress, tries: 0, settle };
      signal?.addEventListener('abort', giveUp);
      this.#wanted = request;
      if (!this.#turn) this.#next();
    });
  }

  /** Aborts the latest request and ends the worker. */
  dispose(): void {
    this.#settle(superseded);
    this.#endWorker();
  }

  #giveUp(): void {
    this.#settle(superseded);
    /* A running kernel can't be interrupted, so its worker is ended. */
    if (this.#turn) this.#endWorker();
  }

  /** Passes the latest request to the worker. Does nothing if there is no request. */
  #next(): void {
    const request = this.#wanted;
    if (!request) return;
    request.tries++;
    const worker = this.#readyWorker();
    if (!worker) {
      this.#lost();
      return;
    }
    const { kernel, input, onProgress } = request;
    const startLimit = () => setTimeout(() => this.#lost(), this.#timeLimit);
    const turn = { limit: startLimit() };
    this.#turn = turn;
    const answered = (answer: Result<unknown, RequestFault>) => {
      if (this.#turn !== turn) return;
      clearTimeout(turn.limit);
      this.#turn = null;
      if (this.#wanted === request) this.#settle(answer);
      else this.#next();
    };
    const report =
      onProgress &&
      proxy((done: number) => {
        if (this.#turn !== turn) return;
        clearTimeout(turn.limit);
        turn.limit = startLimit();
        if (this.#wanted === request) onProgress(done);
      });
    void settle(() => worker.calls.run(kernel, input, report)).then((answer) =>
      answered(named(kernel, answer)),
    );
  }

  /**
   * Ends a dead or stuck worker. Passes the latest request to a new worker, or answers it with `stuck` after the second
   * try.
   */
  #lost(): void {
    this.#endWorker();
    const wanted = this.#wanted;
    if (wanted && wanted.tries >= MOST_TRIES) this.#settle(stuck(wanted.kernel));
    else this.#next();
  }

  #settle(answer: Result<unknown, RequestFault>): void {
    this.#wanted?.settle(answer);
    this.#wanted = null;
  }

  #readyWorker(): RunningWorker | null {
    if (this.#worker) return this.#worker;
    try {
      const started = this.#startWorker();
      const lost = () => {
        if (this.#worker?.thread === started) this.#lost();
      };
      started.addEventListener('error', lost);
      started.addEventListener('messageerror', lost);
      this.#worker = { thread: started, calls: wrap<WorkerCalls>(started) };
    } catch {
      /* A browser may refuse to start a worker; this counts as a try. */
    }
    return this.#worker;
  }

  #endWorker(): void {
    clearTimeout(this.#turn?.limit);
    this.#turn = null;
    this.#worker?.thread.terminate();
    this.#worker = null;
  }
}

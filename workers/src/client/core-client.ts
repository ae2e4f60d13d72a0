import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { failure, type Result } from '@quiltwright/shared/result';
import { wrap, type Remote } from 'comlink';
import type { CoreCalls } from '../core-calls';
import type { Scene } from '../kernels/scene/scene-types';
import { failed } from '../show';
import { superseded, type Core } from './core';

/** What the client needs of a browser's Worker. */
export type CoreWorker = Pick<
  Worker,
  'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'
>;

export interface CoreClientOptions {
  startWorker?: () => CoreWorker;
  /** How long one answer may take before the worker counts as stuck. */
  timeLimitMilliseconds?: number;
}

interface RunningWorker {
  thread: CoreWorker;
  calls: Remote<CoreCalls>;
}

interface Request {
  quilt: Quilt;
  tries: number;
  settle: (answer: Result<Scene>) => void;
}

const mostTries = 2;

const stuck = failure(
  'stuck',
  'The quilt could not be drawn: what works it out stopped answering. It is still here, and you can save it. ' +
    'Undo the last change, or save and reload the page.',
);

/**
 * The core in a worker of its own, which starts with the first request. The worker has one request at
 * a time, and meanwhile only the latest waits. A worker that dies or answers too late is ended, and the
 * request tried once more in a new one; if that fares no better it fails with `stuck`. The request
 * after that starts afresh.
 */
export class CoreClient implements Core {
  readonly #startWorker: () => CoreWorker;
  readonly #timeLimit: number;
  #worker: RunningWorker | null = null;
  /** The latest request, until it has its answer. */
  #wanted: Request | null = null;
  /** The worker's turn at the wanted request or an older one; null while it is idle. */
  #turn: { limit: ReturnType<typeof setTimeout> } | null = null;
  #disposed = false;

  constructor({ startWorker = startCoreWorker, timeLimitMilliseconds = 10_000 }: CoreClientOptions = {}) {
    this.#startWorker = startWorker;
    this.#timeLimit = timeLimitMilliseconds;
  }

  show(quilt: Quilt): Promise<Result<Scene>> {
    if (this.#disposed) return Promise.resolve(superseded);
    return new Promise((settle) => {
      this.#settle(superseded);
      this.#wanted = { quilt, tries: 0, settle };
      if (!this.#turn) this.#next();
    });
  }

  cancel(): void {
    this.#settle(superseded);
    /* A kernel at work can't be interrupted: it ends with its worker. */
    if (this.#turn) this.#endWorker();
  }

  dispose(): void {
    this.#disposed = true;
    this.#settle(superseded);
    this.#endWorker();
  }

  /** Hands the wanted request, if there is one, to the worker. */
  #next(): void {
    const request = this.#wanted;
    if (!request) return;
    request.tries++;
    const worker = this.#readyWorker();
    if (!worker) {
      this.#lost();
      return;
    }
    const turn = { limit: setTimeout(() => this.#lost(), this.#timeLimit) };
    this.#turn = turn;
    const answered = (answer: Result<Scene>) => {
      if (this.#turn !== turn) return;
      clearTimeout(turn.limit);
      this.#turn = null;
      if (this.#wanted === request) this.#settle(answer);
      else this.#next();
    };
    worker.calls.show(request.quilt).then(answered, (error: unknown) => answered(failed(error)));
  }

  /** The worker is dead or stuck: what it was at goes to a new one, as long as it has a try left. */
  #lost(): void {
    this.#endWorker();
    if (this.#wanted && this.#wanted.tries >= mostTries) this.#settle(stuck);
    else this.#next();
  }

  #settle(answer: Result<Scene>): void {
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
      this.#worker = { thread: started, calls: wrap<CoreCalls>(started) };
    } catch {
      /* A browser may refuse to start one; that counts as a try. */
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

function startCoreWorker(): CoreWorker {
  return new Worker(new URL('../core.worker.ts', import.meta.url), { type: 'module' });
}

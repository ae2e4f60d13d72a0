import type { Result } from '@quiltwright/shared/result';
import type { InputOf, KernelName, OutputOf } from '../kernels/kernels';
import { superseded, type RequestFault, type RequestOptions, type Requests } from './requests';
import { WorkerLane, type KernelWorker } from './worker-lane';

export interface WorkerRequestsOptions {
  startWorker?: () => KernelWorker;
  /** Milliseconds after which a worker counts as stuck, if its kernel neither answers nor reports progress. */
  timeLimitMilliseconds?: number;
}

/**
 * Runs kernels in workers. Each lane (a queue of which only the latest waiting request is kept) has its own
 * worker, so that lanes don't delay each other.
 */
export class WorkerRequests implements Requests {
  readonly #startLane: () => WorkerLane;
  readonly #lanes = new Map<string, WorkerLane>();
  #disposed = false;

  constructor({
    startWorker = startKernelWorker,
    timeLimitMilliseconds = 10_000,
  }: WorkerRequestsOptions = {}) {
    this.#startLane = () => new WorkerLane(startWorker, timeLimitMilliseconds);
  }

  request<Name extends KernelName>(
    kernel: Name,
    input: InputOf<Name>,
    { lane: name, ...options }: RequestOptions,
  ): Promise<Result<OutputOf<Name>, RequestFault>> {
    if (this.#disposed) return Promise.resolve(superseded);
    // The worker runs the kernel of this name, so the answer has its type.
    return this.#lane(name).request(kernel, input, options) as Promise<Result<OutputOf<Name>, RequestFault>>;
  }

  /** Starts the worker of a lane now, so that the lane's first request needn't wait for the worker to start. */
  start(lane: string): void {
    if (!this.#disposed) this.#lane(lane).start();
  }

  dispose(): void {
    this.#disposed = true;
    for (const lane of this.#lanes.values()) lane.dispose();
    this.#lanes.clear();
  }

  #lane(name: string): WorkerLane {
    let lane = this.#lanes.get(name);
    if (!lane) this.#lanes.set(name, (lane = this.#startLane()));
    return lane;
  }
}

function startKernelWorker(): KernelWorker {
  return new Worker(new URL('../kernel.worker.ts', import.meta.url), { type: 'module' });
}

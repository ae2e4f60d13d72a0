import type { Failure, Result } from '@quiltwright/shared/result';
import type { RequestOptions, Requests } from '@quiltwright/workers/client/requests';
import { WorkerRequests } from '@quiltwright/workers/client/worker-requests';
import type { InputOf, KernelName, OutputOf } from '@quiltwright/workers/kernels/kernels';
import { failureOf } from './fault-words';

/**
 * Runs kernels (long computations, such as drawing a quilt or making pages for print) in workers. If a kernel
 * fails, the failure has a sentence for the quilter.
 */
export class KernelRequests implements Requests<Failure> {
  readonly #requests: Requests;

  constructor(requests: Requests = new WorkerRequests()) {
    this.#requests = requests;
  }

  async request<Name extends KernelName>(
    kernel: Name,
    input: InputOf<Name>,
    options: RequestOptions,
  ): Promise<Result<OutputOf<Name>>> {
    const answer = await this.#requests.request(kernel, input, options);
    if (answer.ok) return answer;
    return { ok: false, error: failureOf(answer.error) };
  }

  /**
   * Starts the worker of a lane before the lane's first request. A lane is a queue of requests that has its own
   * worker.
   */
  start(lane: string): void {
    if (this.#requests instanceof WorkerRequests) this.#requests.start(lane);
  }

  dispose(): void {
    this.#requests.dispose();
  }
}

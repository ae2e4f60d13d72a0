import type { Result } from '@quiltwright/shared/result';
import { settle, type Kernel } from '../kernels/kernel';
import { createKernels, type InputOf, type KernelName, type OutputOf } from '../kernels/kernels';
import { named, superseded, type RequestFault, type RequestOptions, type Requests } from './requests';

/**
 * Runs kernels in the page instead of in workers, for tests. As in `WorkerRequests`, a newer request in a lane replaces
 * an older one, and requests can be aborted.
 */
export class PageRequests implements Requests {
  readonly #kernels = createKernels() as Record<KernelName, Kernel<unknown, unknown>>;
  /**
   * The latest request in each lane, as a symbol, by the lane's name. A lane is a queue in which a newer request
   * replaces an older one.
   */
  readonly #latest = new Map<string, symbol>();
  #disposed = false;

  async request<Name extends KernelName>(
    kernel: Name,
    input: InputOf<Name>,
    { lane, signal, onProgress }: RequestOptions,
  ): Promise<Result<OutputOf<Name>, RequestFault>> {
    const turn = Symbol(kernel);
    this.#latest.set(lane, turn);
    const isWanted = () => !this.#disposed && !signal?.aborted && this.#latest.get(lane) === turn;
    /* An answer never arrives before the caller continues, as with a worker. */
    await Promise.resolve();
    if (!isWanted()) return superseded;
    const report = (done: number) => {
      if (isWanted()) onProgress?.(done);
    };
    const answer = await settle(() => this.#kernels[kernel].run(input, report));
    return isWanted() ? (named(kernel, answer) as Result<OutputOf<Name>, RequestFault>) : superseded;
  }

  dispose(): void {
    this.#disposed = true;
  }
}

import type { Result } from '@quiltwright/shared/result';
import { fault, type Answer, type KernelFault } from '../kernels/fault';
import type { InputOf, KernelName, OutputOf } from '../kernels/kernels';

export interface RequestOptions {
  /**
   * The name of the request's lane: a queue whose requests run one after another. Only the latest waiting request of a
   * lane is kept. Different lanes don't wait for each other, so each part of the screen uses its own lane.
   */
  lane: string;
  /** Aborts the request, and ends the worker that runs it. */
  signal?: AbortSignal;
  /** Receives the progress, from 0 to 1, if the kernel reports it. */
  onProgress?: (done: number) => void;
}

/**
 * The reason why a request has no answer. `stuck` means that the kernel gave no answer in time, or that the kernel's
 * worker died.
 */
export type RequestFault =
  | Exclude<KernelFault, { code: 'failed' }>
  | { code: 'failed'; kernel: KernelName; reason: string }
  | { code: 'stuck'; kernel: KernelName }
  | { code: 'superseded' };

/** Runs kernels, in a worker or in the page. */
export interface Requests<Fault = RequestFault> {
  /**
   * Returns the output of a kernel for `input`. Never rejects. Fails with `superseded` in three cases: a later request
   * replaced this request in its lane (a queue with a worker of its own), this request was aborted, or `dispose` was
   * called. The quilter needs no
   * message about `superseded`.
   */
  request<Name extends KernelName>(
    kernel: Name,
    input: InputOf<Name>,
    options: RequestOptions,
  ): Promise<Result<OutputOf<Name>, Fault>>;
  /** Aborts all requests and ends the workers. Later requests fail with `superseded`. */
  dispose(): void;
}

/**
 * The answer to a request that was aborted, or that a later request in the same lane replaced. `dispose` also aborts
 * requests.
 */
export const superseded = fault({ code: 'superseded' });

/** Returns the fault of a kernel that gave no answer in time, or whose worker died. */
export function stuck(kernel: KernelName) {
  return fault({ code: 'stuck', kernel });
}

/**
 * Returns a kernel's answer for the page. If the kernel threw an exception (fault `failed`), adds the kernel's name to
 * the fault.
 */
export function named<T>(kernel: KernelName, answer: Answer<T>): Result<T, RequestFault> {
  if (answer.ok) return answer;
  const { error } = answer;
  return fault(error.code === 'failed' ? { ...error, kernel } : error);
}

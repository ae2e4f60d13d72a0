import { failure, type Failure, type Result } from '@quiltwright/shared/result';
import type { InputOf, KernelName, OutputOf } from '../kernels/kernels';

export interface RequestOptions {
  /**
   * The queue of the request. Requests of one lane run one after another, and only the latest waiting request is kept.
   * Different lanes don't wait for each other. Each thing on screen has its own lane.
   */
  lane: string;
  /** Aborts the request and ends the work on it. */
  signal?: AbortSignal;
  /** Receives the progress, from 0 to 1, if the kernel reports it. */
  onProgress?: (done: number) => void;
}

/** Runs kernels, in a worker or in the page. */
export interface Requests {
  /**
   * Returns the output of a kernel for `input`. Never rejects. Fails with `superseded` when a later request of the lane
   * replaces this request, when the request is aborted, or when the client is disposed of. The quilter needs no message
   * then. Other failures have a message for the quilter: `stuck`, `failed`, and the kernel's own failures.
   */
  request<Name extends KernelName>(
    kernel: Name,
    input: InputOf<Name>,
    options: RequestOptions,
  ): Promise<Result<OutputOf<Name>>>;
  /** Aborts all requests and frees the workers for good: later requests fail with `superseded`. */
  dispose(): void;
}

/** The answer to a request that is no longer needed. */
export const superseded = failure('superseded', 'A later request took the place of this one.');

/** Messages for a kernel that fails: the failed task, and the remedy. */
const texts: Record<KernelName, { trouble: string; help: string }> = {
  show: {
    trouble: 'The quilt could not be drawn',
    help: 'Undo the last change, or save and reload the page.',
  },
  checks: {
    trouble: 'The block could not be checked',
    help: 'You can go on drawing.',
  },
  patches: {
    trouble: 'The patches could not be worked out',
    help: 'You can go on designing.',
  },
  sewability: {
    trouble: 'The seams of the block could not be checked',
    help: 'You can go on designing.',
  },
  quiltSewability: {
    trouble: 'The seams of the quilt could not be checked',
    help: 'You can go on designing.',
  },
  print: {
    trouble: 'The pages could not be made',
    help: 'Try again, or choose fewer kinds of pages.',
  },
  drawing: {
    trouble: 'The drawing could not be made',
    help: 'Try again, or export the picture.',
  },
  estimate: {
    trouble: 'The quilt could not be estimated',
    help: 'Reload the page, or pick another quilt.',
  },
  plan: {
    trouble: 'The cutting plan could not be worked out',
    help: 'Reload the page, or pick another quilt.',
  },
  stash: {
    trouble: 'The amount still to buy could not be worked out',
    help: 'Your own amounts are still saved.',
  },
};

/** Returns the failure for a kernel that threw an exception. */
export function failed(kernel: KernelName, reason: string): { ok: false; error: Failure } {
  const { trouble, help } = texts[kernel];
  return {
    ok: false,
    error: { code: 'failed', message: `${trouble}. It is not lost. ${help} (${reason})` },
  };
}

/** Returns the failure for a kernel that gave no answer in time, or whose worker died. */
export function stuck(kernel: KernelName): { ok: false; error: Failure } {
  const { trouble, help } = texts[kernel];
  const message = `${trouble}: the calculation stopped answering. Nothing is lost, and you can save your work. ${help}`;
  return { ok: false, error: { code: 'stuck', message } };
}

/** Returns the answer; if the kernel threw an exception, the failure that names the kernel's task. */
export function named<T>(kernel: KernelName, answer: Result<T>): Result<T> {
  return !answer.ok && answer.error.code === 'failed' ? failed(kernel, answer.error.message) : answer;
}

import { failure, type Failure, type Result } from '@quiltwright/shared/result';
import type { InputOf, KernelName, OutputOf } from '../kernels/kernels';

export interface RequestOptions {
  /**
   * Requests of one lane follow each other, and only the latest of those that wait is kept; those of different lanes
   * don't wait for one another. What is seen has a lane of its own.
   */
  lane: string;
  /** Gives the request up, and ends the work on it. */
  signal?: AbortSignal;
  /** Hears how far it is, from 0 to 1, where the kernel says so. */
  onProgress?: (done: number) => void;
}

/** Asks kernels, wherever they run. */
export interface Requests {
  /**
   * What a kernel makes of `input`. Fails with `superseded` when a later request of the lane took its place, it was given
   * up or all are ended: nobody needs to be told. Other failures carry a message for the quilter: `stuck`, `failed`, and
   * what the kernel says. Never rejects.
   */
  request<Name extends KernelName>(
    kernel: Name,
    input: InputOf<Name>,
    options: RequestOptions,
  ): Promise<Result<OutputOf<Name>>>;
  /** Gives everything up and frees it for good: later requests fail with `superseded`. */
  dispose(): void;
}

/** The answer to a request that nobody waits for any more. */
export const superseded = failure('superseded', 'A later request took the place of this one.');

/** What to tell when a kernel fails: what can't be done, and what helps. */
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
    trouble: 'How the block is sewn could not be looked at',
    help: 'You can go on designing.',
  },
  quiltSewability: {
    trouble: 'How the quilt is sewn could not be looked at',
    help: 'You can go on designing.',
  },
  print: {
    trouble: 'The pages could not be made',
    help: 'Try again, or choose fewer kinds of pages.',
  },
  drawing: {
    trouble: 'The drawing could not be made',
    help: 'Try again, or take the picture.',
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
    trouble: 'What is left to buy could not be worked out',
    help: 'What you have is still kept.',
  },
};

/** For a kernel that broke by a fault of ours. */
export function failed(kernel: KernelName, reason: string): { ok: false; error: Failure } {
  const { trouble, help } = texts[kernel];
  return {
    ok: false,
    error: { code: 'failed', message: `${trouble}; it is still here. ${help} (${reason})` },
  };
}

/** For a kernel that gave no answer in time, or whose worker died. */
export function stuck(kernel: KernelName): { ok: false; error: Failure } {
  const { trouble, help } = texts[kernel];
  const message = `${trouble}: what works it out stopped answering. It is still here, and you can save it. ${help}`;
  return { ok: false, error: { code: 'stuck', message } };
}

/** The answer, in which a fault of ours says what the kernel was to do. */
export function named<T>(kernel: KernelName, answer: Result<T>): Result<T> {
  return !answer.ok && answer.error.code === 'failed' ? failed(kernel, answer.error.message) : answer;
}

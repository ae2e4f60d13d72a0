import { failure, type Result } from '@quiltwright/shared/result';

/** Work that runs outside the page: data in, data out. */
export interface Kernel<Input, Output> {
  /**
   * Runs the kernel; an exception is a bug. `report` receives the progress, from 0 to 1, if the work may take longer
   * than half a second.
   */
  run: (input: Input, report: (done: number) => void) => Result<Output> | Promise<Result<Output>>;
  /** Returns the buffers of an answer to transfer; the rest is copied. */
  buffersOf?: (output: Output) => ArrayBuffer[];
}

/** Runs a part of a kernel that loads over the network on first use. Fails with `unreachable` if it can’t be loaded. */
export async function withPart<Part, T>(
  load: () => Promise<Part>,
  run: (part: Part) => Result<T> | Promise<Result<T>>,
): Promise<Result<T>> {
  let part: Part;
  try {
    part = await load();
  } catch {
    return unreachable;
  }
  return run(part);
}

export const unreachable = failure(
  'unreachable',
  'A part of Quiltwright could not be loaded. Check your connection, and try again.',
);

/** Returns the result of `run`; an exception becomes the failure `failed`, with the reason as its message. */
export async function settle<T>(run: () => Result<T> | Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await run();
  } catch (error) {
    return failure('failed', error instanceof Error ? error.message : String(error));
  }
}

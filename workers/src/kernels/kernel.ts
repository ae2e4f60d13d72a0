import type { Report } from './report';
import { fault, FaultError, type Answer } from './fault';

/** A computation that runs in a worker: input data in, output data out. */
export interface Kernel<Input, Output> {
  /**
   * Runs the kernel. It may throw only a `FaultError`: any other exception is a bug. `report` receives the progress,
   * from 0 to 1, if the work may take longer than half a second.
   */
  run: (input: Input, report: Report) => Answer<Output> | Promise<Answer<Output>>;
  /** Returns the buffers in an answer that are transferred to the page. Everything else in the answer is copied. */
  buffersOf?: (output: Output) => ArrayBuffer[];
}

/**
 * Loads a part of a kernel's code over the network with `load`, then passes this code to `run`. Fails with
 * `unreachable` if the code can’t be loaded.
 */
export async function withPart<Part, T>(
  load: () => Promise<Part>,
  run: (part: Part) => Answer<T> | Promise<Answer<T>>,
): Promise<Answer<T>> {
  let part: Part;
  try {
    part = await load();
  } catch {
    return unreachable;
  }
  return run(part);
}

export const unreachable = fault({ code: 'unreachable' });

/**
 * Returns the result of `run`. If `run` throws a `FaultError`, returns its fault. If `run` throws another exception,
 * returns the fault `failed` with the message of the exception.
 */
export async function settle<T>(run: () => Answer<T> | Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof FaultError) return fault(error.fault);
    return fault({ code: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

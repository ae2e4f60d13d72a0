import type { Report } from './report';
import { fault, type Answer } from './fault';

/** A computation that runs in a worker: input data in, output data out. */
export interface Kernel<Input, Output> {
  /**
   * Runs the kernel; an exception is a bug. `report` receives the progress, from 0 to 1, if the work may take longer
   * than half a second.
   */
  run: (input: Input, report: Report) => Answer<Output> | Promise<Answer<Output>>;
  /** Returns the buffers of an answer that are transferred to the page; everything else is copied. */
  buffersOf?: (output: Output) => ArrayBuffer[];
}

/**
 * Runs code of a kernel that is loaded over the network on first use. Fails with `unreachable` if it can’t be loaded.
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

/** Returns the result of `run`; an exception becomes the failure `failed`, with the reason. */
export async function settle<T>(run: () => Answer<T> | Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await run();
  } catch (error) {
    return fault({ code: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

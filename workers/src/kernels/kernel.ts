import { failure, type Result } from '@quiltwright/shared/result';

/** Work that is done outside the page: data in, data out. */
export interface Kernel<Input, Output> {
  /** A throw is a fault of ours. `report` says how far it is, from 0 to 1, where it may take longer than half a second. */
  run: (input: Input, report: (done: number) => void) => Result<Output> | Promise<Result<Output>>;
  /** The buffers of an answer that are transferred; all else of it is copied. */
  buffersOf?: (output: Output) => ArrayBuffer[];
}

/**
 * What a part of a kernel gives that comes over the network when it is first asked for. Fails with `unreachable` where it
 * can’t be had.
 */
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
  'What is needed for this could not be fetched. Check your connection, and try again.',
);

/** What `run` gives; a throw becomes the failure `failed`, whose message is the reason. */
export async function settle<T>(run: () => Result<T> | Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await run();
  } catch (error) {
    return failure('failed', error instanceof Error ? error.message : String(error));
  }
}

import type { Answer } from './kernels/fault';
import { transfer } from 'comlink';
import { settle, type Kernel } from './kernels/kernel';
import { createKernels, type KernelName } from './kernels/kernels';

/**
 * The least time between two progress reports to the page, in milliseconds. Each report costs a message and an answer.
 */
const BETWEEN_REPORTS = 100;

/**
 * Returns the functions that the page calls in a worker. `run` runs the kernel (a pure function) with the given name.
 * It never rejects, and transfers the buffers of its answer.
 */
export function createCalls() {
  // The caller’s types match an input to its kernel; at this end any input may come.
  const kernels = createKernels() as Record<KernelName, Kernel<unknown, unknown>>;
  return {
    async run(name: KernelName, input: unknown, report?: (done: number) => void): Promise<Answer<unknown>> {
      const { run, buffersOf } = kernels[name];
      const answer = await settle(() => run(input, seldom(report)));
      return answer.ok && buffersOf ? transfer(answer, buffersOf(answer.value)) : answer;
    },
  };
}

export type WorkerCalls = ReturnType<typeof createCalls>;

/**
 * Returns a function that passes on the first report. It passes on a later report only if `BETWEEN_REPORTS` have gone
 * by since the last report that was passed on.
 */
function seldom(report: ((done: number) => void) | undefined): (done: number) => void {
  let next = -Infinity;
  return (done) => {
    const now = performance.now();
    if (now < next) return;
    next = now + BETWEEN_REPORTS;
    report?.(done);
  };
}

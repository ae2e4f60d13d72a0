import type { Answer } from './kernels/fault';
import { transfer } from 'comlink';
import { settle, type Kernel } from './kernels/kernel';
import { createKernels, type KernelName } from './kernels/kernels';

/**
 * Returns the functions that the page calls in a worker. They run any kernel by its name and never reject. Buffers are
 * transferred.
 */
export function createCalls() {
  // The caller’s types match an input to its kernel; at this end any input may come.
  const kernels = createKernels() as Record<KernelName, Kernel<unknown, unknown>>;
  return {
    async run(name: KernelName, input: unknown, report?: (done: number) => void): Promise<Answer<unknown>> {
      const { run, buffersOf } = kernels[name];
      const answer = await settle(() => run(input, (done) => report?.(done)));
      return answer.ok && buffersOf ? transfer(answer, buffersOf(answer.value)) : answer;
    },
  };
}

export type WorkerCalls = ReturnType<typeof createCalls>;

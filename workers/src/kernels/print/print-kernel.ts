import type { Kernel } from '../kernel';
import type { Printed, PrintJob } from './print-types';

/** Prints; what that takes is fetched when somebody does. */
export function printKernel(): Kernel<PrintJob, Printed> {
  return {
    run: async (job, report) => (await import('./print')).print(job, report),
    buffersOf: ({ bytes }) => [bytes.buffer],
  };
}

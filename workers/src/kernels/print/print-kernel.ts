import { withPart, type Kernel } from '../kernel';
import type { Printed, PrintJob } from './paper/print-types';

/** Prints; what that takes is fetched when somebody does. */
export function printKernel(): Kernel<PrintJob, Printed> {
  return {
    run: (job, report) =>
      withPart(
        () => import('./print'),
        ({ print }) => print(job, report),
      ),
    buffersOf: ({ bytes }) => [bytes.buffer],
  };
}

import { withPart, type Kernel } from '../kernel';
import type { Printed, PrintJob } from './paper/print-types';

/** Returns the kernel that makes the PDF to print. Its code is loaded at the first print. */
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

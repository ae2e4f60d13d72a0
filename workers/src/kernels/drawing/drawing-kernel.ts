import { withPart, type Kernel } from '../kernel';
import type { Drawing, DrawingJob } from './drawing-types';

/** Returns the kernel that draws. Its code is loaded on first use. */
export function drawingKernel(): Kernel<DrawingJob, Drawing> {
  return {
    run: (job, report) =>
      withPart(
        () => import('./drawing'),
        ({ drawing }) => drawing(job, report),
      ),
    buffersOf: ({ bytes }) => [bytes.buffer],
  };
}

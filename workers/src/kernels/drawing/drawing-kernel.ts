import { withPart, type Kernel } from '../kernel';
import type { Drawing, DrawingJob } from './drawing-types';

/** Returns the kernel that makes SVG drawings. Its code is loaded at the first drawing. */
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

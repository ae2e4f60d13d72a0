import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Kernel } from '../kernel';
import { rememberLines } from '../patches/lines/lines-of-levels';
import type { Scene } from '../scene/scene-types';
import { show } from './show';

/** Returns the kernel that computes scenes. It computes the lines of each block only once. */
export function showKernel(): Kernel<Quilt, Scene> {
  const linesOf = rememberLines();
  return {
    run: (quilt) => show(quilt, linesOf),
    // Each shared buffer is listed once, because a buffer can't be transferred twice. Lines are copied, because the
    // kernel remembers them.
    buffersOf: ({ blocks, copies }) => [
      ...new Set([copies.buffer, ...blocks.map((block) => block.shapes.buffer)]),
    ],
  };
}

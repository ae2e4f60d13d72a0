import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Kernel } from '../kernel';
import { rememberLines } from '../patches/lines/lines-of-levels';
import type { Scene } from '../scene/scene-types';
import { show } from './show';

/** Returns `show` as a kernel, which computes the lines of a block once. */
export function showKernel(): Kernel<Quilt, Scene> {
  const linesOf = rememberLines();
  return {
    run: (quilt) => show(quilt, linesOf),
    // Pictures of blocks may share a buffer, and none can be transferred twice. Lines are copied, because the kernel
    // remembers them.
    buffersOf: ({ blocks, copies }) => [
      ...new Set([copies.buffer, ...blocks.map((block) => block.shapes.buffer)]),
    ],
  };
}

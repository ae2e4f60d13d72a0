import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Kernel } from '../kernel';
import { rememberLines } from '../patches/lines-of-levels';
import type { Scene } from '../scene/scene-types';
import { show } from './show';

/** `show` as a kernel, which works the lines of a block out once. */
export function showKernel(): Kernel<Quilt, Scene> {
  const linesOf = rememberLines();
  return {
    run: (quilt) => show(quilt, linesOf),
    // Pictures of blocks may share a buffer, and none can be handed over twice. Lines are copied: they are remembered.
    buffersOf: ({ blocks, copies }) => [
      ...new Set([copies.buffer, ...blocks.map((block) => block.shapes.buffer)]),
    ],
  };
}

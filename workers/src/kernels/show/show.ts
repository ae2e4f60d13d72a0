import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { expand } from '../expand/expand';
import { generate } from '../generate/generate';
import type { Kernel } from '../kernel';
import { rememberLines, type LinesOf } from '../patches/lines-of-levels';
import { scene } from '../scene/scene';
import type { Scene } from '../scene/scene-types';

/** From a quilt to what the canvas draws of it. Fails with `too-many-copies`. `linesOf` as in `scene`. */
export function show(quilt: Quilt, linesOf?: LinesOf): Result<Scene> {
  const generated = generate(quilt);
  const corners = expand(generated.blocks);
  return corners.ok ? success(scene(generated, corners.value, linesOf)) : corners;
}

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

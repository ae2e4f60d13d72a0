import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { failure, success, type Result } from '@quiltwright/shared/result';
import { expand } from './kernels/expand/expand';
import { generate } from './kernels/generate/generate';
import type { LinesOf } from './kernels/patches/lines-of-levels';
import { scene } from './kernels/scene/scene';
import type { Scene } from './kernels/scene/scene-types';

/** From a quilt to what the canvas draws of it. Fails with `too-many-copies`. `linesOf` as in `scene`. */
export function show(quilt: Quilt, linesOf?: LinesOf): Result<Scene> {
  const generated = generate(quilt);
  const corners = expand(generated.blocks);
  return corners.ok ? success(scene(generated, corners.value, linesOf)) : corners;
}

/** What `work` gives; a throw, which is a fault of ours, becomes the failure `failed`. */
export function settle<T>(work: () => Result<T>): Result<T> {
  try {
    return work();
  } catch (error) {
    return failed(error);
  }
}

/** The failure `failed`, for what went wrong by a fault of ours. */
export function failed(error: unknown): Result<never> {
  const reason = error instanceof Error ? error.message : String(error);
  return failure(
    'failed',
    `The quilt could not be drawn; it is still here. Undo the last change, or save and reload the page. (${reason})`,
  );
}

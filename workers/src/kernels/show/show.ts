import type { Answer } from '../fault';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success } from '@quiltwright/shared/result';
import { expand } from '../expand/expand';
import { generate } from '@quiltwright/shared/quilting/standard/generate';
import type { LinesOf } from '../patches/lines/known-lines';
import { scene } from '../scene/scene';
import type { Scene } from '../scene/scene-types';

/** Returns the scene of a quilt. Fails with `too-many-copies`. `linesOf` works as in `scene`. */
export function show(quilt: Quilt, linesOf: LinesOf): Answer<Scene> {
  const generated = generate(quilt);
  const corners = expand(generated.blocks);
  return corners.ok ? success(scene(generated, corners.value, linesOf)) : corners;
}

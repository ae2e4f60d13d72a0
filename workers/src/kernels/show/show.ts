import type { Answer } from '../fault';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success } from '@quiltwright/shared/result';
import { expand } from '../expand/expand';
import { withLevelSettingPieces } from '@quiltwright/shared/quilting/grain/setting-pieces';
import { generate } from '@quiltwright/shared/quilting/standard/generate';
import type { LinesOf } from '../patches/lines/known-lines';
import { scene } from '../scene/scene';
import type { Scene } from '../scene/scene-types';

/** Returns the scene of a quilt. Fails with `too-many-copies`. `linesOf` works as in `scene`. */
export function show(quilt: Quilt, linesOf: LinesOf): Answer<Scene> {
  const painted = asPainted(quilt);
  const corners = expand(painted.blocks);
  return corners.ok ? success(scene(painted, corners.value, linesOf)) : corners;
}

/** Returns a quilt as its scene has it: with all computed fields, and with level setting pieces. */
export function asPainted(quilt: Quilt): Quilt {
  return withLevelSettingPieces(generate(quilt));
}

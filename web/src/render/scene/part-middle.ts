import { transformed } from '@quiltwright/shared/geometry/transform';
import {
  copyBlock,
  copyCount,
  copyTransform,
  shapeHeight,
  shapeWidth,
  shapeX,
  shapeY,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type { Position } from '../camera/camera';
import type { Part } from './part';

/**
 * Returns the middle of a part of the quilt, in inches from the quilt's corner. For a border, returns the middle of its
 * upper side. Null if the part doesn't exist.
 */
export function middleOf(scene: Scene, part: Part): Position | null {
  if (part.kind === 'band') {
    const band = scene.bands.find(({ name }) => name === part.band);
    if (!band) return null;
    const { outer, hole } = band;
    return { x: outer.x + outer.width / 2, y: outer.y + (hole ? (hole.y - outer.y) / 2 : outer.height / 2) };
  }
  if (part.copy >= copyCount(scene.copies)) return null;
  const shapes = copyBlock(scene, part.copy)?.shapes;
  const { shape } = part;
  const [u, v] =
    shapes && shape !== null
      ? [
          shapeX(shapes, shape) + shapeWidth(shapes, shape) / 2,
          shapeY(shapes, shape) + shapeHeight(shapes, shape) / 2,
        ]
      : [500, 500];
  return transformed({ x: u, y: v }, copyTransform(scene, part.copy));
}

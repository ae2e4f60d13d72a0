import { pathData } from '@quiltwright/shared/geometry/outline';
import { outlineOf } from '@quiltwright/shared/quilting/shape-outlines';
import type { Shape } from '@quiltwright/shared/quilting/shape';

/**
 * The outlines of shapes as the data of an SVG path, in block units. All run clockwise, so that where shapes
 * overlap the path is filled.
 */
export function outlinesOf(shapes: readonly Shape[]): string {
  return shapes.map((shape) => pathData(outlineOf(shape))).join('');
}

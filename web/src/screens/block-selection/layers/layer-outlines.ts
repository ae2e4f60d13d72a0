import { pathData } from '@quiltwright/shared/geometry/outline';
import { outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import type { Shape } from '@quiltwright/shared/quilting/shapes/shape';

/**
 * Returns the outlines of shapes as the data of an SVG path, in block units. All outlines run clockwise: areas in
 * which outlines overlap are then filled too.
 */
export function outlinesOf(shapes: readonly Shape[]): string {
  return shapes.map((shape) => pathData(outlineOf(shape))).join('');
}

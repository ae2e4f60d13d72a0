import { unitOutline, type Point } from '@quiltwright/shared/geometry/outline';
import type { Shape } from '@quiltwright/shared/quilting/shape';

/**
 * The outlines of shapes as the data of an SVG path, in block units. All run clockwise, so that where shapes
 * overlap the path is filled.
 */
export function outlinesOf(shapes: readonly Shape[]): string {
  return shapes.map(outlineOf).join('');
}

function outlineOf({ shapeType, ...box }: Shape): string {
  const { shapeXLoc: x, shapeYLoc: y, shapeWidth: width, shapeHeight: height } = box;
  const outline = unitOutline(shapeType);
  if (!outline) {
    const radii = `${width / 2} ${height / 2} 0 1 1`;
    return `M${x} ${y + height / 2}a${radii} ${width} 0a${radii} -${width} 0z`;
  }
  const clockwise = turnOf(outline) < 0 ? [...outline].reverse() : outline;
  return `M${clockwise.map((point) => `${x + point.x * width} ${y + point.y * height}`).join('L')}z`;
}

/** Above 0 for an outline that runs clockwise, below for one that runs the other way: y runs down. */
function turnOf([a, b, c]: readonly Point[]): number {
  if (!a || !b || !c) return 0;
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}

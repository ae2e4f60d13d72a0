import type { Point } from '@quiltwright/shared/geometry/point';
import type { Shape } from '@quiltwright/shared/quilting/shape';
import { boxOf } from '@quiltwright/shared/quilting/shape-outlines';
import { cornersOf } from './corners-of-shape';

/** Shapes that overlap by no more than this, in block units, only touch: rounding does as much. */
const HAIR = 0.01;

/** The numbers of those shapes of a layer that lie over another one of it, bottom first. */
export function overlapping(layer: readonly Shape[]): number[] {
  const corners = layer.map(cornersOf);
  const boxes = layer.map(boxOf);
  const lieOver = (upper: number, lower: number) => {
    const [one, other] = [boxes[upper], boxes[lower]];
    if (!one || !other) return false;
    const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    return across > HAIR && down > HAIR && overlap(corners[upper] ?? [], corners[lower] ?? []);
  };
  return layer.flatMap(({ shapeNum }, upper) => {
    for (let lower = 0; lower < upper; lower++) if (lieOver(upper, lower)) return shapeNum;
    return [];
  });
}

/**
 * Whether two convex outlines overlap: all types of shapes are convex. Two that don't lie apart along the normal of an edge
 * of one of them (separating axis theorem).
 */
function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  return !liesApart(one, other) && !liesApart(other, one);
}

/** Whether `other` lies beyond an edge of `one`, which runs clockwise as seen. */
function liesApart(one: readonly Point[], other: readonly Point[]): boolean {
  let from = one.at(-1);
  for (const to of one) {
    if (!from) return false;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    // How far inside of the edge the farthest corner of the other one lies.
    let deepest = -Infinity;
    for (const { x, y } of other)
      deepest = Math.max(deepest, (dx * (y - from.y) - dy * (x - from.x)) / length);
    if (deepest <= HAIR) return true;
    from = to;
  }
  return false;
}

import { penetration } from '../../geometry/box.js';
import type { Point } from '../../geometry/point.js';
import type { Shape } from './shape.js';
import { boxOf } from './shape-outlines.js';
import { cornersOf } from './corners-of-shape.js';

/**
 * The maximum depth, in block units, of an overlap that doesn't count. Because of rounding, shapes that only touch may
 * overlap by this much.
 */
const HAIR = 0.01;

/** Returns the numbers of the shapes that cover at least a part of a lower shape of the layer, bottom first. */
export function overlapping(layer: readonly Shape[]): number[] {
  const isOver = lieOver(layer);
  return layer.flatMap(({ shapeNum }, upper) => {
    for (let lower = upper - 1; lower >= 0; lower--) if (isOver(upper, lower)) return shapeNum;
    return [];
  });
}

/**
 * Returns a function of two shapes of a layer. It returns true if the shape `upper` covers at least a part of the shape
 * `lower`. Both shapes are given by their indexes in `layer`, which lists the lowest shape first.
 */
export function lieOver(layer: readonly Shape[]): (upper: number, lower: number) => boolean {
  const corners = layer.map(cornersOf);
  const boxes = layer.map(boxOf);
  return (upper, lower) => {
    if (lower >= upper) return false;
    const [one, other] = [boxes[upper], boxes[lower]];
    if (!one || !other) return false;
    return penetration(one, other) > HAIR && overlap(corners[upper] ?? [], corners[lower] ?? []);
  };
}

/**
 * True if two convex outlines overlap. All types of shapes are convex. Two convex outlines are apart if an edge of one
 * outline has the whole other outline on its outer side (separating axis theorem).
 */
function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  return !liesApart(one, other) && !liesApart(other, one);
}

/**
 * True if the whole outline `other` is on the outer side of one edge of `one`. Both outlines are clockwise as seen on
 * screen. The function goes through the edges of `one` and finds the deepest corner of `other` for each edge. From edge
 * to edge, this corner moves clockwise around `other` (rotating calipers).
 */
function liesApart(one: readonly Point[], other: readonly Point[]): boolean {
  let [from, farthest] = [one.at(-1), 0];
  for (const to of one) {
    if (!from) return false;
    const [start, dx, dy] = [from, to.x - from.x, to.y - from.y];
    /**
     * Returns how deep a corner of `other` is inside the current edge of `one`: its distance from the edge, times the
     * edge's length. The result is below 0 for a corner outside `one`.
     */
    const depth = (corner: number) => {
      const { x, y } = other[corner % other.length] ?? start;
      return dx * (y - start.y) - dy * (x - start.x);
    };
    // The first edge tries all corners; later edges continue from the corner found before.
    if (from === one.at(-1)) {
      for (let corner = 1; corner < other.length; corner++)
        if (depth(corner) > depth(farthest)) farthest = corner;
    } else {
      for (let steps = 0; steps < other.length && depth(farthest + 1) >= depth(farthest); steps++) farthest++;
    }
    if (depth(farthest) <= HAIR * Math.hypot(dx, dy)) return true;
    from = to;
  }
  return false;
}

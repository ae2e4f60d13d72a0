import type { Box } from './box.js';
import type { Extent } from './interval.js';
import type { Point } from './point.js';
import type { MovedEdges } from './snapping/snap.js';

/** The way in which a handle resizes a box, and the area that the box can't leave. */
export interface Resizing {
  /**
   * True to keep the ratio of width to height. A handle in the middle of an edge then also changes the length of that
   * edge.
   */
  isProportional?: boolean;
  /**
   * True to keep the middle of the box in place. The edge opposite the handle then moves by the same amount in the
   * opposite direction.
   */
  isFromCentre?: boolean;
  within: Box;
}

/**
 * Returns the box after the edges in `edges` are dragged by `by`. A negative width or height means that the box was
 * mirrored. The box stops at the edge of `how.within`. If `how.isProportional`, it keeps its ratio of width to height
 * even when it stops.
 */
export function resizedBox(before: Box, edges: MovedEdges, by: Point, how: Resizing): Box {
  const { isProportional = false, isFromCentre = false, within: whole } = how;
  const x = axisOf([before.x, before.width], edges.x, isFromCentre);
  const y = axisOf([before.y, before.height], edges.y, isFromCentre);
  const wanted = { x: x.factorAfter(by.x), y: y.factorAfter(by.y) };
  const factor = isProportional ? together(wanted, edges) : wanted;
  const most = {
    x: x.most(factor.x, [whole.x, whole.width]),
    y: y.most(factor.y, [whole.y, whole.height]),
  };
  if (isProportional) {
    const share = Math.min(1, most.x / Math.abs(factor.x || 1), most.y / Math.abs(factor.y || 1));
    return boxOf(x.span(factor.x * share), y.span(factor.y * share));
  }
  const within = (value: number, limit: number) => Math.sign(value) * Math.min(Math.abs(value), limit);
  return boxOf(x.span(within(factor.x, most.x)), y.span(within(factor.y, most.y)));
}

/**
 * Returns functions for one axis of a resized box: the scale factor after a drag, the largest possible factor, and the
 * scaled extent. The edge opposite the handle stays in place. If `isFromCentre`, the middle stays in place instead.
 */
function axisOf([start, size]: Extent, edge: -1 | 0 | 1, isFromCentre: boolean) {
  const share = isFromCentre || edge === 0 ? 0.5 : edge < 0 ? 1 : 0;
  const fixed = start + size * share;
  return {
    factorAfter: (by: number) => 1 + (edge * by * (share === 0.5 ? 2 : 1)) / size,
    /**
     * Returns the largest absolute value of the scale factor at which the side stays within the given range. The sign
     * of `factor` gives the direction in which the side grows.
     */
    most: (factor: number, [from, length]: Extent) => {
      const ahead = size * (1 - share);
      const behind = size * share;
      const [right, left] = factor < 0 ? [behind, ahead] : [ahead, behind];
      return Math.max(0, Math.min(room(from + length - fixed, right), room(fixed - from, left)));
    },
    span: (factor: number): Extent => [fixed - size * share * factor, size * factor],
  };
}

function room(way: number, reach: number): number {
  return reach > 0 ? way / reach : Infinity;
}

/**
 * Returns scale factors for both axes, with the same absolute value but each with its own sign. For a handle in the
 * middle of an edge, the value is that of the axis along which the handle moves. For a corner handle, it is the larger
 * of the two values.
 */
function together({ x, y }: Point, edges: MovedEdges): Point {
  const ofX = edges.y === 0 || (edges.x !== 0 && Math.abs(x) >= Math.abs(y));
  const amount = Math.abs(ofX ? x : y);
  const signed = (value: number, edge: number) => (edge !== 0 && value < 0 ? -amount : amount);
  return { x: signed(x, edges.x), y: signed(y, edges.y) };
}

function boxOf([x, width]: Extent, [y, height]: Extent): Box {
  return { x, y, width, height };
}

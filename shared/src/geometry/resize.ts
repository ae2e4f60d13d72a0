import type { Box } from './outline.js';
import type { Point } from './point.js';
import type { Edges } from './snap.js';

/** How a handle resizes a box, and the box in which it stays. */
export interface Resizing {
  /** Keeps width to height as they are; a handle in the middle of an edge then takes the other axis along. */
  isProportional?: boolean;
  /** The middle stays, and the edge across from the one that moves goes as far the other way. */
  isFromCentre?: boolean;
  within: Box;
}

/**
 * The box after its edges were dragged so far; width or height below 0 say that it was turned over. Where it would leave
 * what it stays in it stops, in its proportions where it keeps those.
 */
export function resizedBox(before: Box, edges: Edges, by: Point, how: Resizing): Box {
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

type Span = readonly [start: number, size: number];

/** One axis of a box that is resized by a factor about the place that stays. */
function axisOf([start, size]: Span, edge: -1 | 0 | 1, isFromCentre: boolean) {
  const share = isFromCentre || edge === 0 ? 0.5 : edge < 0 ? 1 : 0;
  const fixed = start + size * share;
  return {
    factorAfter: (by: number) => 1 + (edge * by * (share === 0.5 ? 2 : 1)) / size,
    /** The most that a factor of this sign may be, as an amount, in a span. */
    most: (factor: number, [from, length]: Span) => {
      const ahead = size * (1 - share);
      const behind = size * share;
      const [right, left] = factor < 0 ? [behind, ahead] : [ahead, behind];
      return Math.max(0, Math.min(room(from + length - fixed, right), room(fixed - from, left)));
    },
    span: (factor: number): Span => [fixed - size * share * factor, size * factor],
  };
}

function room(way: number, reach: number): number {
  return reach > 0 ? way / reach : Infinity;
}

/** One factor for both axes: that of the edge that moves; of a corner the one that changes more. Signs stay apart. */
function together({ x, y }: Point, edges: Edges): Point {
  const ofX = edges.y === 0 || (edges.x !== 0 && Math.abs(x) >= Math.abs(y));
  const amount = Math.abs(ofX ? x : y);
  const signed = (value: number, edge: number) => (edge !== 0 && value < 0 ? -amount : amount);
  return { x: signed(x, edges.x), y: signed(y, edges.y) };
}

function boxOf([x, width]: Span, [y, height]: Span): Box {
  return { x, y, width, height };
}

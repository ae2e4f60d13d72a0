import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Edges } from '@quiltwright/shared/geometry/snap';
import { LIMITS } from '@quiltwright/shared/limits';

/** How a box is resized by some of its edges. */
export interface Resizing {
  edges: Edges;
  /** Whether it keeps its proportions. */
  isProportional: boolean;
  /** Whether its middle stays, rather than the edges on the other side. */
  fromMiddle: boolean;
}

/** Where an edge that a handle takes along lies; absent where it takes none, or where that follows from the other axis. */
export interface EdgePlaces {
  x?: number | undefined;
  y?: number | undefined;
}

/**
 * A box, in block units, whose edges are taken to other places: as near as the block has room for, and no smaller than a
 * shape may be. Where it is turned over its width or height is below 0, and x and y lie where the left and top edges
 * came to.
 */
export function resizedBox(box: Box, { edges, isProportional, fromMiddle }: Resizing, to: EdgePlaces): Box {
  const across = axisOf(box.x, box.width, edges.x, fromMiddle);
  const down = axisOf(box.y, box.height, edges.y, fromMiddle);
  let [fx, fy] = [across.factorTo(to.x), down.factorTo(to.y)];
  if (isProportional) {
    const most = Math.min(across.most(fx ?? 1), down.most(fy ?? 1));
    const wanted = Math.max(Math.abs(fx ?? 0), Math.abs(fy ?? 0));
    const least = Math.max(across.least, down.least);
    // Without room to turn over nothing is turned.
    const factor = most < least ? least : Math.max(least, Math.min(most, wanted));
    fx = signOf(most < least ? 1 : fx) * factor;
    fy = signOf(most < least ? 1 : fy) * factor;
  } else {
    fx = across.limited(fx ?? 1);
    fy = down.limited(fy ?? 1);
  }
  const { x, width } = across.scaled(fx);
  const { x: y, width: height } = down.scaled(fy);
  return { x, y, width, height };
}

/** Where the edges lie that a handle takes along. */
export function edgePlaces({ x, y, width, height }: Box, edges: Edges): EdgePlaces {
  const place = (start: number, size: number, edge: -1 | 0 | 1) =>
    edge === 0 ? undefined : edge < 0 ? start : start + size;
  return { x: place(x, width, edges.x), y: place(y, height, edges.y) };
}

/** The box with a width and height above 0, and its edges as they are called there. */
export function upright({ x, y, width, height }: Box, edges: Edges): { box: Box; edges: Edges } {
  const flip = (edge: -1 | 0 | 1, size: number): -1 | 0 | 1 =>
    size < 0 ? (edge < 0 ? 1 : edge > 0 ? -1 : 0) : edge;
  return {
    box: {
      x: Math.min(x, x + width),
      y: Math.min(y, y + height),
      width: Math.abs(width),
      height: Math.abs(height),
    },
    edges: { x: flip(edges.x, width), y: flip(edges.y, height) },
  };
}

function signOf(factor: number | undefined): 1 | -1 {
  return factor !== undefined && factor < 0 ? -1 : 1;
}

/** A box along one axis: from `start` on, `size` long, of which one edge is moved. */
function axisOf(start: number, size: number, edge: -1 | 0 | 1, fromMiddle: boolean) {
  const end = start + size;
  const middle = (start + end) / 2;
  const anchor = edge === 0 || fromMiddle ? middle : edge < 0 ? end : start;
  const moved = edge < 0 ? start : end;
  const least = LIMITS.shapeSide / size;
  /** So far it can be stretched, turned over where the factor is below 0. */
  const most = (factor: number): number => {
    const [before, after] = factor < 0 ? [end - anchor, anchor - start] : [anchor - start, end - anchor];
    return Math.min(
      before > 0 ? anchor / before : Infinity,
      after > 0 ? (LIMITS.blockSpace - anchor) / after : Infinity,
    );
  };
  return {
    least,
    most,
    factorTo: (place: number | undefined) =>
      edge === 0 || place === undefined ? undefined : (place - anchor) / (moved - anchor),
    limited: (factor: number): number => {
      const room = most(factor);
      return room < least ? least : signOf(factor) * Math.max(least, Math.min(room, Math.abs(factor)));
    },
    scaled: (factor: number) => ({ x: anchor + (start - anchor) * factor, width: size * factor }),
  };
}

import type { Point } from './point.js';

/*
 * Boxes have horizontal and vertical edges. They can be in any unit; y points down. A tolerance is a length in the same
 * unit. Callers choose the tolerance, because what counts as rounding differs between inches, block units and pixels.
 */

/** A rectangle, given by its top left corner and its size. Konva's rectangles have the same fields. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

/**
 * A rectangle, given by the coordinates of its edges. Boxes side by side store the same coordinate for their common
 * edge, so they touch exactly. With a start and a size, rounding could leave a gap or an overlap.
 */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the box with these edges. */
export function boxOfEdges({ left, top, right, bottom }: Edges): Box {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns the edges of a box. */
export function edgesOfBox({ x, y, width, height }: Box): Edges {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** Returns the box with opposite corners at two points. */
export function boxBetween(a: Point, b: Point): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** Returns the smallest box around points. Without points, its width and height are −Infinity. */
export function boxOfPoints(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns the smallest box around boxes; null if there are no boxes. */
export function union(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return boxOfEdges(unionOfEdges(boxes.map(edgesOfBox)));
}

/**
 * Returns the edges of the smallest box around boxes. Without boxes, left and top are Infinity, right and bottom
 * −Infinity.
 */
export function unionOfEdges(boxes: readonly Edges[]): Edges {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, top, right, bottom };
}

/** Returns the area that two boxes share; null if they share none. Boxes that touch share no area. */
export function intersection(one: Box, other: Box): Box | null {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** True if two boxes overlap by more than the tolerance. Boxes that only touch don't overlap. */
export function overlaps(one: Box, other: Box, tolerance = 0): boolean {
  return (
    one.x + tolerance < other.x + other.width &&
    other.x + tolerance < one.x + one.width &&
    one.y + tolerance < other.y + other.height &&
    other.y + tolerance < one.y + one.height
  );
}

/**
 * True if two boxes, given by the coordinates of their edges, overlap by more than the tolerance. Boxes that
 * only touch don't overlap.
 */
export function edgesOverlap(one: Edges, other: Edges, tolerance = 0): boolean {
  return (
    one.left + tolerance < other.right &&
    other.left + tolerance < one.right &&
    one.top + tolerance < other.bottom &&
    other.top + tolerance < one.bottom
  );
}

/**
 * Returns the length of the shortest horizontal or vertical move that separates two overlapping boxes; 0 or less if
 * they don't overlap.
 */
export function penetration(one: Box, other: Box): number {
  return Math.min(
    one.x + one.width - other.x,
    other.x + other.width - one.x,
    one.y + one.height - other.y,
    other.y + other.height - one.y,
  );
}

/** True if two boxes overlap, touch, or are apart by no more than the tolerance. */
export function touches(one: Box, other: Box, tolerance = 0): boolean {
  return (
    other.x <= one.x + one.width + tolerance &&
    other.x + other.width >= one.x - tolerance &&
    other.y <= one.y + one.height + tolerance &&
    other.y + other.height >= one.y - tolerance
  );
}

/**
 * True if `outer` contains `inner`. The edges of `inner` may lie on those of `outer`, or outside them by up to the
 * tolerance.
 */
export function contains(outer: Box, inner: Box, tolerance = 0): boolean {
  return (
    outer.x <= inner.x + tolerance &&
    outer.y <= inner.y + tolerance &&
    outer.x + outer.width >= inner.x + inner.width - tolerance &&
    outer.y + outer.height >= inner.y + inner.height - tolerance
  );
}

/**
 * True if `outer` contains `inner`. Both are given by the coordinates of their edges. The edges of `inner` may lie on
 * those of `outer`.
 */
export function edgesContain(outer: Edges, inner: Edges): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

/**
 * True if a box contains a point. The left and top edges belong to the box, the right and bottom edges don't, so that
 * boxes side by side share no point.
 */
export function containsPoint({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.y >= y && point.x < x + width && point.y < y + height;
}

/** True if two boxes have the same place and size. */
export function isSameBox(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** Returns a box with its left and right edges moved inwards by `by`, and its upper and lower edges by `down`. */
export function inset({ x, y, width, height }: Box, by: number, down = by): Box {
  return { x: x + by, y: y + down, width: width - 2 * by, height: height - 2 * down };
}

/** Returns a box with each edge moved outwards by the length `by`. */
export function grown(box: Box, by: number): Box {
  return inset(box, -by);
}

/** Returns the centre of a box. */
export function centre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the corners of a box, clockwise from the top left. */
export function cornersOfBox({ x, y, width, height }: Box): Point[] {
  const [right, bottom] = [x + width, y + height];
  return [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ];
}

/** Returns the area of a box, in the square of the box's unit. */
export function boxArea({ width, height }: Box): number {
  return width * height;
}

/**
 * Returns the same rectangle with a width and height of at least 0. A box with a negative width extends to the left of
 * `x`, and one with a negative height extends above `y`.
 */
export function normalised({ x, y, width, height }: Box): Box {
  return {
    x: Math.min(x, x + width),
    y: Math.min(y, y + height),
    width: Math.abs(width),
    height: Math.abs(height),
  };
}

/**
 * Returns the box after a quarter turn to the right of the square that contains the box. The square's top left corner
 * is at (0, 0), and its sides are `side` long.
 */
export function boxTurnedRight({ x, y, width, height }: Box, side: number): Box {
  return { x: side - y - height, y: x, width: height, height: width };
}

/**
 * Returns the box after the area that contains the box is mirrored left to right. The area starts at x = 0 and is
 * `across` wide.
 */
export function boxMirroredAcross({ x, y, width, height }: Box, across: number): Box {
  return { x: across - x - width, y, width, height };
}

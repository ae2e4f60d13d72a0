import { clamp } from '../../../geometry/interval.js';
import { boundsOf, bulged, pointOn } from '../../../geometry/outline.js';
import { pointBetween, type Point } from '../../../geometry/point.js';
import { LIMITS } from '../../../limits.js';
import { greatestBulge } from '../../../quilting/shapes/form.js';
import { cornerAt } from '../../../quilting/shapes/outline-corners.js';
import type { OutlineCorner } from '../../../quilting/shapes/shape.js';

/* Corners are those of one outline, in block units. The side with the index of a corner begins at this corner. */

type Corners = readonly OutlineCorner[];

/** A change of an outline’s corners or sides. Points are in block units. */
export type CornerEdit =
  | { kind: 'move'; corner: number; to: Point }
  /** Adds a corner to a side: at a point, or with null in the middle of the side. */
  | { kind: 'add'; side: number; at: Point | null }
  | { kind: 'remove'; corner: number }
  | { kind: 'bend'; side: number; bulge: number };

/** The greatest difference between the angles of two arcs’ radii at which they are parts of one circle, in radians. */
const SAME_CIRCLE = 0.001;

/**
 * Returns the corners after an edit; null if the outline has no such corner or side. Corners stay in the block, and an
 * arc that would leave the block becomes flatter.
 */
export function cornersAfter(corners: Corners, edit: CornerEdit): OutlineCorner[] | null {
  const index = edit.kind === 'move' || edit.kind === 'remove' ? edit.corner : edit.side;
  if (corners[index] === undefined) return null;
  return insideBlock(edited(corners, index, edit));
}

function edited(corners: Corners, index: number, edit: CornerEdit): OutlineCorner[] {
  switch (edit.kind) {
    case 'move':
      return corners.map(([x, y, bulge], i) =>
        i === index ? cornerAt(edit.to.x, edit.to.y, bulge) : cornerAt(x, y, bulge),
      );
    case 'add':
      return withCornerOn(corners, index, edit.at);
    case 'remove':
      return withoutCorner(corners, index);
    case 'bend':
      return corners.map(([x, y, bulge], i) =>
        cornerAt(x, y, i === index ? clamp(edit.bulge, -1, 1) : bulge),
      );
  }
}

/** Adds a corner to a side. Both halves of an arc are arcs of half the angle. */
function withCornerOn(corners: Corners, side: number, at: Point | null): OutlineCorner[] {
  return corners.flatMap((corner, i) => {
    if (i !== side) return [corner];
    const [x, y, bulge] = corner;
    const half = Math.tan(Math.atan(bulge) / 2);
    const middle = at ?? middleOf(corners, side);
    return [cornerAt(x, y, half), cornerAt(middle.x, middle.y, half)];
  });
}

/** Removes a corner. Its two sides become one: an arc if both are parts of one circle, else a straight line. */
function withoutCorner(corners: Corners, index: number): OutlineCorner[] {
  const before = (index - 1 + corners.length) % corners.length;
  const left = corners.filter((_, i) => i !== index);
  const [x, y] = corners[before] ?? [0, 0];
  const joined = cornerAt(x, y, bulgeOfBoth(corners, before, index));
  return left.map((corner, i) => (i === (index === 0 ? left.length - 1 : before) ? joined : corner));
}

/** Returns the bulge of the arc that two neighbouring sides form together; 0 if they aren’t parts of one circle. */
function bulgeOfBoth(corners: Corners, one: number, other: number): number {
  const [first, second] = [sideAt(corners, one).arc, sideAt(corners, other).arc];
  if (!first || !second || first.sweep * second.sweep < 0) return 0;
  const near = SAME_CIRCLE * Math.max(first.radiusX, second.radiusX);
  const apart = Math.hypot(first.centre.x - second.centre.x, first.centre.y - second.centre.y);
  const bulge = Math.tan((first.sweep + second.sweep) / 4);
  return apart > near || Math.abs(bulge) > 1 + SAME_CIRCLE ? 0 : clamp(bulge, -1, 1);
}

const NOWHERE = cornerAt(0, 0, 0);

/** Returns the ends of a side, and its arc if it is curved. */
function sideAt(corners: Corners, side: number) {
  const [x, y, bulge] = corners[side] ?? NOWHERE;
  const [endX, endY] = corners[(side + 1) % corners.length] ?? NOWHERE;
  const [from, to] = [
    { x, y, bulge },
    { x: endX, y: endY, bulge: 0 },
  ];
  return { from, to, arc: bulged([from, to])[0]?.arc };
}

/** Returns the middle of a side: of a straight line, or along an arc. */
export function middleOf(corners: Corners, side: number): Point {
  const { from, to, arc } = sideAt(corners, side);
  return arc ? pointOn(arc, arc.start + arc.sweep / 2) : pointBetween(from, to, 0.5);
}

/**
 * Returns the bulge of a side whose middle is as far from the chord as a point, from −1 to 1. The point may lie anywhere
 * along the side.
 */
export function bulgeTowards(corners: Corners, side: number, { x, y }: Point): number {
  const { from, to } = sideAt(corners, side);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy;
  if (squared === 0) return 0;
  // The distance of the point from the chord, to the left of its direction, in parts of half the chord.
  return clamp((2 * (dy * (x - from.x) - dx * (y - from.y))) / squared, -1, 1);
}

/** Returns the corners moved into the block. Arcs that would leave the block become flatter. */
export function insideBlock(corners: Corners): OutlineCorner[] {
  const inside = corners.map(([x, y, bulge]) =>
    cornerAt(clamp(x, 0, LIMITS.blockSpace), clamp(y, 0, LIMITS.blockSpace), bulge),
  );
  return inside.map(([x, y, bulge], i) => {
    if (bulge === 0) return cornerAt(x, y, 0);
    const [endX, endY] = inside[(i + 1) % inside.length] ?? [x, y];
    const fits = (least: number) => {
      const around = boundsOf(
        bulged([
          { x, y, bulge: least },
          { x: endX, y: endY, bulge: 0 },
        ]),
      );
      const [right, bottom] = [around.x + around.width, around.y + around.height];
      return (
        Math.min(around.x, around.y) >= -ROUNDED && Math.max(right, bottom) <= LIMITS.blockSpace + ROUNDED
      );
    };
    return cornerAt(x, y, greatestBulge(bulge, fits));
  });
}

/** Rounding may move a point over the block’s edge by less than this distance, in block units. */
const ROUNDED = 0.00004;

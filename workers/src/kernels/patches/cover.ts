import {
  boxOfPoints,
  contains,
  cornersOfBox,
  intersection,
  type Box,
} from '@quiltwright/shared/geometry/box';
import {
  convexContains,
  convexIntersection,
  convexPenetration,
} from '@quiltwright/shared/geometry/combining/convex';
import { isAsDrawn, pointAsDrawn } from '@quiltwright/shared/geometry/orientation';
import { polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { unionArea } from '@quiltwright/shared/geometry/combining/union-area';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { cornersOfCopy, type CopyBox } from '../expand/boxes';
import { union } from './lattice/boolean';
import { ringArea } from './lattice/chords';
import { SAME_INCHES } from '@quiltwright/shared/quilting/grain/square-triangle';
import { ringOf } from './lattice/lattice';

/** A part of a block that another block covers: a box or, with `corners`, a convex polygon in this box. */
export interface Cover extends Box {
  /** The corners, clockwise as seen; only if the part isn't the box itself. */
  corners?: readonly Point[];
}

/** Returns the corners of a cover, clockwise as seen. */
export function cornersOfCover(cover: Cover): readonly Point[] {
  return cover.corners ?? cornersOfBox(cover);
}

/** Returns the part of a copy of a block that another copy covers, in inches. Null if it covers nothing. */
export function coverOf(other: CopyBox, copy: CopyBox): Cover | null {
  const shared = intersection(other, copy);
  if (!shared || shared.width <= SAME_INCHES || shared.height <= SAME_INCHES) return null;
  if (!other.corners && !copy.corners) return shared;
  const [one, another] = [cornersOfCopy(other), cornersOfCopy(copy)];
  if (convexPenetration(one, another) <= SAME_INCHES) return null;
  const corners = convexIntersection(one, another);
  return corners.length === 0 ? null : { ...boxOfPoints(corners), corners };
}

/** True if a cover hides all of a copy of a block. */
export function coversWhole(cover: Cover, copy: CopyBox): boolean {
  if (!cover.corners) return contains(cover, copy, SAME_INCHES);
  return convexContains(cover.corners, cornersOfCopy(copy), SAME_INCHES);
}

/** True if a cover lies inside another one. */
export function isUnder(wider: Cover, cover: Cover): boolean {
  if (!wider.corners) return contains(wider, cover, SAME_INCHES);
  return convexContains(wider.corners, cornersOfCover(cover), SAME_INCHES);
}

/**
 * Converts covers of a copy from inches in the quilt to units of its block, as the block was drawn. Rounds them to a
 * thousandth, so that equal copies compare as equal.
 */
export function inBlock(parts: readonly Cover[], copy: CopyBox, placement: Placement): Cover[] {
  const { blockWidth: width, blockHeight: height } = placement;
  const [x, y] = [copy.x + (copy.width - width) / 2, copy.y + (copy.height - height) / 2];
  const across = (inches: number) => Math.round((inches * LIMITS.blockSpace * 1000) / width) / 1000;
  const down = (inches: number) => Math.round((inches * LIMITS.blockSpace * 1000) / height) / 1000;
  const unitsOf = (part: Cover): Cover => {
    if (isAsDrawn(placement) && !part.corners)
      return {
        x: across(part.x - x),
        y: down(part.y - y),
        width: across(part.width),
        height: down(part.height),
      };
    const drawn = { x, y, width, height };
    const corners = cornersOfCover(part).map((corner) => {
      const at = pointAsDrawn(corner, drawn, placement);
      return { x: across(at.x - x), y: down(at.y - y) };
    });
    const box = boxOfPoints(corners);
    return part.corners ? { ...box, corners } : box;
  };
  return parts.map(unitsOf).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Returns the numbers of a cover. They are the same for equal covers. */
export function numbersOf({ x, y, width, height, corners = [] }: Cover): number[] {
  return [x, y, width, height, ...corners.flatMap((corner) => [corner.x, corner.y])];
}

/** Returns the area that covers hide together, in the square of their unit. */
export function coversArea(covers: readonly Cover[]): number {
  if (!covers.some(({ corners }) => corners)) return unionArea(covers);
  return ringArea(union(covers.map((cover) => ringOf(polygon(cornersOfCover(cover))))));
}

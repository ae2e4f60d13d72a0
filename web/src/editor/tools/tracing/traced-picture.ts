import type { Box } from '@quiltwright/shared/geometry/box';
import { clamp } from '@quiltwright/shared/geometry/interval';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';

/** A picture that a quilter laid over the block to draw along it. It is no part of the block, and is never sent. */
export interface TracedPicture {
  /** The name of its file. */
  name: string;
  picture: HTMLCanvasElement;
  /** Its place, in block units. It may extend beyond the block. */
  box: Box;
  /** From 0, invisible, to 1. */
  opacity: number;
  isShown: boolean;
}

const SIDE = LIMITS.blockSpace;
/** The shortest and the longest side of a picture, in block units. */
const sides = { min: 20, max: 10 * SIDE };
/** The least part of a picture that stays over the block, across and down, in block units. */
const LEAST_SEEN = 20;

/**
 * Returns the largest place in the middle of the block at which a picture is seen whole, with its own proportions.
 * @param unit the number of inches in a block unit, across and down
 */
export function fittedBox({ width, height }: { width: number; height: number }, unit: Point): Box {
  // The number of inches that a pixel of the picture takes.
  const pixel = Math.min((SIDE * unit.x) / width, (SIDE * unit.y) / height);
  const size = { width: (width * pixel) / unit.x, height: (height * pixel) / unit.y };
  return { x: (SIDE - size.width) / 2, y: (SIDE - size.height) / 2, ...size };
}

/** Returns the box moved so far that the picture can still be seen and taken. */
export function boxInSight({ x, y, width, height }: Box): Box {
  const within = (start: number, size: number) => clamp(start, LEAST_SEEN - size, SIDE - LEAST_SEEN);
  return { x: within(x, width), y: within(y, height), width, height };
}

/** Returns the box with another width and the same proportions. Its top left corner stays in place. */
export function boxOfWidth({ x, y, width, height }: Box, wanted: number): Box {
  const least = Math.max(sides.min / width, sides.min / height);
  const most = Math.min(sides.max / width, sides.max / height);
  const factor = clamp(wanted / width, Math.min(least, most), most);
  return boxInSight({ x, y, width: width * factor, height: height * factor });
}

/** True if a picture can have this size. */
export function isPictureSize({ width, height }: Box): boolean {
  return [width, height].every((side) => side >= sides.min && side <= sides.max);
}

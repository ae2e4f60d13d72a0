import { boxOfPoints, union, type Box } from '@quiltwright/shared/geometry/box';
import { areaOf, polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/** The greatest distance, in inches, between an edge and the line that it lies on, because of rounding. */
const HAIR = 0.005;
/**
 * The least number of strips around the middle of a block that is sewn in rounds. Blocks with fewer strips are sewn in
 * rows.
 */
const LEAST = 4;

/**
 * Returns the order in which a block is sewn from its middle out, like a Log Cabin. The first entry has the indexes of
 * the patches in the middle. Each further entry has the index of one strip, which is as long as one side of the part
 * sewn so far. Null for a block that isn't sewn in this way.
 */
export function roundsOf(patches: readonly { corners: readonly Point[] }[]): number[][] | null {
  let left = patches.map(({ corners }, index) => ({ index, box: boxOfPoints(corners), corners }));
  const strips: { index: number; isLevel: boolean }[] = [];
  while (left.length > 1) {
    const whole = union(left.map(({ box }) => box));
    if (!whole) break;
    // If the middle is as wide as the strip beside it, both lie along a whole side. The thinner of the two is the
    // strip.
    const [strip] = left
      .filter(({ box, corners }) => isRectangle(corners, box) && wayOf(box, whole) !== null)
      .sort((a, b) => thicknessOf(a.box) - thicknessOf(b.box));
    if (!strip) break;
    strips.push({ index: strip.index, isLevel: wayOf(strip.box, whole) === 'level' });
    left = left.filter((patch) => patch !== strip);
  }
  const isAround = strips.some(({ isLevel }) => isLevel) && strips.some(({ isLevel }) => !isLevel);
  if (!isAround || strips.length < LEAST) return null;
  return [left.map(({ index }) => index), ...strips.reverse().map(({ index }) => [index])];
}

/** Returns the direction of a box that lies along a whole side of the box `whole`, inside it. Null for other boxes. */
function wayOf(box: Box, whole: Box): 'level' | 'upright' | null {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const isAt = (a: number, b: number) => Math.abs(a - b) < HAIR;
  const [isLeft, isTop] = [isAt(box.x, whole.x), isAt(box.y, whole.y)];
  const [isRight, isBottom] = [isAt(right, whole.x + whole.width), isAt(bottom, whole.y + whole.height)];
  if (isLeft && isRight && (isTop || isBottom)) return 'level';
  return isTop && isBottom && (isLeft || isRight) ? 'upright' : null;
}

function thicknessOf({ width, height }: Box): number {
  return Math.min(width, height);
}

function isRectangle(corners: readonly Point[], { width, height }: Box): boolean {
  return Math.abs(areaOf(polygon(corners)) - width * height) < HAIR * (width + height);
}

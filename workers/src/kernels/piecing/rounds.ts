import { areaOf, boundsOf, polygon, type Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/** Inches by which edges may miss a line from rounding. */
const HAIR = 0.005;
/** Fewer strips around a middle are rows. */
const LEAST = 4;

/**
 * The steps in which a block is sewn from its middle out, as a Log Cabin is: indices of the patches of its middle, then of
 * one strip a step, each as long as all before it. Null for a block that isn't sewn so.
 */
export function roundsOf(patches: readonly { corners: readonly Point[] }[]): number[][] | null {
  let left = patches.map(({ corners }, index) => ({ index, box: boundsOf(polygon(corners)), corners }));
  const strips: { index: number; isLevel: boolean }[] = [];
  while (left.length > 1) {
    const whole = unionOf(left.map(({ box }) => box));
    // A middle that is as wide as the strip on it lies along a side, too: the thinner one is the strip.
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

/** Whether a box lies along a whole side of what there is, and which way; null where it doesn't. */
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

function unionOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

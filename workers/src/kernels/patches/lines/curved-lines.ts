import { boxBetween, touches, type Box } from '@quiltwright/shared/geometry/box';
import { crossings, flattened, outlineContains, type Outline } from '@quiltwright/shared/geometry/outline';
import { pointBetween, type Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { GROUND, OUTSIDE, type Line } from './line';

/** The greatest distance between a curve and the chords that replace it, in block units. */
const SAGITTA = 0.1;
/**
 * To find which shapes are beside a chord, points at this distance from it are tested, in block units. The distance is
 * greater than `SAGITTA`, so that the points aren't between the chord and its curve.
 */
const BESIDE = 0.2;

/**
 * Returns the visible part of the outline of an appliqué shape, with chords for its curves.
 * @param outlines all shapes of the block; later shapes lie over earlier shapes
 * @param bounds the box around each shape
 * @param shape the index of the appliqué shape
 */
export function curvedLines(outlines: readonly Outline[], bounds: readonly Box[], shape: number): Line[] {
  const outline = outlines[shape] ?? [];
  const around = touching(bounds, bounds[shape]);
  const points = flattened(outline, SAGITTA);
  const lines: Line[] = [];
  let cover: number | undefined;
  let from = points.at(-1) ?? { x: 0, y: 0 };
  for (const to of points) {
    const start = from;
    from = to;
    const hides = (other: number) => {
      const over = outlines[other] ?? [];
      return (
        outlineContains(over, start) && outlineContains(over, to) && outlineContains(over, middle(start, to))
      );
    };
    // A shape that hides one chord usually hides the following chord too.
    if (cover !== undefined && hides(cover)) continue;
    const near = touching(bounds, boxBetween(start, to), around);
    cover = last(near, (other) => other > shape && hides(other));
    if (cover === undefined) lines.push(...seenOf(outlines, near, shape, start, to));
  }
  return lines;
}

/**
 * Returns the parts of a chord along which `shape` is visible, with the shapes beside each part.
 * @param near indexes of the shapes that may be beside the chord
 */
function seenOf(
  outlines: readonly Outline[],
  near: readonly number[],
  shape: number,
  from: Point,
  to: Point,
): Line[] {
  const cuts = near
    .filter((other) => other !== shape)
    .flatMap((other) => crossings(from, to, outlines[other] ?? []));
  const ends = [...cuts.sort((a, b) => a - b), 1].map((t) => pointBetween(from, to, t));
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const aside = BESIDE / Math.hypot(dx, dy);
  const lines: Line[] = [];
  let start = from;
  for (const end of ends) {
    const { x, y } = middle(start, end);
    const right = topmost(outlines, near, { x: x - dy * aside, y: y + dx * aside });
    const left = topmost(outlines, near, { x: x + dy * aside, y: y - dx * aside });
    if (right === shape && left !== shape) lines.push({ from: start, to: end, right, left });
    start = end;
  }
  return lines;
}

function topmost(outlines: readonly Outline[], near: readonly number[], point: Point): number {
  const { x, y } = point;
  if (x < 0 || y < 0 || x > LIMITS.blockSpace || y > LIMITS.blockSpace) return OUTSIDE;
  return last(near, (other) => outlineContains(outlines[other] ?? [], point)) ?? GROUND;
}

function last(numbers: readonly number[], suits: (number: number) => boolean): number | undefined {
  for (let i = numbers.length - 1; i >= 0; i--) {
    const number = numbers[i];
    if (number !== undefined && suits(number)) return number;
  }
  return undefined;
}

function middle(a: Point, b: Point): Point {
  return pointBetween(a, b, 0.5);
}

/**
 * Returns the indexes of the shapes whose bounds touch `box` or are at most `BESIDE` away, in rising order.
 * @param among indexes to search; if left out, all shapes are searched
 */
function touching(bounds: readonly Box[], box: Box | undefined, among?: readonly number[]): number[] {
  if (!box) return [];
  const isNear = (other: Box | undefined) => other !== undefined && touches(box, other, BESIDE);
  if (among) return among.filter((index) => isNear(bounds[index]));
  return bounds.flatMap((other, index) => (isNear(other) ? [index] : []));
}

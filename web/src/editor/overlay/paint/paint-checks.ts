import { boxOfPoints, overlaps, type Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { boxOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import type { Gap } from '@quiltwright/shared/quilting/shapes/gap';
import type { Checks } from '@quiltwright/workers/kernels/checks/check-types';
import { boxInPixels, type CanvasScale } from '../../tools/canvas-scale';
import { crisp } from './crisp';
import type { MarkInk } from './ink';
import { signPlace } from './sign-place';

/** A gap (an area of the block without fabric) with the box around it, in block units. */
export interface BoxedGap extends Pick<Gap, 'outline' | 'holes'> {
  box: Box;
}

export interface ChecksPicture {
  checks: Checks;
  /** The areas of the block without fabric, each with the box around it in block units. */
  gaps: readonly BoxedGap[];
  shapes: readonly Shape[];
  scale: CanvasScale;
  /** The number of device pixels in a CSS pixel. */
  ratio: number;
  ink: MarkInk;
}

/** The greatest number of visible gaps that are hatched. With more gaps in view, each is filled with a plain colour. */
const MOST_HATCHED = 2_000;
/**
 * The distance between the lines of the hatching, in pixels. `SIGN` is the radius of a warning sign, and `DOT` the
 * radius of a dot.
 */
const HATCH = 9;
const SIGN = 10;
const DOT = 4;
const DASH = [5, 4];
/**
 * The shortest distance, in pixels, from the middle of a warning sign to the edge of its gap. The handles of a selected
 * shape beside the gap need this space. A smaller gap has no sign.
 */
const SIGN_SPACE = 1.5 * SIGN;

/** Returns the gaps that the checks found, each with the box around it. */
export function boxedGaps({ gaps }: Checks): BoxedGap[] {
  return gaps.map((gap) => ({ ...gap, box: boxOfPoints(gap.outline) }));
}

/**
 * Hatches the gaps of a block. Puts dots on shapes that are hidden, and on shapes that overlap other shapes of their
 * layer.
 */
export function paintChecks(context: CanvasRenderingContext2D, picture: ChecksPicture): void {
  context.save();
  paintGaps(context, picture);
  paintDots(context, picture);
  context.restore();
}

/**
 * Hatches all gaps with a single path. Every move of the pointer repaints the gaps, and a thousand paths would take
 * too long. With more than `MOST_HATCHED` gaps in view, as in a plaid of strips, fills the box of each gap instead.
 */
export function paintGaps(
  context: CanvasRenderingContext2D,
  { gaps, scale, ratio, ink }: Pick<ChecksPicture, 'gaps' | 'scale' | 'ratio' | 'ink'>,
): void {
  const [width, height] = [context.canvas.width / ratio, context.canvas.height / ratio];
  const canvas = { x: 0, y: 0, width, height };
  const seen = gaps
    .map((gap) => ({ gap, box: boxInPixels(gap.box, scale) }))
    .filter(({ box }) => overlaps(box, canvas));
  if (seen.length === 0) return;
  context.strokeStyle = context.fillStyle = ink.problem;
  context.lineWidth = crisp(1, ratio).width;
  context.save();
  context.globalAlpha = 0.4;
  if (seen.length > MOST_HATCHED) {
    for (const { box } of seen) context.fillRect(box.x, box.y, box.width, box.height);
    context.restore();
    return;
  }
  context.beginPath();
  for (const { gap } of seen) for (const loop of [gap.outline, ...gap.holes]) trace(context, loop, scale);
  context.save();
  context.globalAlpha = 1;
  context.setLineDash(DASH);
  context.stroke();
  context.restore();
  context.clip('evenodd');
  context.beginPath();
  // The diagonal lines of the hatch are the same in all gaps.
  for (let at = HATCH; at < width + height; at += HATCH) {
    context.moveTo(at, 0);
    context.lineTo(at - height, height);
  }
  context.stroke();
  context.restore();
  for (const { gap, box } of seen) {
    if (Math.min(box.width, box.height) < 2 * SIGN_SPACE) continue;
    const { at, clearance } = signPlace(gap);
    if (clearance * Math.min(scale.unit.x, scale.unit.y) >= SIGN_SPACE)
      paintSign(context, scale.pixels(at), ink);
  }
}

/**
 * Adds a closed loop to the path. A last line closes the loop, because `closePath` makes browsers search the whole
 * path.
 */
function trace(context: CanvasRenderingContext2D, loop: readonly Point[], { pixels }: CanvasScale): void {
  const end = loop.at(-1);
  if (!end) return;
  const { x, y } = pixels(end);
  context.moveTo(x, y);
  for (const corner of loop) {
    const to = pixels(corner);
    context.lineTo(to.x, to.y);
  }
}

function paintSign(context: CanvasRenderingContext2D, { x, y }: Point, { problem, halo }: MarkInk): void {
  context.beginPath();
  context.arc(x, y, SIGN, 0, 2 * Math.PI);
  context.fillStyle = problem;
  context.fill();
  context.fillStyle = halo;
  context.fillRect(x - 1, y - 5, 2, 6);
  context.fillRect(x - 1, y + 3, 2, 2);
}

function paintDots(
  context: CanvasRenderingContext2D,
  { checks: { hidden, overlapping }, shapes, scale, ratio, ink: { problem, halo } }: ChecksPicture,
): void {
  const marked = new Set([...hidden, ...overlapping]);
  if (marked.size === 0) return;
  context.beginPath();
  for (const shape of shapes) {
    if (!marked.has(shape.shapeNum)) continue;
    const { x, y, width, height } = boxInPixels(boxOf(shape), scale);
    context.moveTo(x + width / 2 + DOT, y + height / 2);
    context.arc(x + width / 2, y + height / 2, DOT, 0, 2 * Math.PI);
  }
  context.fillStyle = halo;
  context.fill();
  context.strokeStyle = problem;
  context.lineWidth = crisp(1.5, ratio).width;
  context.stroke();
}

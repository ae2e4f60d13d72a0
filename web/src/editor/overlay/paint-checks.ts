import { boundsOf, crossings, polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Shape } from '@quiltwright/shared/quilting/shape';
import { boxOf } from '@quiltwright/shared/quilting/shape-outlines';
import type { Checks, Gap } from '@quiltwright/workers/kernels/checks/check-types';
import { boxInPixels, type CanvasScale } from '../tools/canvas-scale';
import { crisp } from './crisp';
import type { MarkInk } from './ink';

export interface ChecksPicture {
  checks: Checks;
  shapes: readonly Shape[];
  scale: CanvasScale;
  /** Device pixels a CSS pixel. */
  ratio: number;
  ink: MarkInk;
}

/** Pixels: between the lines of a hatch, the radius of a sign and of a dot. */
const HATCH = 9;
const SIGN = 10;
const DOT = 4;
const DASH = [5, 4];

/** Hatches what isn't covered, and dots the shapes that are hidden or lie over others of their layer. */
export function paintChecks(context: CanvasRenderingContext2D, picture: ChecksPicture): void {
  context.save();
  for (const gap of picture.checks.gaps) paintGap(context, picture, gap);
  paintDots(context, picture);
  context.restore();
}

function paintGap(
  context: CanvasRenderingContext2D,
  { scale, ratio, ink: { mend, halo } }: ChecksPicture,
  gap: Gap,
) {
  const { x, y, width, height } = boxInPixels(boundsOf(polygon(gap.outline)), scale);
  context.save();
  context.beginPath();
  for (const loop of [gap.outline, ...gap.holes]) {
    loop.forEach((corner, index) => {
      const { x: left, y: top } = scale.pixels(corner);
      if (index === 0) context.moveTo(left, top);
      else context.lineTo(left, top);
    });
    context.closePath();
  }
  context.strokeStyle = mend;
  context.lineWidth = crisp(1, ratio).width;
  context.setLineDash(DASH);
  context.stroke();
  context.setLineDash([]);
  context.clip('evenodd');
  context.globalAlpha = 0.4;
  context.beginPath();
  // Lines that lie on the same diagonals for all gaps.
  for (let at = Math.ceil((x + y) / HATCH) * HATCH; at < x + y + width + height; at += HATCH) {
    context.moveTo(at - y, y);
    context.lineTo(at - y - height, y + height);
  }
  context.stroke();
  context.restore();
  if (Math.min(width, height) < 3 * SIGN) return;
  const { x: left, y: top } = scale.pixels(middleOf(gap));
  context.beginPath();
  context.arc(left, top, SIGN, 0, 2 * Math.PI);
  context.fillStyle = mend;
  context.fill();
  context.fillStyle = halo;
  context.fillRect(left - 1, top - 5, 2, 6);
  context.fillRect(left - 1, top + 3, 2, 2);
}

/** The middle of the widest stretch of a gap at half of its height. */
function middleOf({ outline, holes }: Gap): Point {
  const { x, y, width, height } = boundsOf(polygon(outline));
  const middle = y + height / 2;
  const [from, to] = [
    { x: x - 1, y: middle },
    { x: x + width + 1, y: middle },
  ];
  const ends = [outline, ...holes]
    .flatMap((loop) => crossings(from, to, polygon(loop)))
    .sort((a, b) => a - b);
  let best = { at: 0.5, length: 0 };
  for (let i = 1; i < ends.length; i += 2) {
    const [start = 0, end = 0] = [ends[i - 1], ends[i]];
    if (end - start > best.length) best = { at: (start + end) / 2, length: end - start };
  }
  return { x: from.x + (to.x - from.x) * best.at, y: middle };
}

function paintDots(
  context: CanvasRenderingContext2D,
  { checks: { hidden, overlapping }, shapes, scale, ratio, ink: { mend, halo } }: ChecksPicture,
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
  context.strokeStyle = mend;
  context.lineWidth = crisp(1.5, ratio).width;
  context.stroke();
}

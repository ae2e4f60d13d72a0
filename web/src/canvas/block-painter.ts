import { unitOutline } from '@quiltwright/shared/geometry/outline';
import type { ShapeType } from '@quiltwright/shared/quilting/shape';
import { SHAPE_STRIDE, type SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import { clothFill } from './cloth-fill';
import { PAPER, type Cloth } from './cloth-store';
import { seamsOf, type Seams } from './seams';

/** A rectangle of the target, in its pixels. */
export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Drawn width of a seam, in inches, and its ink; the same for edges of blocks and borders. */
export const SEAM_WIDTH = 1 / 22;
export const SEAM_INK = 'rgb(31 42 68 / 0.13)';
/** Uncoloured patches have nothing else to be told apart by. */
const OUTLINE_INK = 'rgb(31 42 68 / 0.4)';
/** Thinner seams don't show. */
const THINNEST_SEAM = 0.2;

const seamsOfBlocks = new WeakMap<SceneBlock, Seams>();

/**
 * Paints a block into `box` and nowhere else: its shapes bottom first, in cloth at true scale from
 * the block's corner, then the seams.
 * @param pixel what a pixel of the screen measures in the target: 2 where it is drawn to be halved
 */
export function paintBlock(
  context: CanvasRenderingContext2D,
  block: SceneBlock,
  box: PixelBox,
  cloth: (fabricNum: number) => Cloth,
  pixel: number,
): void {
  const { shapes } = block;
  const across = box.width / block.width;
  const down = box.height / block.height;
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.fillStyle = PAPER.colour;
  context.fillRect(box.x, box.y, box.width, box.height);
  context.lineJoin = 'round';
  // Every shape reaches half a pixel under its neighbours, or what lies below would shine through
  // where two smoothed edges meet.
  context.lineWidth = 1;
  for (let at = 0; at < shapes.length; at += SHAPE_STRIDE) {
    const fill = clothFill(context, cloth(shapes[at + 5] ?? 0), box.x, box.y, across, down);
    context.fillStyle = context.strokeStyle = fill;
    context.beginPath();
    traceShape(context, shapes, at, box);
    context.fill();
    context.stroke();
  }
  paintSeams(context, block, box, across, pixel);
  context.restore();
}

/** The block's edge and its seams, where they are wide enough to be seen. */
function paintSeams(
  context: CanvasRenderingContext2D,
  block: SceneBlock,
  box: PixelBox,
  across: number,
  pixel: number,
): void {
  const width = SEAM_WIDTH * across;
  const coloured = block.shapes.some((value, i) => i % SHAPE_STRIDE === 5 && value !== 0);
  const seams = seamsOfBlocks.get(block) ?? seamsOf(block.shapes);
  seamsOfBlocks.set(block, seams);
  context.lineCap = 'round';
  if (width >= THINNEST_SEAM * pixel) {
    context.strokeStyle = SEAM_INK;
    context.lineWidth = width;
    context.beginPath();
    traceLines(context, seams.cloth, box);
    if (coloured) context.rect(box.x, box.y, box.width, box.height);
    context.stroke();
  }
  context.strokeStyle = OUTLINE_INK;
  context.lineWidth = Math.max(width, pixel);
  context.beginPath();
  traceLines(context, seams.paper, box);
  if (!coloured) {
    const inset = pixel / 2;
    context.rect(box.x + inset, box.y + inset, box.width - pixel, box.height - pixel);
  }
  context.stroke();
}

function traceShape(
  context: CanvasRenderingContext2D,
  shapes: Float32Array,
  at: number,
  box: PixelBox,
): void {
  const type = shapes[at] as ShapeType;
  const x = box.x + ((shapes[at + 1] ?? 0) * box.width) / 1000;
  const y = box.y + ((shapes[at + 2] ?? 0) * box.height) / 1000;
  const width = ((shapes[at + 3] ?? 0) * box.width) / 1000;
  const height = ((shapes[at + 4] ?? 0) * box.height) / 1000;
  const outline = unitOutline(type);
  if (!outline) {
    context.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
    return;
  }
  for (const point of outline) context.lineTo(x + point.x * width, y + point.y * height);
  context.closePath();
}

function traceLines(context: CanvasRenderingContext2D, lines: readonly number[], box: PixelBox): void {
  const x = (units: number | undefined) => box.x + ((units ?? 0) * box.width) / 1000;
  const y = (units: number | undefined) => box.y + ((units ?? 0) * box.height) / 1000;
  for (let i = 0; i < lines.length; i += 4) {
    context.moveTo(x(lines[i]), y(lines[i + 1]));
    context.lineTo(x(lines[i + 2]), y(lines[i + 3]));
  }
}

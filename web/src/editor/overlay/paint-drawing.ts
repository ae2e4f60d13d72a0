import { flattened, placed, type Box, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Guide } from '@quiltwright/shared/geometry/snap';
import { move, transformed, type Transform } from '@quiltwright/shared/geometry/transform';
import { DEFAULTS, LIMITS } from '@quiltwright/shared/limits';
import { outlineOf, unitOutline } from '@quiltwright/shared/quilting/shape-outlines';
import { freeShapes, selectedShapes, type Drawing } from '../../model/created-block/drawing';
import { partnersOf } from '../../model/created-block/links';
import { boxAround } from '../../model/created-block/reshape';
import { symmetries, type Image } from '../../model/created-block/symmetry';
import type { DrawingMarks } from '../tools/drawing-marks';
import { boxInPixels, type BlockScale } from '../tools/drawing-table';
import { handlesOf } from '../tools/handles';
import { crisp } from './crisp';
import type { MarkInk } from './ink';
import { paintLabel } from './label';

export interface DrawingPicture {
  drawing: Drawing;
  marks: DrawingMarks;
  scale: BlockScale;
  /** Device pixels a CSS pixel. */
  ratio: number;
  ink: MarkInk;
  /** Pixels of a side of a handle; 0 for none. */
  handle: number;
  /** How lengths and sizes, in inches, are written. */
  lengthOf: (inches: number) => string;
  sizeOf: (width: number, height: number) => string;
  /** What a fabric, by its number, is shown as. */
  colourOf: (fabric: number) => string;
}

/** Pixels: lines around shapes, around what is selected, and their halo on both sides together. */
const LINE = { outline: 1.5, guide: 1, halo: 2 };
/** Pixels that chords may leave a curve by. */
const SAGITTA = 0.25;
/** Pixels: half of the ends of a gap, the corners of handles, between a box and its label. */
const TICK = 5;
const HANDLE_CORNER = 2.5;
const LABEL_GAP = 18;
/** Pixels at the foot where labels would lie beneath the zoom bar. */
const FOOT = 76;
const DASH = [4, 3];
/** Pixels by which an axis goes on beyond the block, and its dashes. */
const AXIS_END = 14;
const AXIS_DASH = [8, 5];

/** Where each mirror has its axis, in a block of side 1. */
const axes: Partial<Record<Image, readonly [Point, Point]>> = {
  across: [
    { x: 0.5, y: 0 },
    { x: 0.5, y: 1 },
  ],
  down: [
    { x: 0, y: 0.5 },
    { x: 1, y: 0.5 },
  ],
  diagonal: [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ],
  antidiagonal: [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ],
};

/** Paints what is selected, held and aligned over the picture of a block. */
export function paintDrawing(context: CanvasRenderingContext2D, picture: DrawingPicture): void {
  const { marks } = picture;
  context.save();
  context.lineJoin = context.lineCap = 'round';
  paintAxes(context, picture);
  paintGhosts(context, picture);
  paintSelection(context, picture);
  for (const guide of marks.guides) paintGuide(context, picture, guide);
  if (marks.marquee) paintMarquee(context, picture, marks.marquee);
  context.restore();
}

/** The lines in which a symmetry mirrors, and the middle about which it turns. */
function paintAxes(context: CanvasRenderingContext2D, picture: DrawingPicture): void {
  const { drawing, scale } = picture;
  const lines = symmetries[drawing.symmetry].flatMap((image) => {
    const axis = axes[image];
    return axis ? [axis] : [];
  });
  const middle = scale.pixels({ x: LIMITS.blockSpace / 2, y: LIMITS.blockSpace / 2 });
  context.beginPath();
  for (const [from, to] of lines) {
    for (const [index, end] of [from, to].entries()) {
      const { x, y } = scale.pixels({ x: end.x * LIMITS.blockSpace, y: end.y * LIMITS.blockSpace });
      const far = 1 + AXIS_END / Math.max(1, Math.hypot(x - middle.x, y - middle.y));
      const at = { x: middle.x + (x - middle.x) * far, y: middle.y + (y - middle.y) * far };
      if (index === 0) context.moveTo(at.x, at.y);
      else context.lineTo(at.x, at.y);
    }
  }
  stroke(context, picture, LINE.outline, AXIS_DASH);
  if (drawing.symmetry === 'none' || lines.length === 1) return;
  context.beginPath();
  context.arc(middle.x, middle.y, TICK, 0, 2 * Math.PI);
  context.fillStyle = picture.ink.halo;
  context.fill();
  stroke(context, picture, LINE.outline);
}

function paintGhosts(context: CanvasRenderingContext2D, picture: DrawingPicture): void {
  const { marks, colourOf } = picture;
  marks.ghosts.forEach(({ type, box, fabric, isOutline }, index) => {
    const outline = placed(unitOutline(type), box);
    context.beginPath();
    trace(context, picture, outline, null, LINE.outline);
    if (!isOutline) {
      context.globalAlpha = 0.85;
      context.fillStyle = colourOf(fabric);
      context.fill();
      context.globalAlpha = 1;
    }
    // Those after the first are copies, and beside what is moved all are partners.
    const isCopy = index > 0 || marks.selected !== null;
    if (marks.cells.length === 0) stroke(context, picture, LINE.outline, isCopy ? DASH : []);
  });
  for (const cell of marks.copies) {
    context.beginPath();
    traceBox(context, picture, cell, LINE.outline);
    stroke(context, picture, LINE.outline, DASH);
  }
  for (const cell of marks.cells) {
    context.beginPath();
    traceBox(context, picture, cell, LINE.outline);
    stroke(context, picture, LINE.outline);
  }
  const [ghost] = marks.ghosts;
  if (ghost && marks.cells.length === 0 && !marks.selected) paintSize(context, picture, ghost.box, 1);
}

function paintSelection(context: CanvasRenderingContext2D, picture: DrawingPicture): void {
  const { drawing, marks, handle } = picture;
  const shapes = selectedShapes(drawing);
  const caught =
    marks.caught.size > 0
      ? freeShapes(drawing.document.design).filter(({ shape }) => marks.caught.has(shape.shapeNum))
      : [];
  if (shapes.length === 0 && caught.length === 0) return;
  const partners = partnersOf(drawing);
  if (partners.length > 0) {
    context.beginPath();
    for (const shape of partners) trace(context, picture, outlineOf(shape), null, LINE.outline);
    stroke(context, picture, LINE.outline, DASH);
  }
  const width = highlightIn(picture);
  context.beginPath();
  for (const { shape } of shapes) trace(context, picture, outlineOf(shape), marks.selected, width);
  for (const { shape } of caught) trace(context, picture, outlineOf(shape), null, width);
  stroke(context, picture, width);
  if (shapes.length === 0 || marks.marquee) return;
  const box = boxMoved(boxAround(drawing), marks.selected);
  context.beginPath();
  traceBox(context, picture, box, LINE.outline);
  stroke(context, picture, LINE.outline);
  if (handle > 0) paintHandles(context, picture, box);
  paintSize(context, picture, box, shapes.length);
}

/** Pixels of the line around a selected shape: with its halo as wide as a highlight is, and never too thin to be seen. */
function highlightIn({ scale }: DrawingPicture): number {
  const highlight = DEFAULTS.highlight * Math.min(scale.unit.x, scale.unit.y);
  return Math.max(LINE.outline, Math.round(highlight) - LINE.halo);
}

function paintHandles(context: CanvasRenderingContext2D, picture: DrawingPicture, box: Box): void {
  const { scale, ratio, ink, handle } = picture;
  const line = crisp(LINE.outline, ratio);
  context.beginPath();
  for (const { at } of handlesOf(boxInPixels(box, scale), handle)) {
    const [left, top] = [line.at(at.x - handle / 2), line.at(at.y - handle / 2)];
    context.roundRect(left, top, handle, handle, HANDLE_CORNER);
  }
  context.fillStyle = ink.halo;
  context.fill();
  context.strokeStyle = ink.selection;
  context.lineWidth = line.width;
  context.stroke();
}

function paintSize(
  context: CanvasRenderingContext2D,
  picture: DrawingPicture,
  box: Box,
  count: number,
): void {
  const { drawing, scale, ratio, ink, sizeOf } = picture;
  const { blockWidth, blockHeight } = drawing.document.design.block;
  const size = sizeOf(
    (box.width * blockWidth) / LIMITS.blockSpace,
    (box.height * blockHeight) / LIMITS.blockSpace,
  );
  const { x, y, width, height } = boxInPixels(box, scale);
  const lowest = context.canvas.height / ratio - FOOT;
  const [below, within] = [y + height + LABEL_GAP, Math.min(y + height - LABEL_GAP, lowest)];
  const text = count > 1 ? `${count} shapes, ${size}` : size;
  paintLabel(context, text, { x: x + width / 2, y: below <= lowest ? below : within }, ink.selection, ink);
}

function paintGuide(
  context: CanvasRenderingContext2D,
  picture: DrawingPicture,
  { kind, from, to }: Guide,
): void {
  const { scale, ratio, ink, drawing, lengthOf } = picture;
  const line = crisp(LINE.guide, ratio);
  const [start, end] = [scale.pixels(from), scale.pixels(to)].map(({ x, y }) => ({
    x: line.at(x),
    y: line.at(y),
  }));
  if (!start || !end) return;
  const isUpright = from.x === to.x;
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.lineTo(end.x, end.y);
  if (kind !== 'line') {
    const [across, down] = isUpright ? [TICK, 0] : [0, TICK];
    for (const { x, y } of [start, end]) {
      context.moveTo(x - across, y - down);
      context.lineTo(x + across, y + down);
    }
  }
  context.strokeStyle = ink.guide;
  context.lineWidth = line.width;
  context.stroke();
  if (kind === 'line') return;
  const { blockWidth, blockHeight } = drawing.document.design.block;
  const units = isUpright ? (to.y - from.y) * blockHeight : (to.x - from.x) * blockWidth;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  paintLabel(context, lengthOf(Math.abs(units) / LIMITS.blockSpace), middle, ink.guide, ink);
}

function paintMarquee(context: CanvasRenderingContext2D, picture: DrawingPicture, box: Box): void {
  const { ink, ratio } = picture;
  context.beginPath();
  traceBox(context, picture, box, LINE.guide);
  context.globalAlpha = 0.08;
  context.fillStyle = ink.selection;
  context.fill();
  context.globalAlpha = 1;
  context.setLineDash(DASH);
  context.strokeStyle = ink.selection;
  context.lineWidth = crisp(LINE.guide, ratio).width;
  context.stroke();
  context.setLineDash([]);
}

/** Strokes the path in blue, where told in dashes, with a white halo, so that it is seen on any cloth. */
function stroke(
  context: CanvasRenderingContext2D,
  { ink, ratio }: DrawingPicture,
  width: number,
  dash: readonly number[] = [],
): void {
  const line = crisp(width, ratio).width;
  context.strokeStyle = ink.halo;
  context.lineWidth = line + LINE.halo;
  context.stroke();
  context.strokeStyle = ink.selection;
  context.lineWidth = line;
  context.setLineDash([...dash]);
  context.stroke();
  context.setLineDash([]);
}

/** Adds an outline in block units to the path, where a transform takes it. */
function trace(
  context: CanvasRenderingContext2D,
  { scale, ratio }: DrawingPicture,
  outline: Outline,
  to: Transform | null,
  width: number,
): void {
  const { at } = crisp(width, ratio);
  const sagitta = SAGITTA / Math.max(scale.unit.x, scale.unit.y);
  flattened(outline, sagitta).forEach((corner, i) => {
    const { x, y } = scale.pixels(to ? transformed(corner, to) : corner);
    if (i === 0) context.moveTo(at(x), at(y));
    else context.lineTo(at(x), at(y));
  });
  context.closePath();
}

function traceBox(
  context: CanvasRenderingContext2D,
  { scale, ratio }: DrawingPicture,
  box: Box,
  width: number,
): void {
  const { at } = crisp(width, ratio);
  const { x, y } = scale.pixels(box);
  const end = scale.pixels({ x: box.x + box.width, y: box.y + box.height });
  context.rect(at(x), at(y), at(end.x) - at(x), at(end.y) - at(y));
}

/** Where a transform without turns takes a box. */
function boxMoved(box: Box, to: Transform | null): Box {
  const { a, d } = to ?? move(0, 0);
  const corner: Point = to ? transformed(box, to) : box;
  const [width, height] = [box.width * a, box.height * d];
  return {
    x: Math.min(corner.x, corner.x + width),
    y: Math.min(corner.y, corner.y + height),
    width: Math.abs(width),
    height: Math.abs(height),
  };
}

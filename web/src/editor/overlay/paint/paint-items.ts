import { normalised, type Box } from '@quiltwright/shared/geometry/box';
import { flattened, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Guide } from '@quiltwright/shared/geometry/snap';
import { move, transformed, type Transform } from '@quiltwright/shared/geometry/transform';
import { boxInPixels, type CanvasScale } from '../../tools/canvas-scale';
import { handlesOf } from '../../tools/items/handles';
import type { ItemMarks } from '../../tools/item-table';
import { crisp } from './crisp';
import type { MarkInk } from './ink';
import { paintLabel } from './label';

/** The common data for painting marks over the canvas. */
export interface MarksPicture {
  scale: CanvasScale;
  /** Inches in a unit, across and down. */
  unit: Point;
  /** Device pixels in a CSS pixel. */
  ratio: number;
  ink: MarkInk;
  /** Side of a handle in pixels; 0 for no handles. */
  handle: number;
  /** Format lengths and sizes, given in inches. */
  lengthOf: (inches: number) => string;
  sizeOf: (width: number, height: number) => string;
}

/** Lines around some items. */
export interface Outlined {
  /** Number of items. */
  count: number;
  /** Adds the lines to the path, after a transform, for a stroke of this width in pixels. */
  trace: (context: CanvasRenderingContext2D, to: Transform | null, width: number) => void;
}

/** The selected and held items. */
export interface ItemsPicture extends MarksPicture {
  marks: ItemMarks;
  /** The outlines of the selected items, and of those in the marquee. */
  selected: Outlined;
  caught: Outlined;
  /** Pixels of the line around these. */
  highlight: number;
  /** The box with the handles. */
  handled: Box;
  /** Returns a number of items in words: '3 shapes'. */
  countOf: (count: number) => string;
  /** True to show the size. */
  isMeasured: boolean;
}

/** Pixels: lines around items and the selection, guides, and halos on both sides together. */
export const LINE = { outline: 1.5, guide: 1, halo: 2 };
/** Chords leave a curve by no more than this, in pixels. */
const SAGITTA = 0.25;
/** Pixels: half of the end marks of a gap, the corners of handles, the distance of a label from its box. */
export const TICK = 5;
const HANDLE_CORNER = 2.5;
const LABEL_GAP = 18;
/** Pixels at the bottom where the zoom bar would cover labels. */
const FOOT = 76;
export const DASH = [4, 3];

/** Paints the selection, the held items and the guides over the canvas. */
export function paintItems(context: CanvasRenderingContext2D, picture: ItemsPicture): void {
  const { marks } = picture;
  paintSelection(context, picture);
  for (const guide of marks.guides) paintGuide(context, picture, guide);
  if (marks.marquee) paintMarquee(context, picture, marks.marquee);
}

function paintSelection(context: CanvasRenderingContext2D, picture: ItemsPicture): void {
  const { marks, selected, caught, highlight, handled, handle, countOf, isMeasured } = picture;
  if (selected.count === 0 && caught.count === 0) return;
  context.beginPath();
  selected.trace(context, marks.selected, highlight);
  caught.trace(context, null, highlight);
  stroke(context, picture, highlight);
  if (selected.count === 0 || marks.marquee) return;
  const box = boxMoved(handled, marks.selected);
  context.beginPath();
  traceBox(context, picture, box, LINE.outline);
  stroke(context, picture, LINE.outline);
  if (handle > 0) paintHandles(context, picture, box);
  if (!isMeasured) return;
  paintSize(context, picture, box, selected.count > 1 ? `${countOf(selected.count)}, ` : '');
}

function paintHandles(context: CanvasRenderingContext2D, picture: ItemsPicture, box: Box): void {
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

/** Writes the size of a box beneath it, after some words. */
export function paintSize(
  context: CanvasRenderingContext2D,
  picture: MarksPicture,
  box: Box,
  words = '',
): void {
  const { unit, sizeOf } = picture;
  paintBeneath(context, picture, box, words + sizeOf(box.width * unit.x, box.height * unit.y));
}

/** Writes words beneath a box, or inside it if there is no room below. */
export function paintBeneath(
  context: CanvasRenderingContext2D,
  { scale, ratio, ink }: MarksPicture,
  box: Box,
  words: string,
): void {
  const { x, y, width, height } = boxInPixels(box, scale);
  const lowest = context.canvas.height / ratio - FOOT;
  const [below, within] = [y + height + LABEL_GAP, Math.min(y + height - LABEL_GAP, lowest)];
  const middle = { x: x + width / 2, y: below <= lowest ? below : within };
  paintLabel(context, words, middle, ink.selection, ink);
}

function paintGuide(
  context: CanvasRenderingContext2D,
  picture: MarksPicture,
  { kind, from, to }: Guide,
): void {
  const { scale, unit, ratio, ink, lengthOf } = picture;
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
  const inches = isUpright ? (to.y - from.y) * unit.y : (to.x - from.x) * unit.x;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  paintLabel(context, lengthOf(Math.abs(inches)), middle, ink.guide, ink);
}

function paintMarquee(context: CanvasRenderingContext2D, picture: MarksPicture, box: Box): void {
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

/** Strokes the path in blue with a white halo, so that it is visible on any fabric; in dashes if given. */
export function stroke(
  context: CanvasRenderingContext2D,
  { ink, ratio }: MarksPicture,
  width: number,
  dash: readonly number[] = [],
): void {
  const line = crisp(width, ratio).width;
  context.lineJoin = context.lineCap = 'round';
  context.strokeStyle = ink.halo;
  context.lineWidth = line + LINE.halo;
  context.stroke();
  context.strokeStyle = ink.selection;
  context.lineWidth = line;
  context.setLineDash([...dash]);
  context.stroke();
  context.setLineDash([]);
}

/** Adds an outline in units to the path, after a transform. */
export function trace(
  context: CanvasRenderingContext2D,
  { scale, ratio }: MarksPicture,
  outline: Outline,
  to: Transform | null,
  width: number,
): void {
  const { at } = crisp(width, ratio);
  const sagitta = SAGITTA / Math.max(scale.unit.x, scale.unit.y);
  const corners = flattened(outline, sagitta).map((corner) =>
    scale.pixels(to ? transformed(corner, to) : corner),
  );
  const end = corners.at(-1);
  if (!end) return;
  // The path returns to its start itself, because browsers search the whole path to close a part of it.
  context.moveTo(at(end.x), at(end.y));
  for (const { x, y } of corners) context.lineTo(at(x), at(y));
}

export function traceBox(
  context: CanvasRenderingContext2D,
  { scale, ratio }: MarksPicture,
  box: Box,
  width: number,
): void {
  const { at } = crisp(width, ratio);
  const { x, y } = scale.pixels(box);
  const end = scale.pixels({ x: box.x + box.width, y: box.y + box.height });
  context.rect(at(x), at(y), at(end.x) - at(x), at(end.y) - at(y));
}

/** Returns a box after a transform without turns. */
function boxMoved(box: Box, to: Transform | null): Box {
  const { a, d } = to ?? move(0, 0);
  const corner: Point = to ? transformed(box, to) : box;
  return normalised({ ...corner, width: box.width * a, height: box.height * d });
}

import { normalised, type Box } from '@quiltwright/shared/geometry/box';
import { flattened, isStraight, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Guide } from '@quiltwright/shared/geometry/snapping/guides';
import { move, transformed, type Transform } from '@quiltwright/shared/geometry/transform';
import { boxInPixels, type CanvasScale } from '../../tools/canvas-scale';
import { handlesOf } from '../../tools/items/handles';
import type { Viewport } from '../../../render/camera/camera';
import type { ItemMarks } from '../../tools/item-editor';
import { crisp } from './crisp';
import type { MarkInk } from './ink';
import { paintLabel } from './label';

/** The scale, colours and functions that all marks painted over the canvas need. */
export interface MarksPicture {
  scale: CanvasScale;
  viewport: Viewport;
  /** The number of inches in one unit of the editor's coordinates, across and down. */
  unit: Point;
  /** The number of device pixels in a CSS pixel. */
  ratio: number;
  ink: MarkInk;
  /** The side of a handle, in pixels; 0 for no handles. */
  handle: number;
  /** `lengthOf` and `sizeOf` return lengths and sizes in words; their arguments are in inches. */
  lengthOf: (inches: number) => string;
  sizeOf: (width: number, height: number) => string;
}

/** The outlines of several items, which are painted together. */
export interface Outlined {
  count: number;
  /**
   * Adds the outlines of the items to the current path of the canvas.
   * @param to the transform to apply to the outlines; null to leave them in place
   * @param width the width of the stroke, in pixels
   */
  trace: (context: CanvasRenderingContext2D, to: Transform | null, width: number) => void;
}

/** The data for painting the selected items, and the items that a gesture moves. */
export interface ItemsPicture extends MarksPicture {
  marks: ItemMarks;
  /** The outlines of the selected items. `caught` has the outlines of the items in the marquee. */
  selected: Outlined;
  caught: Outlined;
  /**
   * The width of the blue lines around the selected items and around the items in the marquee, in pixels without the
   * halo.
   */
  highlight: number;
  /** The box around which the handles are painted. */
  handled: Box;
  /** Returns a count of items in words: '3 shapes'. */
  countOf: (count: number) => string;
  /** True if the size of the selection is written below the selection. */
  isMeasured: boolean;
}

/** The widths of lines, in pixels. `halo` is the sum of the halo's widths on both sides of a line. */
export const LINE = { outline: 1.5, guide: 1, halo: 2 };
/** The greatest distance between a curve and the straight chords that draw it, in pixels. */
const SAGITTA = 0.1;
/**
 * Half the length, in pixels, of the short marks at both ends of a guide that measures a gap. `HANDLE_CORNER` is the
 * corner radius of handles, and `LABEL_GAP` the distance of a label from its box, also in pixels.
 */
export const TICK = 5;
const HANDLE_CORNER = 2.5;
const LABEL_GAP = 18;
/**
 * The height in pixels of the strip at the bottom of the canvas that has no labels, because the zoom bar would cover
 * them.
 */
const FOOT = 76;
export const DASH = [4, 3];

/** Paints the selection, the items that a gesture moves, and the guides over the canvas. */
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

/** Paints the handles of a box. */
export function paintHandles(
  context: CanvasRenderingContext2D,
  picture: Pick<MarksPicture, 'scale' | 'ratio' | 'ink' | 'handle'>,
  box: Box,
): void {
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

/**
 * Writes the width and height of a box below the box.
 * @param words text before the size
 */
export function paintSize(
  context: CanvasRenderingContext2D,
  picture: MarksPicture,
  box: Box,
  words = '',
): void {
  const { unit, sizeOf } = picture;
  paintBeneath(context, picture, box, words + sizeOf(box.width * unit.x, box.height * unit.y));
}

/** Writes words below a box, or inside the box if there is no room below. */
export function paintBeneath(
  context: CanvasRenderingContext2D,
  { scale, viewport, ink }: MarksPicture,
  box: Box,
  words: string,
): void {
  const { x, y, width, height } = boxInPixels(box, scale);
  const lowest = viewport.height - FOOT;
  const [below, within] = [y + height + LABEL_GAP, Math.min(y + height - LABEL_GAP, lowest)];
  const middle = { x: x + width / 2, y: below <= lowest ? below : within };
  paintLabel(context, words, middle, ink.selection, ink);
}

export function paintGuide(
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

/**
 * Strokes the current path in blue with a white halo, which is visible on any fabric.
 * @param width the width of the blue line, in pixels
 * @param dash the lengths of dashes and gaps in the blue line, in pixels; empty for a solid line
 */
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

/**
 * Adds the outline of an item, in the editor's units, to the current path of the canvas.
 * @param to the transform to apply to the outline; null to leave it in place
 * @param width the width of the stroke, in pixels
 */
export function trace(
  context: CanvasRenderingContext2D,
  { scale, ratio }: MarksPicture,
  outline: Outline,
  to: Transform | null,
  width: number,
): void {
  // Chords on whole pixels would give a curve corners.
  const at = isStraight(outline) ? crisp(width, ratio).at : (place: number) => place;
  const sagitta = SAGITTA / Math.max(scale.unit.x, scale.unit.y);
  const corners = flattened(outline, sagitta).map((corner) =>
    scale.pixels(to ? transformed(corner, to) : corner),
  );
  const end = corners.at(-1);
  if (!end) return;
  // Draws the closing line itself, because `closePath` makes browsers search the whole path.
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

/** Returns the box that a transform makes of a box. The transform may move, scale or mirror, but not rotate. */
function boxMoved(box: Box, to: Transform | null): Box {
  const { a, d } = to ?? move(0, 0);
  const corner: Point = to ? transformed(box, to) : box;
  return normalised({ ...corner, width: box.width * a, height: box.height * d });
}

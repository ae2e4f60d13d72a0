import { bulged, flattened } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { cornerAt } from '@quiltwright/shared/quilting/shapes/outline-corners';
import type { OutlineCorner } from '@quiltwright/shared/quilting/shapes/shape';
import type { Position } from '../../../render/camera/camera';
import { cornerAtPoint, cornerHandlesOf, type CornerHandle } from '../../tools/drawing/corner-handles';
import type { DrawingMarks, NextCorner } from '../../tools/drawing/drawing-marks';
import { crisp } from './crisp';
import { paintLabel } from './label';
import { DASH, LINE, stroke, type MarksPicture } from './paint-items';

/** The greatest distance between a curve and the chords that draw it, in pixels. */
const SAGITTA = 0.1;
/** The radius of the handle in the middle of a side, in parts of the side of a corner’s handle. */
const MIDDLE = 0.4;
/** The corner radius of a corner’s handle, and the distance from a handle to its label, in pixels. */
const ROUNDED = 2.5;
const LABEL_GAP = 24;

/** The outline whose corners are painted. */
interface CornersPicture extends MarksPicture {
  corners: readonly OutlineCorner[];
  marks: Pick<DrawingMarks, 'edited'>;
  /** The place of the chosen corner in block units; null for none. */
  chosen: Point | null;
}

/** Paints the outline of the selected shape with the handles of its corners and sides. */
export function paintCorners(context: CanvasRenderingContext2D, picture: CornersPicture): void {
  const { marks, ink } = picture;
  const { edited } = marks;
  const corners = edited?.corners ?? picture.corners;
  const drawn = edited && !edited.isSound ? { ...picture, ink: { ...ink, selection: ink.problem } } : picture;
  tracePath(context, drawn, corners, false);
  stroke(context, drawn, LINE.outline);
  const handles = cornerHandlesOf(corners, drawn.scale);
  const pressed = edited?.handle.kind === 'corner' ? edited.handle.index : null;
  paintHandles(context, drawn, handles, edited ? pressed : cornerAtPoint(corners, picture.chosen));
  if (!edited) return;
  const { kind, index } = edited.handle;
  const held = handles.find((handle) => handle.kind === kind && handle.index === index);
  if (held)
    label(
      context,
      drawn,
      held.at,
      kind === 'corner' ? placeWords(drawn, corners[index]) : bendWords(corners[index]?.[2] ?? 0),
    );
}

/** Paints an outline that is being drawn, with the side that leads to its next corner. */
export function paintSketch(
  context: CanvasRenderingContext2D,
  picture: MarksPicture,
  { corners, next }: NonNullable<DrawingMarks['sketch']>,
): void {
  const [first] = corners;
  tracePath(context, picture, corners, true);
  stroke(context, picture, LINE.outline);
  const last = corners.at(-1);
  if (next && last) {
    tracePath(
      context,
      picture,
      [cornerAt(last[0], last[1], next.bulge), cornerAt(next.at.x, next.at.y, 0)],
      true,
    );
    stroke(context, picture, LINE.outline, DASH);
  }
  const handles = cornerHandlesOf(corners, picture.scale, true);
  if (next && !next.closes)
    handles.push({ kind: 'corner', index: corners.length, at: picture.scale.pixels(next.at) });
  paintHandles(context, picture, handles, next?.closes && first ? 0 : null);
  if (next && last) label(context, picture, picture.scale.pixels(next.at), sideWords(picture, last, next));
}

/** Starts a path along the sides of an outline. An open path has no side from the last corner to the first. */
export function tracePath(
  context: CanvasRenderingContext2D,
  { scale }: MarksPicture,
  corners: readonly OutlineCorner[],
  isOpen: boolean,
): void {
  const [first] = corners;
  context.beginPath();
  if (!first) return;
  const outline = bulged(corners.map(([x, y, bulge]) => ({ x, y, bulge })));
  const points = flattened(
    isOpen ? outline.slice(0, -1) : outline,
    SAGITTA / Math.max(scale.unit.x, scale.unit.y),
  );
  const start = scale.pixels({ x: first[0], y: first[1] });
  context.moveTo(start.x, start.y);
  for (const point of points) {
    const { x, y } = scale.pixels(point);
    context.lineTo(x, y);
  }
}

function paintHandles(
  context: CanvasRenderingContext2D,
  { ink, ratio, handle }: MarksPicture,
  handles: readonly CornerHandle[],
  chosen: number | null,
): void {
  const line = crisp(LINE.outline, ratio);
  context.strokeStyle = ink.selection;
  context.lineWidth = line.width;
  for (const { kind, index, at } of handles) {
    const isChosen = kind === 'corner' && index === chosen;
    context.beginPath();
    if (kind === 'side') context.arc(at.x, at.y, handle * MIDDLE, 0, 2 * Math.PI);
    else context.roundRect(line.at(at.x - handle / 2), line.at(at.y - handle / 2), handle, handle, ROUNDED);
    context.fillStyle = isChosen ? ink.selection : ink.halo;
    context.fill();
    context.stroke();
  }
}

function label(
  context: CanvasRenderingContext2D,
  { ink }: MarksPicture,
  { x, y }: Position,
  words: string,
): void {
  paintLabel(context, words, { x, y: y - LABEL_GAP }, ink.selection, ink);
}

/** Returns the distances of a corner from the left and the top of the block, in words. */
function placeWords({ unit, lengthOf }: MarksPicture, [x, y]: readonly number[] = []): string {
  return `${lengthOf((x ?? 0) * unit.x)}, ${lengthOf((y ?? 0) * unit.y)}`;
}

/** Returns the length of a straight side, or the angle of an arc, in words. */
function sideWords({ unit, lengthOf }: MarksPicture, last: OutlineCorner, { at, bulge }: NextCorner): string {
  if (bulge !== 0) return bendWords(bulge);
  return lengthOf(Math.hypot((at.x - last[0]) * unit.x, (at.y - last[1]) * unit.y));
}

/** Returns the angle of an arc in words: 90°. */
function bendWords(bulge: number): string {
  return `${Math.round((Math.atan(Math.abs(bulge)) * 4 * 180) / Math.PI)}°`;
}

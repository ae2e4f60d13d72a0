import type { Point } from '@quiltwright/shared/geometry/point';
import { cornerAt } from '@quiltwright/shared/quilting/shapes/outline-corners';
import type { Position } from '../../../render/camera/camera';
import { arcOf, pointAlong, type Seam } from '@quiltwright/shared/geometry/seam';
import type { SnapKind } from '../../snapping/snap-places';
import type { LooseSeams } from '../../tools/drafting/loose-seams';
import { noDraftMarks, type DrawingMarks } from '../../tools/drawing/drawing-marks';
import { crisp } from './crisp';
import { paintLabel } from './label';
import { tracePath } from './paint-corners';
import { DASH, LINE, stroke, type MarksPicture } from './paint-items';

/** The radii of the marks at an end, a crossing, a loose end, a bend and the centre of repeats, in pixels. */
const RADIUS = { end: 5, crossing: 3.5, loose: 5, bend: 6, centre: 4 };
/** The dashes of a seam that a tour suggests, in pixels. */
const SUGGESTED_DASH = [10, 7];
/** The distance from an end to its label, in pixels. */
const LABEL_GAP = 24;

/** The words for what an end snaps to. Places on visible lines of the grid need none. */
const kinds: Partial<Record<SnapKind, string>> = {
  'loose end': 'loose end',
  corner: 'corner',
  middle: 'middle',
  crossing: 'crossing',
  centre: 'centre',
  quarter: 'quarter point',
  tangent: 'tangent',
  'right angle': 'right angle',
  third: 'third',
  seam: 'on a seam',
  circle: 'circle',
  'equal length': 'equal length',
};

/** Paints the seams of a gesture: those drawn so far, the next ones, and what their end snaps to. */
export function paintDraft(
  context: CanvasRenderingContext2D,
  picture: MarksPicture,
  draft: NonNullable<DrawingMarks['draft']>,
): void {
  const { scale, ink } = picture;
  for (const seam of draft.stroke) paintSeam(context, picture, seam, []);
  const erased = { ...picture, ink: { ...ink, selection: ink.problem } };
  for (const seam of draft.next) paintSeam(context, draft.isErased ? erased : picture, seam, DASH);
  for (const point of draft.crossings) paintDot(context, picture, scale.pixels(point), RADIUS.crossing, true);
  if (draft.centre) paintDot(context, picture, scale.pixels(draft.centre), RADIUS.centre, false);
  if (draft.handle) paintDot(context, picture, scale.pixels(draft.handle), RADIUS.bend, false);
  if (draft.end) paintDot(context, picture, scale.pixels(draft.end.at), RADIUS.end, draft.end.kind !== null);
  const at = draft.end?.at ?? draft.handle;
  const words = draft.isErased ? '' : labelOf(picture, draft);
  if (!at || words === '') return;
  const { x, y } = scale.pixels(at);
  paintLabel(context, words, { x, y: y - LABEL_GAP }, ink.selection, ink);
}

/** Paints seams that cut no patch yet, with marks at the ends that touch nothing. The stroke goes on from its ends. */
export function paintLoose(
  context: CanvasRenderingContext2D,
  plain: MarksPicture,
  { seams, ends }: LooseSeams,
  draft: DrawingMarks['draft'],
): void {
  const ink = { ...plain.ink, selection: plain.ink.problem };
  const picture = { ...plain, ink };
  const { scale } = picture;
  const { stroke: drawn, next } = draft ?? noDraftMarks;
  const isOfStroke = ({ x, y }: Point) =>
    drawn.some(({ from, to }) => (from.x === x && from.y === y) || (to.x === x && to.y === y));
  for (const seam of seams) paintSeam(context, picture, seam, DASH);
  const free = ends.filter(({ to }) => !isOfStroke(to));
  for (const { to } of free) paintDot(context, picture, scale.pixels(to), RADIUS.loose, false);
  const [first] = free;
  if (!first || drawn.length + next.length > 0) return;
  const { x, y } = scale.pixels(first.to);
  paintLabel(context, 'touches nothing', { x, y: y + LABEL_GAP }, ink.selection, ink);
}

/**
 * Paints a seam that a tour suggests, from a full dot to a ring where a drag goes: from end to end, or from the middle of
 * a seam to that of the arc to which the drag bends it.
 */
export function paintSuggested(
  context: CanvasRenderingContext2D,
  picture: MarksPicture & { marks: DrawingMarks },
  seam: Seam,
): void {
  // The quilter's own seam comes first.
  if (picture.marks.draft?.next.length) return;
  const { scale, ink } = picture;
  const suggested = { ...picture, ink: { ...ink, selection: ink.guide } };
  context.save();
  paintSeam(context, suggested, seam, SUGGESTED_DASH);
  const [from, to] =
    seam.bulge === 0 ? [seam.from, seam.to] : [pointAlong({ ...seam, bulge: 0 }, 0.5), pointAlong(seam, 0.5)];
  paintDot(context, suggested, scale.pixels(from), RADIUS.bend, true);
  paintDot(context, suggested, scale.pixels(to), RADIUS.bend, false);
  context.restore();
}

function paintSeam(
  context: CanvasRenderingContext2D,
  picture: MarksPicture,
  { from, to, bulge }: Seam,
  dash: readonly number[],
): void {
  tracePath(context, picture, [cornerAt(from.x, from.y, bulge), cornerAt(to.x, to.y, 0)], true);
  stroke(context, picture, LINE.outline, dash);
}

function paintDot(
  context: CanvasRenderingContext2D,
  { ink, ratio }: MarksPicture,
  { x, y }: Position,
  radius: number,
  isFilled: boolean,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = isFilled ? ink.selection : ink.halo;
  context.fill();
  context.strokeStyle = isFilled ? ink.halo : ink.selection;
  context.lineWidth = crisp(LINE.outline, ratio).width;
  context.stroke();
}

/** Returns the measurements of the next seam, and what its end snaps to: '6″, 45°, middle'. */
function labelOf(picture: MarksPicture, { next, end }: NonNullable<DrawingMarks['draft']>): string {
  const [seam] = next;
  const place = end?.kind && kinds[end.kind];
  return [seam && measured(picture, seam, next.length > 1), place].filter(Boolean).join(', ');
}

/** Returns the length and angle of a straight seam, or the radius and angle of an arc, in words. */
function measured({ unit, lengthOf }: MarksPicture, seam: Seam, isCircle: boolean): string {
  const arc = arcOf(seam);
  if (!arc) {
    const [dx, dy] = [(seam.to.x - seam.from.x) * unit.x, (seam.to.y - seam.from.y) * unit.y];
    return `${lengthOf(Math.hypot(dx, dy))}, ${degrees(Math.atan2(-dy, dx)) % 180}°`;
  }
  // In a block that isn't square, an arc is part of an ellipse.
  const [across, down] = [lengthOf(arc.radiusX * unit.x), lengthOf(arc.radiusY * unit.y)];
  const radius = `radius ${across === down ? across : `${across} × ${down}`}`;
  return isCircle ? radius : `${radius}, ${degrees(Math.abs(arc.sweep))}°`;
}

/** Returns an angle in whole degrees, from 0 to 359. */
function degrees(angle: number): number {
  return (Math.round((angle * 180) / Math.PI) + 360) % 360;
}

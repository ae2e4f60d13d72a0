import { counted } from '@quiltwright/shared/counted';
import type { SeamMap } from '@quiltwright/shared/drafting/seam-map';
import type { Point } from '@quiltwright/shared/geometry/point';
import { DEFAULTS, LIMITS } from '@quiltwright/shared/limits';
import { outlineIn } from '@quiltwright/shared/quilting/shapes/form';
import { outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import {
  freeShapes,
  selectedShapes,
  type Drawing,
  type LaidShape,
} from '@quiltwright/shared/model/created-block/drawing';
import { partnersOf } from '@quiltwright/shared/model/created-block/links';
import { boxAround } from '@quiltwright/shared/model/created-block/reshape';
import { symmetries, type Image } from '@quiltwright/shared/model/created-block/symmetry';
import { editableCorners } from '../../tools/drawing/edit-corners';
import { HANDLE } from '../../tools/items/handles';
import type { LooseSeams } from '../../tools/drafting/loose-seams';
import type { DrawingMarks } from '../../tools/drawing/drawing-marks';
import { isBackwards, shapeHandlesOf } from '../../tools/drawing/repeat-shapes';
import { paintCorners, paintSketch } from './paint-corners';
import { paintDraft, paintLoose } from './paint-draft';
import { paintRepeatHandle } from './paint-repeat-handle';
import { paintSeams, paintTints } from './paint-seams';
import {
  DASH,
  LINE,
  paintBeneath,
  paintGuide,
  paintItems,
  paintSize,
  stroke,
  TICK,
  trace,
  traceBox,
  type Outlined,
  type MarksPicture,
} from './paint-items';

export interface DrawingPicture extends MarksPicture {
  drawing: Drawing;
  marks: DrawingMarks;
  /** The chosen corner, while the tool for corners is in use; null with other tools. */
  corners: { chosen: Point | null } | null;
  /** The map of the block’s seams, while they are drafted; otherwise null. */
  map: SeamMap | null;
  /** The seams that cut no patch yet, while the block’s seams are drafted; otherwise none. */
  loose: LooseSeams;
  /** Returns the colour of the fabric with this number. */
  colourOf: (fabric: number) => string;
}

/**
 * The length by which the line of an axis of symmetry extends beyond the block, in pixels. `AXIS_DASH` has the dashes
 * of this line.
 */
const AXIS_END = 14;
const AXIS_DASH = [8, 5];

/** The ends of the mirror axis for each mirror image, in a block with sides of 1. */
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

/** Paints the marks over a drawn block: the selection, the shapes that a gesture moves or adds, and the guides. */
export function paintDrawing(context: CanvasRenderingContext2D, picture: DrawingPicture): void {
  const { drawing, marks } = picture;
  const selected = selectedShapes(drawing);
  const caught =
    marks.caught.size > 0
      ? freeShapes(drawing.document.design).filter(({ shape }) => marks.caught.has(shape.shapeNum))
      : [];
  context.save();
  if (picture.map) paintTints(context, picture, picture.map);
  // An axis ends beyond the block, so it shows even where a seam lies on it.
  paintAxes(context, picture);
  if (picture.map) paintSeams(context, picture, picture.map.seams);
  paintLoose(context, picture, picture.loose, marks.draft);
  paintGhosts(context, picture);
  if (selected.length > 0) paintPartners(context, picture);
  const edited = picture.corners && editableCorners(drawing);
  // While the whole shape moves or a box is drawn around shapes, the corners have no handles.
  if (edited && edited.length > 0 && !marks.marquee && !marks.selected)
    paintCorners(context, { ...picture, corners: edited, chosen: picture.corners?.chosen ?? null });
  else
    paintItems(context, {
      ...picture,
      selected: outlined(selected, picture),
      caught: outlined(caught, picture),
      highlight: highlightIn(picture),
      handled: boxAround(drawing),
      countOf: (count) => counted(count, 'shape'),
      isMeasured: marks.words === null,
    });
  if (isAtRest(picture)) paintRepeatHandles(context, picture);
  if (marks.sketch) {
    for (const guide of marks.guides) paintGuide(context, picture, guide);
    paintSketch(context, { ...picture, handle: HANDLE.mouse }, marks.sketch);
  }
  if (marks.draft) {
    for (const guide of marks.guides) paintGuide(context, picture, guide);
    paintDraft(context, picture, marks.draft);
  }
  context.restore();
}

/**
 * True if the repeat handles are shown. They are shown together with the other handles, while no gesture is moving,
 * adding or selecting shapes. During a gesture they would cover the shapes.
 */
function isAtRest({ handle, corners, marks: { ghosts, marquee, selected } }: DrawingPicture): boolean {
  return handle > 0 && !corners && ghosts.length === 0 && !marquee && !selected;
}

function paintRepeatHandles(context: CanvasRenderingContext2D, picture: DrawingPicture): void {
  const { drawing, scale, ink } = picture;
  const handles = shapeHandlesOf(drawing, scale);
  for (const axis of ['x', 'y'] as const) {
    const at = handles[axis];
    if (at) paintRepeatHandle(context, ink, axis, at, isBackwards(drawing, axis));
  }
}

function outlined(shapes: readonly LaidShape[], picture: DrawingPicture): Outlined {
  return {
    count: shapes.length,
    trace: (context, to, width) => {
      for (const { shape } of shapes) trace(context, picture, outlineOf(shape), to, width);
    },
  };
}

/** Paints the mirror axes of a symmetry, and the centre of its rotation. */
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
  // Seams are the stronger lines while they are drafted.
  stroke(context, picture, picture.map ? LINE.guide : LINE.outline, AXIS_DASH);
  if (drawing.symmetry === 'none' || lines.length === 1) return;
  context.beginPath();
  context.arc(middle.x, middle.y, TICK, 0, 2 * Math.PI);
  context.fillStyle = picture.ink.halo;
  context.fill();
  stroke(context, picture, LINE.outline);
}

function paintGhosts(context: CanvasRenderingContext2D, picture: DrawingPicture): void {
  const { marks, colourOf } = picture;
  marks.ghosts.forEach(({ form, box, fabric, isOutline }, index) => {
    const outline = outlineIn(form, box);
    context.beginPath();
    trace(context, picture, outline, null, LINE.outline);
    if (!isOutline) {
      context.globalAlpha = 0.85;
      context.fillStyle = colourOf(fabric);
      context.fill();
      context.globalAlpha = 1;
    }
    // Only the first ghost isn't a copy by symmetry. While the selection is moved, all ghosts are its partners.
    const isCopy = index > 0 || marks.selected !== null || marks.sketch !== null || marks.draft !== null;
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
  paintWords(context, picture);
  const [ghost] = marks.ghosts;
  if (ghost && marks.cells.length === 0 && !marks.selected && !marks.draft)
    paintSize(context, picture, ghost.box);
}

/**
 * Writes the effect that a sweep (a drag across cells) would have, below the last box of cells that it would fill.
 */
function paintWords(context: CanvasRenderingContext2D, picture: DrawingPicture): void {
  const { cells, words } = picture.marks;
  const last = cells.at(-1);
  if (words !== null && last) paintBeneath(context, picture, last, words);
}

/**
 * Paints dashed outlines around the partners of the selected shapes. A partner is an unselected shape that is linked
 * with a selected shape and changes with it.
 */
function paintPartners(context: CanvasRenderingContext2D, picture: DrawingPicture): void {
  const partners = partnersOf(picture.drawing);
  if (partners.length === 0) return;
  context.beginPath();
  for (const shape of partners) trace(context, picture, outlineOf(shape), null, LINE.outline);
  stroke(context, picture, LINE.outline, DASH);
}

/**
 * The greatest width of the line around a selected shape with its halo, in pixels. A wider line would hide
 * seams when the view is zoomed in.
 */
const WIDEST_HIGHLIGHT = 8;

/**
 * Returns the width of the line around a selected shape, without its halo, in pixels. Line and halo together
 * grow with the zoom up to `WIDEST_HIGHLIGHT`, but the line is never thinner than a normal outline.
 */
function highlightIn({ scale }: DrawingPicture): number {
  const highlight = DEFAULTS.highlight * Math.min(scale.unit.x, scale.unit.y);
  return Math.max(LINE.outline, Math.min(WIDEST_HIGHLIGHT, Math.round(highlight)) - LINE.halo);
}

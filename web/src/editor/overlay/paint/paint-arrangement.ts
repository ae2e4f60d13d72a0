import { counted } from '@quiltwright/shared/counted';
import { cornersOfBox, type Box, type Edges } from '@quiltwright/shared/geometry/box';
import { isSlanted } from '@quiltwright/shared/geometry/orientation';
import { cornersOfCopies } from '@quiltwright/shared/quilting/copies';
import { gapsOf, placementExtent, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import type { SharedArea } from '@quiltwright/shared/model/free-form/fit/overlaps/shared-area';
import { boxAround, boxOf, firstBox } from '@quiltwright/shared/model/free-form/fitting';
import type { ArrangementMarks } from '../../tools/arranging/arrangement-editor';
import { boxInPixels, type CanvasScale } from '../../tools/canvas-scale';
import { REPEAT, repeatHandlesOf, type RepeatAxis } from '../../tools/handles/repeat-handles';
import { turnHandleOf } from '../../tools/handles/turn-handle';
import { eachEdge } from './box-edges';
import { crisp } from './crisp';
import { paintLabel } from './label';
import { paintGaps, type BoxedGap } from './paint-checks';
import {
  DASH,
  LINE,
  paintItems,
  paintSize,
  stroke,
  traceBox,
  type MarksPicture,
  type Outlined,
} from './paint-items';
import { paintRepeatHandle } from './paint-repeat-handle';
import { paintTurnHandle } from './paint-turn-handle';

/** An area where blocks don’t fit, in inches. */
type ProblemArea = Pick<SharedArea, 'box' | 'outline'>;

export interface ArrangementPicture extends MarksPicture {
  quilt: Quilt;
  /** The selected placements, bottom first. */
  selected: readonly Placement[];
  /** The areas where the blocks or borders don't fit, for example where copies of two blocks overlap. */
  fitProblems: readonly ProblemArea[];
  /** The placements inside the marquee. */
  caught: readonly Placement[];
  marks: ArrangementMarks;
}

/** The distance between a repeat handle and its label, in pixels. */
const LABEL_GAP = 22;

/** Paints the marks over a free form quilt: the selection, the blocks that a gesture moves, and the guides. */
export function paintArrangement(context: CanvasRenderingContext2D, picture: ArrangementPicture): void {
  const { marks, caught, handle } = picture;
  const selected = marks.now ?? picture.selected;
  const [first, another] = selected;
  const alone = first && !another ? first : null;
  context.save();
  context.lineJoin = context.lineCap = 'round';
  if (marks.now === null) paintGaps(context, { ...picture, gaps: picture.fitProblems.map(gapOf) });
  if (alone && !marks.marquee) paintCopies(context, picture, alone);
  paintItems(context, {
    ...picture,
    // `selected` already has the new place of the selection.
    marks: { ...marks, selected: null },
    selected: outlined(selected, picture),
    caught: outlined(caught, picture),
    highlight: LINE.outline,
    handled: (alone ? firstBox(alone) : boxAroundAll(selected)) ?? nowhere,
    handle: marks.repeated ? 0 : handle,
    countOf: (count) => counted(count, 'block'),
    // Otherwise the size would lie under the handle that makes rows; the panel shows it anyway.
    isMeasured: marks.now !== null && marks.repeated === null,
  });
  if (marks.ghost) paintGhost(context, picture, marks.ghost);
  const isAtRest = marks.now === null && !marks.marquee;
  if (alone && handle > 0 && (isAtRest || marks.repeated)) paintRepeatHandles(context, picture, alone);
  const box = alone ? firstBox(alone) : boxAroundAll(selected);
  if (box && handle > 0 && isAtRest)
    paintTurnHandle(context, picture.ink, turnHandleOf(boxInPixels(box, picture.scale)));
  context.restore();
}

const gapOf = ({ box, outline = cornersOfBox(box) }: ProblemArea): BoxedGap => ({ box, outline, holes: [] });
const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Returns the outlines of all copies of each placement. */
function outlined(placements: readonly Placement[], picture: ArrangementPicture): Outlined {
  return {
    count: placements.length,
    trace: (context, _, width) => {
      for (const [x, y, toX, toY] of linesAround(placements, picture, width)) {
        context.moveTo(x, y);
        context.lineTo(toX, toY);
      }
    },
  };
}

type Line = readonly [x: number, y: number, toX: number, toY: number];

/* Remembered lines, because each block that the pointer selects repaints the whole selection. */
const linesOf = new WeakMap<readonly Placement[], { key: string; lines: readonly Line[] }>();

/**
 * Returns the edges of all copies of the placements as lines, in pixels. The lines are remembered while the
 * placements and the view stay the same.
 */
function linesAround(
  placements: readonly Placement[],
  { scale, ratio }: ArrangementPicture,
  width: number,
): readonly Line[] {
  const corner = scale.pixels({ x: 0, y: 0 });
  const key = [corner.x, corner.y, scale.unit.x, ratio, width].join();
  const known = linesOf.get(placements);
  if (known?.key === key) return known.lines;
  const { at } = crisp(width, ratio);
  const lines: Line[] = [];
  const level = placements.filter((placement) => !isSlanted(placement));
  eachEdge(edgesOf(level, scale, ratio), (x, y, toX, toY) => {
    lines.push([at(x / ratio), at(y / ratio), at(toX / ratio), at(toY / ratio)]);
  });
  for (const placement of placements.filter(isSlanted)) lines.push(...slantedLines(placement, scale));
  linesOf.set(placements, { key, lines });
  return lines;
}

/** Returns the edges of all copies of a slanted block as lines, in pixels. */
function slantedLines(placement: Placement, { pixels }: CanvasScale): Line[] {
  return cornersOfCopies(placement).flatMap((corners) =>
    corners.map((corner, index): Line => {
      const [from, to] = [pixels(corner), pixels(corners[(index + 1) % corners.length] ?? corner)];
      return [from.x, from.y, to.x, to.y];
    }),
  );
}

/**
 * Yields the edges of each copy in whole device pixels. An edge that two blocks share is then exactly the same for
 * both blocks. Yields the same object each time, because a new object for each of thousands of copies would take
 * memory.
 */
function* edgesOf(
  placements: readonly Placement[],
  { pixels, unit }: CanvasScale,
  ratio: number,
): Generator<Edges, void> {
  const corner = pixels({ x: 0, y: 0 });
  const [left, top] = [corner.x * ratio, corner.y * ratio];
  const [across, down] = [unit.x * ratio, unit.y * ratio];
  const edges = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const placement of placements) {
    const extent = placementExtent(placement);
    edges.left = Math.round(left + extent.left * across);
    edges.top = Math.round(top + extent.top * down);
    edges.right = Math.round(left + extent.right * across);
    edges.bottom = Math.round(top + extent.bottom * down);
    yield edges;
  }
}

const boxes = new WeakMap<readonly Placement[], Box | null>();

/**
 * Returns the box around all placements; null without placements. The box is remembered for each list of placements.
 */
function boxAroundAll(placements: readonly Placement[]): Box | null {
  const box = boxes.get(placements) ?? boxAround(placements);
  boxes.set(placements, box);
  return box;
}

/** Paints the edges between the copies of a placement. */
function paintCopies(
  context: CanvasRenderingContext2D,
  picture: ArrangementPicture,
  placement: Placement,
): void {
  const { numOfColumns, numOfRows } = placement;
  // The edges of each copy of a slanted block are part of its outline.
  if (numOfColumns * numOfRows === 1 || isSlanted(placement)) return;
  const { scale, ratio } = picture;
  const { at } = crisp(LINE.outline, ratio);
  const { x, y, width, height } = boxOf(placement);
  const edges = (start: number, side: number, gap: number, count: number) =>
    Array.from({ length: count }, (_, index) => start + index * (side + gap)).flatMap((edge, index) => [
      ...(index > 0 ? [edge] : []),
      ...(gap > 0 && index < count - 1 ? [edge + side] : []),
    ]);
  const line = (from: { x: number; y: number }, to: { x: number; y: number }) => {
    const [start, end] = [scale.pixels(from), scale.pixels(to)];
    context.moveTo(at(start.x), at(start.y));
    context.lineTo(at(end.x), at(end.y));
  };
  context.beginPath();
  const first = firstBox(placement);
  const { x: across, y: down } = gapsOf(placement);
  for (const edge of edges(x, first.width, across, numOfColumns))
    line({ x: edge, y }, { x: edge, y: y + height });
  for (const edge of edges(y, first.height, down, numOfRows)) line({ x, y: edge }, { x: x + width, y: edge });
  stroke(context, picture, LINE.guide, DASH);
}

/** Paints the place where a dragged block would be added. */
function paintGhost(context: CanvasRenderingContext2D, picture: ArrangementPicture, box: Box): void {
  context.beginPath();
  traceBox(context, picture, box, LINE.outline);
  context.globalAlpha = 0.16;
  context.fillStyle = picture.ink.selection;
  context.fill();
  context.globalAlpha = 1;
  stroke(context, picture, LINE.outline);
  paintSize(context, picture, box);
}

function paintRepeatHandles(
  context: CanvasRenderingContext2D,
  picture: ArrangementPicture,
  placement: Placement,
): void {
  const { scale, viewport, ink, marks } = picture;
  const handles = repeatHandlesOf(
    boxInPixels(firstBox(placement), scale),
    boxInPixels(boxOf(placement), scale),
    viewport,
  );
  for (const axis of ['x', 'y'] as const) {
    if (marks.repeated && marks.repeated !== axis) continue;
    paintRepeatHandle(context, ink, axis, handles[axis]);
  }
  if (marks.repeated) paintRepeat(context, picture, placement, marks.repeated);
}

/**
 * Writes the size of a repeat at its end: the number of copies and the gap between them. Also writes the repeat's
 * length and the length available inside the quilt's borders.
 */
function paintRepeat(
  context: CanvasRenderingContext2D,
  picture: ArrangementPicture,
  placement: Placement,
  axis: RepeatAxis,
): void {
  const { scale, ink } = picture;
  const { x, y, width, height } = boxInPixels(boxOf(placement), scale);
  const at =
    axis === 'x'
      ? { x: x + width, y: y + height + LABEL_GAP }
      : { x: x + width / 2, y: y + height + REPEAT.away + LABEL_GAP };
  paintLabel(context, repeatWords(placement, picture, axis), at, ink.selection, ink);
}

/**
 * Returns the size of a repeat along an axis in words: '5 × 1: 5 blocks, 2″ apart, 68″ of 72″'. The last two lengths
 * are the length of the repeat and the space inside the borders.
 */
export function repeatWords(
  placement: Placement,
  { quilt, lengthOf }: Pick<ArrangementPicture, 'quilt' | 'lengthOf'>,
  axis: RepeatAxis,
): string {
  const { numOfColumns, numOfRows } = placement;
  const gaps = gapsOf(placement);
  const [whole, inside] = [boxOf(placement), insideBorders(quilt)];
  const [gap, taken, room] =
    axis === 'x' ? [gaps.x, whole.width, inside.width] : [gaps.y, whole.height, inside.height];
  const count = numOfColumns * numOfRows;
  const apart = gap === 0 ? 'no gap' : `${lengthOf(gap)} apart`;
  const blocks = counted(count, 'block');
  return `${numOfColumns} × ${numOfRows}: ${blocks}, ${apart}, ${lengthOf(taken)} of ${lengthOf(room)}`;
}

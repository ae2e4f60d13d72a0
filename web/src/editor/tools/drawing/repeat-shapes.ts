import { counted } from '@quiltwright/shared/counted';
import type { Box } from '@quiltwright/shared/geometry/box';
import { clamp } from '@quiltwright/shared/geometry/interval';
import type { Point } from '@quiltwright/shared/geometry/point';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { selectedShapes, type Drawing } from '@quiltwright/shared/model/created-block/drawing';
import { roomToRepeat } from '@quiltwright/shared/model/created-block/laying/repeat-commands';
import { boxAround } from '@quiltwright/shared/model/created-block/reshape';
import { boxInPixels, scaleIn, type CanvasScale } from '../canvas-scale';
import { noMarks } from './drawing-marks';
import { drawingUnit, laidBy, type DrawingEditor } from './drawing-editor';
import { REPEAT, repeatHandleAt, type RepeatAxis, type RepeatHandles } from '../handles/repeat-handles';
import type { CanvasPoint, Tool, View } from '../tool';

/**
 * The distance, in pixels, from the selected shapes to the handle below them. The size of the selection is written in
 * this space.
 */
const BELOW_LABEL = 46;

interface Drag {
  axis: RepeatAxis;
  from: Point;
  drawing: Drawing;
  /** The number of copies that the preview shows; null before the first preview. */
  copies: number | null;
}

/**
 * Returns the tool for the repeat handles of a selection. Dragging a handle adds copies side by side, up to the
 * pointer. Tapping a handle adds one copy.
 * @param beside the tools that receive all other taps
 */
export function repeatShapes(editor: DrawingEditor, beside: readonly Tool[]): Tool {
  let drag: Drag | null = null;

  const reach = ({ at, device }: Pick<CanvasPoint, 'at' | 'device'>, view: View): RepeatAxis | null => {
    const drawing = editor.drawing();
    return repeatHandleAt(shapeHandlesOf(drawing, scaleIn(view, drawingUnit(drawing))), at, device);
  };
  const repeating = (drawing: Drawing, axis: RepeatAxis, copies: number) =>
    act(
      createdBlockCommands.repeat,
      isBackwards(drawing, axis) ? { axis, before: copies, after: 0 } : { axis, before: 0, after: copies },
    );

  const follow = (point: CanvasPoint, view: View) => {
    if (!drag) return;
    const { axis, from, drawing } = drag;
    // Undo or another key has changed the selection, so the drag ends.
    if (editor.drawing().selection !== drawing.selection) {
      end();
      return;
    }
    const way = scaleIn(view, drawingUnit(drawing)).units(point.at)[axis] - from[axis];
    const box = boxAround(drawing);
    const { before, after } = roomToRepeat(drawing)[axis];
    const [along, room] = isBackwards(drawing, axis) ? [-way, before] : [way, after];
    const copies = clamp(Math.round(along / (axis === 'x' ? box.width : box.height)), 0, room);
    // The preview changes only with the number of copies, because computing many copies takes long.
    if (copies === drag.copies) return;
    drag.copies = copies;
    const action = repeating(drawing, axis, copies);
    if (!action.canRun(drawing)) {
      editor.marks.set({ ...noMarks, cells: [box], words: 'Not repeated' });
      return;
    }
    const then = action.run(drawing);
    const whole: Box = boxAround(then);
    editor.marks.set({
      ...noMarks,
      ghosts: laidBy(drawing, then),
      cells: [whole],
      words: `Repeated ${counted(copies, 'time')}`,
    });
  };

  const end = () => {
    drag = null;
    editor.marks.set(noMarks);
  };

  return {
    name: 'repeat-shapes',
    pansAtEdge: true,
    hover: (at, view) => {
      const axis = at && reach({ at, device: 'mouse' }, view);
      return axis && (axis === 'x' ? 'ew-resize' : 'ns-resize');
    },
    tap: (point, count, view) => {
      const axis = reach(point, view);
      if (axis) editor.run(repeating(editor.drawing(), axis, 1));
      else for (const tool of beside) tool.tap?.(point, count, view);
    },
    hold: (point, view) => {
      for (const tool of beside) tool.hold?.(point, view);
    },
    takesDrag: (start, view) => reach(start, view) !== null,
    dragStart: (start, view) => {
      const axis = reach(start, view);
      if (!axis) return;
      const drawing = editor.drawing();
      drag = { axis, drawing, copies: null, from: scaleIn(view, drawingUnit(drawing)).units(start.at) };
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      follow(point, view);
      const done = drag;
      end();
      if (done?.copies) editor.run(repeating(done.drawing, done.axis, done.copies));
    },
    dragCancel: end,
  };
}

/**
 * True if copies are added to the left of the selection or above it, because there is no room to the right or below.
 */
export function isBackwards(drawing: Drawing, axis: RepeatAxis): boolean {
  const { before, after } = roomToRepeat(drawing)[axis];
  return after === 0 && before > 0;
}

/** Returns the repeat handles of the selection, in pixels of the canvas; null for an axis without room for a copy. */
export function shapeHandlesOf(drawing: Drawing, scale: CanvasScale): RepeatHandles {
  if (selectedShapes(drawing).length === 0) return { x: null, y: null };
  const box = boxInPixels(boxAround(drawing), scale);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const beside = (axis: RepeatAxis, start: number, length: number, away: number) =>
    isBackwards(drawing, axis) ? start - REPEAT.away : start + length + away;
  const room = roomToRepeat(drawing);
  const hasRoom = (axis: RepeatAxis) => room[axis].before + room[axis].after > 0;
  return {
    x: hasRoom('x') ? { ...middle, x: beside('x', box.x, box.width, REPEAT.away) } : null,
    y: hasRoom('y') ? { ...middle, y: beside('y', box.y, box.height, BELOW_LABEL) } : null,
  };
}

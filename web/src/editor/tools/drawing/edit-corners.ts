import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import {
  selectedShapes,
  type Drawing,
  type DrawingAction,
} from '@quiltwright/shared/model/created-block/drawing';
import { outlineAfter } from '@quiltwright/shared/model/created-block/outlining/corner-commands';
import {
  bulgeTowards,
  type CornerEdit,
} from '@quiltwright/shared/model/created-block/outlining/corner-edits';
import { outlineCornersOf } from '@quiltwright/shared/quilting/shapes/corners-of-shape';
import type { OutlineCorner } from '@quiltwright/shared/quilting/shapes/shape';
import type { Moving } from '../../../render/camera/preview';
import type { ItemSnapping } from '../../snapping/item-snapping';
import { scaleIn } from '../canvas-scale';
import { reachOf } from '../drag-snapping';
import { changedBy, drawingUnit, type DrawingEditor } from './drawing-editor';
import { noMarks } from './drawing-marks';
import { movingOf, snappingBeside } from './shape-items';
import type { CanvasPoint, Tool, View } from '../tool';
import { snappedBulge } from './bulge-snapping';
import { cornerHandleAt, cornerHandlesOf, type CornerHandle } from './corner-handles';

/** The corner that keys and buttons change, named by its place in block units; null for none. */
interface ChosenCorner {
  choose: (corner: Point | null) => void;
}

interface Drag {
  drawing: Drawing;
  corners: readonly OutlineCorner[];
  handle: CornerHandle;
  /** True if the drag pulls a new corner out of a side. */
  adds: boolean;
  /** The distance from the press to the middle of the handle, in pixels. */
  offset: Point;
  snapping: ItemSnapping;
  moving: Moving;
  edit: CornerEdit | null;
}

/**
 * Returns the tool that edits the corners of the only selected shape. Dragging a corner moves it. Dragging the middle of
 * a side bends the side, or with Alt pulls a new corner out of it. A double tap on the middle of a side adds a corner.
 * @param beside the tools that receive all other taps
 */
export function editCorners(editor: DrawingEditor, { choose }: ChosenCorner, beside: readonly Tool[]): Tool {
  let drag: Drag | null = null;

  const handleAt = ({ at, device }: Pick<CanvasPoint, 'at' | 'device'>, view: View): CornerHandle | null => {
    const drawing = editor.drawing();
    return cornerHandleAt(
      cornerHandlesOf(editableCorners(drawing), scaleIn(view, drawingUnit(drawing))),
      at,
      device,
    );
  };

  const end = () => {
    drag = null;
    editor.marks.set(noMarks);
  };

  const editAt = (
    point: CanvasPoint,
    view: View,
    { corners, handle, adds, offset, snapping }: Drag,
  ): CornerEdit => {
    const scale = scaleIn(view, drawingUnit(editor.drawing()));
    const reach = reachOf(point, editor, scale);
    const at = scale.units({ x: point.at.x + offset.x, y: point.at.y + offset.y });
    const { index } = handle;
    if (handle.kind === 'corner') return { kind: 'move', corner: index, to: snapping.point(at, reach).at };
    if (adds) return { kind: 'add', side: index, at: snapping.point(at, reach).at };
    const bulge = bulgeTowards(corners, index, at);
    return { kind: 'bend', side: index, bulge: snappedBulge(bulge, chordOf(corners, index), reach) };
  };

  const follow = (point: CanvasPoint, view: View) => {
    if (!drag) return;
    const { drawing, handle, moving } = drag;
    // Undo or another key has changed the shape, so the drag ends.
    if (editor.drawing().document !== drawing.document || editor.drawing().selection !== drawing.selection) {
      end();
      view.preview(null);
      return;
    }
    drag.edit = editAt(point, view, drag);
    const after = outlineAfter(drawing, drag.edit);
    if (!after) return;
    const isSound = after.fault === null;
    editor.marks.set({
      ...noMarks,
      edited: { corners: after.corners, handle, isSound },
      ghosts: isSound ? changedBy(drawing, actionOf(drag.edit).run(drawing)) : [],
    });
    view.preview(isSound ? { moving, to: [] } : null);
  };

  return {
    name: 'edit-corners',
    pansAtEdge: true,
    hover: (at, view) => (at && handleAt({ at, device: 'mouse' }, view) ? 'grab' : null),
    tap: (point, count, view) => {
      const handle = handleAt(point, view);
      if (!handle) {
        choose(null);
        for (const tool of beside) tool.tap?.(point, count, view);
        return;
      }
      if (handle.kind === 'corner') choose(pointOf(editableCorners(editor.drawing())[handle.index]));
      else if (count === 2 || point.modifiers.alt) choose(addCornerIn(editor, handle.index));
    },
    hold: (point, view) => {
      for (const tool of beside) tool.hold?.(point, view);
    },
    takesDrag: (start, view) => handleAt(start, view) !== null,
    dragStart: (start, view) => {
      const handle = handleAt(start, view);
      if (!handle) return;
      const drawing = editor.drawing();
      const corners = editableCorners(drawing);
      const others = corners.filter((_, index) => handle.kind === 'side' || index !== handle.index);
      drag = {
        ...{ drawing, corners, handle, adds: start.modifiers.alt, edit: null },
        offset: { x: handle.at.x - start.at.x, y: handle.at.y - start.at.y },
        snapping: snappingBeside(
          drawing.selection,
          editor,
          others.map(([x, y]) => ({ x, y })),
        ),
        moving: movingOf(drawing),
      };
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      follow(point, view);
      const edit = drag?.edit;
      end();
      if (!edit) return;
      const { document } = editor.drawing();
      editor.run(actionOf(edit));
      if (editor.drawing().document === document) view.preview(null);
      const corners = editableCorners(editor.drawing());
      const to = edit.kind === 'move' ? edit.to : edit.kind === 'add' ? edit.at : null;
      // A bend belongs to the corner at which its side begins, and the fields show this corner.
      choose(to ? nearestCorner(corners, to) : edit.kind === 'bend' ? pointOf(corners[edit.side]) : null);
    },
    dragCancel: end,
  };
}

/** Returns the corners that the tool edits: those of the only selected shape, or none. */
export function editableCorners(drawing: Drawing): readonly OutlineCorner[] {
  const [laid, another] = selectedShapes(drawing);
  return laid && !another ? outlineCornersOf(laid.shape) : [];
}

/**
 * Adds a corner in the middle of a side of the selected shape. Returns the place of the new corner in block units; null
 * if the shape can't have another corner.
 */
export function addCornerIn(
  { drawing, run }: Pick<DrawingEditor, 'drawing' | 'run'>,
  side: number,
): Point | null {
  const { length } = editableCorners(drawing());
  run(act(commands.addCorner, { side, at: null }));
  const corners = editableCorners(drawing());
  return corners.length > length ? pointOf(corners[side + 1]) : null;
}

function pointOf(corner: OutlineCorner | undefined): Point | null {
  return corner ? { x: corner[0], y: corner[1] } : null;
}

function actionOf(edit: CornerEdit): DrawingAction {
  switch (edit.kind) {
    case 'move':
      return act(commands.moveCorner, { corner: edit.corner, to: edit.to });
    case 'add':
      return act(commands.addCorner, { side: edit.side, at: edit.at });
    case 'remove':
      return act(commands.removeCorner, { corner: edit.corner });
    case 'bend':
      return act(commands.bendSide, { side: edit.side, bulge: edit.bulge });
  }
}

function chordOf(corners: readonly OutlineCorner[], side: number): number {
  const [from, to] = [corners[side], corners[(side + 1) % corners.length]];
  return from && to ? distance({ x: from[0], y: from[1] }, { x: to[0], y: to[1] }) : 0;
}

/** Returns the place of the corner nearest to a point. A command may have moved the corner to a line near the point. */
export function nearestCorner(corners: readonly OutlineCorner[], to: Point): Point | null {
  const points = corners.map(([x, y]) => ({ x, y }));
  return points.reduce<Point | null>(
    (best, point) => (best && distance(best, to) <= distance(point, to) ? best : point),
    null,
  );
}

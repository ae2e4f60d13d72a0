import { clamp } from '@quiltwright/shared/geometry/interval';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { sashingWidth } from '@quiltwright/shared/quilting/bands/bands';
import { gapsOf, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { act } from '@quiltwright/shared/model/command';
import { selectedPlacements } from '@quiltwright/shared/model/free-form/arrangement';
import { boxOf, firstBox, markBelow } from '@quiltwright/shared/model/free-form/fitting';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import type { Moving } from '../../../render/camera/preview';
import type { Position } from '../../../render/camera/camera';
import type { Device } from '../../input/press';
import { noArrangementMarks, type ArrangementEditor } from './arrangement-editor';
import { boxInPixels, scaleIn } from '../canvas-scale';
import { reachOf } from '../drag-snapping';
import { layingAnew, movingOf } from './placement-items';
import { repeatHandleAt, repeatHandlesOf, type RepeatAxis } from '../handles/repeat-handles';
import type { CanvasPoint, Tool, View } from '../tool';

/** The number of copies of a placement along an axis, and the gap between neighbouring copies in inches. */
export interface Repeat {
  count: number;
  gap: number;
}

interface Drag {
  axis: RepeatAxis;
  from: Point;
  placement: Placement;
  moving: Moving;
  repeat: Repeat;
}

const INCH = { x: 1, y: 1 };

/**
 * Returns the tool for the repeat handles of a placement. Dragging a handle adds or removes columns or rows, up to the
 * pointer. The copies stay inside the borders or, if snapping is off, inside the quilt. With Alt, the gaps grow
 * instead, until the last copy ends at the pointer. Tapping a handle adds one column or row.
 * @param beside the tool that receives all other taps
 */
export function repeatPlacement(editor: ArrangementEditor, beside: Tool): Tool {
  let drag: Drag | null = null;

  const alone = (): Placement | null => {
    const [first, another] = selectedPlacements(editor.arrangement());
    return first && !another ? first.placement : null;
  };
  const reach = (at: Position, device: Device, view: View): RepeatAxis | null => {
    const placement = alone();
    if (!placement) return null;
    const scale = scaleIn(view, INCH);
    const [first, whole] = [firstBox(placement), boxOf(placement)];
    const handles = repeatHandlesOf(boxInPixels(first, scale), boxInPixels(whole, scale), view.viewport());
    return repeatHandleAt(handles, at, device);
  };
  const actionOf = ({ axis, repeat }: Drag) =>
    act(
      freeFormCommands.repeat,
      axis === 'x'
        ? { columns: repeat.count, xSeparation: repeat.gap }
        : { rows: repeat.count, ySeparation: repeat.gap },
    );

  const follow = (point: CanvasPoint, view: View) => {
    if (!drag) return;
    const { axis, from, placement, moving } = drag;
    const scale = scaleIn(view, INCH);
    const tolerance = reachOf(point, editor, scale);
    const { quilt } = editor.arrangement().document.design;
    const way = scale.units(point.at)[axis] - from[axis];
    drag.repeat = repeatTo(placement, quilt, axis, way, { tolerance, isSpread: point.modifiers.alt });
    const action = actionOf(drag);
    const arrangement = editor.arrangement();
    const [after] = action.canRun(arrangement) ? selectedPlacements(action.run(arrangement)) : [];
    const now = after?.placement ?? placement;
    editor.marks.set({ ...noArrangementMarks, now: [now], repeated: axis });
    view.preview({ moving, to: layingAnew(placement, now) });
  };
  const end = () => {
    drag = null;
    editor.marks.set(noArrangementMarks);
  };

  return {
    name: 'repeat-placement',
    pansAtEdge: true,
    hover: (at, view) => {
      const axis = at && reach(at, 'mouse', view);
      return axis && (axis === 'x' ? 'e-resize' : 's-resize');
    },
    tap: (point, count, view) => {
      const axis = reach(point.at, point.device, view);
      const { numOfColumns = 0, numOfRows = 0 } = alone() ?? {};
      if (!axis) beside.tap?.(point, count, view);
      else if (axis === 'x') editor.run(act(freeFormCommands.repeat, { columns: numOfColumns + 1 }));
      else editor.run(act(freeFormCommands.repeat, { rows: numOfRows + 1 }));
    },
    hold: (point, view) => beside.hold?.(point, view),
    takesDrag: ({ at, device }, view) => reach(at, device, view) !== null,
    dragStart: ({ at, device }, view) => {
      const axis = reach(at, device, view);
      const placement = alone();
      if (!axis || !placement) return;
      const [count, gap] =
        axis === 'x'
          ? [placement.numOfColumns, gapsOf(placement).x]
          : [placement.numOfRows, gapsOf(placement).y];
      drag = {
        axis,
        from: scaleIn(view, INCH).units(at),
        placement,
        moving: movingOf(editor.arrangement(), true),
        repeat: { count, gap },
      };
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      follow(point, view);
      const action = drag && actionOf(drag);
      end();
      const { design } = editor.arrangement().document;
      if (action) editor.run(action);
      if (editor.arrangement().document.design === design) view.preview(null);
    },
    dragCancel: end,
  };
}

interface Repeating {
  /**
   * The greatest distance at which the last copy snaps to an edge, in inches. If it is 0 (snapping is off), copies may
   * also lie under the borders.
   */
  tolerance: number;
  /** True if the drag widens the gaps between copies instead of adding copies. */
  isSpread: boolean;
}

/**
 * Returns the number of copies along an axis after a drag, and the gap between neighbouring copies in inches.
 * @param way the distance in inches by which the drag moved the end of the last copy
 */
export function repeatTo(
  placement: Placement,
  quilt: Quilt,
  axis: RepeatAxis,
  way: number,
  { tolerance, isSpread }: Repeating,
): Repeat {
  const { start, side, gap, end, inside, edge } = along(placement, quilt, axis);
  const isInside = tolerance > 0 && start + side <= inside;
  const most = isInside ? inside : edge;
  const wanted = Math.min(end + way, most);
  const reach = tolerance > 0 && most - wanted <= tolerance ? most : wanted;
  const { min, max } = LIMITS.repeats;
  const within = (count: number) => clamp(count, min, max);
  if (isSpread) {
    const count = within(Math.floor((reach - start + gap) / (side + gap)));
    return {
      count,
      gap: count > 1 ? Math.max(0, markBelow((reach - start - count * side) / (count - 1))) : gap,
    };
  }
  const room = within(Math.floor((most - start + gap) / (side + gap)));
  return { count: Math.min(room, within(Math.round((reach - start + gap) / (side + gap)))), gap };
}

/**
 * Returns the lengths along an axis that limit a repeat, in inches, for example the side of the block and the quilt's
 * edge.
 */
function along(placement: Placement, quilt: Quilt, axis: RepeatAxis) {
  const [first, whole] = [firstBox(placement), boxOf(placement)];
  const inner = insideBorders(quilt);
  // The first copies of a single block are as far apart as the sashing is wide.
  const gapOf = (count: number, gap: number) => (count === 1 && gap === 0 ? sashingWidth(quilt) : gap);
  return axis === 'x'
    ? {
        start: whole.x,
        side: first.width,
        gap: gapOf(placement.numOfColumns, gapsOf(placement).x),
        end: whole.x + whole.width,
        inside: inner.x + inner.width,
        edge: quilt.quiltWidth,
      }
    : {
        start: whole.y,
        side: first.height,
        gap: gapOf(placement.numOfRows, gapsOf(placement).y),
        end: whole.y + whole.height,
        inside: inner.y + inner.height,
        edge: quilt.quiltLength,
      };
}

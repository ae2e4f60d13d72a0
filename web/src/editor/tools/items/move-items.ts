import type { Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { move } from '@quiltwright/shared/geometry/transform';
import type { Selection } from '@quiltwright/shared/model/selection';
import type { Moving } from '../../../render/camera/preview';
import type { ItemSnapping } from '../../snapping/item-snapping';
import { scaleIn, type CanvasScale } from '../canvas-scale';
import { guidesAlong, reachOf } from '../drag-snapping';
import { noItemMarks, type Change, type ItemEditor } from '../item-editor';
import type { CanvasPoint, Tool, View } from '../tool';

interface Drag {
  from: Point;
  /** The box around all moving items, in the editor's units. `moving` has the parts of the canvas that move. */
  box: Box;
  moving: Moving;
  /** The items that move. `selection` is the selection before the drag. */
  moved: Selection;
  selection: Selection;
  snapping: ItemSnapping;
  /** The object that snaps copies. It is created when the drag first makes copies. */
  snappingOfCopies: ItemSnapping | null;
  by: Point;
}

/**
 * Returns the tool that moves the selection. A press on an unselected item selects it first. A finger's drag from an
 * unselected item moves the view instead. With Alt, the drag makes copies. With Shift, the items move along one axis
 * only.
 */
export function moveItems(editor: ItemEditor): Tool {
  let drag: Drag | null = null;

  /**
   * Returns the numbers of the items that a drag from a press would move: the selection, or the item under the
   * pointer. Null if the drag would move none.
   */
  const reach = ({ at, device, modifiers }: CanvasPoint, view: View): Selection | null => {
    const place = scaleIn(view, editor.unit()).units(at);
    if (editor.isSelectedAt(place)) return editor.selection();
    const [top] = device === 'touch' ? [] : editor.itemsAt(place);
    if (top === undefined) return null;
    return new Set([...(modifiers.shift ? editor.selection() : []), top]);
  };

  const end = () => {
    drag = null;
    editor.show(noItemMarks);
  };

  const follow = (point: CanvasPoint, view: View) => {
    if (!drag) return;
    // Undo or another key has changed the selection, so the drag ends.
    if (editor.selection() !== drag.moved) {
      end();
      view.preview(null);
      return;
    }
    const scale = scaleIn(view, editor.unit());
    const isCopied = point.modifiers.alt;
    const { box, moving, from } = drag;
    const at = scale.units(point.at);
    const wanted = { x: at.x - from.x, y: at.y - from.y };
    const axis = point.modifiers.shift ? longerAxis(wanted, scale) : null;
    if (isCopied) drag.snappingOfCopies ??= editor.snapping('duplicate');
    const snapping = (isCopied && drag.snappingOfCopies) || drag.snapping;
    const aligned = snapping.move(box, along(axis, wanted), reachOf(point, editor, scale));
    const by = along(axis, aligned.by);
    const guides = axis ? guidesAlong(axis, aligned.guides) : aligned.guides;
    drag.by = by;
    const change: Change = { kind: isCopied ? 'duplicate' : 'move', by };
    const way = move(by.x, by.y);
    editor.show({ ...noItemMarks, selected: way, isCopied, guides }, change);
    view.preview({ moving, to: editor.seen(change, way) });
  };

  return {
    name: 'move-items',
    pansAtEdge: true,
    hover: (at, view) => (at && editor.isSelectedAt(scaleIn(view, editor.unit()).units(at)) ? 'move' : null),
    takesDrag: (start, view) => reach(start, view) !== null,
    dragStart: (start, view) => {
      const nums = reach(start, view);
      if (!nums) return;
      const selection = editor.selection();
      if (nums !== selection) editor.select([...nums]);
      drag = {
        from: scaleIn(view, editor.unit()).units(start.at),
        box: editor.around(),
        moving: editor.moving('move'),
        moved: editor.selection(),
        selection,
        snapping: editor.snapping('move'),
        snappingOfCopies: null,
        by: { x: 0, y: 0 },
      };
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      follow(point, view);
      const by = drag?.by ?? { x: 0, y: 0 };
      end();
      const isThere =
        (by.x !== 0 || by.y !== 0) && editor.change({ kind: point.modifiers.alt ? 'duplicate' : 'move', by });
      if (!isThere) view.preview(null);
    },
    dragCancel: () => {
      if (drag && drag.selection !== editor.selection()) editor.select([...drag.selection]);
      end();
    },
  };
}

function longerAxis({ x, y }: Point, { unit }: CanvasScale): 'x' | 'y' {
  return Math.abs(x * unit.x) >= Math.abs(y * unit.y) ? 'x' : 'y';
}

/** Returns the part of a move along one axis; the whole move if `axis` is null. */
function along(axis: 'x' | 'y' | null, { x, y }: Point): Point {
  return { x: axis === 'y' ? 0 : x, y: axis === 'x' ? 0 : y };
}

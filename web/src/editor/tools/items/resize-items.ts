import type { Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { MovedEdges } from '@quiltwright/shared/geometry/snapping/snap';
import type { Transform } from '@quiltwright/shared/geometry/transform';
import type { Selection } from '@quiltwright/shared/model/selection';
import type { Position } from '../../../render/camera/camera';
import type { Moving } from '../../../render/camera/preview';
import type { Device } from '../../input/press';
import type { ItemSnapping } from '../../snapping/item-snapping';
import { boxInPixels, scaleIn } from '../canvas-scale';
import { reachOf } from '../drag-snapping';
import { cursorOf, handleAt, type Handle } from './handles';
import { noItemMarks, type Change, type ItemEditor } from '../item-editor';
import type { CanvasPoint, Tool, View } from '../tool';

interface Drag {
  from: Point;
  /** The box that has the handles, at the start of the drag. */
  box: Box;
  edges: MovedEdges;
  moving: Moving;
  /** The resized items. */
  selection: Selection;
  snapping: ItemSnapping;
  /** The change that the drag makes so far; null for none. */
  change: Change | null;
}

/**
 * Returns the tool that resizes the selection by its handles. Dragging a handle past the opposite edge mirrors the
 * selection. Shift keeps the proportions; in an editor that keeps the proportions by default, Shift changes them. With
 * Alt, the centre stays in place.
 */
export function resizeItems(editor: ItemEditor): Tool {
  let drag: Drag | null = null;

  const reach = (at: Position, device: Device, view: View): Handle | null => {
    if (editor.selection().size === 0) return null;
    return handleAt(boxInPixels(editor.handled(), scaleIn(view, editor.unit())), at, device);
  };

  const end = () => {
    drag = null;
    editor.show(noItemMarks);
  };

  const follow = (point: CanvasPoint, view: View) => {
    if (!drag) return;
    // Undo or another key has changed the selection, so the drag ends.
    if (editor.selection() !== drag.selection) {
      end();
      view.preview(null);
      return;
    }
    const { from, box, edges, moving, snapping } = drag;
    const scale = scaleIn(view, editor.unit());
    const at = scale.units(point.at);
    const isProportional = point.modifiers.shift !== editor.isProportional;
    const { box: now, guides } = snapping.resize(
      box,
      edges,
      { x: at.x - from.x, y: at.y - from.y },
      reachOf(point, editor, scale),
      { isProportional, isFromCentre: point.modifiers.alt },
    );
    drag.change = { kind: 'resize', to: now, isProportional };
    const way = between(box, now);
    editor.show({ ...noItemMarks, selected: way, guides }, drag.change);
    view.preview({ moving, to: editor.seen(drag.change, way) });
  };

  return {
    name: 'resize-items',
    pansAtEdge: true,
    hover: (at, view) => {
      const handle = at && reach(at, 'mouse', view);
      return handle && cursorOf(handle.edges);
    },
    takesDrag: ({ at, device }, view) => reach(at, device, view) !== null,
    dragStart: ({ at, device }, view) => {
      const handle = reach(at, device, view);
      if (!handle) return;
      const box = editor.handled();
      drag = {
        from: scaleIn(view, editor.unit()).units(at),
        box,
        edges: handle.edges,
        moving: editor.moving('resize'),
        selection: editor.selection(),
        snapping: editor.snapping('resize'),
        change: null,
      };
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      follow(point, view);
      const change = drag?.change;
      end();
      if (change && !editor.change(change)) view.preview(null);
    },
    dragCancel: end,
  };
}

/**
 * Returns the transform that takes the box `from` to the box `to`. A negative width or height of `to` mirrors the
 * content.
 */
function between(from: Box, to: Box): Transform {
  const [a, d] = [to.width / from.width, to.height / from.height];
  return { a, b: 0, c: 0, d, e: to.x - from.x * a, f: to.y - from.y * d };
}

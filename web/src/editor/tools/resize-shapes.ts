import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Edges } from '@quiltwright/shared/geometry/snap';
import type { Transform } from '@quiltwright/shared/geometry/transform';
import { act } from '../../model/command';
import { createdBlockCommands } from '../../model/created-block/created-block-commands';
import { boxAround } from '../../model/created-block/reshape';
import type { Position } from '../../render/camera';
import type { Moving } from '../../render/preview';
import type { Device } from '../input/press';
import type { BlockSnapping } from '../snapping/block-snapping';
import { noMarks } from './drawing-marks';
import {
  boxInPixels,
  finish,
  followersOf,
  inInches,
  movingOf,
  scaleIn,
  type DrawingTable,
} from './drawing-table';
import { reachOf, snappingBeside } from './hand-snapping';
import { cursorOf, handleAt, type Handle } from './handles';
import type { CanvasPoint, Tool, View } from './tool';

interface Drag {
  from: Point;
  /** Around all that is resized, in block units, as it was. */
  box: Box;
  edges: Edges;
  moving: Moving;
  snapping: BlockSnapping;
  now: Box;
}

/**
 * A drag of a handle resizes what is selected; through zero it turns that over. Shift keeps the proportions, and with alt
 * the centre stays.
 */
export function resizeShapes(table: DrawingTable): Tool {
  let drag: Drag | null = null;

  const reach = (at: Position, device: Device, view: View): Handle | null => {
    const drawing = table.drawing();
    if (drawing.selection.size === 0) return null;
    return handleAt(boxInPixels(boxAround(drawing), scaleIn(view, drawing)), at, device);
  };

  const follow = (point: CanvasPoint, view: View) => {
    if (!drag) return;
    const drawing = table.drawing();
    const { from, box, edges, moving, snapping } = drag;
    const scale = scaleIn(view, drawing);
    const at = scale.units(point.at);
    const { shift: isProportional, alt: isFromCentre } = point.modifiers;
    const { box: now, guides } = snapping.resize(
      box,
      edges,
      { x: at.x - from.x, y: at.y - from.y },
      reachOf(point, table, scale),
      { isProportional, isFromCentre },
    );
    drag.now = now;
    const way = between(box, now);
    const ghosts = followersOf(drawing, act(createdBlockCommands.resize, { argument: now }));
    table.marks.set({ ...noMarks, selected: way, guides, ghosts });
    view.preview({ moving, to: [inInches(way, drawing.document.design.block)] });
  };

  return {
    name: 'resize-shapes',
    pansAtEdge: true,
    hover: (at, view) => {
      const handle = at && reach(at, 'mouse', view);
      return handle && cursorOf(handle.edges);
    },
    takesDrag: ({ at, device }, view) => reach(at, device, view) !== null,
    dragStart: ({ at, device }, view) => {
      const handle = reach(at, device, view);
      if (!handle) return;
      const drawing = table.drawing();
      const box = boxAround(drawing);
      drag = {
        from: scaleIn(view, drawing).units(at),
        box,
        edges: handle.edges,
        moving: movingOf(drawing.document.design, drawing.selection),
        snapping: snappingBeside(drawing.selection, table),
        now: box,
      };
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      follow(point, view);
      const now = drag?.now;
      drag = null;
      table.marks.set(noMarks);
      if (now) finish(table, view, act(createdBlockCommands.resize, { argument: now }));
    },
    dragCancel: () => {
      drag = null;
      table.marks.set(noMarks);
    },
  };
}

/** What takes one box to another, turned over or not. */
function between(from: Box, to: Box): Transform {
  const [a, d] = [to.width / from.width, to.height / from.height];
  return { a, b: 0, c: 0, d, e: to.x - from.x * a, f: to.y - from.y * d };
}

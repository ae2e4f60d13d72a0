import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Edges, Guide } from '@quiltwright/shared/geometry/snap';
import type { Transform } from '@quiltwright/shared/geometry/transform';
import { act } from '../../model/command';
import { createdBlockCommands } from '../../model/created-block/created-block-commands';
import { boxAround } from '../../model/created-block/reshape';
import type { Position } from '../../render/camera';
import type { Moving } from '../../render/preview';
import type { Device } from '../input/press';
import { noMarks } from './drawing-marks';
import {
  boxInPixels,
  finish,
  inInches,
  movingOf,
  scaleIn,
  type BlockScale,
  type DrawingTable,
} from './drawing-table';
import { HandSnap, stillTrue } from './hand-snap';
import { cursorOf, handleAt, type Handle } from './handles';
import { edgePlaces, resizedBox, upright, type EdgePlaces, type Resizing } from './resized-box';
import type { CanvasPoint, Tool, View } from './tool';

/** Places that differ by less are the same. */
const SAME = 1e-6;

interface Drag {
  from: Point;
  /** Around all that is resized, in block units, as it was. */
  box: Box;
  edges: Edges;
  moving: Moving;
  snap: HandSnap;
  now: Box;
}

/**
 * A drag of a handle resizes what is selected; through zero it turns that over. Shift keeps the proportions, and with alt
 * the middle stays.
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
    const { box, moving } = drag;
    const { now, guides } = resized(drag, point, scaleIn(view, drawing));
    drag.now = now;
    const way = between(box, now);
    table.marks.set({ ...noMarks, selected: way, guides });
    view.preview({ moving, to: [inInches(way, drawing.document.design.block)] });
  };

  return {
    name: 'resize-shapes',
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
        snap: new HandSnap(table, drawing.selection),
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

/** How large what is dragged is now, and what it aligns with. */
function resized(
  { from, box, edges, snap }: Drag,
  point: CanvasPoint,
  scale: BlockScale,
): { now: Box; guides: Guide[] } {
  const { shift, alt } = point.modifiers;
  const how: Resizing = { edges, isProportional: shift, fromMiddle: alt };
  const at = scale.units(point.at);
  const places = edgePlaces(box, edges);
  const wanted = {
    x: places.x === undefined ? undefined : places.x + at.x - from.x,
    y: places.y === undefined ? undefined : places.y + at.y - from.y,
  };
  const pull = (now: Box) => {
    const turned = upright(now, edges);
    return snap.at(turned.box, point, scale, turned.edges);
  };
  const free = resizedBox(box, how, wanted);
  const now = resizedBox(box, how, pulledTo(edgePlaces(free, edges), pull(free).by, shift));
  const { by, guides } = pull(now);
  // What would be pulled farther could not go there.
  return { now, guides: stillTrue(guides, { x: Math.abs(by.x) < SAME, y: Math.abs(by.y) < SAME }) };
}

/** Where the edges are pulled to; of what keeps its proportions only the one that is pulled least. */
function pulledTo({ x, y }: EdgePlaces, by: Point, isProportional: boolean): EdgePlaces {
  const pulled = { x: x === undefined ? undefined : x + by.x, y: y === undefined ? undefined : y + by.y };
  if (!isProportional || x === undefined || y === undefined) return pulled;
  if (by.x !== 0 && (by.y === 0 || Math.abs(by.x) <= Math.abs(by.y))) return { x: pulled.x };
  return by.y !== 0 ? { y: pulled.y } : pulled;
}

/** What takes one box to another, turned over or not. */
function between(from: Box, to: Box): Transform {
  const [a, d] = [to.width / from.width, to.height / from.height];
  return { a, b: 0, c: 0, d, e: to.x - from.x * a, f: to.y - from.y * d };
}

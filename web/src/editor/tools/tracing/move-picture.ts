import type { Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { resizedBox } from '@quiltwright/shared/geometry/resize';
import type { MovedEdges } from '@quiltwright/shared/geometry/snapping/snap';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Watched } from '../../../render/camera/watched';
import type { Position } from '../../../render/camera/camera';
import type { Device } from '../../input/press';
import { boxInPixels, scaleIn } from '../canvas-scale';
import { cursorOf, handleAt } from '../items/handles';
import type { CanvasPoint, Tool, View } from '../tool';
import { boxInSight, isPictureSize, type TracedPicture } from './traced-picture';

/** The area that a handle can be dragged to, in block units. */
const FAR = 10 * LIMITS.blockSpace;
const within = { x: -FAR, y: -FAR, width: 2 * FAR, height: 2 * FAR };

interface Drag {
  from: Point;
  box: Box;
  /** The edges that the dragged handle moves; null if the whole picture moves. */
  edges: MovedEdges | null;
}

/**
 * Returns the tool that moves the traced picture by a drag, and sizes it by a drag of a handle. Its proportions stay.
 * With Alt, its middle stays in place.
 * @param unitNow returns the number of inches in a block unit, across and down
 */
export function movePicture(traced: Watched<TracedPicture | null>, unitNow: () => Point): Tool {
  let drag: Drag | null = null;

  /** Returns the edges that a drag from a position moves; null for the whole picture, and undefined beside it. */
  const taken = (at: Position, device: Device, view: View): MovedEdges | null | undefined => {
    const shown = traced.value;
    if (!shown?.isShown) return undefined;
    const box = boxInPixels(shown.box, scaleIn(view, unitNow()));
    const handle = handleAt(box, at, device);
    if (handle) return handle.edges;
    const isOver = (place: number, start: number, size: number) => place >= start && place <= start + size;
    return isOver(at.x, box.x, box.width) && isOver(at.y, box.y, box.height) ? null : undefined;
  };

  const put = (box: Box) => {
    if (traced.value) traced.set({ ...traced.value, box });
  };

  const follow = ({ at, modifiers }: CanvasPoint, view: View) => {
    if (!drag) return;
    const { from, box, edges } = drag;
    const to = scaleIn(view, unitNow()).units(at);
    const by = { x: to.x - from.x, y: to.y - from.y };
    if (!edges) {
      put(boxInSight({ ...box, x: box.x + by.x, y: box.y + by.y }));
      return;
    }
    const sized = resizedBox(box, edges, by, { isProportional: true, isFromCentre: modifiers.alt, within });
    if (isPictureSize(sized)) put(boxInSight(sized));
  };

  return {
    name: 'move-picture',
    pansAtEdge: true,
    hover: (at, view) => {
      const edges = at ? taken(at, 'mouse', view) : undefined;
      if (edges === undefined) return null;
      return edges ? cursorOf(edges) : 'move';
    },
    takesDrag: ({ at, device }, view) => taken(at, device, view) !== undefined,
    dragStart: ({ at, device }, view) => {
      const edges = taken(at, device, view);
      const box = traced.value?.box;
      drag = box && edges !== undefined ? { from: scaleIn(view, unitNow()).units(at), box, edges } : null;
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      follow(point, view);
      drag = null;
    },
    dragCancel: () => {
      if (drag) put(drag.box);
      drag = null;
    },
  };
}

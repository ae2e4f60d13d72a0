import type { Box } from '@quiltwright/shared/geometry/box';
import type { MovedEdges } from '@quiltwright/shared/geometry/snapping/snap';
import type { Position } from '../../../render/camera/camera';
import type { Device } from '../../input/press';

/** A handle of a box, with the edges that it moves. */
export interface Handle {
  edges: MovedEdges;
  /** The middle of the handle, in pixels of the canvas. */
  at: Position;
}

/** The side of a handle as it is drawn, in pixels. */
export const HANDLE: Record<Device, number> = { mouse: 10, pen: 10, touch: 12 };
/** The side, in pixels, of the square around a handle in which a press hits the handle. */
const HIT: Record<Device, number> = { mouse: 16, pen: 24, touch: 44 };

/**
 * The edges that each handle moves. Corner handles come first: if the handle of a side is equally near a press, the
 * corner wins.
 */
const allEdges: readonly MovedEdges[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/**
 * Returns the handles around a box, in pixels. On a side shorter than three handles, the corner handles are outside the
 * box. A side shorter than one handle has no handle in its middle.
 * @param size the side of a handle
 */
export function handlesOf({ x, y, width, height }: Box, size: number): Handle[] {
  const place = (start: number, length: number, edge: -1 | 0 | 1) =>
    start + ((1 + edge) / 2) * length + (length < 3 * size ? (edge * size) / 2 : 0);
  return allEdges
    .filter((edges) => (edges.x !== 0 || width >= size) && (edges.y !== 0 || height >= size))
    .map((edges) => ({ edges, at: { x: place(x, width, edges.x), y: place(y, height, edges.y) } }));
}

/**
 * Returns the handle that a press hits; null for none. Each handle has a square around it, and a press inside the
 * square hits the handle. If a press is inside several squares, it hits the nearest handle. On a small box, the
 * squares extend outwards from the box, so that a press on the box can still move it.
 */
export function handleAt(box: Box, at: Position, device: Device): Handle | null {
  const size = HANDLE[device];
  const hit = HIT[device];
  const isIn = (middle: number, length: number, edge: -1 | 0 | 1, place: number) => {
    const outwards = (place - middle) * (edge || 1);
    if (edge === 0 || length >= 3 * hit) return Math.abs(outwards) <= hit / 2;
    return outwards >= -size / 2 && outwards <= hit - size / 2;
  };
  const away = (handle: Handle) => Math.hypot(handle.at.x - at.x, handle.at.y - at.y);
  let nearest: Handle | null = null;
  for (const handle of handlesOf(box, size)) {
    const { edges } = handle;
    if (!isIn(handle.at.x, box.width, edges.x, at.x) || !isIn(handle.at.y, box.height, edges.y, at.y))
      continue;
    if (!nearest || away(handle) < away(nearest)) nearest = handle;
  }
  return nearest;
}

/** Returns the CSS cursor that shows the directions in which a handle can move. */
export function cursorOf({ x, y }: MovedEdges): string {
  if (x === 0) return 'ns-resize';
  if (y === 0) return 'ew-resize';
  return x === y ? 'nwse-resize' : 'nesw-resize';
}

import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Edges } from '@quiltwright/shared/geometry/snap';
import type { Position } from '../../render/camera';
import type { Device } from '../input/press';

/** A handle of a box, by the edges that it takes along. */
export interface Handle {
  edges: Edges;
  /** Its middle, in pixels of the canvas. */
  at: Position;
}

/** Pixels of a side of a handle, as drawn. */
export const HANDLE: Record<Device, number> = { mouse: 10, pen: 10, touch: 12 };
/** Pixels of a side of the square that takes a press for it. */
const HIT: Record<Device, number> = { mouse: 16, pen: 24, touch: 44 };

/** Corners first: where they are as near as others, they are meant. */
const allEdges: readonly Edges[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The handles of a box in pixels. What is under three of them wide has them outside; between two that touch there is none. */
export function handlesOf({ x, y, width, height }: Box, size: number): Handle[] {
  const place = (start: number, length: number, edge: -1 | 0 | 1) =>
    start + ((1 + edge) / 2) * length + (length < 3 * size ? (edge * size) / 2 : 0);
  return allEdges
    .filter((edges) => (edges.x !== 0 || width >= size) && (edges.y !== 0 || height >= size))
    .map((edges) => ({ edges, at: { x: place(x, width, edges.x), y: place(y, height, edges.y) } }));
}

/**
 * The handle that a press takes: the nearest one whose square holds it. The squares grow outwards where the box in
 * pixels has no room for them, so that it can still be moved.
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

/** The pointer that says which way a handle goes. */
export function cursorOf({ x, y }: Edges): string {
  if (x === 0) return 'ns-resize';
  if (y === 0) return 'ew-resize';
  return x === y ? 'nwse-resize' : 'nesw-resize';
}

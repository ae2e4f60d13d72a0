import { distance } from '@quiltwright/shared/geometry/point';
import { middleOf } from '@quiltwright/shared/model/created-block/outlining/corner-edits';
import type { OutlineCorner } from '@quiltwright/shared/quilting/shapes/shape';
import type { Position } from '../../../render/camera/camera';
import type { Device } from '../../input/press';
import type { CanvasScale } from '../canvas-scale';

/** The handle of a corner, or the handle in the middle of the side that begins at this corner. */
export interface CornerHandle {
  kind: 'corner' | 'side';
  index: number;
  /** The middle of the handle, in pixels of the canvas. */
  at: Position;
}

/** The greatest distance from the middle of a handle at which a press hits it, in pixels. */
export const HIT: Record<Device, number> = { mouse: 10, pen: 14, touch: 22 };

/** The shortest side that has a handle in its middle, in pixels. */
const LEAST_SIDE = 28;

/**
 * Returns the handles of an outline, in pixels of the canvas: those of its corners first.
 * @param isOpen true for an outline that is still being drawn, whose last corner has no side
 */
export function cornerHandlesOf(
  corners: readonly OutlineCorner[],
  { pixels }: Pick<CanvasScale, 'pixels'>,
  isOpen = false,
): CornerHandle[] {
  const points = corners.map(([x, y]) => pixels({ x, y }));
  const ends = points.map((at, index): CornerHandle => ({ kind: 'corner', index, at }));
  const sides = points.flatMap((from, index): CornerHandle[] => {
    const to = points[(index + 1) % points.length];
    if (!to || (isOpen && index === points.length - 1)) return [];
    const at = pixels(middleOf(corners, index));
    const isRoom = distance(from, to) >= LEAST_SIDE || distance(from, at) >= LEAST_SIDE;
    return isRoom ? [{ kind: 'side', index, at }] : [];
  });
  return [...ends, ...sides];
}

/** Returns the handle that a press hits: the nearest one, and a corner rather than a side. Null for none. */
export function cornerHandleAt(
  handles: readonly CornerHandle[],
  at: Position,
  device: Device,
): CornerHandle | null {
  let found: CornerHandle | null = null;
  for (const handle of handles) {
    const away = distance(handle.at, at);
    if (away <= HIT[device] && (!found || away < distance(found.at, at))) found = handle;
  }
  return found;
}

/** Returns the index of the corner at a point; null if there is none. */
export function cornerAtPoint(
  corners: readonly OutlineCorner[],
  point: { x: number; y: number } | null,
): number | null {
  if (!point) return null;
  const index = corners.findIndex(([x, y]) => distance({ x, y }, point) <= SAME_PLACE);
  return index < 0 ? null : index;
}

/** The greatest distance between a corner and the point that names it, in block units. */
const SAME_PLACE = 0.1;

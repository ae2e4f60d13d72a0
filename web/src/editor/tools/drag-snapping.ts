import type { Guide } from '@quiltwright/shared/geometry/snapping/guides';
import type { Device } from '../input/press';
import type { CanvasScale } from './canvas-scale';
import type { ItemEditor } from './item-editor';
import type { CanvasPoint } from './tool';

/** The greatest distance at which items snap, in pixels of the canvas. */
const REACH: Record<Device, number> = { mouse: 8, pen: 8, touch: 12 };

/** Returns the greatest distance at which items snap, in the editor's units; 0 while snapping is off. */
export function reachOf(
  { device, modifiers }: Pick<CanvasPoint, 'device' | 'modifiers'>,
  { snaps }: Pick<ItemEditor, 'snaps'>,
  { unit }: CanvasScale,
): number {
  // Ctrl or ⌘ reverses the setting of the snapping button.
  return snaps() === modifiers.ctrl ? 0 : REACH[device] / Math.max(unit.x, unit.y);
}

/**
 * Returns the guides that belong to one axis. For x, these are vertical lines and horizontal gaps, because both set a
 * box's position across.
 */
export function guidesAlong(axis: 'x' | 'y', guides: readonly Guide[]): Guide[] {
  // A vertical line and a horizontal gap both set the position across.
  return guides.filter(({ kind, from, to }) => ((from.x === to.x) === (kind === 'line')) === (axis === 'x'));
}

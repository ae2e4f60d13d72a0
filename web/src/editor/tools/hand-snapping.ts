import type { Guide } from '@quiltwright/shared/geometry/snap';
import type { Device } from '../input/press';
import type { CanvasScale } from './canvas-scale';
import type { ItemTable } from './item-table';
import type { CanvasPoint } from './tool';

/** Pixels within which snapping pulls. */
const REACH: Record<Device, number> = { mouse: 8, pen: 8, touch: 12 };

/** Returns the snapping distance in units; 0 while snapping is off. */
export function reachOf(
  { device, modifiers }: Pick<CanvasPoint, 'device' | 'modifiers'>,
  { snaps }: Pick<ItemTable, 'snaps'>,
  { unit }: CanvasScale,
): number {
  // The key inverts the button's setting.
  return snaps() === modifiers.ctrl ? 0 : REACH[device] / Math.max(unit.x, unit.y);
}

/** Returns the guides of one axis. */
export function guidesAlong(axis: 'x' | 'y', guides: readonly Guide[]): Guide[] {
  // An upright line gives a position across, and so does a level gap.
  return guides.filter(({ kind, from, to }) => ((from.x === to.x) === (kind === 'line')) === (axis === 'x'));
}

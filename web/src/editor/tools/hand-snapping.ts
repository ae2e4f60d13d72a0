import type { Guide } from '@quiltwright/shared/geometry/snap';
import type { Device } from '../input/press';
import type { CanvasScale } from './canvas-scale';
import type { ItemTable } from './item-table';
import type { CanvasPoint } from './tool';

/** Pixels from which something is pulled. */
const REACH: Record<Device, number> = { mouse: 8, pen: 8, touch: 12 };

/** How far from it, in units, a hand is pulled; 0 while snapping is off. */
export function reachOf(
  { device, modifiers }: Pick<CanvasPoint, 'device' | 'modifiers'>,
  { snaps }: Pick<ItemTable, 'snaps'>,
  { unit }: CanvasScale,
): number {
  // The key inverts what the button says.
  return snaps() === modifiers.ctrl ? 0 : REACH[device] / Math.max(unit.x, unit.y);
}

/** The guides of one axis alone. */
export function guidesAlong(axis: 'x' | 'y', guides: readonly Guide[]): Guide[] {
  // An upright line says where something lies across, and so does a level gap.
  return guides.filter(({ kind, from, to }) => ((from.x === to.x) === (kind === 'line')) === (axis === 'x'));
}

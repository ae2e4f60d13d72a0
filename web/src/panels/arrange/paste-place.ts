import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { ItemTable } from '../../editor/tools/item-table';
import type { Position } from '../../render/camera';

/** All in units of the table. */
interface Pasting {
  /** Around what was copied; null where nothing was. */
  copied: Box | null;
  /** How large that is on which it is pasted. */
  whole: { width: number; height: number };
  /** From how far it is pulled. */
  reach: number;
}

/**
 * Where what was copied goes: its middle, in units of the table, under the pointer, and on to what it aligns with there;
 * null where the pointer is elsewhere.
 *
 * @param at the pointer, in inches from the corner of what lies on the table; null where it isn't over the canvas
 */
export function pastePlace(
  items: Pick<ItemTable, 'unit' | 'snaps' | 'snapping'>,
  at: Position | null,
  { copied, whole, reach }: Pasting,
): Point | null {
  if (!at || !copied) return null;
  const unit = items.unit();
  const to = { x: at.x / unit.x, y: at.y / unit.y };
  if (to.x < 0 || to.y < 0 || to.x > whole.width || to.y > whole.height) return null;
  const middle = { x: copied.x + copied.width / 2, y: copied.y + copied.height / 2 };
  const way = { x: to.x - middle.x, y: to.y - middle.y };
  const { by } = items.snapping('duplicate').move(copied, way, items.snaps() ? reach : 0);
  return { x: middle.x + by.x, y: middle.y + by.y };
}

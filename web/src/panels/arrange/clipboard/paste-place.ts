import type { Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { ItemTable } from '../../../editor/tools/item-table';
import type { Position } from '../../../render/camera/camera';

/** All lengths are in units of the editor. */
interface Pasting {
  /** The box around the copied items; null without any. */
  copied: Box | null;
  /** The size of the design that the paste goes to. */
  whole: { width: number; height: number };
  /** The distance within which it snaps. */
  reach: number;
}

/**
 * Returns the place of a paste: its middle, in units of the editor, under the pointer, and snapped to other items. Null
 * if the pointer is elsewhere.
 * @param at the pointer, in inches from the corner of the design; null outside the canvas
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

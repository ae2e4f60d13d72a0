import type { Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { ItemEditor } from '../../../editor/tools/item-editor';
import type { Position } from '../../../render/camera/camera';

/** The items to paste, and the limits for their place. All lengths are in the editor's units. */
interface Pasting {
  /** The box around the copied items; null if nothing was copied. */
  copied: Box | null;
  /** The size of the design into which the items are pasted, in the editor's units. */
  whole: { width: number; height: number };
  /** The greatest distance at which the paste snaps to other items, in the editor's units. */
  reach: number;
}

/**
 * Returns the point where the middle of the pasted items should be, in the editor's units. It is the point under the
 * pointer, snapped to other items. Null if the pointer is outside the design or nothing is copied.
 * @param at the pointer's place, in inches from the design's corner; null outside the canvas
 */
export function pastePlace(
  items: Pick<ItemEditor, 'unit' | 'snaps' | 'snapping'>,
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

import type { Position } from '../../../render/camera/camera';
import { scaleIn } from '../canvas-scale';
import type { ItemTable } from '../item-table';
import type { CanvasPoint, Tool, View } from '../tool';

/** The greatest distance, in pixels, between two taps that count as taps at the same place. */
const SAME_PLACE = 12;

/**
 * Returns the tool that selects items. A tap selects the topmost item; another tap at the same place selects the item
 * below. A tap outside all items deselects everything. With Shift, or while *Select more* is on, a tap adds an item to
 * the selection or removes it. A long press adds an item.
 */
export function selectItems(table: ItemTable): Tool {
  let last: Position | null = null;
  const numbersAt = (at: Position, view: View) => table.itemsAt(scaleIn(view, table.unit()).units(at));
  const isAgain = ({ at }: CanvasPoint) =>
    last !== null && Math.hypot(at.x - last.x, at.y - last.y) <= SAME_PLACE;

  return {
    name: 'select-items',
    tap: (point, _, view) => {
      const nums = numbersAt(point.at, view);
      const [top] = nums;
      const selection = table.selection();
      const isMore = point.modifiers.shift || table.selectsMore();
      // If several items are selected, the tap selects the topmost one.
      const selected =
        isAgain(point) && selection.size === 1 ? nums.findIndex((num) => selection.has(num)) : -1;
      last = point.at;
      if (top === undefined) {
        if (!isMore) table.deselectAll();
        return;
      }
      if (isMore) table.selectMore([top]);
      else table.select([nums[(selected + 1) % nums.length] ?? top]);
    },
    hold: ({ at }, view) => {
      const [top] = numbersAt(at, view);
      if (top !== undefined && !table.selection().has(top)) table.selectMore([top]);
    },
  };
}

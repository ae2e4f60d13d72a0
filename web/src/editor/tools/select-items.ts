import type { Position } from '../../render/camera';
import { scaleIn } from './canvas-scale';
import type { ItemTable } from './item-table';
import type { CanvasPoint, Tool, View } from './tool';

/** Pixels within which a tap is at the place of the one before. */
const SAME_PLACE = 12;

/**
 * A tap selects what lies on top, again at the same place what lies beneath that, beside everything nothing. With shift, or
 * while *Select more* is on, it adds to the selection or takes out of it. A long press adds.
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
      // Of several that are selected the one on top is meant first.
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

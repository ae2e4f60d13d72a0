import type { Position } from '../../../render/camera/camera';
import { scaleIn } from '../canvas-scale';
import type { ItemEditor } from '../item-editor';
import type { CanvasPoint, Tool, View } from '../tool';

/** The greatest distance, in pixels, between two taps that count as taps at the same place. */
const SAME_PLACE = 12;

/**
 * Returns the tool that selects items. A tap selects the topmost item; another tap at the same place selects the item
 * below. A tap outside all items deselects everything. With Shift, or while *Select more* is on, a tap adds an item to
 * the selection or removes it. A long press adds an item to the selection.
 */
export function selectItems(editor: ItemEditor): Tool {
  let last: Position | null = null;
  const numbersAt = (at: Position, view: View) => editor.itemsAt(scaleIn(view, editor.unit()).units(at));
  const isAgain = ({ at }: CanvasPoint) =>
    last !== null && Math.hypot(at.x - last.x, at.y - last.y) <= SAME_PLACE;

  return {
    name: 'select-items',
    tap: (point, _, view) => {
      const nums = numbersAt(point.at, view);
      const [top] = nums;
      const selection = editor.selection();
      const isMore = point.modifiers.shift || editor.selectsMore();
      // If several items are selected, the tap selects the topmost one.
      const selected =
        isAgain(point) && selection.size === 1 ? nums.findIndex((num) => selection.has(num)) : -1;
      last = point.at;
      if (top === undefined) {
        if (!isMore) editor.deselectAll();
        return;
      }
      if (isMore) editor.selectMore([top]);
      else editor.select([nums[(selected + 1) % nums.length] ?? top]);
    },
    hold: ({ at }, view) => {
      const [top] = numbersAt(at, view);
      if (top !== undefined && !editor.selection().has(top)) editor.selectMore([top]);
    },
  };
}

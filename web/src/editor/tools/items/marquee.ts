import { boxBetween, type Box } from '@quiltwright/shared/geometry/box';
import { crossings, outlineContains } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { nothingSelected, type Selection } from '@quiltwright/shared/model/selection';
import { scaleIn } from '../canvas-scale';
import { noItemMarks, type Item, type ItemEditor } from '../item-editor';
import type { CanvasPoint, Tool, View } from '../tool';

/**
 * An item is selected if at least this length of the item, in the editor's units, is inside the marquee. An item that
 * only touches the marquee isn't selected.
 */
const INSIDE = 0.1;

/** What a marquee needs of an editor. */
export type MarqueeEditor = Pick<
  ItemEditor,
  'unit' | 'items' | 'itemsAt' | 'show' | 'selectsMore' | 'select' | 'selectMore'
>;

/**
 * Returns the tool that selects items with a marquee: a box that a drag draws. The tool selects all items that are at
 * least partly in the box. With Shift, or while *Select more* is on, it adds them to the selection.
 * @param everywhere true if a finger can also start a marquee, and a drag can start on an item. Otherwise only a mouse
 *   or pen can start a marquee, and only outside all items
 */
export function marquee(editor: MarqueeEditor, everywhere: boolean): Tool {
  let drag: { from: Point; items: readonly Item[] } | null = null;

  const follow = ({ at }: CanvasPoint, view: View): Selection => {
    if (!drag) return nothingSelected;
    const box = boxBetween(drag.from, scaleIn(view, editor.unit()).units(at));
    const caught = new Set<number>();
    for (const item of drag.items) if (reachesInto(item, box)) caught.add(item.num);
    editor.show({ ...noItemMarks, marquee: box, caught });
    return caught;
  };
  const end = () => {
    drag = null;
    editor.show(noItemMarks);
  };

  return {
    name: 'marquee',
    pansAtEdge: true,
    takesDrag: ({ at, device }, view) =>
      everywhere ||
      (device !== 'touch' && editor.itemsAt(scaleIn(view, editor.unit()).units(at)).length === 0),
    dragStart: ({ at }, view) => {
      drag = { from: scaleIn(view, editor.unit()).units(at), items: editor.items() };
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      const nums = [...follow(point, view)];
      end();
      const isMore = point.modifiers.shift || editor.selectsMore();
      if (!isMore) editor.select(nums);
      else if (nums.length > 0) editor.selectMore(nums);
    },
    dragCancel: end,
  };
}

/** True if a part of an item's outline is inside a box. */
function reachesInto({ box: own, outline }: Item, box: Box): boolean {
  const [left, top] = [box.x + INSIDE, box.y + INSIDE];
  const [right, bottom] = [box.x + box.width - INSIDE, box.y + box.height - INSIDE];
  if (right < left || bottom < top) return false;
  const [ownRight, ownBottom] = [own.x + own.width, own.y + own.height];
  if (own.x >= right || own.y >= bottom || ownRight <= left || ownBottom <= top) return false;
  if (own.x >= left && own.y >= top && ownRight <= right && ownBottom <= bottom) return true;
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  if (corners.some((corner) => outlineContains(outline, corner))) return true;
  if (outline.some(({ to }) => to.x > left && to.x < right && to.y > top && to.y < bottom)) return true;
  return corners.some((corner, i) => crossings(corner, corners[(i + 1) % 4] ?? corner, outline).length > 0);
}

import { anyOf } from '../../../editor/tools/any-of';
import type { ArrangementTable } from '../../../editor/tools/arranging/arrangement-table';
import { marquee } from '../../../editor/tools/items/marquee';
import { moveItems } from '../../../editor/tools/items/move-items';
import { placementItems } from '../../../editor/tools/arranging/placement-items';
import { repeatPlacement } from '../../../editor/tools/arranging/repeat-placement';
import { resizeItems } from '../../../editor/tools/items/resize-items';
import { selectItems } from '../../../editor/tools/items/select-items';
import type { Tool } from '../../../editor/tools/tool';

export type ArrangementTool = 'select' | 'box';

/**
 * Returns the tools for arranging a free form quilt.
 * @param aim is called at each tap
 */
export function arrangementTools(table: ArrangementTable, aim: Tool['tap']): readonly Tool[] {
  const items = placementItems(table);
  const named = (name: ArrangementTool, tools: readonly Tool[]) =>
    anyOf(name, [...tools, { name: 'aim', ...(aim && { tap: aim }) }]);
  return [
    named('select', [
      repeatPlacement(table, selectItems(items)),
      resizeItems(items),
      moveItems(items),
      marquee(items, false),
    ]),
    named('box', [marquee(items, true), selectItems(items)]),
  ];
}

import { anyOf } from '../../editor/tools/any-of';
import { drawShape } from '../../editor/tools/draw-shape';
import { fillCells } from '../../editor/tools/fill-cells';
import { marquee } from '../../editor/tools/marquee';
import { moveItems } from '../../editor/tools/move-items';
import { resizeItems } from '../../editor/tools/resize-items';
import { selectItems } from '../../editor/tools/select-items';
import { shapeItems } from '../../editor/tools/shape-items';
import type { Tool } from '../../editor/tools/tool';
import type { DrawingAction } from '../../model/created-block/drawing';
import type { DrawingHand, DrawingTool } from './drawing-hand';

/** The tools with which a block is drawn. */
export function drawingTools(hand: DrawingHand, run: (action: DrawingAction) => void): readonly Tool[] {
  const table = { ...hand, run };
  const items = shapeItems(table);
  const named = (name: DrawingTool, tools: readonly Tool[]) => anyOf(name, tools);
  return [
    named('select', [resizeItems(items), moveItems(items), marquee(items, false), selectItems(items)]),
    named('box', [marquee(items, true), selectItems(items)]),
    named('draw', [drawShape(table, hand.nextShape)]),
    named('fill', [fillCells(table, hand.filling)]),
  ];
}

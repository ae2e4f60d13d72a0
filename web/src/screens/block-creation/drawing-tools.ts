import { anyOf } from '../../editor/tools/any-of';
import { drawShape } from '../../editor/tools/draw-shape';
import { fillCells } from '../../editor/tools/fill-cells';
import { marquee } from '../../editor/tools/marquee';
import { moveShapes } from '../../editor/tools/move-shapes';
import { resizeShapes } from '../../editor/tools/resize-shapes';
import { selectShapes } from '../../editor/tools/select-shapes';
import type { Tool } from '../../editor/tools/tool';
import type { DrawingAction } from '../../model/created-block/drawing';
import type { DrawingHand, DrawingTool } from './drawing-hand';

/** The tools with which a block is drawn. */
export function drawingTools(hand: DrawingHand, run: (action: DrawingAction) => void): readonly Tool[] {
  const table = { ...hand, run };
  const named = (name: DrawingTool, tools: readonly Tool[]) => anyOf(name, tools);
  return [
    named('select', [resizeShapes(table), moveShapes(table), marquee(table, false), selectShapes(table)]),
    named('box', [marquee(table, true), selectShapes(table)]),
    named('draw', [drawShape(table, hand.nextShape)]),
    named('fill', [fillCells(table, hand.filling)]),
  ];
}

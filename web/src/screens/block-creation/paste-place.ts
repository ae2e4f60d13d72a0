import { LIMITS } from '@quiltwright/shared/limits';
import type { Point } from '@quiltwright/shared/geometry/point';
import { snappingBeside } from '../../editor/tools/shape-items';
import { boxOfSides, sidesAround, sidesOf } from '../../model/created-block/sides';
import { nothingSelected } from '../../model/selection';
import type { Position } from '../../render/camera';
import type { DrawingHand } from './drawing-hand';

/** Block units from which what is pasted is pulled. */
const REACH = 20;

/**
 * Where what was copied goes: its middle, in block units, under the pointer, and on to what it aligns with there; null
 * where the pointer isn't over the block.
 *
 * @param at the pointer, in inches from the block's corner; null where it is elsewhere
 */
export function pastePlace(hand: DrawingHand, at: Position | null): Point | null {
  const { clipboard, document } = hand.drawing();
  const { blockWidth, blockHeight } = document.design.block;
  if (!at || !clipboard || at.x < 0 || at.y < 0 || at.x > blockWidth || at.y > blockHeight) return null;
  const box = boxOfSides(sidesAround(clipboard.map(({ shape }) => sidesOf(shape))));
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const way = {
    x: (at.x * LIMITS.blockSpace) / blockWidth - middle.x,
    y: (at.y * LIMITS.blockSpace) / blockHeight - middle.y,
  };
  const { by } = snappingBeside(nothingSelected, hand).move(box, way, hand.snaps() ? REACH : 0);
  return { x: middle.x + by.x, y: middle.y + by.y };
}

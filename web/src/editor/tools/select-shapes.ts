import { act } from '../../model/command';
import { createdBlockCommands } from '../../model/created-block/created-block-commands';
import type { Position } from '../../render/camera';
import { scaleIn, shapesAt, type DrawingTable } from './drawing-table';
import type { CanvasPoint, Tool, View } from './tool';

const { select, selectMore, deselectAll } = createdBlockCommands;

/** Pixels within which a tap is at the place of the one before. */
const SAME_PLACE = 12;

/**
 * A tap selects what lies on top, again at the same place what lies beneath that, beside all shapes nothing. With shift, or
 * while *Select more* is on, it adds to the selection or takes out of it. A long press adds.
 */
export function selectShapes(table: DrawingTable): Tool {
  let last: Position | null = null;
  const numbersAt = (at: Position, view: View) => {
    const drawing = table.drawing();
    const place = scaleIn(view, drawing).units(at);
    return shapesAt(drawing.document.design, place).map(({ shape }) => shape.shapeNum);
  };
  const isAgain = ({ at }: CanvasPoint) =>
    last !== null && Math.hypot(at.x - last.x, at.y - last.y) <= SAME_PLACE;

  return {
    name: 'select-shapes',
    tap: (point, _, view) => {
      const nums = numbersAt(point.at, view);
      const [top] = nums;
      const { selection } = table.drawing();
      const isMore = point.modifiers.shift || table.selectsMore();
      // Of several that are selected the one on top is meant first.
      const selected =
        isAgain(point) && selection.size === 1 ? nums.findIndex((num) => selection.has(num)) : -1;
      last = point.at;
      if (top === undefined) {
        if (!isMore) table.run(act(deselectAll));
        return;
      }
      if (isMore) table.run(act(selectMore, { argument: [top] }));
      else table.run(act(select, { argument: [nums[(selected + 1) % nums.length] ?? top] }));
    },
    hold: ({ at }, view) => {
      const [top] = numbersAt(at, view);
      if (top !== undefined && !table.drawing().selection.has(top))
        table.run(act(selectMore, { argument: [top] }));
    },
  };
}

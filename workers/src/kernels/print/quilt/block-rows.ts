import type { Placement } from '@quiltwright/shared/quilting/placement';
import { sashingWidth } from '@quiltwright/shared/quilting/bands/bands';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import type { StandardPlan } from '@quiltwright/shared/quilting/standard/standard-size';
import { SAME_INCHES } from '@quiltwright/shared/quilting/grain/square-triangle';
import { rowTexts } from '../texts/assembly-texts';

/**
 * Returns a line for each set of equal rows of a standard quilt. The line names the blocks of these rows: “Rows 1, 3
 * and 5: Ohio Star.”
 */
export function blockRows(
  quilt: Quilt,
  placements: readonly Placement[],
  { columns, rows }: StandardPlan,
  nameOf: (placement: Placement) => string,
): string[] {
  const alike = new Map<string, string[]>();
  for (let row = 0; row < rows; row++) {
    const slots = Array.from({ length: columns }, (_, column) => {
      const block = placements.filter((each) => liesAt(each, column, row, quilt)).at(-1);
      return block ? nameOf(block) : rowTexts.emptyPlace;
    });
    const order = orderWords(slots);
    alike.set(order, [...(alike.get(order) ?? []), String(row + 1)]);
  }
  return [...alike].map(([order, numbers]) =>
    alike.size === 1 ? rowTexts.everyRow(order) : rowTexts.row(numbers, order),
  );
}

/** True if the placement has a copy in this column and row of a standard quilt. */
function liesAt(block: Placement, column: number, row: number, quilt: Quilt): boolean {
  const { x, y } = insideBorders(quilt);
  const gap = sashingWidth(quilt);
  const { blockWidth: width, blockHeight: height, numOfColumns, numOfRows } = block;
  return (
    isCopy(x + column * (width + gap) - block.xLocation, width + block.xSeparation, numOfColumns) &&
    isCopy(y + row * (height + gap) - block.yLocation, height + block.ySeparation, numOfRows)
  );
}

function isCopy(along: number, step: number, count: number): boolean {
  const copy = Math.round(along / step);
  return Math.abs(along - copy * step) <= SAME_INCHES && copy >= 0 && copy < count;
}

/**
 * Returns words for the blocks of a row. They are one name if all blocks are equal, two names if they alternate, and
 * otherwise all names in order.
 */
function orderWords(slots: readonly string[]): string {
  const [first = '', second = first] = slots;
  if (slots.every((slot) => slot === first)) return first;
  if (slots.every((slot, i) => slot === (i % 2 === 0 ? first : second)))
    return rowTexts.alternately(first, second);
  return slots.join(', ');
}

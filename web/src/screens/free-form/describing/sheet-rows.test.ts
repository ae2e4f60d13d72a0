import { inches } from '@quiltwright/shared/geometry/units';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { expect, it } from 'vitest';
import { sheetRowsOf } from './sheet-rows';

function block(blockNum: number, x: number, y: number, side = 12, more: Partial<Placement> = {}): Placement {
  return {
    ...emptyPlacement,
    ...{ blockNum, xLocation: inches(x), yLocation: inches(y) },
    ...{ blockWidth: inches(side), blockHeight: inches(side) },
    ...more,
  };
}

const numbers = (laid: readonly Placement[]) =>
  sheetRowsOf(laid).rows.map((row) => row.map((placement) => placement?.blockNum ?? 0));

it('lists blocks in the rows and columns of their grid, in any stacking order', () => {
  const laid = [block(4, 14, 14), block(1, 0, 0), block(3, 0, 14), block(2, 14, 0)];
  expect(sheetRowsOf(laid).isGrid).toBe(true);
  expect(numbers(laid)).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('lists each copy of a repeated block, and bare places of the grid', () => {
  const repeated = block(5, 0, 0, 12, { numOfColumns: 3, numOfRows: 2, xSeparation: inches(2) });
  expect(numbers([repeated, block(6, 14, 24)])).toEqual([
    [5, 5, 5],
    [5, 5, 5],
    [0, 6, 0],
  ]);
});

it('lists placements by rows of their middles if blocks overlap or form no grid', () => {
  /* A block of 24″ has a block of 6″ on its middle. To the right is a block whose middle is 1″ lower, and below a
     block alone. */
  const laid = [block(3, 0, 40), block(2, 9, 9, 6), block(1, 0, 0, 24), block(4, 30, 7)];
  expect(sheetRowsOf(laid).isGrid).toBe(false);
  expect(numbers(laid)).toEqual([[2, 1, 4], [3]]);
});

import { describe, expect, it } from 'vitest';
import { rowsOf } from './rows';

const box = (x: number, y: number, width: number, height: number) => ({
  corners: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
});

describe('rowsOf', () => {
  it('falls into rows where seams run from side to side', () => {
    expect(rowsOf([box(0, 0, 3, 3), box(3, 0, 3, 3), box(0, 3, 3, 3), box(3, 3, 3, 3)])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it('is one row where a patch lies across every such line', () => {
    // The upright one at the right is as high as both at the left.
    expect(rowsOf([box(0, 0, 3, 3), box(0, 3, 3, 3), box(3, 0, 3, 6)])).toEqual([[0, 1, 2]]);
  });

  it('takes lines that rounding has moved for the same', () => {
    expect(rowsOf([box(0, 0, 3, 3.0001), box(0, 3, 3, 3)])).toEqual([[0], [1]]);
  });
});

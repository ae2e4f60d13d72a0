import { describe, expect, it } from 'vitest';
import { publishedSizes } from './published-sizes.fixture.js';
import { finishedSize, sizeNums, standardPlan, standardSizes } from './standard-size.js';

describe('standardPlan', () => {
  it('has all 42 published quilts to answer for', () => {
    const names = publishedSizes.map(({ size, sashing, borders }) => `${size} ${String(sashing)} ${borders}`);
    expect(new Set(names).size).toBe(42);
  });

  it.each(publishedSizes)(
    'size $size, sashing $sashing, $borders borders: $columns × $rows blocks make $width × $length inches',
    ({ size, sashing, borders, columns, rows, borderWidth1, borderWidth2, width, length }) => {
      const plan = standardPlan(size, borders, sashing);
      expect(plan).toEqual({ columns, rows, borderWidth1, borderWidth2 });
      expect(finishedSize(plan, sashing)).toEqual({ width, length });
    },
  );
});

describe('standardSizes', () => {
  it('names every size once', () => {
    expect(standardSizes.map((size) => size.sizeNum)).toEqual([...sizeNums]);
  });
});

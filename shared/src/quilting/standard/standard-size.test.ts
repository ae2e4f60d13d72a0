import { describe, expect, it } from 'vitest';
import { inches } from '../../geometry/units.js';
import { withBorders, withSashing } from '../bands/bands.js';
import { publishedSizes } from './published-sizes.fixture.js';
import { emptyPlacement } from '../placement.js';
import { newFreeFormQuilt, newStandardQuilt } from '../quilt.js';
import {
  countPlaces,
  finishedSize,
  hasSashingCrossings,
  planOf,
  sizeNums,
  standardPlan,
  standardSizes,
} from './standard-size.js';

const band = { role: 'border' as const, width: inches(1), fabric: 0 };
const sashing = { ...band, role: 'sashing' as const };

describe('standardPlan', () => {
  it('covers all 42 published quilts', () => {
    const names = publishedSizes.map(({ size, sashing, borders }) => `${size} ${String(sashing)} ${borders}`);
    expect(new Set(names).size).toBe(42);
  });

  it.each(publishedSizes)(
    'size $size, sashing $sashing, $borders borders: $columns × $rows blocks make $width × $length inches',
    ({ size, sashing, borders, columns, rows, widths, width, length }) => {
      const plan = standardPlan(size, borders, sashing);
      expect(plan).toEqual({ columns, rows, borders: widths });
      expect(finishedSize(plan, sashing)).toEqual({ width, length });
    },
  );
});

describe('planOf', () => {
  const choices = { ...newStandardQuilt(7), generatingSize: 9 } as const;

  it('is the plan of the choices: a Crib with sashing and two borders has 2 × 3 blocks', () => {
    expect(planOf(choices)).toEqual({ columns: 3, rows: 4, borders: [] });
    const bordered = withSashing(withBorders(choices, [band, band]), sashing);
    expect(planOf(bordered)).toEqual({ columns: 2, rows: 3, borders: [2, 3] });
  });

  it('is null before a size is chosen', () => {
    expect(planOf({ ...choices, generatingSize: 0 })).toBeNull();
  });
});

describe('countPlaces', () => {
  const crib = { ...newStandardQuilt(7), generatingSize: 9 } as const;
  const nine = { ...emptyPlacement, numOfColumns: 3, numOfRows: 3 };

  it('counts the whole grid of a standard quilt, however many slots are filled: 12 in a Crib', () => {
    expect(countPlaces(crib)).toBe(12);
    expect(countPlaces({ ...crib, generatingLayout: 6, blocks: [nine, emptyPlacement] })).toBe(12);
  });

  it('counts every copy on a free form quilt', () => {
    expect(countPlaces({ ...newFreeFormQuilt(7), blocks: [nine, emptyPlacement] })).toBe(10);
    expect(countPlaces({ ...newFreeFormQuilt(7), blocks: [] })).toBe(0);
  });
});

describe('hasSashingCrossings', () => {
  const crib = withSashing({ ...newStandardQuilt(7), generatingSize: 9 } as const, sashing);

  it('is true where sashing runs both ways', () => {
    expect(hasSashingCrossings(crib)).toBe(true);
  });

  it('is false without sashing, and in a quilt of no standard size', () => {
    expect(hasSashingCrossings(withSashing(crib, null))).toBe(false);
    expect(hasSashingCrossings({ ...crib, generatingSize: 0 })).toBe(false);
  });
});

describe('standardSizes', () => {
  it('names every size once', () => {
    expect(standardSizes.map((size) => size.sizeNum)).toEqual([...sizeNums]);
  });
});

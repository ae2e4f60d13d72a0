import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backingOf } from './backing';

describe('backing', () => {
  const back = (width: number, length: number, clothWidth = 42, margin: 3 | 4 = 4) =>
    backingOf({ width, height: length }, { margin, clothWidth });

  it.each([
    /* 68 × 80: lengthwise 2 · 80 = 160, crosswise 2 · 68 = 136. */
    [60, 72, 'crosswise', 2, 136],
    /* 80 × 98: lengthwise 2 · 98 = 196, crosswise 3 · 80 = 240. */
    [72, 90, 'lengthwise', 2, 196],
    /* 98 × 116: 3 · 116 = 348, 3 · 98 = 294. */
    [90, 108, 'crosswise', 3, 294],
    /* 128 × 128: 4 panels are 4 · 42 − 3 = 165; 3 are only 124. */
    [120, 120, 'lengthwise', 4, 512],
    /* 42 × 58: one panel. */
    [34, 50, 'lengthwise', 1, 58],
    /* 43 × 58: two panels, 2 · 58 or 2 · 43. */
    [35, 50, 'crosswise', 2, 86],
    /* 83 × 108: two panels are exactly 2 · 42 − 1 = 83 wide; an inch more needs three. */
    [75, 100, 'lengthwise', 2, 216],
    [76, 100, 'crosswise', 3, 252],
    /* quiltingboard.com, post 7400852: 65 × 78 is “either 2 × 65 = 130 or 2 × 78 = 156”. */
    [57, 70, 'crosswise', 2, 130],
  ])('of %d × %d runs %s: %d panels, %d inches', (width, length, way, panels, inches) => {
    expect(back(width, length)).toMatchObject({ way, panels, inches });
  });

  it('comes with the alternative of wide backing fabric', () => {
    /* 98 × 116 in one panel of 108 takes 116 lengthwise; crosswise it would need two panels of 98. */
    expect(back(90, 108).wide).toMatchObject({ way: 'lengthwise', panels: 1, inches: 116 });
    expect(back(90, 108, 108)).toMatchObject({ inches: 116, wide: null });
  });

  it('may extend 3 inches beyond the quilt', () => {
    /* 66 × 78: 2 · 66. */
    expect(back(60, 72, 42, 3)).toMatchObject({
      way: 'crosswise',
      inches: 132,
      needs: { width: 66, height: 78 },
    });
  });

  it('also fits on fabric that shrinks across', () => {
    /* 68 × 80: two panels of 42 are 83 wide, and lie across. After 5 % shrinkage, 39.9, they are 78.8: lengthwise 68
       in, 2 · 80; crosswise it would need three, 3 · 68. */
    const shrunk = backingOf({ width: 60, height: 72 }, { margin: 4, clothWidth: 42 }, 5);
    expect(shrunk).toMatchObject({ way: 'lengthwise', panels: 2, inches: 160, clothWidth: 42 });
    expect(shrunk.other.inches).toBe(204);
  });

  it.each([
    /* teacherscollegesj.org, on 108-inch backing: 103 × 110 needs “at least 110”. */
    [95, 102, 'lengthwise', 1, 110],
    /* 68 × 80 lies across the width: 68. */
    [60, 72, 'crosswise', 1, 68],
    [100, 100, 'lengthwise', 1, 108],
    /* 128 × 128: two panels. */
    [120, 120, 'lengthwise', 2, 256],
  ])('of %d × %d on wide fabric runs %s: %d panels, %d inches', (width, length, way, panels, inches) => {
    expect(back(width, length, 108)).toMatchObject({ way, panels, inches });
  });

  it('covers the needed size, and would not with one panel fewer', () => {
    const side = fc.integer({ min: 36, max: 260 });
    fc.assert(
      fc.property(side, side, fc.constantFrom(40, 42, 44, 108), (width, length, clothWidth) => {
        const backing = back(width, length, clothWidth);
        const across = backing.way === 'lengthwise' ? width + 8 : length + 8;
        expect(backing.panelLength).toBe((backing.way === 'lengthwise' ? length : width) + 8);
        expect(backing.sewnWidth).toBeGreaterThanOrEqual(across);
        if (backing.panels > 1) expect(backing.sewnWidth - clothWidth + 1).toBeLessThan(across);
        expect(backing.inches).toBeLessThanOrEqual(backing.other.inches);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backingOf } from './backing';

describe('backing', () => {
  const back = (width: number, length: number, clothWidth = 42, margin: 3 | 4 = 4) =>
    backingOf({ width, height: length }, { margin, clothWidth });

  it.each([
    /* A backing of 68 × 80: two lengthwise panels are 2 · 80 = 160, two crosswise panels 2 · 68 = 136. */
    [60, 72, 'crosswise', 2, 136],
    /* A backing of 80 × 98: two lengthwise panels are 2 · 98 = 196, three crosswise panels 3 · 80 = 240. */
    [72, 90, 'lengthwise', 2, 196],
    /* A backing of 98 × 116: three lengthwise panels are 3 · 116 = 348, three crosswise panels 3 · 98 = 294. */
    [90, 108, 'crosswise', 3, 294],
    /* A backing of 128 × 128: 4 panels are 4 · 42 − 3 = 165 wide, 3 are only 124. */
    [120, 120, 'lengthwise', 4, 512],
    /* A backing of 42 × 58 is one panel. */
    [34, 50, 'lengthwise', 1, 58],
    /* A backing of 43 × 58 has two panels: 2 · 58 lengthwise, or 2 · 43 crosswise. */
    [35, 50, 'crosswise', 2, 86],
    /* A backing of 83 × 108: two panels are exactly 2 · 42 − 1 = 83 wide. One inch more needs a third panel. */
    [75, 100, 'lengthwise', 2, 216],
    [76, 100, 'crosswise', 3, 252],
    /* quiltingboard.com, post 7400852: a backing of 65 × 78 is “either 2 × 65 = 130 or 2 × 78 = 156”. */
    [57, 70, 'crosswise', 2, 130],
  ])('of %d × %d runs %s: %d panels, %d inches', (width, length, way, panels, inches) => {
    expect(back(width, length)).toMatchObject({ way, panels, inches });
  });

  it('comes with the alternative of wide backing fabric', () => {
    /* A backing of 98 × 116 is one lengthwise panel of 108, 116 long. Crosswise it would need two panels of 98. */
    expect(back(90, 108).wide).toMatchObject({ way: 'lengthwise', panels: 1, inches: 116 });
    expect(back(90, 108, 108)).toMatchObject({ inches: 116, wide: null });
  });

  it('may extend 3 inches beyond the quilt', () => {
    /* A backing of 66 × 78 has two crosswise panels of 66. */
    expect(back(60, 72, 42, 3)).toMatchObject({
      way: 'crosswise',
      inches: 132,
      needs: { width: 66, height: 78 },
    });
  });

  it('also fits on fabric that shrinks across', () => {
    /*
     * A backing of 68 × 80: two panels of 42 are 83 wide, so they run crosswise. After 5 % shrinkage a panel is 39.9
     * wide and two are 78.8, which is only enough lengthwise: 2 · 80 inches. Crosswise, the backing would need three
     * panels: 3 · 68 inches.
     */
    const shrunk = backingOf({ width: 60, height: 72 }, { margin: 4, clothWidth: 42 }, 5);
    expect(shrunk).toMatchObject({ way: 'lengthwise', panels: 2, inches: 160, clothWidth: 42 });
    expect(shrunk.other.inches).toBe(204);
  });

  it.each([
    /* teacherscollegesj.org, on 108-inch backing: a backing of 103 × 110 needs “at least 110”. */
    [95, 102, 'lengthwise', 1, 110],
    /* A backing of 68 × 80 is one crosswise panel, 68 long. */
    [60, 72, 'crosswise', 1, 68],
    [100, 100, 'lengthwise', 1, 108],
    /* A backing of 128 × 128 has two panels. */
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backingOf } from './backing';

describe('backing', () => {
  const back = (width: number, length: number, clothWidth = 42, margin: 3 | 4 = 4) =>
    backingOf({ width, length }, { margin, clothWidth });

  it.each([
    /* 68 × 80: lengthwise 2 · 80 = 160, crosswise 2 · 68 = 136. */
    [60, 72, 'crosswise', 2, 136],
    /* 80 × 98: lengthwise 2 · 98 = 196, crosswise 3 · 80 = 240. */
    [72, 90, 'lengthwise', 2, 196],
    /* 98 × 116: 3 · 116 = 348, 3 · 98 = 294. */
    [90, 108, 'crosswise', 3, 294],
    /* 128 × 128: 4 panels are 4 · 42 − 3 = 165, 3 only 124. */
    [120, 120, 'lengthwise', 4, 512],
    /* 42 × 58: one panel. */
    [34, 50, 'lengthwise', 1, 58],
    /* 43 × 58: two panels, 2 · 58 or 2 · 43. */
    [35, 50, 'crosswise', 2, 86],
    /* 83 × 108: two panels are 2 · 42 − 1 = 83 wide, exactly; an inch more takes three. */
    [75, 100, 'lengthwise', 2, 216],
    [76, 100, 'crosswise', 3, 252],
    /* quiltingboard.com, post 7400852: 65 × 78 is “either 2 × 65 = 130 or 2 × 78 = 156”. */
    [57, 70, 'crosswise', 2, 130],
  ])('of %d × %d runs %s: %d panels, %d inches', (width, length, way, panels, inches) => {
    expect(back(width, length)).toMatchObject({ way, panels, inches });
  });

  it('is told of on cloth made for backings, too', () => {
    /* 98 × 116 in one panel of 108: 116 along the length; across it 98 wide would take two of 98. */
    expect(back(90, 108).wide).toMatchObject({ way: 'lengthwise', panels: 1, inches: 116 });
    expect(back(90, 108, 108)).toMatchObject({ inches: 116, wide: null });
  });

  it('may reach out 3 inches', () => {
    /* 66 × 78: 2 · 66. */
    expect(back(60, 72, 42, 3)).toMatchObject({
      way: 'crosswise',
      inches: 132,
      needs: { width: 66, length: 78 },
    });
  });

  it('is of cloth that shrinks across, too', () => {
    /*
     * 68 × 80: two panels of 42 are 83 wide, and lie across. 5 % less, 39.9, they are 78.8: along the length 68 in, 2 · 80; across
     * it would take three, 3 · 68.
     */
    const shrunk = backingOf({ width: 60, length: 72 }, { margin: 4, clothWidth: 42 }, 5);
    expect(shrunk).toMatchObject({ way: 'lengthwise', panels: 2, inches: 160, clothWidth: 42 });
    expect(shrunk.other.inches).toBe(204);
  });

  it.each([
    /* teacherscollegesj.org, on 108-inch backing: 103 × 110 takes “at least 110”. */
    [95, 102, 'lengthwise', 1, 110],
    /* 68 × 80 lies across it: 68. */
    [60, 72, 'crosswise', 1, 68],
    [100, 100, 'lengthwise', 1, 108],
    /* 128 × 128: two panels. */
    [120, 120, 'lengthwise', 2, 256],
  ])('of %d × %d on wide cloth runs %s: %d panels, %d inches', (width, length, way, panels, inches) => {
    expect(back(width, length, 108)).toMatchObject({ way, panels, inches });
  });

  it('covers what it has to, and would not with one panel fewer', () => {
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

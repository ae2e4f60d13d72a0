import { describe, expect, it } from 'vitest';
import { battingOf } from './batting';

describe('batting', () => {
  it.each([
    [36, 50, 'Crib', false],
    /* The batting needs 45 × 60, the exact size of the package. A quilt of 52 × 37 needs the package turned. */
    [37, 52, 'Crib', false],
    [52, 37, 'Crib', true],
    /* The batting of each quilt is 8 inches larger than the quilt in both directions. */
    [38, 50, 'Twin', false],
    [64, 82, 'Twin', false],
    [65, 82, 'Full', false],
    [73, 88, 'Full', false],
    [82, 100, 'Queen', false],
    [83, 100, 'King', false],
    [112, 112, 'King', false],
  ])('of %d × %d is %s', (width, length, name, turned) => {
    expect(battingOf({ width, height: length }, 4).packaged).toMatchObject({ name, turned });
  });

  it('fits no package, or a smaller one with a smaller margin', () => {
    expect(battingOf({ width: 113, height: 113 }, 4)).toEqual({
      needs: { width: 121, height: 121 },
      packaged: null,
    });
    /* The batting needs 72 × 90. */
    expect(battingOf({ width: 66, height: 84 }, 3).packaged?.name).toBe('Twin');
  });
});

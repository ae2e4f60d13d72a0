import { describe, expect, it } from 'vitest';
import { eightAtOnceCut, halfSquareCut, quarterSquareCut, straightCut } from './cut-sizes';
import { isOnEighth, nearestEighth, upToEighth } from './ruler';

const SEAM = 0.25;

describe('the cut size for a finished size', () => {
  /* A side is cut ½″ longer than finished: a seam of ¼″ at both ends. */
  it.each([
    [1, 1.5],
    [2, 2.5],
    [2.25, 2.75],
    [4, 4.5],
    [12, 12.5],
    /* 2.4 + ½ = 2.9″, rounded up to 3″. */
    [2.4, 3],
  ])('is a square of %d and ½ in more', (finished, cut) => {
    expect(straightCut(finished, SEAM)).toBe(cut);
  });

  /* The cut side is the finished leg plus ⅞″, as in the common chart for half-square triangles. */
  it.each([
    [1, 1.875],
    [1.5, 2.375],
    [2, 2.875],
    [3, 3.875],
    [4, 4.875],
    [6, 6.875],
  ])('is a square of %d + ⅞ for two half-square triangles', (leg, cut) => {
    expect(halfSquareCut(leg, SEAM)).toBe(cut);
  });

  /* The cut side is twice the finished leg plus ⅞″, as in the common chart for eight at a time. */
  it.each([
    [2, 5.75],
    [3, 7.75],
    [4, 9.75],
  ])('is a square of twice %d + ⅞ for eight half-square triangles', (leg, cut) => {
    expect(eightAtOnceCut(leg, SEAM)).toBe(cut);
  });

  /*
   * The cut side is the finished long side plus 1¼″, for quarter-square triangles and the large square of four geese.
   */
  it.each([
    [2, 3.25],
    [3, 4.25],
    [4, 5.25],
    [6, 7.25],
    [12, 13.25],
  ])('is a square of %d + 1¼ for four quarter-square triangles', (long, cut) => {
    expect(quarterSquareCut(long, SEAM)).toBe(cut);
  });

  /*
   * Side triangles of a quilt on point, for blocks of side b: b√2 + 1¼, rounded up to an eighth. Several charts print
   * 21, 25¼ and 29½ for blocks of 14, 17 and 20 inches. The exact sizes are larger: 21.049, 25.292 and 29.534. With
   * 1.414 for √2, a block of 16 inches would give 23⅞, but the exact size is 23.8774.
   */
  it.each([
    [6, 9.75],
    [8, 12.625],
    [9, 14],
    [10, 15.5],
    [12, 18.25],
    [14, 21.125],
    [16, 24],
    [17, 25.375],
    [20, 29.625],
  ])('is b√2 + 1¼ for the side triangles of %d-inch blocks on point', (block, cut) => {
    expect(quarterSquareCut(block * Math.SQRT2, SEAM)).toBe(cut);
  });

  /*
   * Corner triangles of a quilt on point, for blocks of side b: b ÷ √2 + ⅞, rounded up to an eighth. For 12 it is 8.485
   * + 0.875 = 9.36.
   */
  it.each([
    [6, 5.125],
    [9, 7.25],
    [10, 8],
    [12, 9.375],
    [14, 10.875],
    [20, 15.125],
  ])('is b ÷ √2 + ⅞ for the corner triangles of %d-inch blocks on point', (block, cut) => {
    expect(halfSquareCut(block / Math.SQRT2, SEAM)).toBe(cut);
  });

  it('depends on the seam allowance', () => {
    /*
     * A seam of ⅜″ changes the three additions. For a square, ½ becomes 2 × ⅜ = ¾. For two triangles, ⅞ becomes ⅜ (2 +
     * √2) = 1.28, rounded up to 1⅜. For four triangles, 1¼ becomes ¾ (1 + √2) = 1.81, rounded up to 1⅞.
     */
    expect([straightCut(3, 0.375), halfSquareCut(3, 0.375), quarterSquareCut(3, 0.375)]).toEqual([
      3.75, 4.375, 4.875,
    ]);
  });
});

describe('a ruler', () => {
  it('has a line at each eighth, and ignores rounding errors', () => {
    expect([3, 3.0001, 3.002, 2.9999].map(upToEighth)).toEqual([3, 3, 3.125, 3]);
    expect([1.9286, 1.95].map(nearestEighth)).toEqual([1.875, 2]);
    expect([2.875, 3.9999996, 2.4].map(isOnEighth)).toEqual([true, true, false]);
  });
});

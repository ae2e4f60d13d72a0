import { describe, expect, it } from 'vitest';
import { LINES_APART, quilting, toLine } from './quilting.js';

const quilt = quilting('test');

/**
 * Returns the mean light of 200 points along a line of the quilt, so that crinkles average out. `spot` returns
 * the point at a share (0 to 1) of the line.
 */
function meanLight(spot: (share: number) => [x: number, y: number]): number {
  let sum = 0;
  for (let i = 0; i < 200; i++) sum += quilt(...spot(i / 200)).light;
  return sum / 200;
}

describe('distance to the nearest quilting line', () => {
  it('is zero on a line, and half the lines’ true distance, 7 / √2 inches, midway between two', () => {
    expect(toLine(0)).toBe(0);
    expect(toLine(-3 * LINES_APART)).toBe(0);
    expect(toLine(LINES_APART / 2)).toBeCloseTo(3.5 / Math.SQRT2, 10);
    expect(toLine(8)).toBeCloseTo(1 / Math.SQRT2, 10);
  });
});

describe('quilting', () => {
  it('lays thread along its lines, with gaps, and none between them', () => {
    const along = Array.from({ length: 400 }, (_, i) => quilt(0.7 + i * 0.01, 0.7 + i * 0.01).thread);
    expect(along.filter((thread) => thread === 1).length).toBeGreaterThan(200);
    expect(along.filter((thread) => thread === 0).length).toBeGreaterThan(100);
    expect(quilt(3.5, 0).thread).toBe(0);
  });

  it('lights the slopes that face the top left, and shades those behind a line', () => {
    // The line x + y = 7: the cloth rises behind it, towards the bottom right, and falls before it.
    const facing = meanLight((share) => [7 * 9 * share + 0.25, 7 - 7 * 9 * share + 0.25]);
    const averted = meanLight((share) => [7 * 9 * share - 0.25, 7 - 7 * 9 * share - 0.25]);
    expect(facing).toBeGreaterThan(averted + 0.1);
  });

  it('is the same every time', () => {
    expect(quilting('test')(1.23, 4.56)).toEqual(quilt(1.23, 4.56));
    expect(quilting('other')(1.23, 4.56)).not.toEqual(quilt(1.23, 4.56));
  });
});

import type { Outline } from '@quiltwright/shared/geometry/outline';
import { describe, expect, it } from 'vitest';
import { cutArea } from './cut-area';

const through = (...points: [number, number][]): Outline => points.map(([x, y]) => ({ to: { x, y } }));

describe('cutArea', () => {
  it('is a quarter inch more on each side of a square', () => {
    const square = through([0, 0], [2, 0], [2, 2], [0, 2]);
    expect(cutArea(square)).toMatchObject({ area: 4, perimeter: 8, cut: 2.5 * 2.5 });
  });

  it('counts once the area that two sides share at an inward corner', () => {
    /* With its allowance, the L is a square of 2.5 inches without an inch square at its corner. */
    const angle = through([0, 0], [2, 0], [2, 1], [1, 1], [1, 2], [0, 2]);
    expect(cutArea(angle).cut).toBeCloseTo(2.5 * 2.5 - 1, 9);
  });

  it('subtracts no more at a slit than its sides have, and never all of the allowance', () => {
    /*
     * The allowance closes the slit, so at least the area of a square of 1.5 inches is left. Each side of the slit
     * counts once.
     */
    const slit = through([0, 0], [0.4995, 0], [0.5, 0.5], [0.5005, 0], [1, 0], [1, 1], [0, 1]);
    const { cut } = cutArea(slit);
    expect(cut).toBeGreaterThanOrEqual(1.5 * 1.5);
    expect(cut).toBeLessThan(1.5 * 1.5 + 2 * 0.5 * 0.25 + 0.01);
    const crumb = through([0, 0], [0.05, 0], [0.001, 0.001], [0, 0.05]);
    expect(cutArea(crumb).cut).toBeGreaterThan(cutArea(crumb).area);
  });
});

import { polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import { describe, expect, it } from 'vitest';
import { FaultError } from '../../fault';
import { patchesOf } from '../patches';
import { combs, halfDiscs, quarterDiscs } from './many-curves.fixture';

const ground = polygon([
  { x: 0, y: 0 },
  { x: 1000, y: 0 },
  { x: 1000, y: 1000 },
  { x: 0, y: 1000 },
]);

/** Returns the sum of the areas of a block's patches, or the code of the fault. */
function areaOf(outlines: readonly Outline[]): number | string {
  try {
    return patchesOf([ground, ...outlines]).patches.reduce((sum, { area }) => sum + area, 0);
  } catch (error) {
    if (error instanceof FaultError) return error.fault.code;
    throw error;
  }
}

/** The most time that cutting a block or refusing it may take, in milliseconds, on a slow and busy machine. */
const MOST = 20_000;

describe('a block of many edges over each other', () => {
  it.each<[string, Outline[], unknown]>([
    ['halves of one disc', halfDiscs(200), expect.closeTo(1_000_000, -1)],
    ['quarters of discs', quarterDiscs(100, 650), expect.closeTo(1_000_000, -1)],
    ['combs', combs(33), expect.closeTo(1_000_000, -1)],
  ])('is cut: %s', (_, outlines, area) => {
    const started = performance.now();
    expect(areaOf(outlines)).toEqual(area);
    expect(performance.now() - started).toBeLessThan(MOST);
  });

  it.each([
    ['halves of one disc', halfDiscs(999)],
    ['quarters of discs', quarterDiscs(999, 650)],
    ['combs of 118 corners', combs(999)],
  ])('is refused if that would take too long: %s', (_, outlines) => {
    const started = performance.now();
    expect(areaOf(outlines)).toBe('too-many-edges');
    expect(performance.now() - started).toBeLessThan(MOST);
  });
});

import type { Browser } from '@playwright/test';
import type { BenchPages } from '../../support/server/bench-pages.js';
import { measure, measureFloor, type Effort, type Measured } from '../measurements.js';
import { onPoint, outlined, patchwork } from '../quilts.js';

/** The names of the quilts whose frames are compared. Each has 105,625 shapes. */
export const SHAPED = ['level squares', 'outlines of thirty corners', 'blocks on their points'] as const;
type Shaped = (typeof SHAPED)[number];

export interface OutlineFigures {
  /** The milliseconds to copy a whole canvas once. */
  floor: number;
  quilts: Record<Shaped, Measured>;
}

const SIDE = 65;

/**
 * Measures the canvas with a quilt of shapes of eleven types in level blocks, with the same quilt in outlines of
 * thirty corners, and with all its blocks on their points.
 */
export async function measureOutlines(
  browser: Browser,
  pages: BenchPages,
  effort: Effort,
): Promise<OutlineFigures> {
  const level = patchwork(SIDE, SIDE);
  const of = (quilt: typeof level) => measure(browser, pages, 'ours', quilt, effort);
  return {
    floor: await measureFloor(browser, pages, level, effort),
    quilts: {
      'level squares': await of(level),
      'outlines of thirty corners': await of(outlined(SIDE, SIDE)),
      'blocks on their points': await of(onPoint(SIDE, SIDE)),
    },
  };
}

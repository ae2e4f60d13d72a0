import type { Browser } from '@playwright/test';
import type { BenchPages } from '../../support/server/bench-pages.js';
import { openPage } from '../browser.js';
import { median, pressMiddle, type Effort } from '../measurements.js';
import { blockOfThousand } from '../quilts.js';

/**
 * The times of frames while all thousand shapes of a block are moved at once, in milliseconds. A time includes mouse
 * event, drawing and raster.
 */
export interface MovingFigures {
  /** The time of the first frame on Quiltwright's canvas, which separates the moving shapes from the block. */
  start: number;
  /** The time of each later frame, by the page's name. */
  frame: Record<string, number>;
}

const OURS = 'ours?move=shapes';

/**
 * Measures how fast all thousand shapes of a block are moved on Quiltwright's canvas. Measures the same on a page with
 * a Konva node for each shape, all in a Transformer.
 */
export async function measureMoving(
  browser: Browser,
  pages: BenchPages,
  { rounds, frames }: Effort,
): Promise<MovingFigures> {
  const starts: number[] = [];
  const times: Record<string, number[]> = { ours: [], 'naive-konva': [] };
  for (let round = 0; round < rounds; round++) {
    for (const name of [OURS, 'naive-konva']) {
      const page = await openPage(browser, pages, name);
      const quilt = blockOfThousand();
      await page.evaluate((shown) => window.bench.warm(shown), quilt);
      await page.evaluate((shown) => window.bench.show(shown), quilt);
      await pressMiddle(page);
      // In the second frame the mouse has moved beyond the tolerance of a click.
      const first = await page.evaluate(() => window.bench.work('move', 2));
      if (name === OURS) starts.push(Math.max(...first));
      await page.evaluate((count) => window.bench.work('move', count), frames);
      const work = await page.evaluate((count) => window.bench.work('move', count), frames);
      times[name === OURS ? 'ours' : name]?.push(...work);
      await page.close();
    }
  }
  const frame = Object.fromEntries(Object.entries(times).map(([name, each]) => [name, median(each)]));
  return { start: median(starts), frame };
}

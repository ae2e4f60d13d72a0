import type { Browser } from '@playwright/test';
import type { BenchPages } from '../support/bench-pages.js';
import { openPage } from './browser.js';
import { median, pressMiddle, type Effort } from './measurements.js';
import { blockOfThousand } from './quilts.js';

/** What it takes to move all of a thousand shapes of a block at once, in milliseconds: event, drawing, raster. */
export interface MovingFigures {
  /** The first frame of ours, in which they are taken off the block. */
  start: number;
  /** Each frame after that, by page. */
  frame: Record<string, number>;
}

const OURS = 'ours?move=shapes';

/** Measures it on our canvas and on the page that has a Konva node for each shape, all held by a Transformer. */
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
      // Within the second frame the mouse is farther off than a hand that holds still.
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

import type { Browser } from '@playwright/test';
import type { DraftingFigures } from '../../../web/bench/page-api.js';
import type { BenchPages } from '../../support/server/bench-pages.js';
import { openPage } from '../browser.js';
import type { Effort } from '../measurements.js';

/** Measures what drafting by seams does in a frame, in a page. */
export async function measureDrafting(
  browser: Browser,
  pages: BenchPages,
  { frames }: Effort,
): Promise<DraftingFigures> {
  const page = await openPage(browser, pages, 'kernels');
  const figures = await page.evaluate((frames) => window.benchDrafting(frames), frames);
  await page.close();
  return figures;
}

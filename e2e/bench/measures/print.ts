import type { Page } from '@playwright/test';
import { post, type Stored } from '../../support/screens/saved-quilts.js';
import { beSubscriber } from '../../support/sign-in.js';
import { startBrowser } from '../browser.js';
import { median } from '../measurements.js';
import { startServer } from '../server.js';

/** The figures of making a long PDF in the built product. Times are in milliseconds. */
export interface PrintFigures {
  pages: number;
  /** The number of blocks in the quilt, all different. */
  blocks: number;
  /**
   * `time` is the median time from the press to the message that the PDF is ready. `first` is this time for the first
   * PDF, and includes loading code and fabrics.
   */
  time: number;
  first: number;
  /**
   * `gap` is the longest time between two frames of the page while the PDF is made. `task` is the longest task of the
   * page's main thread.
   */
  gap: number;
  task: number;
}

interface ListedBlock {
  designedBlockNum: number;
  levels: { fillFabric: number }[][];
}

declare global {
  interface Window {
    /**
     * The longest time between two frames and the longest task of the main thread, since the last call of `watch`. In
     * ms.
     */
    watched: { gap: number; task: number };
  }
}

const VIEWPORT = { width: 1440, height: 900 };
const QUILTER = { email: 'print-bench@example.com', password: 'measure twice and cut once' };
/**
 * The printed quilt: `COLUMNS` is the number of blocks in a row, and `BLOCKS` the number of all blocks. `SIDE` is the
 * side of a block, and `APART` the gap between blocks, both in inches.
 */
const COLUMNS = 6;
const BLOCKS = 36;
const SIDE = 12;
const APART = 2;
/**
 * `FIRST_CLOTH` is the first number of library fabrics. `CLOTHS_A_ROW` is the number of fabrics that only the blocks of
 * one row use.
 */
const FIRST_CLOTH = 11;
const CLOTHS_A_ROW = 6;

/** Prints a quilt of 36 different blocks from the fabric estimator, with all kinds of pages, several times. */
export async function measurePrint(rounds: number): Promise<PrintFigures> {
  const server = await startServer();
  const browser = await startBrowser(false);
  try {
    await server.addSubscriber(QUILTER.email, QUILTER.password);
    const page = await browser.newPage({ baseURL: server.url, viewport: VIEWPORT });
    await beSubscriber(page, QUILTER.email, QUILTER.password);
    const { quiltNum } = await storeSampler(page);
    await page.goto(`/fabric-estimator?quilt=${String(quiltNum)}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Print …' }).click();
    const dialog = page.getByRole('dialog');
    const makes = dialog.getByRole('button', { name: 'Make the pages' });
    // This locator isn't by role, because a search by role takes the page longer than a frame.
    const ready = page.locator('[role="dialog"] [role="status"]', { hasText: 'pages are ready' });
    const times: number[] = [];
    const watched: Window['watched'][] = [];
    let pages = 0;
    for (let round = 0; round <= rounds; round++) {
      await makes.waitFor();
      await page.evaluate(watch);
      const started = performance.now();
      await makes.click();
      await ready.waitFor();
      times.push(performance.now() - started);
      watched.push(await page.evaluate(() => window.watched));
      pages = Number.parseInt((await ready.textContent()) ?? '');
      await dialog.getByRole('button', { name: 'Choose other pages' }).click();
    }
    const [first = NaN, ...later] = times;
    return {
      ...{ pages, blocks: BLOCKS, first, time: median(later) },
      gap: Math.max(...watched.map(({ gap }) => gap)),
      task: Math.max(...watched.map(({ task }) => task)),
    };
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** Stores a free form quilt of library blocks, each once. */
async function storeSampler(page: Page): Promise<Stored> {
  const library = await post<ListedBlock[]>(page, '/retrDesignedBlockList', {
    blankBlocks: 2,
    includeStandard: 1,
  });
  // The blocks with the most shapes, because they have the most to print.
  const chosen = [...library]
    .sort((a, b) => b.levels.flat().length - a.levels.flat().length)
    .slice(0, BLOCKS);
  const place = (at: number) => APART + at * (SIDE + APART);
  return post<Stored>(page, '/storeQuilt', {
    ...{ quiltNum: 0, quiltName: 'Sampler', borderFabric1: 0, borderFabric2: 0, borderWidth1: 0 },
    ...{ borderWidth2: 0, sashingFabric: 0, sashingWidth: 0, generatingSashing: 0 },
    ...{ generatingSize: 0, generatingLayout: 0 },
    quiltWidth: place(COLUMNS),
    quiltLength: place(BLOCKS / COLUMNS),
    blocks: chosen.map(({ designedBlockNum, levels }, index) => ({
      ...{ blockNum: designedBlockNum, blockWidth: SIDE, blockHeight: SIDE },
      levels: inCloth(levels, FIRST_CLOTH + CLOTHS_A_ROW * Math.floor(index / COLUMNS)),
      xLocation: place(index % COLUMNS),
      yLocation: place(Math.floor(index / COLUMNS)),
      ...{ numOfColumns: 1, numOfRows: 1, xSeparation: 0, ySeparation: 0, pattern: false, strokeWidth: 0 },
    })),
  });
}

function inCloth(levels: ListedBlock['levels'], first: number): ListedBlock['levels'] {
  return levels.map((level) =>
    level.map((shape) => ({ ...shape, fillFabric: first + (shape.fillFabric % CLOTHS_A_ROW) })),
  );
}

/**
 * Runs in the page. From this call on, records the longest time between two frames and the longest task, in
 * `window.watched`.
 */
function watch(): void {
  const watched = (window.watched = { gap: 0, task: 0 });
  let last = performance.now();
  const look = (): void => {
    if (window.watched !== watched) return;
    const now = performance.now();
    watched.gap = Math.max(watched.gap, now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.task = Math.max(watched.task, duration);
  }).observe({ type: 'longtask' });
}

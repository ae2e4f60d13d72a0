import type { Browser, BrowserContextOptions } from '@playwright/test';
import { beGuest } from '../support/sign-in.js';
import { StandardQuilt } from '../support/standard-quilt.js';
import { startBrowser } from './browser.js';
import { median } from './measurements.js';
import { startServer } from './server.js';

/** How a table comes to a browser that has fetched nothing yet. */
export interface Opening {
  /** Milliseconds from the navigation until anything is painted: the frame of the table. */
  first: number;
  /** And to the frame that shows it. */
  paint: number;
  /** Bytes of script, compressed, that were fetched until then. */
  script: number;
}

declare global {
  interface Window {
    /** Null until the frame that shows the table. */
    opening: Opening | null;
  }
}

const VISITS = 7;
/** What stands on the page once the panels of a table are there, and once its quilt is. */
const SEEN = { panels: '[data-shell] aside button', quilt: '[data-progress="final"]' };

/** Opens the standard quilt table with an empty cache, again and again. Medians, by what is waited for. */
export async function measureColdTable(): Promise<Record<string, Opening>> {
  const server = await startServer();
  const browser = await startBrowser(false);
  try {
    const context = { baseURL: server.url, viewport: { width: 1440, height: 900 } };
    const page = await browser.newPage(context);
    await beGuest(page);
    const empty = { ...context, storageState: await page.context().storageState() };
    const quilt = new StandardQuilt(page);
    await quilt.open();
    await quilt.startWith('King');
    await quilt.chooseBlock(1, 'Nine Patch');
    // What lies on the table is on the device before the next edit: no wait is needed.
    const laid = { ...context, storageState: await page.context().storageState({ indexedDB: true }) };
    await page.context().close();
    const found: Record<string, Opening> = {};
    for (const [name, from, seen] of [
      ['an empty table, its panels', empty, SEEN.panels],
      ['a King quilt, the panels', laid, SEEN.panels],
      ['a King quilt, the quilt', laid, SEEN.quilt],
    ] as const) {
      const openings: Opening[] = [];
      for (let visit = 0; visit < VISITS; visit++) openings.push(await open(browser, from, seen));
      found[name] = {
        first: median(openings.map(({ first }) => first)),
        paint: median(openings.map(({ paint }) => paint)),
        script: median(openings.map(({ script }) => script)),
      };
    }
    return found;
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function open(browser: Browser, from: BrowserContextOptions, seen: string): Promise<Opening> {
  const context = await browser.newContext(from);
  const page = await context.newPage();
  await page.addInitScript(watch, seen);
  await page.goto('/standard-quilt-layouts');
  const opening = await (await page.waitForFunction(() => window.opening)).jsonValue();
  await context.close();
  if (!opening) throw new Error('The table was not seen.');
  return opening;
}

/** Runs in the page before all else: looks in each frame for what is to be seen, and notes the one after. */
function watch(seen: string): void {
  window.opening = null;
  const look = (): void => {
    const isThere = document.querySelector(seen) !== null;
    requestAnimationFrame(isThere ? note : look);
  };
  const note = (): void => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = new Map(
      files.filter(({ name }) => name.endsWith('.js')).map((file) => [file.name, file.encodedBodySize]),
    );
    const [first] = performance.getEntriesByName('first-contentful-paint');
    window.opening = {
      first: first?.startTime ?? NaN,
      paint: performance.now(),
      script: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    };
  };
  requestAnimationFrame(look);
}

import type { Browser, BrowserContextOptions } from '@playwright/test';
import { beGuest } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { startBrowser } from '../browser.js';
import { median } from '../measurements.js';
import { startServer } from '../server.js';

/** The figures of one opening of an editor in a browser with an empty cache. */
export interface Opening {
  /** Milliseconds from the navigation to the first paint, which shows the editor's frame without content. */
  first: number;
  /** Milliseconds from the navigation to the frame that shows the awaited content: the panels or the quilt. */
  paint: number;
  /** Bytes of compressed script loaded until the frame with the awaited content. */
  script: number;
}

declare global {
  interface Window {
    /** The figures of this opening; null until the awaited content is shown. */
    opening: Opening | null;
  }
}

const VISITS = 7;
/** Selectors of elements that exist once an editor's panels, or its quilt, are shown. */
const SEEN = { panels: '[data-shell] aside button', quilt: '[data-progress="final"]' };

/**
 * Opens the standard quilt editor with an empty cache several times. Returns the median figures, by the awaited
 * content: `panels` or `quilt`.
 */
export async function measureColdEditor(): Promise<Record<string, Opening>> {
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
    // The quilt is stored on the device by now, before any further edit, so no wait is needed.
    const laid = { ...context, storageState: await page.context().storageState({ indexedDB: true }) };
    await page.context().close();
    const found: Record<string, Opening> = {};
    for (const [name, from, seen] of [
      ['an empty editor, its panels', empty, SEEN.panels],
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
  if (!opening) throw new Error('The editor was not seen.');
  return opening;
}

/**
 * Runs in the page before the page's own scripts. Records the frame after the awaited content has appeared.
 * @param seen the selector of the awaited content
 */
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

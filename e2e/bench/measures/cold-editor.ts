import type { Browser, BrowserContextOptions } from '@playwright/test';
import { beGuest } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { buildBenchPages } from '../../support/server/bench-pages.js';
import { startBrowserForOpenings } from '../browser.js';
import { median } from '../measurements.js';
import { addBarePage, BARE_PATH } from '../bare-page.js';
import { startServer } from '../server.js';

/** The figures of one opening of a page in a browser with an empty cache. */
export interface Opening {
  /**
   * Milliseconds from the navigation to the first paint. An editor first paints its frame, without panels and quilt.
   */
  first: number;
  /**
   * Milliseconds from the navigation to the frame that shows the awaited content, for example the panels or the quilt.
   */
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
/**
 * Selectors of the elements that show the awaited content: an editor's panels, its quilt, or the text of another page.
 */
const SEEN = {
  panels: '[data-shell] aside button',
  quilt: '[data-progress="final"]',
  bare: 'p',
  home: 'main a',
};
const EDITOR = '/standard-quilt-layouts';

/**
 * Measures how fast pages open in a browser with an empty cache. The pages are the standard quilt editor, the home page
 * and a bare page with React alone. Each is opened seven times. Returns the median figures, by the name of the page and
 * of the awaited content, such as 'a King quilt, the panels'.
 */
export async function measureColdEditor(): Promise<Record<string, Opening>> {
  await buildBenchPages();
  const removeBarePage = await addBarePage();
  const server = await startServer();
  const browser = await startBrowserForOpenings();
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
    const kinds: readonly [name: string, path: string, from: BrowserContextOptions, seen: string][] = [
      ['a bare page', BARE_PATH, context, SEEN.bare],
      ['the home page', '/', context, SEEN.home],
      ['an empty editor, its panels', EDITOR, empty, SEEN.panels],
      ['a King quilt, the panels', EDITOR, laid, SEEN.panels],
      ['a King quilt, the quilt', EDITOR, laid, SEEN.quilt],
    ];
    const openings = new Map<string, Opening[]>(kinds.map(([name]) => [name, []]));
    for (let visit = 0; visit < VISITS; visit++)
      for (const [name, path, from, seen] of kinds)
        openings.get(name)?.push(await open(browser, path, from, seen));
    return Object.fromEntries(
      [...openings].map(([name, all]) => [
        name,
        {
          first: median(all.map(({ first }) => first)),
          paint: median(all.map(({ paint }) => paint)),
          script: median(all.map(({ script }) => script)),
        },
      ]),
    );
  } finally {
    await browser.close();
    await server.dispose();
    await removeBarePage();
  }
}

async function open(
  browser: Browser,
  path: string,
  from: BrowserContextOptions,
  seen: string,
): Promise<Opening> {
  const context = await browser.newContext(from);
  const page = await context.newPage();
  await page.addInitScript(watch, seen);
  await page.goto(path);
  const opening = await (await page.waitForFunction(() => window.opening)).jsonValue();
  await context.close();
  if (!opening) throw new Error('The page was not seen.');
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
  const note = (paint: number): void => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    // The first paint is known a moment after its frame.
    if (!first) {
      requestAnimationFrame(() => {
        note(paint);
      });
      return;
    }
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = new Map(
      files.filter(({ name }) => name.endsWith('.js')).map((file) => [file.name, file.encodedBodySize]),
    );
    window.opening = {
      first: first.startTime,
      paint: Math.max(paint, first.startTime),
      script: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    };
  };
  requestAnimationFrame(look);
}

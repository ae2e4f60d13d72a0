import { chromium, type Browser, type Page } from '@playwright/test';
import '../../web/bench/page-api.js';
import type { BenchPages } from '../support/server/bench-pages.js';
import { chromiumArgs, chromiumPath, shellPath } from '../support/server/browser.js';

/** Starts Chromium. With `isUnpaced`, Chromium makes frames as fast as it can, without waiting for a display. */
export async function startBrowser(isUnpaced: boolean): Promise<Browser> {
  return launch(chromiumPath, isUnpaced ? ['--disable-frame-rate-limit', '--disable-gpu-vsync'] : []);
}

/**
 * Starts Chromium without a window, to measure a page that has just opened. The whole Chromium also loads the scripts of
 * its own address bar for each new window. For about a second they would share the cores with the page.
 */
export async function startBrowserForOpenings(): Promise<Browser> {
  return launch(shellPath, []);
}

function launch(path: string | undefined, args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    args: [...chromiumArgs, ...args],
    ...(path !== undefined && { executablePath: path }),
  });
}

/**
 * Opens a page of the benchmark in a window of 1280 × 800 pixels at pixel ratio 1, the size of all measurements.
 * @param before runs in the page before its own scripts
 */
export async function openPage(
  browser: Browser,
  pages: BenchPages,
  name: string,
  before?: () => void,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  if (before) await page.addInitScript(before);
  page.setDefaultTimeout(300_000);
  await page.goto(pages.url(name));
  await page.waitForFunction(() =>
    ['bench', 'benchKernels', 'benchPicture', 'konvaEditor'].some((name) => name in window),
  );
  return page;
}

/** Returns the used bytes of the page's JavaScript heap after garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

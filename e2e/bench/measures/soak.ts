import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { BenchPages } from '../../support/server/bench-pages.js';
import { heapOf, openPage } from '../browser.js';
import { patchwork, recoloured } from '../quilts.js';

/** Seconds between two lines of the report. */
const ACCOUNT = 15;

/** The canvases that still exist after garbage collection. */
interface Canvases {
  /**
   * `inPage` is the number of canvases in the page. `aside` is the number of canvases that were never in the page: the
   * app draws pictures on them.
   */
  inPage: number;
  aside: number;
  /** The number of canvases that were removed from the page, but are still in memory. They are a memory leak. */
  detached: number;
  megabytes: number;
}

declare global {
  interface Window {
    canvasesNow: () => Canvases;
  }
}

/** Pans, zooms and recolours the largest quilt for `minutes`, and reports the browser's memory and canvases. */
export async function soak(
  browser: Browser,
  pages: BenchPages,
  minutes: number,
  say: (text: string) => void,
): Promise<void> {
  if (!(minutes > 0)) throw new Error('Say for how many minutes: npm run bench -- --soak 10');
  const page = await openPage(browser, pages, 'ours', watchCanvases);
  const quilt = patchwork(65, 65);
  await page.evaluate((shown) => window.bench.warm(shown), quilt);
  await page.evaluate((shown) => window.bench.show(shown), quilt);
  say('| minutes | heap MB | canvases in the page | aside | detached | canvases MB | renderers MB |');
  say('| --- | --- | --- | --- | --- | --- | --- |');
  const started = Date.now();
  const passed = (): number => (Date.now() - started) / 60_000;
  let accountedAt = -Infinity;
  for (let turn = 0; passed() < minutes; turn++) {
    if ((passed() - accountedAt) * 60 >= ACCOUNT) {
      accountedAt = passed();
      say(await account(page, browser, passed()));
    }
    await move(page, turn);
    const fabric = 11 + (turn % 16);
    await page.evaluate((shown) => window.bench.show(shown), recoloured(quilt, fabric));
  }
  say(await account(page, browser, passed()));
  await page.close();
}

/** Zooms in, pans, and zooms out again, with the events of a mouse wheel and a trackpad. `turn` varies the path. */
async function move(page: Page, turn: number): Promise<void> {
  await page.mouse.move(300 + ((turn * 137) % 700), 200 + ((turn * 89) % 400));
  await zoom(page, -1, 6 + (turn % 12));
  for (let step = 0; step < 30; step++) {
    await page.mouse.wheel(20 * Math.cos(turn), 20 * Math.sin(turn));
    await page.waitForTimeout(16);
  }
  await zoom(page, 1, 6 + (turn % 12));
  await page.keyboard.press('Home');
}

async function zoom(page: Page, way: 1 | -1, steps: number): Promise<void> {
  await page.keyboard.down('Control');
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, 20 * way);
    await page.waitForTimeout(16);
  }
  await page.keyboard.up('Control');
}

async function account(page: Page, browser: Browser, minutes: number): Promise<string> {
  const heap = (await heapOf(page)) / 2 ** 20;
  const { inPage, aside, detached, megabytes } = await page.evaluate(() => window.canvasesNow());
  const renderers = await renderersMegabytes(browser);
  const numbers = [minutes, heap, inPage, aside, detached, megabytes, renderers];
  return `| ${numbers.map((number) => Number(number.toFixed(1))).join(' | ')} |`;
}

/**
 * Returns the memory of all the browser's renderer processes in megabytes, workers and pictures included. NaN if the
 * system has no /proc.
 */
async function renderersMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${String(id)}/status`, 'utf8').catch(() => '');
        return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? NaN) / 1024;
      }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Runs in the page before the page's own scripts. Tracks each new canvas by a weak reference, which doesn't keep the
 * canvas in memory.
 */
function watchCanvases(): void {
  const made: WeakRef<HTMLCanvasElement>[] = [];
  const wasInPage = new WeakSet<HTMLCanvasElement>();
  const create = Reflect.get(Document.prototype, 'createElement');
  Object.assign(document, {
    createElement(...args: unknown[]): unknown {
      const element: unknown = Reflect.apply(create, document, args);
      if (element instanceof HTMLCanvasElement) made.push(new WeakRef(element));
      return element;
    },
  });
  const look = (): void => {
    for (const canvas of document.querySelectorAll('canvas')) wasInPage.add(canvas);
  };
  setInterval(look, 250);
  window.canvasesNow = () => {
    look();
    const alive = made.flatMap((reference) => reference.deref() ?? []);
    const aside = alive.filter((canvas) => !canvas.isConnected);
    const bytes = alive.reduce((sum, { width, height }) => sum + 4 * width * height, 0);
    const detached = aside.filter((canvas) => wasInPage.has(canvas) && canvas.width > 0).length;
    return {
      inPage: alive.length - aside.length,
      aside: aside.filter((canvas) => canvas.width > 0).length - detached,
      detached,
      megabytes: bytes / 2 ** 20,
    };
  };
}

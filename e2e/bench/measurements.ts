import type { Browser, Page } from '@playwright/test';
import type {
  CheckedProofs,
  CuttingFigures,
  Motion,
  PatchFigures,
  PlainQuilt,
} from '../../web/bench/page-api.js';
import type { BenchPages } from '../support/server/bench-pages.js';
import { heapOf, openPage } from './browser.js';
import { clothsOf, recoloured } from './quilts.js';

/**
 * The figures of a page with a quilt: medians in milliseconds, and the heap in megabytes. NaN for a figure that the
 * page lacks.
 */
export interface Measured {
  /**
   * The time from the arrival of the quilt's data to the full picture, on a page that has shown the quilt's fabrics
   * before. Each measurement uses a new page.
   */
  firstPaint: number;
  /** The time that the first paint of a new page takes, after the page's code and the fabrics are loaded. */
  coldPaint: number;
  /**
   * The time of a frame while the view moves over a finished picture. It includes handling the mouse event, React,
   * drawing and raster.
   */
  pan: number;
  /**
   * The time between two frames while the view moves, minus the time between two frames without a change. It includes
   * all the browser's work.
   */
  panFrame: number;
  /**
   * The time from new data to the picture that shows it. The data has another fabric on five of a block's 25 shapes.
   */
  recolour: number;
  /** The time of a frame while a shape is dragged over the quilt. */
  drag: number;
  /** The median time of a frame while the view zooms by 4 % a frame. */
  pinch: number;
  /** The 95th percentile of the times of frames while the view zooms. */
  pinch95: number;
  /** The longest time of a frame while the view zooms. */
  pinchWorst: number;
  /** The time to find the topmost shape at a point. */
  hitTest: number;
  /** The megabytes by which the JavaScript heap grows when the quilt is shown. */
  heap: number;
}

/**
 * The number of measurements of each figure (`rounds`), and the number of frames in which the view or a shape moves
 * (`frames`).
 */
export interface Effort {
  /** The number of times that each measurement is repeated, on a new page. */
  rounds: number;
  /** The number of frames in which the view or a shape moves. */
  frames: number;
}

/**
 * A page is slow if its first paint takes more milliseconds than this. Slow pages are measured over fewer frames, and
 * twice at most.
 */
const SLOW = 500;
const FEW_FRAMES = 4;
/** The fabrics that the recoloured layer gets, one after the other. */
const COLOURS = [12, 25, 14, 23, 16, 21];
const FEW_COLOURS = 2;
/** Milliseconds after which a newly opened page is idle. */
const SETTLED = 2_000;

/** Measures one page of the benchmark with one quilt. */
export async function measure(
  browser: Browser,
  pages: BenchPages,
  name: string,
  quilt: PlainQuilt,
  effort: Effort,
): Promise<Measured> {
  const coldPaint = await paintCold(browser, pages, name, quilt);
  const firstPaints: number[] = [];
  const recolourings: number[] = [];
  const heaps: number[] = [];
  const works: Record<Exclude<Motion, 'move'>, number[]> = { pan: [], pinch: [], drag: [] };
  const panFrames: number[] = [];
  const hitTests: number[] = [];
  for (let round = 0; round < effort.rounds; round++) {
    const page = await openPage(browser, pages, name);
    await page.evaluate((shown) => window.bench.warm(shown), quilt);
    await show(page, clothsOf(quilt));
    const firstPaint = await show(page, quilt);
    firstPaints.push(firstPaint);
    // The code is loaded by now, so the added memory belongs to the quilt.
    await show(page, { ...quilt, copies: quilt.copies.slice(0, 1) });
    const before = await heapOf(page);
    await show(page, quilt);
    heaps.push(((await heapOf(page)) - before) / 2 ** 20);
    const isSlow = firstPaint > SLOW;
    const frames = isSlow ? FEW_FRAMES : effort.frames;
    for (const motion of ['pan', 'pinch', 'drag'] as const) {
      if (motion === 'drag') await pressMiddle(page);
      // The first pass loads pictures and compiles code, so it doesn't count.
      if (!isSlow) await work(page, motion, frames);
      works[motion].push(...(await work(page, motion, frames)));
      if (motion === 'drag') await page.mouse.up();
    }
    const empty = await page.evaluate((frames) => window.bench.emptyFrames(frames), effort.frames);
    const moving = await page.evaluate((frames) => window.bench.frames('pan', frames), frames);
    panFrames.push(Math.max(0, moving - empty));
    hitTests.push(
      await page.evaluate((places) => window.bench.hitTest(places), name === 'ours' ? 100_000 : 200),
    );
    for (const fabric of isSlow ? COLOURS.slice(0, FEW_COLOURS) : COLOURS) {
      recolourings.push(await show(page, recoloured(quilt, fabric)));
    }
    await page.close();
    if (isSlow && round > 0) break;
  }
  return {
    firstPaint: median(firstPaints),
    coldPaint,
    pan: median(works.pan),
    panFrame: median(panFrames),
    recolour: median(recolourings),
    drag: median(works.drag),
    pinch: median(works.pinch),
    pinch95: quantile(works.pinch, 0.95),
    pinchWorst: quantile(works.pinch, 1),
    hitTest: median(hitTests),
    heap: median(heaps),
  };
}

async function paintCold(
  browser: Browser,
  pages: BenchPages,
  name: string,
  quilt: PlainQuilt,
): Promise<number> {
  const page = await openPage(browser, pages, name);
  await page.evaluate((shown) => window.bench.warm(shown), quilt);
  const time = await show(page, quilt);
  await page.close();
  return time;
}

/** Returns the milliseconds to copy a whole canvas once. No new frame can cost less. */
export async function measureFloor(
  browser: Browser,
  pages: BenchPages,
  quilt: PlainQuilt,
  { frames }: Effort,
): Promise<number> {
  const page = await openPage(browser, pages, 'ours');
  await show(page, quilt);
  const times = await page.evaluate((frames) => window.bench.floor(frames), 2 * frames);
  await page.close();
  return median(times);
}

/** The milliseconds of the page's main thread after a click on a quilt size. */
export interface SizeClick {
  /** The milliseconds until the quilt is painted. */
  painted: number;
  /** The milliseconds until everything has finished, including later tiles and garbage collection. */
  rested: number;
}

/** Wall Hanging, Crib, Lap, Queen, Full, Twin: the sizes shown before King. */
const SIZES_BEFORE = [10, 9, 8, 3, 4, 7] as const;
const KING = 2 as const;

/**
 * Measures a click on the size King on each page in `names`, after the other sizes were shown. The quilt is a
 * four-block quadrant pattern with two 25-patch blocks. The time includes React, layout and drawing. It also includes
 * computing the quilt or, on a page where a worker computes the quilt, the request to the worker.
 * @param cloths a quilt in the fabrics of the measured quilt, shown first so that the fabrics are loaded
 */
export async function measureSizeClick(
  browser: Browser,
  pages: BenchPages,
  names: readonly string[],
  cloths: PlainQuilt,
  { rounds }: Effort,
): Promise<Record<string, SizeClick>> {
  const clicks: Record<string, SizeClick[]> = {};
  // The pages alternate, because a machine's speed changes from minute to minute.
  for (let round = 0; round < 3 * rounds; round++) {
    for (const name of names) (clicks[name] ??= []).push(await clickOnKing(browser, pages, name, cloths));
  }
  return Object.fromEntries(
    Object.entries(clicks).map(([name, each]) => [
      name,
      {
        painted: median(each.map(({ painted }) => painted)),
        rested: median(each.map(({ rested }) => rested)),
      },
    ]),
  );
}

async function clickOnKing(
  browser: Browser,
  pages: BenchPages,
  name: string,
  cloths: PlainQuilt,
): Promise<SizeClick> {
  const page = await openPage(browser, pages, name);
  await page.evaluate((shown) => window.bench.warm(shown), cloths);
  await show(page, clothsOf(cloths));
  for (const size of SIZES_BEFORE) {
    await page.evaluate((clicked) => window.bench.sizeClick(clicked), size);
    const isPainted = await page.evaluate(() => window.bench.isPainted());
    if (!isPainted) throw new Error(`${name}: the quilt was not there yet when it should have been painted.`);
  }
  // Earlier work, including garbage collection, has ended by now.
  await page.waitForTimeout(SETTLED);
  // Waiting blocks the thread too, and is the larger part for a picture of thousands of shapes.
  const held = (act: () => Promise<void>) => mainThreadTime(page, act, 'TaskDuration', 'timeTicks');
  const rest = () => held(() => page.evaluate(() => window.bench.rest()));
  const idle = await held(() => page.evaluate(() => window.bench.painted()));
  const idleAfter = await rest();
  const click = await held(() => page.evaluate((size) => window.bench.sizeClick(size), KING));
  const after = await rest();
  await page.close();
  return { painted: click - idle, rested: click - idle + after - idleAfter };
}

/**
 * Returns the milliseconds for which `act` occupies the page's main thread.
 * @param metric `TaskDuration` counts all the work of the thread, `ScriptDuration` only its scripts
 * @param clock `threadTicks` leaves out the time in which other programs use the processor; `timeTicks` counts all the
 *   time in which the thread can do nothing else
 */
export async function mainThreadTime(
  page: Page,
  act: () => Promise<void>,
  metric: 'TaskDuration' | 'ScriptDuration' = 'TaskDuration',
  clock: 'threadTicks' | 'timeTicks' = 'threadTicks',
): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: clock });
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === metric)?.value ?? NaN);
  };
  const before = await busy();
  await act();
  const time = (await busy()) - before;
  await session.detach();
  return time;
}

/** Measures each kernel twice: called in the page, and through a worker. */
export async function measureKernels(
  browser: Browser,
  pages: BenchPages,
  { rounds }: Effort,
): Promise<Record<string, number>> {
  const page = await openPage(browser, pages, 'kernels');
  const times = await page.evaluate((rounds) => window.benchKernels(rounds), 5 * rounds);
  await page.close();
  return times;
}

/** Measures the kernel that computes patches, and everything computed from patches, in a page. */
export async function measurePatches(
  browser: Browser,
  pages: BenchPages,
  { rounds }: Effort,
): Promise<PatchFigures> {
  const page = await openPage(browser, pages, 'kernels');
  const figures = await page.evaluate((rounds) => window.benchPatches(rounds), 3 * rounds);
  await page.close();
  return figures;
}

/** Measures the kernel that computes cutting plans, in a page. */
export async function measureCutting(
  browser: Browser,
  pages: BenchPages,
  { rounds }: Effort,
): Promise<CuttingFigures> {
  const page = await openPage(browser, pages, 'kernels');
  const figures = await page.evaluate((rounds) => window.benchCutting(rounds), rounds);
  await page.close();
  return figures;
}

/**
 * Checks cutting plans that claim to need the least fabric: compares their claims with the least length that
 * independent code finds. There are several kinds of plans. The check of each kind ends after `minutes` at the latest.
 */
export async function checkCuttingProofs(
  browser: Browser,
  pages: BenchPages,
  minutes: number,
): Promise<Record<string, CheckedProofs>> {
  const page = await openPage(browser, pages, 'kernels');
  const checked = await page.evaluate((minutes) => window.benchCuttingProofs(minutes), minutes);
  await page.close();
  return checked;
}

/** Presses the mouse in the middle of the canvas, to begin a drag. The button stays pressed. */
export async function pressMiddle(page: Page): Promise<void> {
  await page.mouse.move(640, 400);
  await page.mouse.down();
}

async function work(page: Page, motion: Motion, frames: number): Promise<number[]> {
  return page.evaluate(([motion, frames]) => window.bench.work(motion, frames), [motion, frames] as const);
}

async function show(page: Page, quilt: PlainQuilt): Promise<number> {
  return page.evaluate((shown) => window.bench.show(shown), quilt);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns the value below which a share of `values` lies; NaN if `values` is empty. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

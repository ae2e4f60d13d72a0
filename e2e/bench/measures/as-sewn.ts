import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import type { PictureName } from '../../../web/bench/page-api.js';
import type { BenchPages } from '../../support/server/bench-pages.js';
import { openPage, startBrowser } from '../browser.js';
import { measureFloor, median, quantile, type Effort } from '../measurements.js';
import { patchwork } from '../quilts.js';

/** The milliseconds of frames of a quilt that is shown as sewn. */
interface SewnFrames {
  pan: number;
  pinch: number;
  /** The 95th percentile of the frames of a zoom, and the longest. */
  pinch95: number;
  pinchWorst: number;
}

/** The figures of a picture with 8,000 pixels on its longer side. */
interface PictureFigures {
  seconds: number;
  /** The processor's seconds of the process that makes the picture. */
  work: number;
  /** The most memory of this process at any time, in megabytes, with the page's own. */
  megabytes: number;
  /** The size of the file in megabytes. */
  file: number;
  /** The milliseconds between two frames of the page meanwhile: the median, and the 95th percentile. */
  frame: number;
  frame95: number;
}

export interface SewnFigures {
  /** The milliseconds to copy a whole canvas once. */
  floor: number;
  /** The milliseconds from the press that turns the view on until a King quilt is shown as sewn. */
  switchOn: number;
  frames: Record<'1k' | '100k', SewnFrames>;
  pictures: Record<string, PictureFigures>;
}

const PICTURES: readonly PictureName[] = [
  'the largest quilt, as designed',
  'the largest quilt, crosshatch',
  'a King with sashing and borders, echo',
];
const LONGEST = 8_000;
const KING = 2 as const;
/** Milliseconds after which a newly opened page is idle. */
const SETTLED = 2_000;

/**
 * Measures quilts that are shown as sewn: the times to switch to this view, to move the view, and to make large
 * pictures.
 */
export async function measureAsSewn(pages: BenchPages, effort: Effort): Promise<SewnFigures> {
  const browser = await startBrowser(true);
  const large = patchwork(65, 65);
  let moving: Omit<SewnFigures, 'pictures'>;
  try {
    moving = {
      floor: await measureFloor(browser, pages, large, effort),
      switchOn: await switchOn(browser, pages, effort),
      frames: {
        '1k': await framesOf(browser, pages, patchwork(6, 7), effort),
        '100k': await framesOf(browser, pages, large, effort),
      },
    };
  } finally {
    await browser.close();
  }
  const pictures: Record<string, PictureFigures> = {};
  for (const name of PICTURES) pictures[name] = await pictureOf(pages, name);
  return { ...moving, pictures };
}

async function switchOn(browser: Browser, pages: BenchPages, { rounds }: Effort): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 2 * rounds; round++) {
    const page = await openPage(browser, pages, 'ours');
    await page.evaluate((quilt) => window.bench.show(quilt), patchwork(6, 7));
    await page.evaluate((size) => window.bench.sizeClick(size), KING);
    await page.waitForTimeout(SETTLED);
    times.push(await page.evaluate(() => window.benchSewn.switchOn()));
    await page.close();
  }
  return median(times);
}

async function framesOf(
  browser: Browser,
  pages: BenchPages,
  quilt: ReturnType<typeof patchwork>,
  { rounds, frames }: Effort,
): Promise<SewnFrames> {
  const times: Record<'pan' | 'pinch', number[]> = { pan: [], pinch: [] };
  for (let round = 0; round < rounds; round++) {
    const page = await openPage(browser, pages, 'ours');
    await page.evaluate((shown) => window.bench.warm(shown), quilt);
    await page.evaluate((shown) => window.bench.show(shown), quilt);
    await page.evaluate(() => window.benchSewn.switchOn());
    for (const motion of ['pan', 'pinch'] as const) {
      const work = () =>
        page.evaluate(([motion, frames]) => window.bench.work(motion, frames), [motion, frames] as const);
      // The first pass compiles code, so it doesn't count.
      await work();
      times[motion].push(...(await work()));
    }
    await page.close();
  }
  return {
    pan: median(times.pan),
    pinch: median(times.pinch),
    pinch95: quantile(times.pinch, 0.95),
    pinchWorst: quantile(times.pinch, 1),
  };
}

/** Makes a picture in a browser of its own, so that its memory is counted alone. */
async function pictureOf(pages: BenchPages, name: PictureName): Promise<PictureFigures> {
  const browser = await startBrowser(false);
  try {
    const page = await openPage(browser, pages, 'pictures');
    const before = await painterOf(browser);
    const { fabrics } = patchwork(1, 1);
    const { seconds, bytes, frames } = await page.evaluate(
      ([name, longest, fabrics]) => window.benchPicture(name, longest, fabrics),
      [name, LONGEST, fabrics] as const,
    );
    const after = await painterOf(browser);
    return {
      seconds,
      work: after.work - before.work,
      megabytes: after.megabytes,
      file: bytes / 2 ** 20,
      frame: median(frames),
      frame95: quantile(frames, 0.95),
    };
  } finally {
    await browser.close();
  }
}

/** Returns the processor's seconds and the most memory so far of the renderer that has worked most. */
async function painterOf(browser: Browser): Promise<{ work: number; megabytes: number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const [painter] = processInfo
    .filter(({ type }) => type === 'renderer')
    .sort((one, other) => other.cpuTime - one.cpuTime);
  if (!painter) throw new Error('The browser has no renderer.');
  const status = await readFile(`/proc/${String(painter.id)}/status`, 'utf8');
  return { work: painter.cpuTime, megabytes: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024 };
}

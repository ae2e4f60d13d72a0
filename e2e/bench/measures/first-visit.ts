import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { startBrowserForOpenings } from '../browser.js';
import { startServer } from '../server.js';

/** A device and its network as Lighthouse 12 assumes them, with Lighthouse's scoring for this device. */
interface Profile {
  context: BrowserContextOptions;
  /** The factor by which the device is slower than this machine. */
  slowdown: number;
  /** The delay before each answer, in milliseconds. */
  latency: number;
  /** The speed of the network, in bytes per second. */
  throughput: number;
  curves: Record<keyof typeof WEIGHTS, Curve>;
}

/** The values of a figure that score 90 (`good`) and 50 (`median`) out of 100. */
interface Curve {
  good: number;
  median: number;
}

/** The scored figures of a first visit, in milliseconds except for the layout shift. */
type Marks = Record<keyof typeof WEIGHTS, number>;

interface Visit extends Marks {
  /** The bytes received over the network, in all files and in scripts. */
  bytes: { all: number; scripts: number };
}

/**
 * The weight of each figure in the score. Lighthouse uses the same weights, but adds the Speed Index, a tenth of its
 * score. The Speed Index is left out because it needs a film of the page.
 */
const WEIGHTS = { firstPaint: 10, largestPaint: 25, blocked: 30, shift: 25 } as const;

const shift = { good: 0.1, median: 0.25 };

/** A slow phone on slow 4G. Latency and throughput are those with which Lighthouse delays each request. */
const phone: Profile = {
  context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  slowdown: 4,
  latency: 562.5,
  throughput: (1474.56 * 1000) / 8,
  curves: {
    firstPaint: { good: 1800, median: 3000 },
    largestPaint: { good: 2500, median: 4000 },
    blocked: { good: 200, median: 600 },
    shift,
  },
};

/** A desktop computer with a fast connection. */
const desk: Profile = {
  context: { viewport: { width: 1350, height: 940 } },
  slowdown: 1,
  latency: 40,
  throughput: (10_240 * 1000) / 8,
  curves: {
    firstPaint: { good: 934, median: 1600 },
    largestPaint: { good: 1200, median: 2400 },
    blocked: { good: 150, median: 350 },
    shift,
  },
};

const VISITS = 3;
/** Milliseconds after the load of the page in which the benchmark still counts long tasks and layout shifts. */
const QUIET = 4_000;

/** The pages that people reach from search engines. */
const LANDINGS = { home: '/', 'block list': '/block-list', block: '/block-list/bears-paw' };

/**
 * Visits three of the product's pages with an empty cache, for `npm run bench -- --first-visit`. Prints the median
 * times with `say`.
 */
export async function firstVisit(say: (text: string) => void): Promise<void> {
  const server = await startServer();
  const browser = await startBrowserForOpenings();
  try {
    for (const [page, path] of Object.entries(LANDINGS)) {
      for (const [name, profile] of Object.entries({ phone, desk })) {
        const visits: Visit[] = [];
        for (let times = 0; times < VISITS; times++)
          visits.push(await visit(browser, server.url + path, profile));
        say(`${page}, ${name}: ${describe(medians(visits), profile)}`);
      }
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function visit(browser: Browser, url: string, profile: Profile): Promise<Visit> {
  const context = await browser.newContext(profile.context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session, profile);
  const bytes = countBytes(session);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(QUIET);
  const marks = await readMarks(page);
  await context.close();
  return { ...marks, bytes };
}

async function slowDown(session: CDPSession, { slowdown, latency, throughput }: Profile): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/**
 * Returns an object with the bytes received so far, headers included. The object's counts rise with each further
 * answer.
 */
function countBytes(session: CDPSession): Visit['bytes'] {
  const bytes = { all: 0, scripts: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (scripts.has(requestId)) bytes.scripts += encodedDataLength;
  });
  return bytes;
}

/** A layout shift as browsers report it. The DOM's types don't have it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    firstVisit: Marks;
  }
}

/** Runs in the page before the page's own scripts. Records paints, long tasks and layout shifts. */
function watch(): void {
  const marks: Marks = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 };
  window.firstVisit = marks;
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    marks.largestPaint = startTime;
  });
  // A task longer than 50 ms blocks input for the rest of its time.
  observe('longtask', ({ duration }) => {
    marks.blocked += duration - 50;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) marks.shift += value;
  });
}

async function readMarks(page: Page): Promise<Marks> {
  return page.evaluate(() => window.firstVisit);
}

function medians(visits: readonly Visit[]): Visit {
  const median = (of: (visit: Visit) => number): number =>
    visits.map(of).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;
  return {
    firstPaint: median((each) => each.firstPaint),
    largestPaint: median((each) => each.largestPaint),
    blocked: median((each) => each.blocked),
    shift: median((each) => each.shift),
    bytes: { all: median(({ bytes }) => bytes.all), scripts: median(({ bytes }) => bytes.scripts) },
  };
}

function describe({ bytes, ...marks }: Visit, { curves }: Profile): string {
  const kilobytes = (count: number): string => `${(count / 1000).toFixed(0)} kB`;
  return [
    `performance ${score(marks, curves).toFixed(0)}`,
    `first paint ${marks.firstPaint.toFixed(0)} ms`,
    `largest paint ${marks.largestPaint.toFixed(0)} ms`,
    `blocked ${marks.blocked.toFixed(0)} ms`,
    `layout shift ${marks.shift.toFixed(3)}`,
    `${kilobytes(bytes.all)} in all, ${kilobytes(bytes.scripts)} of it scripts`,
  ].join(', ');
}

/** Returns the score of a visit, from 0 to 100: the weighted mean of the scores of its figures. */
function score(marks: Marks, curves: Profile['curves']): number {
  let sum = 0;
  let weights = 0;
  for (const name of Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]) {
    sum += WEIGHTS[name] * onCurve(marks[name], curves[name]);
    weights += WEIGHTS[name];
  }
  return (100 * sum) / weights;
}

/**
 * Returns the score of one figure, from 0 to 1: the fraction of all pages whose figure is worse. By Lighthouse's
 * definition half of all pages are worse than `median`, and nine tenths are worse than `good`.
 */
function onCurve(value: number, { good, median }: Curve): number {
  if (value <= 0) return 1;
  const spread = Math.log(median / good) / QUANTILE_OF_A_TENTH;
  return 1 - normalShare(Math.log(value / median) / spread);
}

/** One tenth of a standard normal distribution lies above this value. */
const QUANTILE_OF_A_TENTH = 1.2815515655446004;

/** Returns the share of the standard normal distribution below z, to seven digits: Abramowitz and Stegun, 26.2.17. */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z < 0 ? tail : 1 - tail;
}

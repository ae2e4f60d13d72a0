import type { Locator, Page } from '@playwright/test';

/**
 * The time from a press until its effect is visible on the canvas, in milliseconds. The measurement starts at the
 * event’s time stamp.
 */
export interface Latency {
  /** The time until at least half of the canvas points that the press changes have changed. */
  first: number;
  /** The time until at most 5 % of the canvas points that the press changes still differ from the finished picture. */
  last: number;
}

/** The wait before a press, in milliseconds. In this time earlier effects end, such as the opening of a menu. */
const QUIET = 500;

interface LatencyWatch {
  /** Starts to watch for the next press. */
  arm: () => void;
  isAtRest: () => boolean;
  read: () => Latency;
}

declare global {
  interface Window {
    latency: LatencyWatch;
  }
}

/**
 * Sets up `window.latency`, which compares the pictures on the page's canvases (those within `role=img`) frame by
 * frame. Pass it to `addInitScript`, so that it runs before the page's scripts.
 */
export function watchLatency(): void {
  /** The numbers of points across and down at which pictures are compared. Pictures have far more pixels. */
  const sample = { width: 160, height: 100 };
  /**
   * `near`: a point counts as final if none of its colour channels differs from the final value by more than this.
   * `strays`: a picture counts as finished if at most this fraction of the changing points is not final.
   */
  const near = 24;
  const strays = 0.05;
  /** A frame counts as showing the effect if at least this fraction of the changing points has changed. */
  const some = 0.5;
  /** Milliseconds without a change after which the effect counts as finished. */
  const quiet = 1_500;

  const sampler = document.createElement('canvas');
  sampler.width = sample.width;
  sampler.height = sample.height;
  const brush = sampler.getContext('2d', { willReadFrequently: true });
  const look = (): Uint8ClampedArray => {
    if (!brush) throw new Error('This browser has no canvas.');
    brush.imageSmoothingEnabled = false;
    brush.clearRect(0, 0, sample.width, sample.height);
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[role=img] canvas')) {
      brush.drawImage(canvas, 0, 0, sample.width, sample.height);
    }
    return brush.getImageData(0, 0, sample.width, sample.height).data;
  };
  /** Returns the number of points at which two pictures differ. */
  const differences = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
    let count = 0;
    for (let at = 0; at < a.length; at += 4) {
      if ([0, 1, 2, 3].some((c) => Math.abs((a[at + c] ?? 0) - (b[at + c] ?? 0)) > near)) count++;
    }
    return count;
  };
  const areSame = (a: Uint8ClampedArray, b: Uint8ClampedArray) => a.every((channel, at) => channel === b[at]);

  let moments: { at: number; picture: Uint8ClampedArray }[] = [];
  let pressed: number | null = null;
  let isArmed = false;
  const note = () => {
    const at = performance.now();
    const picture = look();
    const last = moments.at(-1);
    if (!last || !areSame(picture, last.picture)) moments.push({ at, picture });
    requestAnimationFrame(afterFrame);
  };
  /**
   * Calls `note` right after the browser has made the current frame. A task with the highest priority, requested in a
   * frame, runs at this moment.
   */
  const afterFrame = () => {
    if (isArmed) void scheduler.postTask(note, { priority: 'user-blocking' });
  };
  const press = ({ timeStamp }: Event) => {
    if (isArmed) pressed ??= timeStamp;
  };
  addEventListener('pointerup', press, true);

  window.latency = {
    arm: () => {
      moments = [{ at: performance.now(), picture: look() }];
      pressed = null;
      isArmed = true;
      requestAnimationFrame(afterFrame);
    },
    isAtRest: () => {
      const progress = [...document.querySelectorAll<HTMLElement>('[data-progress]')];
      const last = Math.max(pressed ?? Infinity, moments.at(-1)?.at ?? Infinity);
      return (
        progress.every((stage) => stage.dataset['progress'] === 'final') && performance.now() > last + quiet
      );
    },
    read: () => {
      isArmed = false;
      const [before] = moments;
      const after = moments.filter(({ at }) => pressed !== null && at > pressed);
      const rest = after.at(-1);
      if (!before || !rest || pressed === null)
        throw new Error('The press was not seen, or changed nothing.');
      const change = differences(before.picture, rest.picture);
      const first = after.find(({ picture }) => differences(picture, before.picture) >= some * change);
      const last = after.find(({ picture }) => differences(picture, rest.picture) <= strays * change);
      if (!first || !last || change === 0) throw new Error('The press changed too little to tell.');
      return { first: first.at - pressed, last: Math.max(first.at, last.at) - pressed };
    },
  };
}

/** Returns the latency of the press that `act` makes, on a page on which `watchLatency` runs. */
export async function latencyOf(page: Page, act: () => Promise<void>): Promise<Latency> {
  await page.evaluate(() => window.latency.arm());
  await act();
  await page.waitForFunction(() => window.latency.isAtRest(), undefined, { polling: 200 });
  return page.evaluate(() => window.latency.read());
}

/** Clicks in the middle of an element without hovering first, so that the page shows no preview. */
export async function pressMiddle(page: Page, on: Locator): Promise<void> {
  // An element that is already in view may be covered by the head of its panel.
  await on.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(QUIET);
  const box = await on.boundingBox();
  if (!box) throw new Error(`Not on ${page.url()}: ${String(on)}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

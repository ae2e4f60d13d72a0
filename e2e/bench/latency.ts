import type { Page } from '@playwright/test';

/** What is seen of a press, in milliseconds from its event’s time stamp. */
export interface Latency {
  /** Until the frame that shows the first of it. */
  first: number;
  /** Until the frame that looks as the picture does when all is at rest. */
  last: number;
}

interface LatencyWatch {
  /** From now on the next press is watched. */
  arm: () => void;
  isAtRest: () => boolean;
  read: () => Latency;
}

declare global {
  interface Window {
    latency: LatencyWatch;
  }
}

/** To be run in a page before all else (`addInitScript`): looks at the canvases in `role=img` in every frame. */
export function watchLatency(): void {
  /** The picture is compared in so many places, far fewer than its pixels. */
  const sample = { width: 160, height: 100 };
  /** How far a channel may be from where it ends up, and in how many of the places that change it may be farther. */
  const near = 24;
  const strays = 0.05;
  /** So many of them have changed in a frame that shows something of it. */
  const some = 0.5;
  /** Milliseconds without a change after which nothing more is to come. */
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
  /** In how many places two pictures differ. */
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
  /** A task that is asked for in a frame, before all others, comes when the browser has made it. */
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

/** What is seen of the press that `act` makes, on a page that `watchLatency` runs in. */
export async function latencyOf(page: Page, act: () => Promise<void>): Promise<Latency> {
  await page.evaluate(() => window.latency.arm());
  await act();
  await page.waitForFunction(() => window.latency.isAtRest(), undefined, { polling: 200 });
  return page.evaluate(() => window.latency.read());
}

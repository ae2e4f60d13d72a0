import type { Page } from '@playwright/test';
import { mainThreadTime } from './measurements.js';

/** Milliseconds after which the effects of a press have ended. */
const QUIET = 1_000;

declare global {
  interface Window {
    /** The milliseconds that each `requestAnimationFrame` callback took. */
    frameScripts: number[];
  }
}

/** A place on the page, in CSS pixels. */
export interface Spot {
  x: number;
  y: number;
}

/**
 * Presses the mouse and moves it from `from` to `to` and back, with one move in each frame. Returns the mean time that
 * scripts take in a frame, in ms, minus the time that they take in frames without a move. The button stays pressed.
 */
export async function dragScript(
  page: Page,
  from: Spot,
  to: Spot,
  frames: number,
  button: 'left' | 'middle' = 'left',
): Promise<number> {
  const { mouse } = page;
  await mouse.move(from.x, from.y);
  await mouse.down({ button });
  // Moves beyond the tolerance of a click.
  await mouse.move(from.x + 10, from.y + 10, { steps: 4 });
  return moveScript(page, from, to, frames);
}

/**
 * Moves the mouse from `from` to `to` and back, with one move in each frame. Returns the mean time that scripts take in
 * a frame, in ms, minus the time that they take in frames without a move.
 */
export async function moveScript(page: Page, from: Spot, to: Spot, frames: number): Promise<number> {
  await frame(page);
  const move = async (index: number): Promise<void> => {
    const way = index < frames ? index / frames : 2 - index / frames;
    await page.mouse.move(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way);
  };
  const run = async (act: (index: number) => Promise<void>): Promise<void> => {
    for (let index = 1; index <= 2 * frames; index++) {
      await act(index);
      await frame(page);
    }
  };
  const idle = await mainThreadTime(page, () => run(() => Promise.resolve()), 'ScriptDuration');
  return ((await mainThreadTime(page, () => run(move), 'ScriptDuration')) - idle) / (2 * frames);
}

/**
 * Returns the time that all scripts take because of `act`, in ms, minus the time that they take while nothing happens.
 */
export async function scriptOf(page: Page, act: () => Promise<void>): Promise<number> {
  const idle = await mainThreadTime(page, () => rest(page), 'ScriptDuration');
  const whole = async (): Promise<void> => {
    await act();
    await rest(page);
  };
  return (await mainThreadTime(page, whole, 'ScriptDuration')) - idle;
}

/**
 * Records how long each `requestAnimationFrame` callback runs, in `window.frameScripts` (ms). Pass it to
 * `addInitScript`, so that it runs before the page's scripts.
 */
export function watchFrames(): void {
  const ask = window.requestAnimationFrame.bind(window);
  window.frameScripts = [];
  window.requestAnimationFrame = (paint) =>
    ask((time) => {
      const started = performance.now();
      paint(time);
      window.frameScripts.push(performance.now() - started);
    });
}

/** Waits until the effects of earlier actions have ended. */
export async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET);
}

/** Waits until the page has shown a frame and finished the work right after that frame. */
async function frame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

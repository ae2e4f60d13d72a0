import type { Locator } from '@playwright/test';
import { middleOf } from './middle-of.js';

/** The duration of a tap, in ms. */
export const TAP = 50;

/**
 * Taps the middle of an element with a finger, as soon as it stands still with nothing over it. Both events are sent at
 * once with their own times: on a busy machine, Playwright's own tap can take so long that the browser makes a long
 * press of it, which presses nothing.
 */
export async function tapOn(target: Locator): Promise<void> {
  const cdp = await target.page().context().newCDPSession(target.page());
  await target.tap({ trial: true });
  let place = await middleOf(target);
  for (let isStill = false; !isStill;) {
    await target.tap({ trial: true });
    const now = await middleOf(target);
    isStill = now.x === place.x && now.y === place.y;
    place = now;
  }
  const start = Date.now();
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[], time: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time / 1000 });
  await Promise.all([send('touchStart', [place], start), send('touchEnd', [], start + TAP)]);
  await cdp.detach();
}

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Calm from './calm';

let calm: typeof Calm.calm;
let isCalm: boolean;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ calm } = await import('./calm'));
  isCalm = false;
});
afterEach(() => {
  vi.useRealTimers();
});

async function wait(): Promise<void> {
  await calm();
  isCalm = true;
}

/** Lets time pass. With `press`, a button is pressed each second. */
async function pass(seconds: number, press = false): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    if (press) dispatchEvent(new Event('pointerdown'));
    await vi.advanceTimersByTimeAsync(1000);
  }
}

it('waits for two seconds without a press', async () => {
  void wait();
  await pass(1);
  dispatchEvent(new Event('keydown'));
  await pass(1);
  expect(isCalm).toBe(false);
  await pass(1);
  expect(isCalm).toBe(true);
});

it('waits for at most twenty seconds, even if presses never pause', async () => {
  void wait();
  await pass(19, true);
  expect(isCalm).toBe(false);
  await pass(1, true);
  expect(isCalm).toBe(true);
});

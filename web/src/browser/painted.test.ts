// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { painted } from './painted';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits at most a second for a frame', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  const seen = vi.fn();
  void painted().then(seen);
  await vi.advanceTimersByTimeAsync(999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalled();
});

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePaced } from './use-paced';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

it('returns the latest value once the previous task and an equal pause are over', () => {
  const { result, rerender } = renderHook((latest: number) => usePaced(latest), { initialProps: 1 });
  const finish = () => {
    act(() => {
      result.current.onDone();
    });
  };
  rerender(2);
  rerender(3);
  pass(40);
  finish();
  pass(39);
  rerender(4);
  expect(result.current.value).toBe(1);
  pass(1);
  expect(result.current.value).toBe(4);
  finish();
  pass(0);
  // The task is done, and no new value is waiting. So the next value is used at once.
  rerender(5);
  expect(result.current.value).toBe(5);
  // The pause after a task is at most half a second, however long the task took.
  pass(9_000);
  finish();
  rerender(6);
  pass(499);
  expect(result.current.value).toBe(5);
  pass(1);
  expect(result.current.value).toBe(6);
});

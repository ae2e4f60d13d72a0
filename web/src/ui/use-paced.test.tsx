// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePaced } from './use-paced';

afterEach(cleanup);

it('takes the latest value once the one before is done, and then waits for that', () => {
  const { result, rerender } = renderHook((latest: number) => usePaced(latest), { initialProps: 1 });
  const finish = () => {
    act(() => {
      result.current.onDone();
    });
  };
  rerender(2);
  rerender(3);
  expect(result.current.value).toBe(1);
  finish();
  rerender(4);
  expect(result.current.value).toBe(3);
  finish();
  expect(result.current.value).toBe(4);
  // Done and nothing new: the next one is taken as it comes.
  finish();
  rerender(5);
  expect(result.current.value).toBe(5);
});

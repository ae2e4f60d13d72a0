import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function for memoised children: it stays the same between renderings, and calls the latest `act`. Call it
 * only in event handlers: during rendering it may still call the previous `act`.
 */
export function useLatest<Args extends unknown[], Answer>(
  act: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

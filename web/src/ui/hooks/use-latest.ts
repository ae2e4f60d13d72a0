import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that stays the same over renderings, for memoised children, and runs the latest `act`. Call it
 * only in events: during rendering it may still run the former one.
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

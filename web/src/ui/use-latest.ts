import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same over renderings, for memoised children, and runs the latest `act`. Call it in events
 * alone: while rendering it may still run the one before.
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

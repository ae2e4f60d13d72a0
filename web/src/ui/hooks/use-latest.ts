import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that calls the latest `act`. The function stays the same between renderings, for memoised
 * children. Call the function only in event handlers. During rendering, it may still call the previous `act`.
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

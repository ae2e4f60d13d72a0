import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that returns true while the component is on the page. Call the function after waiting for a
 * result, because the user may have closed the component by then. The function stays the same between renderings.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}

import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the component is still on the page. Work that waited asks it before it goes on,
 * because the user may have closed the component in the meantime. The function stays the same between renderings.
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

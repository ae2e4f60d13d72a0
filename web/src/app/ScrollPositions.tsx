import { useLayoutEffect, useRef, type RefObject } from 'react';
import { ScrollRestoration } from 'react-router-dom';

/**
 * Starts each screen at its top and restores its scroll position, as the library does. The first screen stays as it is:
 * if the build drew it, a reader may have scrolled it before hydration.
 */
export function ScrollPositions() {
  const first = useRef(0);
  // Runs after the library's own effect, because effects of child components run first.
  useLayoutEffect(() => {
    if (first.current > 0) scrollTo(0, first.current);
  }, []);
  return (
    <>
      <Before placeRef={first} />
      <ScrollRestoration />
    </>
  );
}

/** Records the scroll position before the effects of its later siblings run. */
function Before({ placeRef }: { placeRef: RefObject<number> }) {
  useLayoutEffect(() => {
    placeRef.current = scrollY;
  }, [placeRef]);
  return null;
}

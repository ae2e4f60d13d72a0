import { useLayoutEffect, useRef, type RefObject } from 'react';
import { ScrollRestoration } from 'react-router-dom';

/**
 * Starts each new screen at its top, and restores the scroll position after a step back, as React Router's
 * `ScrollRestoration` does. The first screen stays as it is: if the build drew it, a reader may have scrolled
 * it before hydration.
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

/**
 * Records the scroll position before `ScrollRestoration` changes it. This works because the effects of an
 * earlier sibling run first.
 */
function Before({ placeRef }: { placeRef: RefObject<number> }) {
  useLayoutEffect(() => {
    placeRef.current = scrollY;
  }, [placeRef]);
  return null;
}

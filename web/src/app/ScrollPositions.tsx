import { useLayoutEffect, useRef, type RefObject } from 'react';
import { ScrollRestoration } from 'react-router-dom';

/**
 * Starts each new screen at its top, and restores the scroll position after a step back, as React Router's
 * `ScrollRestoration` does. It doesn't scroll the first screen: if the build drew that screen, a reader may have
 * scrolled before hydration.
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
 * Records the scroll position before `ScrollRestoration` changes it. Rendered before `ScrollRestoration`, because React
 * runs the effects of an earlier sibling first.
 */
function Before({ placeRef }: { placeRef: RefObject<number> }) {
  useLayoutEffect(() => {
    placeRef.current = scrollY;
  }, [placeRef]);
  return null;
}

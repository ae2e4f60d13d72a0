import { useLayoutEffect, useRef, type RefObject } from 'react';
import { ScrollRestoration } from 'react-router-dom';

/**
 * Starts each screen at its top and restores its scroll position, as the library does. The first screen stays as it is:
 * the build may have drawn it, and a reader scrolled it, before scripts took it over.
 */
export function ScrollPositions() {
  const first = useRef(0);
  // Runs after the library's own effect, which is inside.
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

/** Notes the scroll position before the effects of the components after it run. */
function Before({ placeRef }: { placeRef: RefObject<number> }) {
  useLayoutEffect(() => {
    placeRef.current = scrollY;
  }, [placeRef]);
  return null;
}

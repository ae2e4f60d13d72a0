import { useLayoutEffect, useRef, type RefObject } from 'react';
import { ScrollRestoration } from 'react-router-dom';

/**
 * Begins each screen at its top and comes back to where it was scrolled to, as the library does. But the first stays where it
 * is: it may have been drawn, and read a good way down, before scripts took it over.
 */
export function ScrollPositions() {
  const first = useRef(0);
  // After that of the library, which is within.
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

/** Notes where the page is scrolled to, before effects run of what stands after it. */
function Before({ placeRef }: { placeRef: RefObject<number> }) {
  useLayoutEffect(() => {
    placeRef.current = scrollY;
  }, [placeRef]);
  return null;
}

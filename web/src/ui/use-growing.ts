import { useCallback, useState } from 'react';

/**
 * How many items of a long list to show: as many as are in sight at first, and more whenever the last ones come into
 * sight, so that opening the list costs little however long it is.
 *
 * @param first shown at first, and added each time
 * @param needed so many are shown at least, from now on
 */
export function useGrowing(total: number, first: number, needed = 0) {
  const [grown, setGrown] = useState(first);
  if (needed > grown) setGrown(needed + first);
  const shown = Math.min(total, grown);
  /** For the element of the last thing that is shown. */
  const last = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setGrown((before) => before + first);
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    [first],
  );
  return { shown, last };
}

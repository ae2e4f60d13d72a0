import { useCallback, useState } from 'react';

/**
 * Returns the number of items of a long list to show, so that the list opens fast. The number starts at `first`, and
 * grows by `first` whenever the last shown item comes into view.
 * @param first the number of items shown at first, and added each time
 * @param needed the smallest number of items to show from now on
 */
export function useGrowing(total: number, first: number, needed = 0) {
  const [grown, setGrown] = useState(first);
  if (needed > grown) setGrown(needed + first);
  const shown = Math.min(total, grown);
  /** The ref for the element of the last item shown. */
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

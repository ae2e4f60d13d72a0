import { useEffect, useState, type RefObject } from 'react';

/** The greatest distance between an element and the visible area at which the element counts as near. */
const MARGIN = '400px';

/** True if an element is visible or will be soon, so that its expensive content must be rendered. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        setIsNear(entry?.isIntersecting ?? false);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return isNear;
}

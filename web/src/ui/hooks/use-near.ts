import { useEffect, useState, type RefObject } from 'react';

/** The distance from the window within which an element is near. */
const MARGIN = '400px';

/** True if an element is in sight or soon may be: expensive content can wait until then. */
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

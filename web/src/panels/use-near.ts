import { useEffect, useState, type RefObject } from 'react';

/** How far beside the window something may be and still count as near. */
const MARGIN = '400px';

/** Whether an element is in sight or soon may be: what is costly to show can wait until then. */
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

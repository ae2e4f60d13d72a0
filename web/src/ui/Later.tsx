import { useDeferredValue, type ReactNode } from 'react';

interface LaterProps {
  /** What the children show the most of. */
  of: object;
  children: ReactNode;
}

/**
 * Renders its children after all else when `of` has changed, so that the rest is painted first. For that moment they
 * are as they were: what they call has to be the same from one rendering to the next (`useLatest`).
 */
export function Later({ of, children }: LaterProps) {
  const before = useDeferredValue(children);
  return useDeferredValue(of) === of ? children : before;
}

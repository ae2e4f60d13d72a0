import { useDeferredValue, type ReactNode } from 'react';

interface LaterProps {
  /** The value that the children mainly show. */
  of: object;
  children: ReactNode;
}

/**
 * Renders its children after everything else when `of` has changed, so that the rest is painted first. Until then they
 * show their former state: the functions that they call must stay the same between renderings (`useLatest`).
 */
export function Later({ of, children }: LaterProps) {
  const before = useDeferredValue(children);
  return useDeferredValue(of) === of ? children : before;
}

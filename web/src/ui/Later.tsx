import { useDeferredValue, type ReactNode } from 'react';

interface LaterProps {
  /** The value that the children show. Only a new value delays the rendering of the children. */
  of: object;
  children: ReactNode;
}

/**
 * Renders its children. After a change of `of`, the new children are rendered only when everything else is painted, and
 * the old children show until then. Functions that the old children call must stay the same between renderings
 * (`useLatest`).
 */
export function Later({ of, children }: LaterProps) {
  const before = useDeferredValue(children);
  return useDeferredValue(of) === of ? children : before;
}

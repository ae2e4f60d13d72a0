import { useDeferredValue, type ReactNode } from 'react';

interface LaterProps {
  /** The value that the children show. Only a change of this value delays them. */
  of: object;
  children: ReactNode;
}

/**
 * After a change of `of`, renders its children only when everything else is painted. Until then the previous
 * children stay, with their previous functions. So these functions must stay the same between renderings
 * (`useLatest`).
 */
export function Later({ of, children }: LaterProps) {
  const before = useDeferredValue(children);
  return useDeferredValue(of) === of ? children : before;
}

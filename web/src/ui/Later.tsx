import { useDeferredValue, type ReactNode } from 'react';

interface LaterProps {
  /** The value that the children show. Only a new value delays their rendering. */
  of: object;
  children: ReactNode;
}

/**
 * Renders its children. After a change of `of`, it renders them only when everything else is painted, and shows the old
 * children until then. The old children call old functions, so these must stay the same between renderings
 * (`useLatest`).
 */
export function Later({ of, children }: LaterProps) {
  const before = useDeferredValue(children);
  return useDeferredValue(of) === of ? children : before;
}

import type { Levels } from '../../../quilting/shapes/shape.js';

/**
 * Returns a function that does the same as `change`, but computes the result only once for each levels object (the
 * layers of a block). So blocks that share their levels object also share the result.
 */
export function onceForEach(change: (levels: Levels) => Levels): (levels: Levels) => Levels {
  const known = new Map<Levels, Levels>();
  return (levels) => {
    const next = known.get(levels) ?? change(levels);
    known.set(levels, next);
    return next;
  };
}

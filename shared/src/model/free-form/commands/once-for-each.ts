import type { Levels } from '../../../quilting/shapes/shape.js';

/**
 * Returns a function that calls `change` only once for each levels object. So blocks that share their levels also share
 * the result, as in a saved quilt.
 */
export function onceForEach(change: (levels: Levels) => Levels): (levels: Levels) => Levels {
  const known = new Map<Levels, Levels>();
  return (levels) => {
    const next = known.get(levels) ?? change(levels);
    known.set(levels, next);
    return next;
  };
}

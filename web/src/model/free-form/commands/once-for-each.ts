import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';

/**
 * Returns a function that changes each layers object once: blocks that share layers also share the result, as in a
 * saved quilt.
 */
export function onceForEach(change: (levels: Levels) => Levels): (levels: Levels) => Levels {
  const known = new Map<Levels, Levels>();
  return (levels) => {
    const next = known.get(levels) ?? change(levels);
    known.set(levels, next);
    return next;
  };
}

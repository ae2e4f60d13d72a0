import type { Levels } from '@quiltwright/shared/quilting/shape';

/** Does the same to many layers once for each: blocks that share theirs share what it gives, as a saved quilt has them. */
export function onceForEach(change: (levels: Levels) => Levels): (levels: Levels) => Levels {
  const known = new Map<Levels, Levels>();
  return (levels) => {
    const next = known.get(levels) ?? change(levels);
    known.set(levels, next);
    return next;
  };
}

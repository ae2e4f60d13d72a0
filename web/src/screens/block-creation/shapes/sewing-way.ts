import type { Shape } from '@quiltwright/shared/quilting/shapes/shape';

/** Returns how outlines are sewn; null if some are pieced and others appliquéd. */
export function sewingWayOf(outlines: readonly Pick<Shape, 'applique'>[]): 'pieced' | 'applique' | null {
  if (outlines.every(({ applique }) => applique)) return 'applique';
  return outlines.some(({ applique }) => applique) ? null : 'pieced';
}

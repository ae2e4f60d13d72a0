import type { Placement } from './placement.js';
import type { Quilt } from './quilt.js';
import type { Levels } from './shapes/shape.js';
import { turnedBlock } from './shapes/turned-block.js';

const mirroredLevels = new WeakMap<Levels, Levels>();

/**
 * Returns a placement that looks the same and isn't mirrored: its shapes are mirrored instead. Placements that share
 * their levels share the mirrored levels too.
 */
export function withMirroredShapes(placement: Placement): Placement {
  if (!placement.mirrored) return placement;
  const levels = mirroredLevels.get(placement.levels) ?? turnedBlock(placement.levels, 'across');
  mirroredLevels.set(placement.levels, levels);
  return { ...placement, levels, mirrored: undefined };
}

/** Returns a quilt that looks the same and has no mirrored placements: their shapes are mirrored instead. */
export function withoutMirrored(quilt: Quilt): Quilt {
  return quilt.blocks.some(({ mirrored }) => mirrored)
    ? { ...quilt, blocks: quilt.blocks.map(withMirroredShapes) }
    : quilt;
}

import { FABRIC } from '@quiltwright/shared/limits';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { recolour, type Levels } from '@quiltwright/shared/quilting/shapes/shape';

/** Returns a copy of a quilt without its fabrics. Painters draw such a copy in outlines. */
export function inOutlines(quilt: Quilt): Quilt {
  // Placements that share levels still share them afterwards.
  const known = new Map<Levels, Levels>();
  const withoutCloth = (levels: Levels) => {
    const bare = known.get(levels) ?? recolour(levels, () => FABRIC.none);
    known.set(levels, bare);
    return bare;
  };
  return {
    ...quilt,
    borderFabric1: FABRIC.none,
    borderFabric2: FABRIC.none,
    sashingFabric: FABRIC.none,
    blocks: quilt.blocks.map((placement) => ({ ...placement, levels: withoutCloth(placement.levels) })),
  };
}

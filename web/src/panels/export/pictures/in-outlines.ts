import { FABRIC } from '@quiltwright/shared/limits';
import { inBandFabric } from '@quiltwright/shared/model/cloth/quilt-bands';
import { bandNames } from '@quiltwright/shared/quilting/bands/bands';
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
  const bare = bandNames.reduce((each, band) => inBandFabric(each, band, FABRIC.none), quilt);
  return {
    ...bare,
    blocks: quilt.blocks.map((placement) => ({ ...placement, levels: withoutCloth(placement.levels) })),
  };
}

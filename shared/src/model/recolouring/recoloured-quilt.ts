import type { Placement } from '../../quilting/placement.js';
import type { Quilt } from '../../quilting/quilt.js';
import { fabricsOf, recolour, type Levels } from '../../quilting/shapes/shape.js';
import { bandFabric, bandNames, inBandFabric } from '../cloth/quilt-bands.js';

/** The numbers of a fabric and of its replacement. */
export type Replacement = readonly [before: number, after: number];

/**
 * Returns functions that replace fabrics in a quilt and in a single placement. All fabrics are replaced at once, so
 * that two can swap places. Placements that shared a levels object (the layers of a block) still share one.
 */
export function recolouring(replacements: readonly Replacement[]) {
  const others = new Map(replacements);
  const other = (fabric: number) => others.get(fabric) ?? fabric;
  const done = new Map<Levels, Levels>();
  const inOthers = (levels: Levels) =>
    fabricsOf(levels).some((fabric) => other(fabric) !== fabric) ? recolour(levels, other) : levels;
  const ofPlacement = (placement: Placement): Placement => {
    const { levels } = placement;
    const recoloured = done.get(levels) ?? inOthers(levels);
    done.set(levels, recoloured);
    return recoloured === levels ? placement : { ...placement, levels: recoloured };
  };
  const ofQuilt = (quilt: Quilt): Quilt => {
    const blocks = quilt.blocks.map(ofPlacement);
    const isSame = blocks.every((placement, index) => placement === quilt.blocks[index]);
    return bandNames.reduce(
      (dyed, band) => inBandFabric(dyed, band, other(bandFabric(dyed, band))),
      isSame ? quilt : { ...quilt, blocks },
    );
  };
  return { ofQuilt, ofPlacement };
}

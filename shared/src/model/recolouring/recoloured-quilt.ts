import { bandNames } from '../../quilting/bands/bands.js';
import type { Placement } from '../../quilting/placement.js';
import type { Quilt } from '../../quilting/quilt.js';
import { fabricsOf, recolour, type Levels } from '../../quilting/shapes/shape.js';
import { bandFabric, inBandFabric } from '../cloth/quilt-bands.js';

/** The numbers of a fabric and of its replacement. */
export type Replacement = readonly [before: number, after: number];

/**
 * Returns functions that replace fabrics in a quilt and in a single placement. All fabrics are replaced at once, so
 * that two can swap places. Placements that shared one `levels` object (the layers of a block) share one afterwards
 * too.
 */
export function recolouring(replacements: readonly Replacement[]) {
  const others = new Map(replacements);
  const other = (fabric: number) => others.get(fabric) ?? fabric;
  const { ofPlacement, ofBlocks } = changingLevels((levels) =>
    fabricsOf(levels).some((fabric) => other(fabric) !== fabric) ? recolour(levels, other) : levels,
  );
  const ofQuilt = (quilt: Quilt): Quilt =>
    bandNames.reduce(
      (dyed, band) => inBandFabric(dyed, band, other(bandFabric(dyed, band))),
      ofBlocks(quilt),
    );
  return { ofQuilt, ofPlacement };
}

/**
 * Returns two functions: `ofPlacement` changes the layers of one placement's block, and `ofBlocks` changes the layers
 * of all blocks of a quilt. Placements that shared one `levels` object share one afterwards too. A placement stays the
 * same object if `change` returns the object that it was given. A quilt stays the same object if all its placements do.
 */
export function changingLevels(change: (levels: Levels) => Levels) {
  const done = new Map<Levels, Levels>();
  const ofPlacement = (placement: Placement): Placement => {
    const { levels } = placement;
    const changed = done.get(levels) ?? change(levels);
    done.set(levels, changed);
    return changed === levels ? placement : { ...placement, levels: changed };
  };
  const ofBlocks = (quilt: Quilt): Quilt => {
    const blocks = quilt.blocks.map(ofPlacement);
    const isSame = blocks.every((placement, index) => placement === quilt.blocks[index]);
    return isSame ? quilt : { ...quilt, blocks };
  };
  return { ofPlacement, ofBlocks };
}

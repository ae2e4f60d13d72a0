import type { Levels } from '@quiltwright/shared/quilting/shape';

/** Patches of a block that are coloured together. */
export interface Spot {
  /** Indexes in the block's levels, bottom first. */
  patches: number[];
  /** The fabric that they are in. */
  fabric: number;
}

/**
 * The spots of a block that was set into a quilt: patches in one fabric that were in one fabric when the block
 * came, so that spots which have come to the same fabric can still be told apart.
 *
 * @param original the block as it came; where that isn't known any more, its fabrics alone tell
 */
export function spotsOf(levels: Levels, original: Levels | undefined): Spot[] {
  const came = original?.flat();
  const patches = levels.flat();
  const isSame = came?.length === patches.length;
  const spots = new Map<string, Spot>();
  patches.forEach(({ fillFabric }, patch) => {
    const key = `${isSame ? (came[patch]?.fillFabric ?? 0) : ''} ${fillFabric}`;
    const spot = spots.get(key) ?? { patches: [], fabric: fillFabric };
    spot.patches.push(patch);
    spots.set(key, spot);
  });
  return [...spots.values()];
}

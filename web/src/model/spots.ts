import { FABRIC } from '@quiltwright/shared/limits';
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
  const came = fabricsAsCame(levels, original);
  const patches = levels.flat();
  const spots = new Map<string, Spot>();
  patches.forEach(({ fillFabric }, patch) => {
    const key = `${came?.[patch] ?? ''} ${fillFabric}`;
    const spot = spots.get(key) ?? { patches: [], fabric: fillFabric };
    spot.patches.push(patch);
    spots.set(key, spot);
  });
  return [...spots.values()];
}

/**
 * The fabric in which each patch of a block came, level by level; null where that isn't known any more. Patches are known
 * by their numbers, as the block may have been put on other layers since, else by their order.
 */
export function fabricsAsCame(levels: Levels, original: Levels | undefined): number[] | null {
  const came = original?.flat();
  const patches = levels.flat();
  if (came?.length !== patches.length) return null;
  const byNumber = new Map(came.map(({ shapeNum, fillFabric }) => [shapeNum, fillFabric]));
  const numbers = new Set(patches.map(({ shapeNum }) => shapeNum));
  const haveNumbers = numbers.size === patches.length && [...numbers].every((num) => byNumber.has(num));
  return patches.map(
    ({ shapeNum }, index) => (haveNumbers ? byNumber.get(shapeNum) : came[index]?.fillFabric) ?? FABRIC.none,
  );
}

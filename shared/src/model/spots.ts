import { FABRIC } from '../limits.js';
import type { Levels } from '../quilting/shapes/shape.js';

/** A fabric spot: patches of a block that get a fabric together. */
export interface Spot {
  /** The spot's patches, as indexes in `levels.flat()`: all layers of the block in one list, bottom first. */
  patches: number[];
  /** The number of the fabric of these patches. */
  fabric: number;
}

/**
 * Returns the fabric spots of a block in a quilt. Patches belong to one spot if they have the same fabric now, and had
 * the same fabric in the original block. So two spots stay separate even after a quilter gives them the same fabric.
 * @param original the layers of the original block; if undefined, only the present fabrics count
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
 * Returns the fabric that each patch had in the original block, layer by layer, bottom first. Null if the original is
 * unknown or has another number of patches. Patches are matched by their numbers, because they may have moved to other
 * layers. If the numbers don't match, patches are matched by their order.
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

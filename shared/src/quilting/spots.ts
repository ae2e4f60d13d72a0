import { FABRIC } from '../limits.js';
import type { Block } from './block.js';
import { fabricsOf, recolour, type Levels } from './shapes/shape.js';

const spots = Array.from({ length: FABRIC.lastSpot }, (_, index) => FABRIC.firstSpot + index);

/** True if a fabric number is a placeholder (1 to 9), which stands for a fabric that isn’t chosen yet. */
export function isSpot(fabric: number): boolean {
  return fabric >= FABRIC.firstSpot && fabric <= FABRIC.lastSpot;
}

/** Returns the real fabric of a fabric spot, or the spot's placeholder if the spot has no real fabric. */
export function fabricOfSpot(spotFabrics: readonly number[] = [], spot: number): number {
  return spotFabrics[spot - FABRIC.firstSpot] ?? spot;
}

/**
 * Returns the layers with each placeholder replaced by the real fabric of the placeholder's fabric spot. Real fabrics
 * stay, and so do placeholders of spots without a real fabric.
 */
export function inSpotFabrics(levels: Levels, spotFabrics: readonly number[] | undefined): Levels {
  return recolour(levels, (fabric) => (isSpot(fabric) ? fabricOfSpot(spotFabrics, fabric) : fabric));
}

/**
 * Returns the fabric of each of the nine fabric spots of a drawn block. A placeholder in the block keeps its own spot.
 * A real fabric keeps the spot that it has in `spotFabrics`. Other real fabrics get the lowest unused spots, in order
 * of first use. A tenth fabric gets no spot.
 */
export function spotFabricsOf({ levels, spotFabrics = [] }: Pick<Block, 'levels' | 'spotFabrics'>): number[] {
  const used = new Set(fabricsOf(levels));
  const own = spots.map((spot, index) => {
    const fabric = fabricOfSpot(spotFabrics, spot);
    return isSpot(fabric) || used.has(spot) || spotFabrics.indexOf(fabric) < index ? spot : fabric;
  });
  return withCloth(used, own);
}

/**
 * Puts each fabric that is used in the block but has no fabric spot into an unused spot. Returns the fabrics of all
 * spots. Spots without a real fabric are filled first.
 */
function withCloth(used: ReadonlySet<number>, fabrics: readonly number[]): number[] {
  const all = [...fabrics];
  const isFree = (index: number) =>
    !used.has(FABRIC.firstSpot + index) && !used.has(all[index] ?? FABRIC.none);
  for (const cloth of used) {
    if (isSpot(cloth) || all.includes(cloth)) continue;
    const bare = all.findIndex((fabric, index) => isSpot(fabric) && isFree(index));
    const free = bare >= 0 ? bare : all.findIndex((_, index) => isFree(index));
    if (free >= 0) all[free] = cloth;
  }
  return all;
}

/**
 * Returns the list of fabrics in the form in which it is stored: it ends at the last spot with a real fabric. Undefined
 * if no spot has a real fabric.
 * @param fabrics the fabrics of the fabric spots 1, 2, 3 …
 */
export function keptSpotFabrics(fabrics: readonly number[]): number[] | undefined {
  const count = fabrics.reduce((last, fabric, index) => (isSpot(fabric) ? last : index + 1), 0);
  return count === 0 ? undefined : fabrics.slice(0, count);
}

/**
 * Returns the layers and `spotFabrics` of a drawn block as they are stored. Each fabric is replaced by a placeholder
 * from 1 to 9, and `spotFabrics` lists the real fabric of each used spot. From the tenth fabric on, spots are used
 * again from 1.
 */
export function inSpots({
  levels,
  spotFabrics = [],
}: Pick<Block, 'levels' | 'spotFabrics'>): Pick<Block, 'levels' | 'spotFabrics'> {
  const used = new Set(fabricsOf(levels));
  const given = spots.map((spot) => {
    const fabric = fabricOfSpot(spotFabrics, spot);
    return isSpot(fabric) ? spot : fabric;
  });
  const fabrics = withCloth(used, given);
  const beyond = [...used].filter((fabric) => !isSpot(fabric) && !fabrics.includes(fabric));
  const indexOf = (fabric: number) =>
    fabrics.includes(fabric) ? fabrics.indexOf(fabric) : beyond.indexOf(fabric) % FABRIC.lastSpot;
  const drawn = recolour(levels, (fabric) =>
    fabric === FABRIC.none || isSpot(fabric) ? fabric : FABRIC.firstSpot + indexOf(fabric),
  );
  const areIn = new Set(fabricsOf(drawn));
  const worn = fabrics.map((fabric, index) => {
    const spot = FABRIC.firstSpot + index;
    return areIn.has(spot) ? fabric : spot;
  });
  return { levels: drawn, spotFabrics: keptSpotFabrics(worn) };
}

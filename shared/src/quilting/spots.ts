import { FABRIC } from '../limits.js';
import type { Block } from './block.js';
import { fabricsOf, recolour, type Levels } from './shape.js';

const spots = Array.from({ length: FABRIC.lastSpot }, (_, index) => FABRIC.firstSpot + index);

/** Whether a fabric, by its number, stands in for cloth that isn’t chosen yet. */
export function isSpot(fabric: number): boolean {
  return fabric >= FABRIC.firstSpot && fabric <= FABRIC.lastSpot;
}

/** The fabric that a spot is in: its cloth, or its own stand-in where it has none. */
export function fabricOfSpot(spotFabrics: readonly number[] = [], spot: number): number {
  return spotFabrics[spot - FABRIC.firstSpot] ?? spot;
}

/** The same layers in the cloth of their spots. Real cloth and paper stay. */
export function inSpotFabrics(levels: Levels, spotFabrics: readonly number[] | undefined): Levels {
  return recolour(levels, (fabric) => (isSpot(fabric) ? fabricOfSpot(spotFabrics, fabric) : fabric));
}

/**
 * The fabric of each of the nine spots of a block in its cloth. A stand-in is its own spot. Cloth keeps the spot that it
 * had, or gets the lowest spot that nothing is in, in order of first use. A tenth fabric has none.
 */
export function spotFabricsOf({ levels, spotFabrics = [] }: Pick<Block, 'levels' | 'spotFabrics'>): number[] {
  const used = new Set(fabricsOf(levels));
  const own = spots.map((spot, index) => {
    const fabric = fabricOfSpot(spotFabrics, spot);
    return isSpot(fabric) || used.has(spot) || spotFabrics.indexOf(fabric) < index ? spot : fabric;
  });
  return withCloth(used, own);
}

/** The fabrics of spots, with cloth that has no spot in those that nothing is in: first in those without cloth. */
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

/** The spots' fabrics as a block keeps them: up to the last spot that has cloth; undefined where none has. */
export function keptSpotFabrics(fabrics: readonly number[]): number[] | undefined {
  const count = fabrics.reduce((last, fabric, index) => (isSpot(fabric) ? last : index + 1), 0);
  return count === 0 ? undefined : fabrics.slice(0, count);
}

/**
 * A drawn block as it is stored: its layers in spots 1 to 9, and the cloth of the spots that are used. A tenth fabric and
 * later ones start at spot 1 again.
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

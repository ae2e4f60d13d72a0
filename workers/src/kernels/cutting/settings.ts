import { failure } from '@quiltwright/shared/result';
import type { CuttingSettings } from './cutting-types';
import { downToEighth } from './ruler';

/** A fat quarter, in inches: its strips run along the longer side. */
export const FAT_QUARTER = { width: 22, length: 18 } as const;

/** No cloth is wider, in inches: backing is made up to 120. */
const MOST_WIDTH = 200;

/** No edge takes more, in inches; a fat quarter would have too little left. */
const MOST_SPARE = 6;

/** How most quilters cut. */
export const DEFAULT_CUTTING: CuttingSettings = {
  usableWidth: 42,
  seam: 0.25,
  shrinkage: 0,
  spareInches: 1,
  sparePercent: 0,
  buy: 'yards',
  halfSquareTriangle: 'two',
  goose: 'four',
  fabrics: {},
};

/** How much of so many inches is left once the cloth is washed, along or across. */
export function washed(inches: number, { shrinkage }: Pick<CuttingSettings, 'shrinkage'>): number {
  return inches * (1 - shrinkage / 100);
}

type Cloth = Pick<CuttingSettings, 'buy' | 'usableWidth' | 'shrinkage'>;

/** Returns the inches that straighten the edge of each piece of cloth. A fat quarter's edge is half as long: half of them. */
export function edgeOf({ buy, spareInches }: Pick<CuttingSettings, 'buy' | 'spareInches'>): number {
  return buy === 'fatQuarters' ? spareInches / 2 : spareInches;
}

/** How long a piece of cloth is at most once it is washed and straightened, by the lines of a ruler. */
export function lengthOfCloth(settings: Cloth & Pick<CuttingSettings, 'spareInches'>): number {
  return settings.buy === 'fatQuarters'
    ? downToEighth(washed(FAT_QUARTER.length, settings) - edgeOf(settings))
    : Infinity;
}

/** How wide the cloth is as it is bought. */
export function widthBought({ buy, usableWidth }: Cloth): number {
  return buy === 'fatQuarters' ? FAT_QUARTER.width : usableWidth;
}

/** How wide the cloth is that strips are cut across: once it is washed, by the lines of a ruler. */
export function widthOfCloth(settings: Cloth): number {
  return downToEighth(washed(widthBought(settings), settings));
}

/** Whether cloth can be cut so at all. */
export function canCutBy(settings: CuttingSettings): boolean {
  const { usableWidth, seam, shrinkage, spareInches, sparePercent } = settings;
  return (
    usableWidth > 0 &&
    usableWidth <= MOST_WIDTH &&
    seam >= 0 &&
    seam < usableWidth &&
    shrinkage >= 0 &&
    shrinkage < 100 &&
    spareInches >= 0 &&
    spareInches <= MOST_SPARE &&
    sparePercent >= 0 &&
    sparePercent < Infinity
  );
}

export const wrongSettings = failure(
  'wrong-settings',
  'The cloth’s width, seam, shrinkage or spare can’t be what they are set to.',
);

/** Fabrics whose print has an upright. */
export function fabricsWithUpright({ fabrics }: Pick<CuttingSettings, 'fabrics'>): number[] {
  return Object.entries(fabrics).flatMap(([fabric, { directional }]) =>
    directional ? [Number(fabric)] : [],
  );
}

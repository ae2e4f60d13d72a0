import { fault } from '../fault';
import type { CuttingSettings } from './cutting-types';
import { downToEighth } from './pieces/ruler';

/** The size of a fat quarter, in inches. Strips are cut along its longer side. */
export const FAT_QUARTER = { width: 22, length: 18 } as const;

/** The greatest width of fabric that is accepted, in inches: backing is made up to 120 inches wide. */
const MOST_WIDTH = 200;

/**
 * The greatest spare length that is accepted, in inches. Straightening an edge never needs more, and with more, too
 * little would be left of a fat quarter.
 */
const MOST_SPARE = 6;

/** The settings that suit most quilters. */
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

/** Returns the length that remains of `inches` of fabric after washing. Fabric shrinks equally along and across. */
export function washed(inches: number, { shrinkage }: Pick<CuttingSettings, 'shrinkage'>): number {
  return inches * (1 - shrinkage / 100);
}

type Cloth = Pick<CuttingSettings, 'buy' | 'usableWidth' | 'shrinkage'>;

/**
 * Returns the inches that are cut off each bought piece of fabric to straighten its edge. Half of `spareInches` is
 * enough for a fat quarter, because fabric off the bolt has an edge twice as long.
 */
export function edgeOf({ buy, spareInches }: Pick<CuttingSettings, 'buy' | 'spareInches'>): number {
  return buy === 'fatQuarters' ? spareInches / 2 : spareInches;
}

/**
 * Returns the length of a fat quarter after washing and straightening, in inches, rounded down to a line of the
 * ruler. Returns Infinity for fabric off the bolt.
 */
export function lengthOfCloth(settings: Cloth & Pick<CuttingSettings, 'spareInches'>): number {
  return settings.buy === 'fatQuarters'
    ? downToEighth(washed(FAT_QUARTER.length, settings) - edgeOf(settings))
    : Infinity;
}

/** Returns the width of the fabric as it is bought, before washing, in inches. */
export function widthBought({ buy, usableWidth }: Cloth): number {
  return buy === 'fatQuarters' ? FAT_QUARTER.width : usableWidth;
}

/**
 * Returns the width of the fabric after washing, in inches, rounded down to an eighth. Strips that are cut across the
 * fabric are as long as this width.
 */
export function widthOfCloth(settings: Cloth): number {
  return downToEighth(washed(widthBought(settings), settings));
}

/** True if every setting is within its limits. Otherwise the fabric can't be planned. */
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

export const wrongSettings = fault({ code: 'wrong-settings' });

/** Returns the numbers of the fabrics with a directional print. */
export function fabricsWithUpright({ fabrics }: Pick<CuttingSettings, 'fabrics'>): number[] {
  return Object.entries(fabrics).flatMap(([fabric, { directional }]) =>
    directional ? [Number(fabric)] : [],
  );
}

import type { CuttingSettings } from './cutting-types';

/** A fat quarter, in inches: its strips run along the longer side. */
export const FAT_QUARTER = { width: 22, length: 18 } as const;

/** How most quilters cut. */
export const DEFAULT_CUTTING: CuttingSettings = {
  usableWidth: 42,
  seam: 0.25,
  shrinkage: 0,
  spare: 0,
  buy: 'yards',
  halfSquareTriangle: 'two',
  goose: 'four',
  fabrics: {},
};

/** How long a piece of cloth is at most once it is washed. */
export function lengthOfCloth({ buy, shrinkage }: CuttingSettings): number {
  return buy === 'fatQuarters' ? FAT_QUARTER.length * (1 - shrinkage / 100) : Infinity;
}

/** How wide the cloth is that strips are cut across. */
export function widthOfCloth({ buy, usableWidth }: CuttingSettings): number {
  return buy === 'fatQuarters' ? FAT_QUARTER.width : usableWidth;
}

import { inches } from '../../geometry/units.js';
import { DEFAULTS } from '../../limits.js';
import type { Quilt } from '../../quilting/quilt.js';
import type { BandName } from '../../quilting/bands.js';

/* Borders and sashing of quilts of both kinds. */

export const bandNames: readonly BandName[] = ['border1', 'border2', 'sashing'];

export const bandLabels: Record<BandName, string> = {
  border1: 'First border',
  border2: 'Second border',
  sashing: 'Sashing',
};

/** Returns the name of a border or the sashing with its article, for the middle of a sentence: the first border. */
export function bandInSentence(band: BandName): string {
  return `the ${bandLabels[band].toLowerCase()}`;
}

const bandFabrics = {
  border1: 'borderFabric1',
  border2: 'borderFabric2',
  sashing: 'sashingFabric',
} as const satisfies Record<BandName, keyof Quilt>;

const bandWidths = {
  border1: 'borderWidth1',
  border2: 'borderWidth2',
  sashing: 'sashingWidth',
} as const satisfies Record<BandName, keyof Quilt>;

/** Returns the number of the fabric of a border or the sashing; 0 if no fabric is chosen. */
export function bandFabric(quilt: Quilt, band: BandName): number {
  return quilt[bandFabrics[band]];
}

/** Returns the width of a border or the sashing in inches; 0 if the quilt has no such border or sashing. */
export function bandWidth(quilt: Quilt, band: BandName): number {
  return quilt[bandWidths[band]];
}

/** Returns the quilt with a border or the sashing in another fabric. */
export function inBandFabric(quilt: Quilt, band: BandName, fabric: number): Quilt {
  return bandFabric(quilt, band) === fabric ? quilt : { ...quilt, [bandFabrics[band]]: fabric };
}

/**
 * Returns the quilt with a border added or, if the quilt already has this border, removed. Removing the first border
 * removes the second border too.
 */
export function toggledBorder(quilt: Quilt, border: 1 | 2): Quilt {
  const on = inches(DEFAULTS.borderWidth);
  const without2 = { borderWidth2: inches(0), borderFabric2: 0 };
  if (border === 2) return { ...quilt, ...(quilt.borderWidth2 > 0 ? without2 : { borderWidth2: on }) };
  return {
    ...quilt,
    ...(quilt.borderWidth1 > 0
      ? { borderWidth1: inches(0), borderFabric1: 0, ...without2 }
      : { borderWidth1: on }),
  };
}

/** Returns the quilt with sashing added or, if the quilt already has sashing, removed. */
export function toggledSashing(quilt: Quilt): Quilt {
  return quilt.generatingSashing === 2
    ? { ...quilt, generatingSashing: 0, sashingWidth: inches(0), sashingFabric: 0 }
    : { ...quilt, generatingSashing: 2, sashingWidth: inches(DEFAULTS.sashingWidth) };
}

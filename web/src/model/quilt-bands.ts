import { inches } from '@quiltwright/shared/geometry/units';
import { DEFAULTS } from '@quiltwright/shared/limits';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { BandName } from '@quiltwright/workers/kernels/scene/scene-types';

/* Borders and sashing, the same on quilts of either kind. */

export const bandNames: readonly BandName[] = ['border1', 'border2', 'sashing'];

export const bandLabels: Record<BandName, string> = {
  border1: 'First border',
  border2: 'Second border',
  sashing: 'Sashing',
};

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

/** The fabric of a border or of the sashing; 0 while none is chosen. */
export function bandFabric(quilt: Quilt, band: BandName): number {
  return quilt[bandFabrics[band]];
}

/** The width of a border or of the sashing in inches; 0 where the quilt has none. */
export function bandWidth(quilt: Quilt, band: BandName): number {
  return quilt[bandWidths[band]];
}

/** The quilt with a border or the sashing in another fabric. */
export function inBandFabric(quilt: Quilt, band: BandName, fabric: number): Quilt {
  return bandFabric(quilt, band) === fabric ? quilt : { ...quilt, [bandFabrics[band]]: fabric };
}

/** The quilt with a border that it hadn't, or without one that it had. Without its first it has no second one either. */
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

/** The quilt with sashing where it had none, or without it. */
export function toggledSashing(quilt: Quilt): Quilt {
  return quilt.generatingSashing === 2
    ? { ...quilt, generatingSashing: 0, sashingWidth: inches(0), sashingFabric: 0 }
    : { ...quilt, generatingSashing: 2, sashingWidth: inches(DEFAULTS.sashingWidth) };
}

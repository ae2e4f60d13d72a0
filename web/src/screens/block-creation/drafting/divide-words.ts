import type { DivideFault, DivideWay } from '@quiltwright/shared/drafting/figures/divided';

/** The ways to divide a patch, in words. */
export const divideWayNames: Record<DivideWay, string> = {
  strips: 'Strips',
  squares: 'Squares',
  triangles: 'Triangles',
  points: 'Points',
  wedges: 'Wedges',
};

/** Why a patch can’t be divided in the chosen way. */
export const divideFaultWords: Record<DivideFault, string> = {
  sides: 'This patch has too few or too many sides for that. Divide it into strips instead.',
  corner: 'Wedges need a patch with three corners or a whole circle. Divide it into strips instead.',
};

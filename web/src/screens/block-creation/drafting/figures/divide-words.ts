import type { DivideFault } from '@quiltwright/shared/drafting/figures/divided';
import type { InsetFault } from '@quiltwright/shared/drafting/figures/inset';
import type { FigureOptions } from '../../../../editor/tools/drafting/figures';

/** The ways to divide a patch, in words. */
export const divideWayNames: Record<FigureOptions['way'], string> = {
  strips: 'Strips',
  squares: 'Squares',
  triangles: 'Triangles',
  points: 'Points',
  wedges: 'Wedges',
  inset: 'Inset',
};

/** Why a patch can’t be divided in the chosen way. */
export const divideFaultWords: Record<DivideFault | InsetFault, string> = {
  room: 'This patch is too small for an inset of this width.',
  sides: 'This patch has too few or too many sides for that. Divide it into strips instead.',
  corner: 'Wedges need a patch with three corners or a whole circle. Divide it into strips instead.',
};

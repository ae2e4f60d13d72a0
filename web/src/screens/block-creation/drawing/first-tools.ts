import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { hasShapes } from '@quiltwright/shared/model/created-block/design-shapes';
import type { DraftingTool } from '../drafting/drafting-tools';

export type DrawingTool =
  'select' | 'box' | 'draw' | 'fill' | 'polygon' | 'curve' | 'corners' | 'trace' | DraftingTool;

/** The tool that each way to draw a block starts with. The way decides the tools and palettes that are offered. */
export const firstTools = {
  units: 'fill',
  shapes: 'draw',
  seams: 'seam',
} as const satisfies Record<string, DrawingTool>;
export type DrawsWith = keyof typeof firstTools;

/**
 * Returns the way to draw and the tool that a newly opened block starts with. A block that was drafted by its seams
 * opens in the Seams way, because whole shapes that move would leave gaps. Any other block opens in the way in use. An
 * empty block has nothing to select, so it starts with the first tool of the way.
 */
export function openedWith(
  design: CreatedBlockDesign,
  inUse: DrawsWith,
): { tool: DrawingTool; drawsBy: DrawsWith } {
  const { block, looseSeams, starGrid } = design;
  const drawsBy = block.isDrafted || looseSeams || starGrid ? 'seams' : inUse;
  return { tool: hasShapes(design) ? 'select' : firstTools[drawsBy], drawsBy };
}

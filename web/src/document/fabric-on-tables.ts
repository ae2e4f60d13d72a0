import { quiltFabrics } from '@quiltwright/shared/quilting/quilt';
import { fabricsOf } from '@quiltwright/shared/quilting/shape';
import type { BlockDesign } from './block-document';
import type { QuiltDesign } from './quilt-document';

/** What of that which lies on the tables is made with a fabric, saved or not. */
export function usesOnTables(
  fabricNum: number,
  { quilt }: QuiltDesign,
  { block, colourways }: BlockDesign,
): readonly ('quilt' | 'block')[] {
  const isInBlock = [block.levels, ...colourways].some((levels) => fabricsOf(levels).includes(fabricNum));
  return [
    ...(quiltFabrics(quilt).includes(fabricNum) ? (['quilt'] as const) : []),
    ...(isInBlock ? (['block'] as const) : []),
  ];
}

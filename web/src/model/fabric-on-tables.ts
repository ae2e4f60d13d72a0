import { blockFabrics } from '@quiltwright/shared/quilting/block';
import { quiltFabrics } from '@quiltwright/shared/quilting/quilt';
import type { BlockDesign } from './designed-block/block-document';
import type { QuiltDesign } from './standard-quilt/quilt-document';

/** What of that which lies on the tables is made with a fabric, saved or not. */
export function usesOnTables(
  fabricNum: number,
  { quilt }: QuiltDesign,
  { block }: BlockDesign,
): readonly ('quilt' | 'block')[] {
  const isInBlock = blockFabrics(block).includes(fabricNum);
  return [
    ...(quiltFabrics(quilt).includes(fabricNum) ? (['quilt'] as const) : []),
    ...(isInBlock ? (['block'] as const) : []),
  ];
}

import { blockFabrics } from '@quiltwright/shared/quilting/block';
import { quiltFabrics } from '@quiltwright/shared/quilting/quilt';
import type { CreatedBlockDesign } from './created-block/created-block-document';
import type { BlockDesign } from './designed-block/block-document';
import type { QuiltDesign } from './standard-quilt/quilt-document';

/** Which of the open documents have a fabric, saved or not. */
export function openDocumentsWith(
  fabricNum: number,
  { quilt }: QuiltDesign,
  { block }: BlockDesign,
  { block: drawn }: CreatedBlockDesign,
): readonly ('quilt' | 'block')[] {
  const isInBlock = [block, drawn].some((each) => blockFabrics(each).includes(fabricNum));
  return [
    ...(quiltFabrics(quilt).includes(fabricNum) ? (['quilt'] as const) : []),
    ...(isInBlock ? (['block'] as const) : []),
  ];
}

import { blockFabrics, type Block } from '../../quilting/block.js';
import { allQuiltFabrics, type Quilt } from '../../quilting/quilt.js';

/** Returns 'quilt', 'block' or both: the kinds of open documents that use a fabric. Unsaved documents count too. */
export function openDocumentsWith(
  fabricNum: number,
  quilts: readonly { quilt: Quilt }[],
  blocks: readonly { block: Pick<Block, 'levels' | 'colourways'> }[],
): readonly ('quilt' | 'block')[] {
  const isInQuilt = quilts.some(({ quilt }) => allQuiltFabrics(quilt).includes(fabricNum));
  const isInBlock = blocks.some(({ block }) => blockFabrics(block).includes(fabricNum));
  return [...(isInQuilt ? (['quilt'] as const) : []), ...(isInBlock ? (['block'] as const) : [])];
}

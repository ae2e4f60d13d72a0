import type { Block } from '@quiltwright/shared/quilting/block';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { withUnsavedNumbered } from '../blocks/list/unsaved-blocks';
import type { PrintJob } from '@quiltwright/workers/kernels/print/paper/print-types';

export type PrintedDesign = PrintJob['design'];

/** Returns the design of a document in the format for printing; null if the document is empty. */
export function printedDesign(content: object): PrintedDesign | null {
  if (isQuilt(content))
    return content.blocks.some(({ levels }) => hasPatches(levels))
      ? { quilt: withUnsavedNumbered(content) }
      : null;
  if (!isBlock(content) || !hasPatches(content.levels)) return null;
  const { blockWidth, blockHeight, levels } = content;
  return { block: { blockWidth, blockHeight, levels } };
}

/** Returns the sentence that says what to add to an empty quilt or block first. */
export function firstStep(content: object): string {
  return isQuilt(content) ? 'Add a block first.' : 'Draw a shape first.';
}

function hasPatches(levels: Block['levels']): boolean {
  return levels.some(({ length }) => length > 0);
}

function isQuilt(content: object): content is Quilt {
  return 'quiltWidth' in content;
}

function isBlock(content: object): content is Block {
  return 'levels' in content;
}

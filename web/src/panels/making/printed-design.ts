import type { Block } from '@quiltwright/shared/quilting/block';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { withUnsavedNumbered } from '../blocks/list/unsaved-blocks';
import type { PrintJob } from '@quiltwright/workers/kernels/print/paper/print-types';

export type PrintedDesign = PrintJob['design'];

/** Returns a quilt or block in the format for printing; null if it is empty. */
export function printedDesign(content: object): PrintedDesign | null {
  if (isQuilt(content))
    return content.blocks.some(({ levels }) => hasPatches(levels))
      ? { quilt: withUnsavedNumbered(content) }
      : null;
  if (!isBlock(content) || !hasPatches(content.levels)) return null;
  const { blockWidth, blockHeight, levels } = content;
  return { block: { blockWidth, blockHeight, levels } };
}

/**
 * Returns the title of a quilt or block for dialogs, pages and files.
 * @param names possible titles, the best first; the result is the first that isn't empty
 */
export function titleOf(design: PrintedDesign, names: readonly (string | null)[]): string {
  const name = names.find((each) => each !== null && each.trim() !== '');
  return name?.trim() ?? ('quilt' in design ? 'Unnamed quilt' : 'Unnamed block');
}

/** Returns a sentence that asks the quilter to add the first part to an empty quilt or block. */
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

import type { Block } from '@quiltwright/shared/quilting/block';
import { recolour } from '@quiltwright/shared/quilting/shapes/shape';
import { fabricsByPatch } from '@quiltwright/shared/model/designed-block/colourways';

/** A part of a block: its name within a sentence, and a function that returns its value. */
type Part = readonly [words: string, of: (block: Block) => unknown];

const parts: readonly Part[] = [
  ['the name', ({ designName }) => designName],
  ['the size', ({ blockWidth, blockHeight }) => [blockWidth, blockHeight]],
  ['the pattern', ({ levels }) => recolour(levels, () => 0)],
  ['the fabrics', ({ levels, spotFabrics }) => [fabricsByPatch(levels), spotFabrics]],
  ['the colourways', ({ colourways }) => colourways],
];

/**
 * Returns the parts in which two versions of a block differ, as words such as ‘the name’ or ‘the fabrics’.
 * Empty if the versions look the same.
 */
export function blockDifferences(mine: Block, theirs: Block): string[] {
  return parts
    .filter(([, of]) => JSON.stringify(of(mine)) !== JSON.stringify(of(theirs)))
    .map(([words]) => words);
}

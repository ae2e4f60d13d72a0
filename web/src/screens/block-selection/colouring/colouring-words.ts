import { counted } from '@quiltwright/shared/counted';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import type { ColourMode } from '@quiltwright/shared/model/designed-block/colour-modes';
import { fabricsByPatch, isKept, patchOrder } from '@quiltwright/shared/model/designed-block/colourways';
import { nameOfFabric } from '../../../panels/fabric/finding/fabric-search';
import { describeKept } from '../../../panels/colourways/colouring';
import { describeGiven } from '../../../panels/held-fabric/fabric-step-words';
import { describeShape } from '../../../panels/reading/block-reading';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import type { Target } from './drop-target';

export const colourModeNames: Readonly<Record<ColourMode, string>> = {
  layer: 'Whole layer',
  patch: 'One patch',
  fabric: 'Same fabric',
};

type SizedBlock = Pick<Block, 'levels' | 'blockWidth' | 'blockHeight'>;

/**
 * Returns words for the patches that get the next fabric: the target's name, the patches and their present fabric.
 * Several patches, or several fabrics, are given as a number.
 */
export function describeTarget({ name, patches }: Target, block: SizedBlock, fabric: FindFabric): string {
  const all = block.levels.flat();
  const used = [...new Set(patches.map((patch) => all[patch]?.fillFabric ?? 0))];
  const only = used.length === 1 ? fabric(used[0] ?? 0) : undefined;
  const [alone] = patches.length === 1 ? patches.map((patch) => all[patch]) : [];
  const count = alone ? describeShape(alone, block) : `${patches.length} patches`;
  return `${name}, ${count}, ${only ? nameOfFabric(only) : counted(used.length, 'fabric')}`;
}

/**
 * Returns the result of a step in words: the new number of colourways, or the changed fabrics of the block. Null if
 * the step changed neither.
 */
export function describeBlockStep(was: Block, is: Block, find: FindFabric): string | null {
  const kept = describeKept(was, is);
  if (kept !== null) return kept;
  if (was.usedBlockNum !== is.usedBlockNum || patchOrder(was.levels) !== patchOrder(is.levels)) return null;
  return describeGiven(fabricsByPatch(was.levels), fabricsByPatch(is.levels), find);
}

/** Returns the reason why the current colouring can't be stored as a colourway; null if it can be stored. */
export function refusalToKeep(block: Block): string | null {
  if (isKept(block)) return 'You have already kept this colourway.';
  if (block.colourways.length < LIMITS.colourways) return null;
  return `A block can have at most ${LIMITS.colourways} colourways. Delete a colourway first.`;
}

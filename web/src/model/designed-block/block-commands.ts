import { type BlockListItem, titleOf } from '@quiltwright/shared/contract/block-list-item';
import { inches } from '@quiltwright/shared/geometry/units';
import { BLOCK, DEFAULTS, FABRIC, LIMITS } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { fabricsOf, recolour } from '@quiltwright/shared/quilting/shapes/shape';
import type { BlockCommand, BlockDesign, BlockDocument } from './block-document';
import { dressed, recoloured, type PlaceableBlock } from '../cloth/block-fabrics';
import { inGrouping, type Grouping } from '../layers-by-spot';
import { fabricsByPatch, inColourway, isKept, isSameColouring } from './colourways';
import { editing, historyCommands, renaming } from '../document-commands';

/** A blank block to colour. */
export type BlankBlock = PlaceableBlock & Pick<BlockListItem, 'blockWidth' | 'blockHeight'>;

/** Some patches of the block: indexes in its levels, bottom first, and their name. */
export interface Patches {
  name: string;
  patches: readonly number[];
}

const { undo, redo } = historyCommands<BlockDocument>();
const edit = editing<BlockDesign, Block>();

/** Shows a blank in its fabrics. The current blank keeps its fabrics. */
const chooseBlock: BlockCommand<null, BlankBlock> = edit({
  id: 'choose-block',
  label: ({ argument }) => titleOf(argument),
  allowed: () => true,
  change: (design, { argument: blank }) => {
    const { designedBlockNum: blockNum, blockWidth, blockHeight } = blank;
    if (design.block.usedBlockNum === blockNum) return design;
    const block = { blockNum, usedBlockNum: blockNum, blockWidth, blockHeight, levels: dressed(blank) };
    return { block: { ...design.block, ...block, instructions: '', colourways: [] } };
  },
});

/** Removes the block; the name stays. */
const removeBlock: BlockCommand = edit({
  id: 'remove-block',
  label: () => 'Block removed',
  allowed: hasPatches,
  change: ({ block }) => ({
    block: {
      ...block,
      blockNum: BLOCK.none,
      usedBlockNum: BLOCK.none,
      instructions: '',
      blockWidth: inches(DEFAULTS.blockSide),
      blockHeight: inches(DEFAULTS.blockSide),
      levels: [],
      colourways: [],
    },
  }),
});

/** Gives the selected patches a fabric, by its number. */
const giveFabric: BlockCommand<Patches, number> = edit({
  id: 'give-fabric',
  label: ({ selection: { name } }) => `Fabric of ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  allowed: ({ block }, { selection: { patches } }) => {
    const count = block.levels.flat().length;
    return patches.length > 0 && patches.every((patch) => patch < count);
  },
  change: (design, { selection: { patches }, argument: fabric }) => {
    const before = design.block.levels.flat();
    if (patches.every((patch) => before[patch]?.fillFabric === fabric)) return design;
    return withLevels(design, recoloured(design.block.levels, new Set(patches), fabric));
  },
});

/** Swaps two fabrics everywhere. */
const swapFabrics: BlockCommand<null, readonly [one: number, other: number]> = replaceFabrics(
  'swap-fabrics',
  'Two fabrics swapped',
  ([one, other]) => [
    [one, other],
    [other, one],
  ],
);

/** Replaces each fabric as in its argument, the result of `shuffledFabrics`. */
const shuffleFabrics: BlockCommand<null, ReadonlyMap<number, number>> = replaceFabrics(
  'shuffle-fabrics',
  'Fabrics shuffled',
  (others) => [...others],
);

/** Keeps the current colouring for comparison. */
const keepColourway: BlockCommand = edit({
  id: 'keep-colourway',
  label: () => 'Colourway kept',
  allowed: (design) =>
    hasPatches(design) && design.block.colourways.length < LIMITS.colourways && !isKept(design.block),
  change: ({ block }) => withColourways(block, [...block.colourways, fabricsByPatch(block.levels)]),
});

/** Colours the block as in a colourway; only undo restores a colouring that was not kept. */
const takeColourway: BlockCommand<null, number> = edit({
  id: 'take-colourway',
  label: ({ argument: index }) => `Colourway ${index + 1}`,
  allowed: ({ block }, { argument: index }) => index in block.colourways,
  change: (design, { argument: index }) => {
    const { levels, colourways } = design.block;
    const taken = inColourway(levels, colourways[index] ?? []);
    return isSameColouring(taken, levels) ? design : withLevels(design, taken);
  },
});

const dropColourway: BlockCommand<null, number> = edit({
  id: 'drop-colourway',
  label: ({ argument: index }) => `Colourway ${index + 1} dropped`,
  allowed: ({ block }, { argument: index }) => index in block.colourways,
  change: ({ block }, { argument: index }) =>
    withColourways(
      block,
      block.colourways.filter((_, i) => i !== index),
    ),
});

/** Puts the patches on other layers, as `groupedBySpot` groups them. */
const groupIntoLayers: BlockCommand<null, Grouping> = edit({
  id: 'group-into-layers',
  label: () => 'Grouped into layers',
  allowed: ({ block }, { argument: grouping }) => {
    const patches = new Set(grouping.flat());
    return (
      patches.size === grouping.flat().length &&
      patches.size === block.levels.flat().length &&
      [...patches].every((patch) => patch < patches.size)
    );
  },
  change: ({ block }, { argument: grouping }) => ({
    block: {
      ...block,
      levels: inGrouping(block.levels, grouping),
      colourways: block.colourways.map((colourway) =>
        grouping.flat().map((patch) => colourway[patch] ?? FABRIC.none),
      ),
    },
  }),
});

const rename: BlockCommand<null, string> = renaming<BlockDesign, Block>({
  label: 'Block name',
  contentOf: ({ block }) => block,
  withContent: (design, block) => ({ ...design, block }),
  nameOf: ({ designName }) => designName,
  named: (block, designName) => ({ ...block, designName }),
});

/** All commands for a block. Buttons, menus, keys and the test of random sequences use this list. */
export const blockCommands = {
  undo,
  redo,
  chooseBlock,
  removeBlock,
  giveFabric,
  swapFabrics,
  shuffleFabrics,
  keepColourway,
  takeColourway,
  dropColourway,
  groupIntoLayers,
  rename,
} as const;

/** True if there is a block. */
export function hasPatches({ block }: BlockDesign): boolean {
  return block.levels.some((level) => level.length > 0);
}

/** Returns a command that replaces fabrics by others, as `replacements` returns for its argument. */
function replaceFabrics<Argument>(
  id: string,
  label: string,
  replacements: (argument: Argument) => readonly (readonly [before: number, after: number])[],
): BlockCommand<null, Argument> {
  return edit<null, Argument>({
    id,
    label: () => label,
    allowed: ({ block }, { argument }) => {
      const others = new Map(replacements(argument));
      return fabricsOf(block.levels).some((fabric) => (others.get(fabric) ?? fabric) !== fabric);
    },
    change: (design, { argument }) => {
      const others = new Map(replacements(argument));
      return withLevels(
        design,
        recolour(design.block.levels, (fabric) => others.get(fabric) ?? fabric),
      );
    },
  });
}

function withColourways(block: Block, colourways: Block['colourways']): BlockDesign {
  return { block: { ...block, colourways } };
}

function withLevels(design: BlockDesign, levels: Block['levels']): BlockDesign {
  return { block: { ...design.block, levels } };
}

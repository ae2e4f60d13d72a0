import { type BlockListItem, titleOf } from '../../contract/block-list-item.js';
import { inches } from '../../geometry/units.js';
import { BLOCK, DEFAULTS, FABRIC, LIMITS } from '../../limits.js';
import type { Block } from '../../quilting/block.js';
import { fabricsOf, recolour } from '../../quilting/shapes/shape.js';
import type { BlockCommand, BlockDesign, BlockDocument } from './block-document.js';
import { dressed, recoloured, type PlaceableBlock } from '../cloth/block-fabrics.js';
import { inGrouping, type Grouping } from './grouping.js';
import type { PlainLabel } from '../history-words.js';
import type { Replacement } from '../recolouring/recoloured-quilt.js';
import { fabricsByPatch, inColourway, isKept, isSameColouring } from './colourways.js';
import { commandTable, type Worked } from '../command.js';
import { editing, historyCommands, renameCommand, renaming } from '../editing.js';

/** A blank block, which a quilter can colour with fabrics. */
export type BlankBlock = PlaceableBlock & Pick<BlockListItem, 'blockWidth' | 'blockHeight'>;

/**
 * Some patches of the block, and their name for the history. The patches are given by their indexes in `levels.flat()`:
 * all layers in one list, bottom first.
 */
export interface Patches {
  name: string;
  patches: readonly number[];
}

const edit = editing<Worked<BlockDocument>>();

/** What a block loses with its shapes. */
const ofNobody = { instructions: '', colourways: [], firstMaker: undefined } satisfies Partial<Block>;

/**
 * Replaces the block by a blank block, in the fabrics that were chosen for the blank's placeholders. Nothing changes if
 * the present block was made from that blank block.
 */
const chooseBlock: BlockCommand<BlankBlock> = edit({
  label: (blank) => ({ key: 'block', title: titleOf(blank) }),
  change: ({ document: { design } }, blank) => {
    const { designedBlockNum: blockNum, blockWidth, blockHeight } = blank;
    if (design.block.usedBlockNum === blockNum) return {};
    const block = { blockNum, usedBlockNum: blockNum, blockWidth, blockHeight, levels: dressed(blank) };
    return { design: { block: { ...design.block, ...block, ...ofNobody } } };
  },
});

/** Removes the block; the name stays. */
const removeBlock: BlockCommand = edit({
  label: 'blockRemoved',
  allowed: ({ document }) => hasPatches(document.design),
  change: ({ document: { design } }) => ({
    design: {
      block: {
        ...design.block,
        blockNum: BLOCK.none,
        usedBlockNum: BLOCK.none,
        blockWidth: inches(DEFAULTS.blockSide),
        blockHeight: inches(DEFAULTS.blockSide),
        levels: [],
        ...ofNobody,
      },
    },
  }),
});

/** Some patches, and the number of the fabric that they get. */
export interface FabricGift extends Patches {
  fabric: number;
}

/** Gives patches a fabric. The argument has both. */
const giveFabric: BlockCommand<FabricGift> = edit({
  label: ({ name }) => ({ key: 'fabricOf', name }),
  allowed: ({ document }, { patches }) => {
    const count = document.design.block.levels.flat().length;
    return patches.length > 0 && patches.every((patch) => patch < count);
  },
  change: ({ document: { design } }, { patches, fabric }) => {
    const before = design.block.levels.flat();
    if (patches.every((patch) => before[patch]?.fillFabric === fabric)) return {};
    return { design: withLevels(design, recoloured(design.block.levels, new Set(patches), fabric)) };
  },
});

/** Swaps two fabrics in all patches of the block. The argument has their numbers. */
const swapFabrics: BlockCommand<readonly [one: number, other: number]> = replaceFabrics(
  'fabricsSwapped',
  ([one, other]) => [
    [one, other],
    [other, one],
  ],
);

/** Replaces fabrics in the whole block, by the pairs that `shuffledFabrics` returned. */
const shuffleFabrics: BlockCommand<readonly Replacement[]> = replaceFabrics(
  'fabricsShuffled',
  (others) => others,
);

/** Saves the current fabrics as a colourway of the block, for comparison. */
const keepColourway: BlockCommand = edit({
  label: 'colourwayKept',
  allowed: ({ document: { design } }) =>
    hasPatches(design) && design.block.colourways.length < LIMITS.colourways && !isKept(design.block),
  change: ({ document }) => {
    const { block } = document.design;
    return { design: withColourways(block, [...block.colourways, fabricsByPatch(block.levels)]) };
  },
});

/**
 * Gives the patches the fabrics of a colourway. The argument is its index. If the present fabrics weren't saved as a
 * colourway, only undo restores them.
 */
const takeColourway: BlockCommand<number> = edit({
  label: (index) => ({ key: 'colourway', index }),
  allowed: ({ document }, index) => index in document.design.block.colourways,
  change: ({ document: { design } }, index) => {
    const { levels, colourways } = design.block;
    const taken = inColourway(levels, colourways[index] ?? []);
    return isSameColouring(taken, levels) ? {} : { design: withLevels(design, taken) };
  },
});

const dropColourway: BlockCommand<number> = edit({
  label: (index) => ({ key: 'colourwayDropped', index }),
  allowed: ({ document }, index) => index in document.design.block.colourways,
  change: ({ document }, index) => {
    const { block } = document.design;
    const others = block.colourways.filter((_, i) => i !== index);
    return { design: withColourways(block, others) };
  },
});

/** Moves the patches to new layers, as `groupedBySpot` has grouped them. */
const groupIntoLayers: BlockCommand<Grouping> = edit({
  label: 'groupedIntoLayers',
  allowed: ({ document }, grouping) => {
    const { block } = document.design;
    const patches = new Set(grouping.flat());
    return (
      patches.size === grouping.flat().length &&
      patches.size === block.levels.flat().length &&
      [...patches].every((patch) => patch < patches.size)
    );
  },
  change: ({ document }, grouping) => {
    const { block } = document.design;
    const levels = inGrouping(block.levels, grouping);
    const colourways = block.colourways.map((colourway) =>
      grouping.flat().map((patch) => colourway[patch] ?? FABRIC.none),
    );
    return { design: { block: { ...block, levels, colourways } } };
  },
});

export const renamedBlock = renaming<BlockDesign, Block>({
  contentOf: ({ block }) => block,
  withContent: (design, block) => ({ ...design, block }),
  nameOf: ({ designName }) => designName,
  named: (block, designName) => ({ ...block, designName }),
});

/**
 * The table of all commands for a designed block. Buttons, menus, keys and the test of random sequences use this table.
 */
export const blockCommands = commandTable({
  ...historyCommands<BlockDocument>(),
  chooseBlock,
  removeBlock,
  giveFabric,
  swapFabrics,
  shuffleFabrics,
  keepColourway,
  takeColourway,
  dropColourway,
  groupIntoLayers,
  rename: renameCommand(renamedBlock),
});

/** True if the document has a block to colour; false while no block is chosen. */
export function hasPatches({ block }: BlockDesign): boolean {
  return block.levels.some((level) => level.length > 0);
}

/**
 * Returns a command that replaces fabrics in the block. `replacements` computes the pairs of fabrics from the command's
 * argument.
 */
function replaceFabrics<Argument>(
  label: PlainLabel,
  replacements: (argument: Argument) => readonly Replacement[],
): BlockCommand<Argument> {
  return edit<Argument>({
    label,
    allowed: ({ document }, argument) => {
      const others = new Map(replacements(argument));
      return fabricsOf(document.design.block.levels).some(
        (fabric) => (others.get(fabric) ?? fabric) !== fabric,
      );
    },
    change: ({ document: { design } }, argument) => {
      const others = new Map(replacements(argument));
      const levels = recolour(design.block.levels, (fabric) => others.get(fabric) ?? fabric);
      return { design: withLevels(design, levels) };
    },
  });
}

function withColourways(block: Block, colourways: Block['colourways']): BlockDesign {
  return { block: { ...block, colourways } };
}

function withLevels(design: BlockDesign, levels: Block['levels']): BlockDesign {
  return { block: { ...design.block, levels } };
}

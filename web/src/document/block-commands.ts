import { type BlockListItem, titleOf } from '@quiltwright/shared/contract/block-calls';
import { inches } from '@quiltwright/shared/geometry/units';
import { BLOCK, DEFAULTS, LIMITS } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { fabricsOf, recolour } from '@quiltwright/shared/quilting/shape';
import type { BlockCommand, BlockDesign, BlockDocument } from './block-document';
import { dressed, recoloured, type PlaceableBlock } from './block-fabrics';
import { fabricsByPatch, inColourway, isKept, isSameColouring } from './colourways';
import { changed, changedThroughout, historyCommands } from './table-document';

/** A blank block that can be laid on the table. */
export type BlankBlock = PlaceableBlock & Pick<BlockListItem, 'blockWidth' | 'blockHeight'>;

/** Some patches of the block on the table: indexes in its levels, bottom first, and what they are called. */
export interface Patches {
  name: string;
  patches: readonly number[];
}

const { undo, redo } = historyCommands<BlockDocument>();

/** Lays a blank on the table, in its cloth. One that lies there already keeps the fabrics that it was given. */
function chooseBlock(blank: BlankBlock): BlockCommand {
  const { designedBlockNum: blockNum, blockWidth, blockHeight } = blank;
  return edit({
    id: 'choose-block',
    label: titleOf(blank),
    allowed: () => true,
    change: (design) => {
      if (design.block.usedBlockNum === blockNum) return design;
      const block = { blockNum, usedBlockNum: blockNum, blockWidth, blockHeight, levels: dressed(blank) };
      return { block: { ...design.block, ...block, instructions: '', colourways: [] } };
    },
  });
}

/** Clears the table; the name stays. */
const removeBlock: BlockCommand = edit({
  id: 'remove-block',
  label: 'Block removed',
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

/** Gives patches a fabric. */
function giveFabric({ name, patches }: Patches, fabric: number): BlockCommand {
  return edit({
    id: 'give-fabric',
    label: `Fabric of ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    allowed: ({ block }) => {
      const count = block.levels.flat().length;
      return patches.length > 0 && patches.every((patch) => patch < count);
    },
    change: (design) => {
      const before = design.block.levels.flat();
      if (patches.every((patch) => before[patch]?.fillFabric === fabric)) return design;
      return withLevels(design, recoloured(design.block.levels, new Set(patches), fabric));
    },
  });
}

/** All that is in one fabric comes to the other, and the other way about. */
function swapFabrics(one: number, other: number): BlockCommand {
  return replaceFabrics('swap-fabrics', 'Two fabrics swapped', [
    [one, other],
    [other, one],
  ]);
}

/** @param others what comes in the place of each fabric, as `shuffledFabrics` gives it */
function shuffleFabrics(others: ReadonlyMap<number, number>): BlockCommand {
  return replaceFabrics('shuffle-fabrics', 'Fabrics shuffled', [...others]);
}

/** Keeps the colouring on the table for comparison. */
const keepColourway: BlockCommand = edit({
  id: 'keep-colourway',
  label: 'Colourway kept',
  shortcut: 'K',
  allowed: (design) =>
    hasPatches(design) && design.block.colourways.length < LIMITS.colourways && !isKept(design.block),
  change: ({ block }) => withColourways(block, [...block.colourways, fabricsByPatch(block.levels)]),
});

/** Colours the block as it was kept; a colouring that was not kept is to be had by undo alone. */
function takeColourway(index: number): BlockCommand {
  return edit({
    id: 'take-colourway',
    label: `Colourway ${index + 1}`,
    allowed: ({ block }) => index in block.colourways,
    change: (design) => {
      const { levels, colourways } = design.block;
      const taken = inColourway(levels, colourways[index] ?? []);
      return isSameColouring(taken, levels) ? design : withLevels(design, taken);
    },
  });
}

function dropColourway(index: number): BlockCommand {
  return edit({
    id: 'drop-colourway',
    label: `Colourway ${index + 1} dropped`,
    allowed: ({ block }) => index in block.colourways,
    change: ({ block }) =>
      withColourways(
        block,
        block.colourways.filter((_, i) => i !== index),
      ),
  });
}

/** A name is the document's own: no step of its history takes it back. Spaces around it are left out. */
function rename(name: string): BlockCommand {
  const designName = name.trim();
  return {
    id: 'rename',
    label: 'Block name',
    canRun: () => true,
    run: (document) =>
      document.design.block.designName === designName
        ? document
        : changedThroughout(
            document,
            ({ block }) => block,
            (design, block) => ({ ...design, block }),
            (block) => ({ ...block, designName }),
          ),
  };
}

/** All that can be done to a block document. Buttons, menus, keys and the test of random sequences read this. */
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
  rename,
} as const;

/** Whether a block lies on the table. */
export function hasPatches({ block }: BlockDesign): boolean {
  return block.levels.some((level) => level.length > 0);
}

interface Edit {
  id: string;
  label: string;
  shortcut?: string;
  allowed: (design: BlockDesign) => boolean;
  /** Gives the same design back where there is nothing to do. */
  change: (design: BlockDesign) => BlockDesign;
}

/** A command that changes the design; what changes nothing is no step. */
function edit({ allowed, change, ...names }: Edit): BlockCommand {
  return {
    ...names,
    canRun: ({ design }) => allowed(design),
    run: (document) => {
      const next = change(document.design);
      return next === document.design ? document : changed(document, names.label, next);
    },
  };
}

function replaceFabrics(
  id: string,
  label: string,
  replacements: readonly (readonly [number, number])[],
): BlockCommand {
  const others = new Map(replacements);
  return edit({
    id,
    label,
    allowed: ({ block }) =>
      fabricsOf(block.levels).some((fabric) => (others.get(fabric) ?? fabric) !== fabric),
    change: (design) =>
      withLevels(
        design,
        recolour(design.block.levels, (fabric) => others.get(fabric) ?? fabric),
      ),
  });
}

function withColourways(block: Block, colourways: Block['colourways']): BlockDesign {
  return { block: { ...block, colourways } };
}

function withLevels(design: BlockDesign, levels: Block['levels']): BlockDesign {
  return { block: { ...design.block, levels } };
}

import { titleOf } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import { blockSpacesOf, standardLayouts, type LayoutNum } from '@quiltwright/shared/quilting/standard-layout';
import { emptyPlacement, isEmptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { standardSizes, type SizeNum } from '@quiltwright/shared/quilting/standard-size';
import { generate } from '@quiltwright/workers/kernels/generate/generate';
import type { BandName } from '@quiltwright/workers/kernels/scene/scene-types';
import { dressedBeside, recoloured, type PlaceableBlock } from '../cloth/block-fabrics';
import { editing, historyCommands, renaming } from '../document-commands';
import { bandLabels, bandWidth, inBandFabric, toggledBorder, toggledSashing } from '../cloth/quilt-bands';
import type { QuiltCommand, QuiltDesign, QuiltDocument } from './quilt-document';

/** The slot of Block 1 or of Block 2. */
export type Slot = 0 | 1;

const { undo, redo } = historyCommands<QuiltDocument>();

/** Makes a command that leaves the quilt whole. */
const edit = editing<QuiltDesign, Quilt>((design) => ({ ...design, quilt: generate(design.quilt) }));

const chooseSize: QuiltCommand<null, SizeNum> = edit({
  id: 'choose-size',
  label: ({ argument: size }) =>
    `Quilt size ${standardSizes.find(({ sizeNum }) => sizeNum === size)?.sizeName ?? ''}`,
  allowed: () => true,
  change: (design, { argument: size }) =>
    design.quilt.generatingSize === size ? design : withQuilt(design, { generatingSize: size }),
});

/** The layout of one block hides Block 2, and the others bring it back. */
const chooseLayout: QuiltCommand<null, LayoutNum> = edit({
  id: 'choose-layout',
  label: ({ argument: layout }) =>
    standardLayouts.find(({ layoutNum }) => layoutNum === layout)?.layoutName ?? 'Quilt layout',
  allowed: ({ quilt }) => hasSize(quilt),
  change: (design, { argument: layout }) => {
    const { generatingLayout } = design.quilt;
    if (generatingLayout === layout) return design;
    const [first, second] = slots(design);
    return {
      quilt: { ...design.quilt, generatingLayout: layout, blocks: [first, second] },
      spare: blockSpacesOf(layout) === 1 && !isEmptyPlacement(second) ? second : null,
    };
  },
});

/**
 * The slot keeps its place, size and repeats; placeholder fabrics are replaced by the block's own, on the ground of the
 * other block.
 */
const chooseBlock: QuiltCommand<Slot, PlaceableBlock> = edit({
  id: 'choose-block',
  label: ({ selection: slot, argument: block }) => `Block ${slot + 1} ${titleOf(block)}`,
  allowed: ({ quilt }, { selection: slot }) => hasSize(quilt) && slot < blockSpacesOf(quilt.generatingLayout),
  change: (design, { selection: slot, argument: block }) =>
    withSlot(design, slot, (placement) => ({
      ...placement,
      blockNum: block.designedBlockNum,
      levels: dressedBeside(
        block,
        slots(design).flatMap(({ levels }, other) => (other === slot ? [] : [levels])),
      ),
    })),
});

/** Empties the slot. */
const removeBlock: QuiltCommand<Slot> = edit({
  id: 'remove-block',
  label: ({ selection: slot }) => `Block ${slot + 1} removed`,
  allowed: ({ quilt }, { selection: slot }) => !isEmptySlot(quilt, slot),
  change: (design, { selection: slot }) =>
    withSlot(design, slot, (placement) => ({ ...placement, blockNum: BLOCK.none, levels: [] })),
});

/** Without its first border a quilt has no second one. */
const toggleBorder: QuiltCommand<null, 1 | 2> = edit({
  id: 'toggle-border',
  label: ({ argument: border }) => (border === 1 ? 'First border' : 'Second border'),
  allowed: ({ quilt }, { argument: border }) => hasSize(quilt) && (border === 1 || quilt.borderWidth1 > 0),
  change: (design, { argument: border }) => withQuilt(design, toggledBorder(design.quilt, border)),
});

const toggleSashing: QuiltCommand = edit({
  id: 'toggle-sashing',
  label: () => 'Sashing',
  allowed: ({ quilt }) => hasSize(quilt),
  change: (design) => withQuilt(design, toggledSashing(design.quilt)),
});

/**
 * A target for one fabric: a border or the sashing, or patches of the block in a slot (indexes in its levels, bottom
 * first).
 */
export type FabricTarget =
  { kind: 'band'; band: BandName } | { kind: 'spot'; slot: Slot; patches: readonly number[] };

/** Gives a fabric, by its number, to the whole selection, as one step. */
const giveFabric: QuiltCommand<readonly FabricTarget[], number> = edit({
  id: 'give-fabric',
  label: ({ selection: [target, ...others] }) => {
    if (!target || others.length > 0) return `Fabric of ${others.length + 1} parts`;
    return target.kind === 'band'
      ? `Fabric of ${bandLabels[target.band].toLowerCase()}`
      : `Fabric of Block ${target.slot + 1}`;
  },
  allowed: ({ quilt }, { selection }) =>
    selection.length > 0 && selection.every((target) => isThere(quilt, target)),
  change: (before, { selection, argument: fabric }) =>
    selection.reduce((design, target) => inFabric(design, target, fabric), before),
});

function isThere(quilt: Quilt, target: FabricTarget): boolean {
  if (target.kind === 'band') return bandWidth(quilt, target.band) > 0;
  const count = blockOf(quilt, target.slot)?.levels.flat().length ?? 0;
  return target.patches.length > 0 && target.patches.every((patch) => patch < count);
}

function inFabric(design: QuiltDesign, target: FabricTarget, fabric: number): QuiltDesign {
  if (target.kind === 'band') {
    const quilt = inBandFabric(design.quilt, target.band, fabric);
    return quilt === design.quilt ? design : withQuilt(design, quilt);
  }
  const { slot, patches } = target;
  const before = blockOf(design.quilt, slot)?.levels.flat() ?? [];
  if (patches.every((patch) => before[patch]?.fillFabric === fabric)) return design;
  return withSlot(design, slot, (placement) => ({
    ...placement,
    levels: recoloured(placement.levels, new Set(patches), fabric),
  }));
}

const rename: QuiltCommand<null, string> = renaming<QuiltDesign, Quilt>({
  label: 'Quilt name',
  contentOf: ({ quilt }) => quilt,
  withContent: (design, quilt) => ({ ...design, quilt }),
  nameOf: ({ quiltName }) => quiltName,
  named: (quilt, quiltName) => ({ ...quilt, quiltName }),
});

/** All commands for a standard quilt. Buttons, menus, keys and the test of random sequences use this list. */
export const quiltCommands = {
  undo,
  redo,
  chooseSize,
  chooseLayout,
  chooseBlock,
  removeBlock,
  toggleBorder,
  toggleSashing,
  giveFabric,
  rename,
} as const;

/** Returns the placement of a slot; undefined for Block 2 if the layout has one block. */
export function blockOf(quilt: Quilt, slot: Slot): Placement | undefined {
  return quilt.blocks.filter(({ pattern }) => !pattern)[slot];
}

/** Returns the block in the other slot, or undefined if that is empty or the layout takes one block. */
export function besideSlot(quilt: Quilt, slot: Slot): Placement | undefined {
  const other = blockOf(quilt, slot === 0 ? 1 : 0);
  return other && !isEmptyPlacement(other) ? other : undefined;
}

/** True if there is no block in a slot. A block that was never saved has no number. */
export function isEmptySlot(quilt: Quilt, slot: Slot): boolean {
  return isEmptyPlacement(blockOf(quilt, slot) ?? emptyPlacement);
}

/** True if there is no block in any slot. */
export function isBlank(quilt: Quilt): boolean {
  return quilt.blocks.every(isEmptyPlacement);
}

/** True if a standard quilt has its size: before that it has no layout, blocks or borders, and isn't stored. */
export function hasSize(quilt: Quilt): boolean {
  return quilt.generatingSize !== 0;
}

function withQuilt(design: QuiltDesign, fields: Partial<Quilt>): QuiltDesign {
  return { ...design, quilt: { ...design.quilt, ...fields } };
}

function slots({ quilt, spare }: QuiltDesign): [Placement, Placement] {
  const [first, second] = quilt.blocks.filter(({ pattern }) => !pattern);
  return [first ?? emptyPlacement, second ?? spare ?? emptyPlacement];
}

function withSlot(design: QuiltDesign, slot: Slot, change: (placement: Placement) => Placement): QuiltDesign {
  const blocks = slots(design).map((placement, index) => (index === slot ? change(placement) : placement));
  return withQuilt(design, { blocks: blocks.slice(0, blockSpacesOf(design.quilt.generatingLayout)) });
}

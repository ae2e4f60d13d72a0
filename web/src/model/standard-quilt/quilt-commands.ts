import { titleOf } from '@quiltwright/shared/contract/block-list-item';
import { BLOCK } from '@quiltwright/shared/limits';
import { blockSpacesOf, type LayoutNum } from '@quiltwright/shared/quilting/standard-layout';
import { emptyPlacement, isEmptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { SizeNum } from '@quiltwright/shared/quilting/standard-size';
import { generate } from '@quiltwright/workers/kernels/generate/generate';
import type { BandName } from '@quiltwright/workers/kernels/scene/scene-types';
import { dressedBeside, recoloured, type PlaceableBlock } from '../cloth/block-fabrics';
import { commandTable, type Worked } from '../command';
import { editing, historyCommands, renameCommand, renaming } from '../editing';
import { bandWidth, inBandFabric, toggledBorder, toggledSashing } from '../cloth/quilt-bands';
import type { QuiltCommand, QuiltDesign, QuiltDocument } from './quilt-document';

/** The slot of Block 1 or of Block 2. */
export type Slot = 0 | 1;

/** Makes a command that leaves the quilt whole. */
const edit = editing<Worked<QuiltDocument>>({
  whole: (design) => ({ ...design, quilt: generate(design.quilt) }),
});

const chooseSize: QuiltCommand<SizeNum> = edit({
  label: (size) => ({ key: 'standardSize', size }),
  change: ({ document: { design } }, size) =>
    design.quilt.generatingSize === size ? {} : { design: withQuilt(design, { generatingSize: size }) },
});

/** The layout of one block hides Block 2, and the others bring it back. */
const chooseLayout: QuiltCommand<LayoutNum> = edit({
  label: (layout) => ({ key: 'quiltLayout', layout }),
  allowed: ({ document }) => hasSize(document.design.quilt),
  change: ({ document: { design } }, layout) => {
    const { generatingLayout } = design.quilt;
    if (generatingLayout === layout) return {};
    const [first, second] = slots(design);
    return {
      design: {
        quilt: { ...design.quilt, generatingLayout: layout, blocks: [first, second] },
        spare: blockSpacesOf(layout) === 1 && !isEmptyPlacement(second) ? second : null,
      },
    };
  },
});

/** A block for a slot. */
export interface BlockChoice {
  slot: Slot;
  block: PlaceableBlock;
}

/**
 * The slot keeps its place, size and repeats; placeholder fabrics are replaced by the block's own, on the ground of the
 * other block.
 */
const chooseBlock: QuiltCommand<BlockChoice> = edit({
  label: ({ slot, block }) => ({ key: 'blockInSlot', slot, title: titleOf(block) }),
  allowed: ({ document: { design } }, { slot }) =>
    hasSize(design.quilt) && slot < blockSpacesOf(design.quilt.generatingLayout),
  change: ({ document: { design } }, { slot, block }) => ({
    design: withSlot(design, slot, (placement) => ({
      ...placement,
      blockNum: block.designedBlockNum,
      levels: dressedBeside(
        block,
        slots(design).flatMap(({ levels }, other) => (other === slot ? [] : [levels])),
      ),
    })),
  }),
});

/** Empties the slot. */
const removeBlock: QuiltCommand<Slot> = edit({
  label: (slot) => ({ key: 'slotEmptied', slot }),
  allowed: ({ document }, slot) => !isEmptySlot(document.design.quilt, slot),
  change: ({ document: { design } }, slot) => ({
    design: withSlot(design, slot, (placement) => ({ ...placement, blockNum: BLOCK.none, levels: [] })),
  }),
});

/** Without its first border a quilt has no second one. */
const toggleBorder: QuiltCommand<1 | 2> = edit({
  label: (border) => ({ key: 'band', band: `border${border}` }),
  allowed: ({ document: { design } }, border) =>
    hasSize(design.quilt) && (border === 1 || design.quilt.borderWidth1 > 0),
  change: ({ document: { design } }, border) => ({
    design: withQuilt(design, toggledBorder(design.quilt, border)),
  }),
});

const toggleSashing: QuiltCommand = edit({
  label: () => ({ key: 'band', band: 'sashing' }),
  allowed: ({ document }) => hasSize(document.design.quilt),
  change: ({ document: { design } }) => ({ design: withQuilt(design, toggledSashing(design.quilt)) }),
});

/**
 * A target for one fabric: a border or the sashing, or patches of the block in a slot (indexes in its levels, bottom
 * first).
 */
export type FabricTarget =
  { kind: 'band'; band: BandName } | { kind: 'spot'; slot: Slot; patches: readonly number[] };

/** A fabric, by its number, for some targets. */
export interface FabricGift {
  targets: readonly FabricTarget[];
  fabric: number;
}

/** Gives a fabric to all targets, as one step. */
const giveFabric: QuiltCommand<FabricGift> = edit({
  label: ({ targets: [target, ...others] }) => {
    if (!target || others.length > 0) return { key: 'fabricOfParts', count: others.length + 1 };
    return target.kind === 'band'
      ? { key: 'fabricOfBand', band: target.band }
      : { key: 'fabricOfSlot', slot: target.slot };
  },
  allowed: ({ document }, { targets }) =>
    targets.length > 0 && targets.every((target) => isThere(document.design.quilt, target)),
  change: ({ document }, { targets, fabric }) => ({
    design: targets.reduce((design, target) => inFabric(design, target, fabric), document.design),
  }),
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

export const renamedQuilt = renaming<QuiltDesign, Quilt>({
  contentOf: ({ quilt }) => quilt,
  withContent: (design, quilt) => ({ ...design, quilt }),
  nameOf: ({ quiltName }) => quiltName,
  named: (quilt, quiltName) => ({ ...quilt, quiltName }),
});

/** All commands for a standard quilt. Buttons, menus, keys and the test of random sequences use this list. */
export const quiltCommands = commandTable({
  ...historyCommands<QuiltDocument>(),
  chooseSize,
  chooseLayout,
  chooseBlock,
  removeBlock,
  toggleBorder,
  toggleSashing,
  giveFabric,
  rename: renameCommand(renamedQuilt),
});

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

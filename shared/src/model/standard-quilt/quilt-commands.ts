import { titleOf } from '../../contract/block-list-item.js';
import { BLOCK } from '../../limits.js';
import { blockSpacesOf, type LayoutNum } from '../../quilting/standard/standard-layout.js';
import { emptyPlacement, isEmptyPlacement, type Placement } from '../../quilting/placement.js';
import type { Quilt } from '../../quilting/quilt.js';
import { MOST_STANDARD_BORDERS, type SizeNum } from '../../quilting/standard/standard-size.js';
import { generate } from '../../quilting/standard/generate.js';
import {
  bordersOf,
  sashingOf,
  type BandName,
  type BorderNumber,
  type Corners,
} from '../../quilting/bands/bands.js';
import { dressedBeside, recoloured, type PlaceableBlock } from '../cloth/block-fabrics.js';
import { commandTable, type Worked } from '../command.js';
import { editing, historyCommands, renameCommand, renaming } from '../editing.js';
import {
  bandWidth,
  inBandFabric,
  toggledBorder,
  toggledCornerstones,
  toggledSashing,
  withCorners,
} from '../cloth/quilt-bands.js';
import { colourwayCommands } from '../recolouring/colourway-commands.js';
import { recolouring, type Replacement } from '../recolouring/recoloured-quilt.js';
import type { QuiltCommand, QuiltDesign, QuiltDocument } from './quilt-document.js';

/** The number of a standard quilt's slot for a block: 0 for Block 1, 1 for Block 2. */
export type Slot = 0 | 1;

/**
 * Makes a command. After its change, the quilt's size and the places of its blocks are computed again from the
 * quilter's choices.
 */
const edit = editing<Worked<QuiltDocument>>({
  whole: (design) => ({ ...design, quilt: generate(design.quilt) }),
});

const chooseSize: QuiltCommand<SizeNum> = edit({
  label: (size) => ({ key: 'standardSize', size }),
  change: ({ document: { design } }, size) =>
    design.quilt.generatingSize === size ? {} : { design: withQuilt(design, { generatingSize: size }) },
});

/** Chooses a layout. In the layout with one block, Block 2 is hidden; the other layouts show it again. */
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

/** A block, and the slot of the quilt into which it is put. */
export interface BlockChoice {
  slot: Slot;
  block: PlaceableBlock;
}

/**
 * Puts a block into a slot of a standard quilt. The slot's place, size and repeats stay. Placeholders are replaced by
 * the block's own fabrics. The block's ground (background fabric) is replaced by that of the block in the other slot.
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

/** Removes the block from a slot: 0 for Block 1, 1 for Block 2. The slot stays. */
const removeBlock: QuiltCommand<Slot> = edit({
  label: (slot) => ({ key: 'slotEmptied', slot }),
  allowed: ({ document }, slot) => !isEmptySlot(document.design.quilt, slot),
  change: ({ document: { design } }, slot) => ({
    design: withSlot(design, slot, (placement) => ({ ...placement, blockNum: BLOCK.none, levels: [] })),
  }),
});

/** Adds the next border, or removes a border. The first of two borders takes the second along. */
const toggleBorder: QuiltCommand<BorderNumber> = edit({
  label: (border) => ({ key: 'band', band: `border${border}` }),
  allowed: ({ document: { design } }, border) =>
    hasSize(design.quilt) && border <= Math.min(bordersOf(design.quilt).length + 1, MOST_STANDARD_BORDERS),
  change: ({ document: { design } }, border) => ({
    design: withQuilt(design, toggledBorder(design.quilt, border)),
  }),
});

/** Sets how the corners of a border are sewn. */
const setBorderCorners: QuiltCommand<{ border: BorderNumber; corners: Corners }> = edit({
  label: ({ border }) => ({ key: 'cornersOfBand', band: `border${border}` }),
  allowed: ({ document }, { border }) => bandWidth(document.design.quilt, `border${border}`) > 0,
  change: ({ document: { design } }, { border, corners }) => {
    const quilt = withCorners(design.quilt, border, corners);
    return quilt === design.quilt ? {} : { design: withQuilt(design, quilt) };
  },
});

const toggleSashing: QuiltCommand = edit({
  label: () => ({ key: 'band', band: 'sashing' }),
  allowed: ({ document }) => hasSize(document.design.quilt),
  change: ({ document: { design } }) => ({ design: withQuilt(design, toggledSashing(design.quilt)) }),
});

/** Adds cornerstones with a fabric of their own, where sashing strips cross, or removes them. */
const toggleCornerstones: QuiltCommand = edit({
  label: () => ({ key: 'band', band: 'cornerstones' }),
  allowed: ({ document: { design } }) => hasSize(design.quilt) && sashingOf(design.quilt) !== null,
  change: ({ document: { design } }) => ({ design: withQuilt(design, toggledCornerstones(design.quilt)) }),
});

/**
 * A part of the quilt that can get a fabric: a border, the sashing, the cornerstones, or patches of the block in a
 * slot. Patches are given by their indexes in all layers of the block together, bottom first.
 */
export type FabricTarget =
  { kind: 'band'; band: BandName } | { kind: 'spot'; slot: Slot; patches: readonly number[] };

/** The parts of the quilt that get a fabric, and the fabric's number. */
export interface FabricGift {
  targets: readonly FabricTarget[];
  fabric: number;
}

/** Gives parts of the quilt a fabric, in one step of the history. */
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

/** Replaces fabrics in the whole quilt, in one step of the history. */
const recolour: QuiltCommand<readonly Replacement[]> = edit({
  label: 'quiltRecoloured',
  allowed: ({ document }) => hasSize(document.design.quilt),
  change: ({ document: { design } }, replacements) => {
    const { ofQuilt, ofPlacement } = recolouring(replacements);
    const recoloured = { quilt: ofQuilt(design.quilt), spare: design.spare && ofPlacement(design.spare) };
    const isSame = recoloured.quilt === design.quilt && recoloured.spare === design.spare;
    return isSame ? {} : { design: recoloured };
  },
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

/**
 * The table of all commands for a standard quilt. Buttons, menus, keys and the test of random sequences use this table.
 */
export const quiltCommands = commandTable({
  ...historyCommands<QuiltDocument>(),
  chooseSize,
  chooseLayout,
  chooseBlock,
  removeBlock,
  toggleBorder,
  setBorderCorners,
  toggleSashing,
  toggleCornerstones,
  giveFabric,
  recolour,
  ...colourwayCommands(edit),
  rename: renameCommand(renamedQuilt),
});

/**
 * Returns the placement in a slot of a standard quilt: 0 for Block 1, 1 for Block 2. Undefined for Block 2 if
 * the layout has one block.
 */
export function blockOf(quilt: Quilt, slot: Slot): Placement | undefined {
  return quilt.blocks.filter(({ pattern }) => !pattern)[slot];
}

/**
 * Returns the placement in the slot other than `slot`. Undefined if that slot is empty, or if the layout has only one
 * block.
 */
export function besideSlot(quilt: Quilt, slot: Slot): Placement | undefined {
  const other = blockOf(quilt, slot === 0 ? 1 : 0);
  return other && !isEmptyPlacement(other) ? other : undefined;
}

/**
 * True if a slot of a standard quilt has no block. A slot with a block that was never saved isn't empty, although the
 * block has no number.
 */
export function isEmptySlot(quilt: Quilt, slot: Slot): boolean {
  return isEmptyPlacement(blockOf(quilt, slot) ?? emptyPlacement);
}

/** True if no slot of a standard quilt has a block, not even a block that was never saved. */
export function isBlank(quilt: Quilt): boolean {
  return quilt.blocks.every(isEmptyPlacement);
}

/**
 * True if a size was chosen for a standard quilt. Without a size, the quilt has no layout, blocks or borders, and can't
 * be saved.
 */
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

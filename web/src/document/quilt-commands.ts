import { titleOf } from '@quiltwright/shared/contract/block-calls';
import { inches } from '@quiltwright/shared/geometry/units';
import { BLOCK, DEFAULTS } from '@quiltwright/shared/limits';
import { layouts, type LayoutNum } from '@quiltwright/shared/quilting/layout';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { standardSizes, type SizeNum } from '@quiltwright/shared/quilting/standard-size';
import { generate } from '@quiltwright/workers/kernels/generate/generate';
import type { BandPart } from '@quiltwright/workers/kernels/scene/scene-types';
import { dressed, recoloured, type PlaceableBlock } from './block-fabrics';
import type { QuiltCommand, QuiltDesign, QuiltDocument } from './quilt-document';
import { changed, changedThroughout, historyCommands } from './table-document';

/** The place of Block 1 or of Block 2. */
export type Slot = 0 | 1;

const { undo, redo } = historyCommands<QuiltDocument>();

function chooseSize(size: SizeNum): QuiltCommand {
  return edit({
    id: 'choose-size',
    label: `Quilt size ${standardSizes.find(({ sizeNum }) => sizeNum === size)?.sizeName ?? ''}`,
    allowed: () => true,
    change: (design) =>
      design.quilt.generatingSize === size ? design : withQuilt(design, { generatingSize: size }),
  });
}

/** Block 2 is put aside by the layout of one block, and comes back with the others. */
function chooseLayout(layout: LayoutNum): QuiltCommand {
  return edit({
    id: 'choose-layout',
    label: layouts.find(({ layoutNum }) => layoutNum === layout)?.layoutName ?? 'Quilt layout',
    allowed: hasSize,
    change: (design) => {
      const { generatingLayout } = design.quilt;
      if (generatingLayout === layout) return design;
      const [first, second] = slots(design);
      return {
        quilt: { ...design.quilt, generatingLayout: layout, blocks: [first, second] },
        spare: layout === 3 && second.blockNum !== 0 ? second : null,
      };
    },
  });
}

/** The slot keeps its place, size and repeats; a block with stand-in fabrics gets its cloth. */
function chooseBlock(slot: Slot, block: PlaceableBlock): QuiltCommand {
  return edit({
    id: 'choose-block',
    label: `Block ${slot + 1} ${titleOf(block)}`,
    allowed: (quilt) => hasSize(quilt) && (slot === 0 || quilt.generatingLayout !== 3),
    change: (design) =>
      withSlot(design, slot, (placement) => ({
        ...placement,
        blockNum: block.designedBlockNum,
        levels: dressed(block),
      })),
  });
}

/** Empties the slot. */
function removeBlock(slot: Slot): QuiltCommand {
  return edit({
    id: 'remove-block',
    label: `Block ${slot + 1} removed`,
    allowed: (quilt) => (blockOf(quilt, slot)?.blockNum ?? BLOCK.none) !== BLOCK.none,
    change: (design) =>
      withSlot(design, slot, (placement) => ({ ...placement, blockNum: BLOCK.none, levels: [] })),
  });
}

/** @param patches indexes in the levels of the slot's block, bottom first */
function recolourPatches(slot: Slot, patches: readonly number[], fabric: number): QuiltCommand {
  return edit({
    id: 'recolour-patches',
    label: `Fabric of Block ${slot + 1}`,
    allowed: (quilt) => {
      const count = blockOf(quilt, slot)?.levels.flat().length ?? 0;
      return patches.length > 0 && patches.every((patch) => patch < count);
    },
    change: (design) => {
      const before = blockOf(design.quilt, slot)?.levels.flat() ?? [];
      if (patches.every((patch) => before[patch]?.fillFabric === fabric)) return design;
      return withSlot(design, slot, (placement) => ({
        ...placement,
        levels: recoloured(placement.levels, new Set(patches), fabric),
      }));
    },
  });
}

/** Without its first border a quilt has no second one either. */
function toggleBorder(border: 1 | 2): QuiltCommand {
  return edit({
    id: `toggle-border-${border}`,
    label: border === 1 ? 'First border' : 'Second border',
    allowed: (quilt) => hasSize(quilt) && (border === 1 || quilt.borderWidth1 > 0),
    change: (design) => {
      const { borderWidth1, borderWidth2 } = design.quilt;
      const on = inches(DEFAULTS.borderWidth);
      const off = inches(0);
      if (border === 2) {
        return withQuilt(
          design,
          borderWidth2 > 0 ? { borderWidth2: off, borderFabric2: 0 } : { borderWidth2: on },
        );
      }
      return withQuilt(
        design,
        borderWidth1 > 0
          ? { borderWidth1: off, borderFabric1: 0, borderWidth2: off, borderFabric2: 0 }
          : { borderWidth1: on },
      );
    },
  });
}

const toggleSashing: QuiltCommand = edit({
  id: 'toggle-sashing',
  label: 'Sashing',
  allowed: hasSize,
  change: (design) =>
    withQuilt(
      design,
      design.quilt.generatingSashing === 2
        ? { generatingSashing: 0, sashingWidth: inches(0), sashingFabric: 0 }
        : { generatingSashing: 2, sashingWidth: inches(DEFAULTS.sashingWidth) },
    ),
});

export const bandNames: Record<BandPart, string> = {
  border1: 'First border',
  border2: 'Second border',
  sashing: 'Sashing',
};

const bandFabrics = {
  border1: 'borderFabric1',
  border2: 'borderFabric2',
  sashing: 'sashingFabric',
} as const satisfies Record<BandPart, keyof Quilt>;

const bandWidths = {
  border1: 'borderWidth1',
  border2: 'borderWidth2',
  sashing: 'sashingWidth',
} as const satisfies Record<BandPart, keyof Quilt>;

/** The fabric of a border or of the sashing; 0 while none is chosen. */
export function bandFabric(quilt: Quilt, part: BandPart): number {
  return quilt[bandFabrics[part]];
}

/** The width of a border or of the sashing in inches; 0 where the quilt has none. */
export function bandWidth(quilt: Quilt, part: BandPart): number {
  return quilt[bandWidths[part]];
}

function setBandFabric(part: BandPart, fabric: number): QuiltCommand {
  return edit({
    id: `set-${part}-fabric`,
    label: `Fabric of ${bandNames[part].toLowerCase()}`,
    allowed: (quilt) => bandWidth(quilt, part) > 0,
    change: (design) =>
      bandFabric(design.quilt, part) === fabric ? design : withQuilt(design, { [bandFabrics[part]]: fabric }),
  });
}

/** Gives a fabric to several places as one step. */
function dressAll(commands: readonly QuiltCommand[]): QuiltCommand {
  const label = `Fabric of ${commands.length} parts`;
  return {
    id: 'dress-all',
    label,
    canRun: (document) => commands.length > 0 && commands.every((command) => command.canRun(document)),
    run: (document) => {
      const { design } = commands.reduce((before, command) => command.run(before), document);
      return design === document.design ? document : changed(document, label, design);
    },
  };
}

/** A name is the document's own: no step of its history takes it back. Spaces around it are left out. */
function rename(name: string): QuiltCommand {
  const quiltName = name.trim();
  return {
    id: 'rename',
    label: 'Quilt name',
    canRun: () => true,
    run: (document) =>
      document.design.quilt.quiltName === quiltName
        ? document
        : changedThroughout(
            document,
            ({ quilt }) => quilt,
            (design, quilt) => ({ ...design, quilt }),
            (quilt) => ({ ...quilt, quiltName }),
          ),
  };
}

/** All that can be done to a quilt document. Buttons, menus, keys and the test of random sequences read this. */
export const quiltCommands = {
  undo,
  redo,
  chooseSize,
  chooseLayout,
  chooseBlock,
  removeBlock,
  recolourPatches,
  toggleBorder,
  toggleSashing,
  setBandFabric,
  dressAll,
  rename,
} as const;

/** What is set into a slot; undefined for Block 2 where the layout takes one block. */
export function blockOf(quilt: Quilt, slot: Slot): Placement | undefined {
  return quilt.blocks.filter(({ pattern }) => !pattern)[slot];
}

interface Edit {
  id: string;
  label: string;
  allowed: (quilt: Quilt) => boolean;
  /** Gives the same design back where there is nothing to do. */
  change: (design: QuiltDesign) => QuiltDesign;
}

/** A command that changes the design and leaves it whole; what changes nothing is no step. */
function edit({ id, label, allowed, change }: Edit): QuiltCommand {
  return {
    id,
    label,
    canRun: (document) => allowed(document.design.quilt),
    run: (document) => {
      const next = change(document.design);
      if (next === document.design) return document;
      return changed(document, label, { ...next, quilt: generate(next.quilt) });
    },
  };
}

function hasSize(quilt: Quilt): boolean {
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
  return withQuilt(design, { blocks: design.quilt.generatingLayout === 3 ? blocks.slice(0, 1) : blocks });
}

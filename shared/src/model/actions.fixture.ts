import type { LayoutNum } from '../quilting/standard/standard-layout.js';
import type { SizeNum } from '../quilting/standard/standard-size.js';
import type { BandName, BorderNumber } from '../quilting/bands/bands.js';
import { blockCommands, type BlankBlock, type Patches } from './designed-block/block-commands.js';
import type { Replacement } from './recolouring/recoloured-quilt.js';
import type { PlaceableBlock } from './cloth/block-fabrics.js';
import { act } from './command.js';
import { quiltCommands, type FabricTarget, type Slot } from './standard-quilt/quilt-commands.js';

/* Short names for the actions that tests run on documents. */

const giveAll = (fabric: number, ...targets: FabricTarget[]) =>
  act(quiltCommands.giveFabric, { targets, fabric });

export const quiltActions = {
  undo: act(quiltCommands.undo),
  redo: act(quiltCommands.redo),
  chooseSize: (size: SizeNum) => act(quiltCommands.chooseSize, size),
  chooseLayout: (layout: LayoutNum) => act(quiltCommands.chooseLayout, layout),
  chooseBlock: (slot: Slot, block: PlaceableBlock) => act(quiltCommands.chooseBlock, { slot, block }),
  removeBlock: (slot: Slot) => act(quiltCommands.removeBlock, slot),
  toggleBorder: (border: BorderNumber) => act(quiltCommands.toggleBorder, border),
  toggleSashing: act(quiltCommands.toggleSashing),
  toggleCornerstones: act(quiltCommands.toggleCornerstones),
  giveAll,
  recolourPatches: (slot: Slot, patches: readonly number[], fabric: number) =>
    giveAll(fabric, { kind: 'spot', slot, patches }),
  setBandFabric: (band: BandName, fabric: number) => giveAll(fabric, { kind: 'band', band }),
  recolour: (replacements: readonly Replacement[]) => act(quiltCommands.recolour, replacements),
  keepColourway: act(quiltCommands.keepColourway),
  takeColourway: (index: number) => act(quiltCommands.takeColourway, index),
  dropColourway: (index: number) => act(quiltCommands.dropColourway, index),
  renameColourway: (index: number, name: string) => act(quiltCommands.renameColourway, { index, name }),
  rename: (name: string) => act(quiltCommands.rename, name),
};

export const blockActions = {
  undo: act(blockCommands.undo),
  redo: act(blockCommands.redo),
  chooseBlock: (blank: BlankBlock) => act(blockCommands.chooseBlock, blank),
  removeBlock: act(blockCommands.removeBlock),
  giveFabric: (patches: Patches, fabric: number) => act(blockCommands.giveFabric, { ...patches, fabric }),
  swapFabrics: (one: number, other: number) => act(blockCommands.swapFabrics, [one, other]),
  shuffleFabrics: (others: readonly Replacement[]) => act(blockCommands.shuffleFabrics, others),
  keepColourway: act(blockCommands.keepColourway),
  groupIntoLayers: (layers: readonly (readonly number[])[]) => act(blockCommands.groupIntoLayers, layers),
  takeColourway: (index: number) => act(blockCommands.takeColourway, index),
  dropColourway: (index: number) => act(blockCommands.dropColourway, index),
  rename: (name: string) => act(blockCommands.rename, name),
};

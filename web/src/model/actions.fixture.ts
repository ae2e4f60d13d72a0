import type { LayoutNum } from '@quiltwright/shared/quilting/standard-layout';
import type { SizeNum } from '@quiltwright/shared/quilting/standard-size';
import type { BandName } from '@quiltwright/workers/kernels/scene/scene-types';
import { blockCommands, type BlankBlock, type Patches } from './designed-block/block-commands';
import type { PlaceableBlock } from './cloth/block-fabrics';
import { act } from './command';
import { quiltCommands, type FabricTarget, type Slot } from './standard-quilt/quilt-commands';

/* Short names for the actions that tests run on documents. */

const giveAll = (fabric: number, ...selection: FabricTarget[]) =>
  act(quiltCommands.giveFabric, { selection, argument: fabric });

export const quiltActions = {
  undo: act(quiltCommands.undo),
  redo: act(quiltCommands.redo),
  chooseSize: (size: SizeNum) => act(quiltCommands.chooseSize, { argument: size }),
  chooseLayout: (layout: LayoutNum) => act(quiltCommands.chooseLayout, { argument: layout }),
  chooseBlock: (slot: Slot, block: PlaceableBlock) =>
    act(quiltCommands.chooseBlock, { selection: slot, argument: block }),
  removeBlock: (slot: Slot) => act(quiltCommands.removeBlock, { selection: slot }),
  toggleBorder: (border: 1 | 2) => act(quiltCommands.toggleBorder, { argument: border }),
  toggleSashing: act(quiltCommands.toggleSashing),
  giveAll,
  recolourPatches: (slot: Slot, patches: readonly number[], fabric: number) =>
    giveAll(fabric, { kind: 'spot', slot, patches }),
  setBandFabric: (band: BandName, fabric: number) => giveAll(fabric, { kind: 'band', band }),
  rename: (name: string) => act(quiltCommands.rename, { argument: name }),
};

export const blockActions = {
  undo: act(blockCommands.undo),
  redo: act(blockCommands.redo),
  chooseBlock: (blank: BlankBlock) => act(blockCommands.chooseBlock, { argument: blank }),
  removeBlock: act(blockCommands.removeBlock),
  giveFabric: (patches: Patches, fabric: number) =>
    act(blockCommands.giveFabric, { selection: patches, argument: fabric }),
  swapFabrics: (one: number, other: number) => act(blockCommands.swapFabrics, { argument: [one, other] }),
  shuffleFabrics: (others: ReadonlyMap<number, number>) =>
    act(blockCommands.shuffleFabrics, { argument: others }),
  keepColourway: act(blockCommands.keepColourway),
  groupIntoLayers: (layers: readonly (readonly number[])[]) =>
    act(blockCommands.groupIntoLayers, { argument: layers }),
  takeColourway: (index: number) => act(blockCommands.takeColourway, { argument: index }),
  dropColourway: (index: number) => act(blockCommands.dropColourway, { argument: index }),
  rename: (name: string) => act(blockCommands.rename, { argument: name }),
};

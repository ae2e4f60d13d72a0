import { LIMITS } from '../../../limits.js';
import { MESSAGES } from '../../../messages.js';
import type { Shape } from '../../../quilting/shapes/shape.js';
import { groupedBySpot, layersBySpot } from '../../layers-by-spot.js';
import {
  OFFERED_LAYERS,
  openLayer,
  type CreatedBlockDesign,
  type LayerState,
} from '../created-block-document.js';
import { isOpen, layerOf, levelOf, nextLayerId } from '../design-layers.js';
import { type DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';

/** Adds a layer on top. */
const addLayer: DrawingCommand = edit({
  label: 'layerAdded',
  allowed: ({ document: { design } }) => design.layers.length < LIMITS.levels,
  change: ({ document: { design } }, _, newIds) => {
    const added = emptyLayer(nextLayerId(design.layers, newIds));
    return { design: withLayers(design, [...layersOf(design), added], newIds) };
  },
});

/**
 * Returns the message to show when the quilter adds a layer; null if no message is needed. If the block already has the
 * maximum number of layers, the message says that none can be added.
 */
export function describeAddedLayer({ layers }: CreatedBlockDesign): string | null {
  if (layers.length >= LIMITS.levels) return MESSAGES.mostLayers;
  return layers.length >= OFFERED_LAYERS ? MESSAGES.layerAdded : null;
}

/** Removes the layer with this id, and all its shapes. A locked layer stays. */
const removeLayer: DrawingCommand<{ layer: number }> = edit({
  label: 'layerRemoved',
  allowed: ({ document: { design } }, { layer }) => {
    const { layers, block } = design;
    const isMore = layers.length > OFFERED_LAYERS || (block.levels[levelOf(design, layer)]?.length ?? 0) > 0;
    return layerOf(design, layer)?.isLocked === false && isMore;
  },
  change: ({ document: { design } }, { layer }, newIds) => {
    const left = layersOf(design).filter(({ state }) => state.id !== layer);
    return { design: withLayers(design, left, newIds) };
  },
});

/**
 * Moves a layer to the position of another layer. Each layer is given by its id. The layers in between move up or down
 * by one.
 */
const moveLayer: DrawingCommand<{ layer: number; to: number }> = edit({
  label: 'layerMoved',
  allowed: ({ document: { design } }, { layer, to }) =>
    layer !== to && layerOf(design, layer) !== undefined && layerOf(design, to) !== undefined,
  change: ({ document: { design } }, { layer, to }, newIds) => {
    const level = levelOf(design, to);
    const own = layersOf(design).filter(({ state }) => state.id === layer);
    const others = layersOf(design).filter(({ state }) => state.id !== layer);
    const moved = [...others.slice(0, level), ...own, ...others.slice(level)];
    return { design: withLayers(design, moved, newIds) };
  },
});

/** Locks or unlocks the layer with this id. The shapes of a locked layer can't be changed or selected. */
const lockLayer = edit<{ layer: number; isLocked: boolean }>({
  label: ({ isLocked }) => ({ key: isLocked ? 'layerLocked' : 'layerUnlocked' }),
  allowed: ({ document: { design } }, { layer, isLocked }) => layerOf(design, layer)?.isLocked === !isLocked,
  change: ({ document: { design } }, { layer, isLocked }) => ({
    design: withState(design, layer, { isLocked }),
  }),
});

/** Hides or shows the layer with this id. */
const hideLayer = edit<{ layer: number; isHidden: boolean }>({
  label: ({ isHidden }) => ({ key: isHidden ? 'layerHidden' : 'layerShown' }),
  allowed: ({ document: { design } }, { layer, isHidden }) => layerOf(design, layer)?.isHidden === !isHidden,
  change: ({ document: { design } }, { layer, isHidden }) => ({
    design: withState(design, layer, { isHidden }),
  }),
});

/**
 * Puts the shapes of each fabric spot (the shapes in one fabric) on one layer, unless this changes the visible picture.
 * Can't run while a layer is locked or hidden.
 */
const groupIntoLayers: DrawingCommand = edit({
  label: 'groupedIntoLayers',
  allowed: ({ document: { design } }) => canBeGrouped(design),
  change: ({ document: { design } }, _, newIds) => {
    const first = nextLayerId(design.layers, newIds);
    const layers = layersBySpot(design.block).map((shapes, index) => ({
      shapes,
      state: openLayer(first + index),
    }));
    return { design: withLayers(design, layers, newIds) };
  },
});

/** True if `groupIntoLayers` can run and would change something. No layer may be locked or hidden. */
export function canBeGrouped(design: CreatedBlockDesign): boolean {
  const { block, layers } = design;
  return layers.every(isOpen) && groupedBySpot(block) !== null;
}

export const layerCommands = {
  addLayer,
  removeLayer,
  moveLayer,
  lockLayer,
  hideLayer,
  groupIntoLayers,
} as const;

/** The shapes of a layer, with the layer's state on this device. */
export interface Layer {
  shapes: CreatedBlockDesign['block']['levels'][number];
  state: LayerState;
}

function emptyLayer(id: number): Layer {
  return { shapes: [], state: openLayer(id) };
}

export function layersOf({ block, layers }: CreatedBlockDesign): Layer[] {
  return layers.map((state, level) => ({ shapes: block.levels[level] ?? [], state }));
}

/**
 * Replaces the layers of the design. Adds empty layers on top until there are `OFFERED_LAYERS`. The ids of the empty
 * layers are computed from `newIds`.
 */
export function withLayers(
  design: CreatedBlockDesign,
  layers: readonly Layer[],
  newIds: string | undefined,
): CreatedBlockDesign {
  const first = nextLayerId([...design.layers, ...layers.map(({ state }) => state)], newIds);
  const missing = Math.max(0, OFFERED_LAYERS - layers.length);
  const all = [...layers, ...Array.from({ length: missing }, (_, index) => emptyLayer(first + index))];
  const levels = all.map(({ shapes }) => shapes);
  return { ...design, block: { ...design.block, levels }, layers: all.map(({ state }) => state) };
}

/**
 * Returns the layers with a new layer of `shapes` inserted at `index`. The new layer's id is computed from `newIds`. An
 * empty layer is removed in exchange: the topmost at `index` or above that is neither locked nor hidden. Without such a
 * layer, the block gets one layer more. Null if the block already has the maximum number of layers, none of them
 * removable.
 */
export function withLayerAt(
  design: CreatedBlockDesign,
  index: number,
  shapes: Shape[],
  newIds: string | undefined,
): Layer[] | null {
  const layers = layersOf(design);
  const isSpare = ({ shapes: own, state }: Layer, at: number) =>
    at >= index && own.length === 0 && isOpen(state);
  const spare = layers.reduce((last, layer, at) => (isSpare(layer, at) ? at : last), -1);
  if (spare < 0 && layers.length >= LIMITS.levels) return null;
  const others = layers.filter((_, at) => at !== spare);
  const added = { shapes, state: openLayer(nextLayerId(design.layers, newIds)) };
  return [...others.slice(0, index), added, ...others.slice(index)];
}

function withState(design: CreatedBlockDesign, id: number, state: Partial<LayerState>): CreatedBlockDesign {
  const layers = design.layers.map((before) => (before.id === id ? { ...before, ...state } : before));
  return { ...design, layers };
}

import { LIMITS } from '../../../limits.js';
import { MESSAGES } from '../../../messages.js';
import type { Shape } from '../../../quilting/shapes/shape.js';
import { groupedBySpot, layersBySpot } from '../../layers-by-spot.js';
import {
  OFFERED_LAYERS,
  withOffered,
  type CreatedBlockDesign,
  type LayerState,
} from '../created-block-document.js';
import { type DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';

/** Adds a layer on top. */
const addLayer: DrawingCommand = edit({
  label: 'layerAdded',
  allowed: ({ document: { design } }) => design.layers.length < LIMITS.levels,
  change: ({ document: { design } }) => ({ design: withLayers(design, [...layersOf(design), emptyLayer()]) }),
});

/**
 * Returns the message to show when a layer is about to be added; null if no message is needed. If the block
 * already has the greatest number of layers, the message says so.
 */
export function wordsOfAddedLayer({ layers }: CreatedBlockDesign): string | null {
  if (layers.length >= LIMITS.levels) return MESSAGES.mostLayers;
  return layers.length >= OFFERED_LAYERS ? MESSAGES.layerAdded : null;
}

/** Removes a layer, by its index, with everything on it. A locked layer stays. */
const removeLayer: DrawingCommand<number> = edit({
  label: 'layerRemoved',
  allowed: ({ document: { design } }, level) => {
    const { layers, block } = design;
    const isMore = layers.length > OFFERED_LAYERS || (block.levels[level]?.length ?? 0) > 0;
    return layers[level]?.isLocked === false && isMore;
  },
  change: ({ document: { design } }, level) => ({
    design: withLayers(
      design,
      layersOf(design).filter((_, index) => index !== level),
    ),
  }),
});

/** Moves a layer to the index of another layer. The layers in between move up or down by one. */
const moveLayer: DrawingCommand<{ from: number; to: number }> = edit({
  label: 'layerMoved',
  allowed: ({ document: { design } }, { from, to }) =>
    from !== to && from in design.layers && to in design.layers,
  change: ({ document: { design } }, { from, to }) => {
    const layers = layersOf(design);
    const layer = layers[from];
    if (!layer) return {};
    const others = layers.filter((_, index) => index !== from);
    const moved = [...others.slice(0, to), layer, ...others.slice(to)];
    return { design: withLayers(design, moved) };
  },
});

/** Locks or unlocks a layer, by its index: a locked layer can't be changed or selected. */
const lockLayer = edit<{ level: number; isLocked: boolean }>({
  label: ({ isLocked }) => ({ key: isLocked ? 'layerLocked' : 'layerUnlocked' }),
  allowed: ({ document: { design } }, { level, isLocked }) => design.layers[level]?.isLocked === !isLocked,
  change: ({ document: { design } }, { level, isLocked }) => ({
    design: withState(design, level, { isLocked }),
  }),
});

/** Hides a layer, by its index, or shows it. */
const hideLayer = edit<{ level: number; isHidden: boolean }>({
  label: ({ isHidden }) => ({ key: isHidden ? 'layerHidden' : 'layerShown' }),
  allowed: ({ document: { design } }, { level, isHidden }) => design.layers[level]?.isHidden === !isHidden,
  change: ({ document: { design } }, { level, isHidden }) => ({
    design: withState(design, level, { isHidden }),
  }),
});

/**
 * Puts the shapes of each fabric spot on one layer, as far as the visible picture stays the same. Not possible
 * while a layer is locked or hidden.
 */
const groupIntoLayers: DrawingCommand = edit({
  label: 'groupedIntoLayers',
  allowed: ({ document: { design } }) => canBeGrouped(design),
  change: ({ document: { design } }) => {
    const layers = layersBySpot(design.block).map((shapes) => ({ ...emptyLayer(), shapes }));
    return { design: withLayers(design, layers) };
  },
});

/**
 * True if `groupIntoLayers` would change anything: a layer has shapes in several fabric spots that can be
 * separated.
 */
export function canBeGrouped(design: CreatedBlockDesign): boolean {
  const { block, layers } = design;
  return layers.every(({ isLocked, isHidden }) => !isLocked && !isHidden) && groupedBySpot(block) !== null;
}

export const layerCommands = {
  addLayer,
  removeLayer,
  moveLayer,
  lockLayer,
  hideLayer,
  groupIntoLayers,
} as const;

/** A layer with its state on this device. */
export interface Layer {
  shapes: CreatedBlockDesign['block']['levels'][number];
  state: LayerState;
}

function emptyLayer(): Layer {
  return { shapes: [], state: { isLocked: false, isHidden: false } };
}

export function layersOf({ block, layers }: CreatedBlockDesign): Layer[] {
  return layers.map((state, level) => ({ shapes: block.levels[level] ?? [], state }));
}

export function withLayers(design: CreatedBlockDesign, layers: readonly Layer[]): CreatedBlockDesign {
  const levels = withOffered(layers.map(({ shapes }) => shapes));
  const states = levels.map((_, level) => (layers[level] ?? emptyLayer()).state);
  return { ...design, block: { ...design.block, levels }, layers: states };
}

/**
 * Returns the layers with a new layer that contains `shapes`, inserted at `index`. If there are empty layers
 * from `index` up that are neither locked nor hidden, the topmost of them is removed to make room. Null if none
 * can be removed and the block already has the greatest number of layers.
 */
export function withLayerAt(design: CreatedBlockDesign, index: number, shapes: Shape[]): Layer[] | null {
  const layers = layersOf(design);
  const isSpare = ({ shapes: own, state }: Layer, at: number) =>
    at >= index && own.length === 0 && !state.isLocked && !state.isHidden;
  const spare = layers.reduce((last, layer, at) => (isSpare(layer, at) ? at : last), -1);
  if (spare < 0 && layers.length >= LIMITS.levels) return null;
  const others = layers.filter((_, at) => at !== spare);
  return [...others.slice(0, index), { ...emptyLayer(), shapes }, ...others.slice(index)];
}

function withState(
  design: CreatedBlockDesign,
  level: number,
  state: Partial<LayerState>,
): CreatedBlockDesign {
  const layers = design.layers.map((before, index) => (index === level ? { ...before, ...state } : before));
  return { ...design, layers };
}

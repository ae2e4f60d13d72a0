import { nextNumber } from '../../new-id.js';
import type { CreatedBlockDesign, LayerState } from './created-block-document.js';

type Layers = Pick<CreatedBlockDesign, 'layers'>;

/** Returns the index of the layer with this id; -1 if the block has no such layer. */
export function levelOf({ layers }: Layers, id: number): number {
  return layers.findIndex((layer) => layer.id === id);
}

/** Returns the state of the layer with this id. */
export function layerOf({ layers }: Layers, id: number): LayerState | undefined {
  return layers.find((layer) => layer.id === id);
}

/**
 * True if the layer with this id exists and is neither locked nor hidden. Only free layers can
 * get new shapes, and only the shapes of free layers can be selected.
 */
export function isFree(design: Layers, id: number): boolean {
  return isOpen(layerOf(design, id));
}

/** True if a layer exists and is neither locked nor hidden. */
export function isOpen(layer: LayerState | undefined): boolean {
  return layer !== undefined && !layer.isLocked && !layer.isHidden;
}

/** Returns the id of the topmost layer that is neither locked nor hidden; undefined if there is none. */
export function topFree({ layers }: Layers): number | undefined {
  return [...layers].reverse().find(isOpen)?.id;
}

/** A layer that may have been deleted since: its id, if known, and the index that it had then. */
export interface FormerLayer {
  layer?: number | undefined;
  level: number;
}

/**
 * Returns the id of a layer if the layer still exists. Otherwise returns the id of the layer that now has the index
 * `level`; undefined if no layer has this index.
 */
export function layerNow(design: Layers, { layer, level }: FormerLayer): number | undefined {
  return layer !== undefined && layerOf(design, layer) ? layer : design.layers[level]?.id;
}

/**
 * Returns an unused id for a new layer. The numbers after it are unused too. The id is computed from the id `newIds`.
 * Without `newIds`, it is one above the highest id of these layers.
 */
export function nextLayerId(layers: readonly LayerState[], newIds: string | undefined): number {
  return nextNumber(
    layers.map(({ id }) => id),
    newIds,
  );
}

import { mapOf } from '../../../drafting/map-of-shapes.js';
import type { MapFault, SeamMap } from '../../../drafting/seam-map.js';
import type { Levels } from '../../../quilting/shapes/shape.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import { isOpen } from '../design-layers.js';

interface Known {
  readonly open: string;
  readonly map: () => SeamMap | MapFault;
}

/** The map of each block and its open layers. */
const known = new WeakMap<Levels, Known>();

/** Returns the map of the shapes on layers that are neither locked nor hidden, or why there is none. */
export function mapOfDesign({ block: { levels }, layers }: CreatedBlockDesign): SeamMap | MapFault {
  const open = openLayers(layers);
  const found = known.get(levels);
  if (found?.open === open) return found.map();
  const map = mapOf(levels, (level) => isOpen(layers[level]));
  known.set(levels, { open, map: () => map });
  return map;
}

/** Keeps the map from which the shapes of a block were written, so that it needn't be read from them. */
export function keepMap(levels: Levels, layers: CreatedBlockDesign['layers'], make: () => SeamMap): void {
  known.set(levels, { open: openLayers(layers), map: once(make) });
}

function openLayers(layers: CreatedBlockDesign['layers']): string {
  return layers.map((layer) => (isOpen(layer) ? '1' : '0')).join('');
}

/** Returns a function that computes its result when it is called for the first time. */
function once<Value>(compute: () => Value): () => Value {
  let result: { value: Value } | undefined;
  return () => (result ??= { value: compute() }).value;
}

/** Returns the map of a design; that of an empty block if its shapes almost touch in too many places to make a map. */
export function draftedMap(design: CreatedBlockDesign): SeamMap {
  const map = mapOfDesign(design);
  if (typeof map !== 'string') return map;
  const empty = mapOf([]);
  if (typeof empty === 'string') throw new Error('An empty block has no map.');
  return empty;
}

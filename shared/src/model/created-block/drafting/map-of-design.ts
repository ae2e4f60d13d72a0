import { mapOf } from '../../../drafting/map-of-shapes.js';
import type { MapFault, SeamMap } from '../../../drafting/seam-map.js';
import type { Levels } from '../../../quilting/shapes/shape.js';
import { isOpen, type CreatedBlockDesign } from '../created-block-document.js';

interface Known {
  open: string;
  map: SeamMap | MapFault;
}

/** The map of each block and its open layers. */
const known = new WeakMap<Levels, Known>();

/** Returns the map of the shapes on layers that are neither locked nor hidden, or why there is none. */
export function mapOfDesign({ block: { levels }, layers }: CreatedBlockDesign): SeamMap | MapFault {
  const open = layers.map((layer) => (isOpen(layer) ? '1' : '0')).join('');
  const found = known.get(levels);
  if (found?.open === open) return found.map;
  const map = mapOf(levels, (level) => isOpen(layers[level]));
  known.set(levels, { open, map });
  return map;
}

/** Returns the map of a design; that of an empty block if its shapes almost touch in too many places to make a map. */
export function draftedMap(design: CreatedBlockDesign): SeamMap {
  const map = mapOfDesign(design);
  if (typeof map !== 'string') return map;
  const empty = mapOf([]);
  if (typeof empty === 'string') throw new Error('An empty block has no map.');
  return empty;
}

import { FABRIC, LIMITS } from '../limits.js';
import type { Block } from '../quilting/block.js';
import type { Levels, Shape } from '../quilting/shapes/shape.js';
import { inGrouping, type Grouping } from './designed-block/grouping.js';
import { spotFabricsOf } from '../quilting/spots.js';
import { lieOver } from '../quilting/shapes/overlaps.js';

/**
 * The greatest number of layers that `patchesBySpot` makes before it merges neighbouring layers. Beyond this number,
 * all remaining shapes become one more layer.
 */
const MOST_TRIED = 4 * LIMITS.levels;

/** True if each layer is in a single fabric. */
export function areBySpot(levels: Levels): boolean {
  return levels.every(([first, ...others]) =>
    others.every(({ fillFabric }) => fillFabric === first?.fillFabric),
  );
}

/**
 * The parts of a block that determine its fabric spots (groups of patches in the same fabric). They are the layers and,
 * for a drawn block, the fabrics of its spots.
 */
type InSpots = Pick<Block, 'levels' | 'spotFabrics'>;

/**
 * Returns the block's shapes in new layers: one layer for each fabric spot (the shapes in one fabric). A spot gets
 * several layers if one layer would change the visible picture.
 */
export function layersBySpot(block: InSpots): Levels {
  return inGrouping(block.levels, patchesBySpot(block));
}

/**
 * Returns new layers for a block's patches: one layer for each fabric spot (the patches in one fabric). Null if each
 * layer already has only one fabric, or if the new layers would equal the present layers.
 */
export function groupedBySpot(block: InSpots): Grouping | null {
  if (areBySpot(block.levels)) return null;
  const grouping = patchesBySpot(block);
  const used = block.levels.filter(({ length }) => length > 0);
  const isSame =
    used.length === grouping.length &&
    used.every(({ length }, layer) => length === grouping[layer]?.length) &&
    grouping.flat().every((patch, index) => patch === index);
  return isSame ? null : grouping;
}

/**
 * Groups the patches of a block into one layer for each fabric spot, in the order of the spots. Shapes that overlap
 * keep their order. So a spot gets several layers if shapes of other spots are between its own shapes. If there are too
 * many layers, neighbouring layers are merged.
 */
function patchesBySpot(block: InSpots): number[][] {
  const shapes = block.levels.flat();
  const overlaps = lieOver(shapes);
  const beneath = shapes.map((_, upper) => [...shapes.keys()].filter((lower) => overlaps(upper, lower)));
  const fabrics = spotFabricsOf(block);
  const spotOf = ({ fillFabric }: Shape) => {
    const index = fabrics.indexOf(fillFabric);
    return index < 0 ? fabrics.length : index;
  };
  const order = [...new Map(shapes.map((shape) => [shape.fillFabric, spotOf(shape)]))]
    .sort(([, one], [, other]) => one - other)
    .map(([fabric]) => fabric);
  const left = new Set(shapes.keys());
  const grouping: number[][] = [];
  while (left.size > 0 && grouping.length < MOST_TRIED) {
    const ready = new Map<number, Set<number>>();
    const count = new Map<number, number>();
    for (const index of left) {
      const fabric = shapes[index]?.fillFabric ?? FABRIC.none;
      count.set(fabric, (count.get(fabric) ?? 0) + 1);
      const layer = ready.get(fabric) ?? new Set();
      // A shape can be added if all shapes beneath it are placed already, or are on the same layer.
      if (beneath[index]?.every((lower) => layer.has(lower))) ready.set(fabric, layer.add(index));
    }
    const fabrics = order.filter((fabric) => ready.has(fabric));
    const next = fabrics.find((fabric) => ready.get(fabric)?.size === count.get(fabric)) ?? fabrics[0];
    const layer = next === undefined ? undefined : ready.get(next);
    if (!layer) break;
    for (const index of layer) left.delete(index);
    for (const index of left) beneath[index] = beneath[index]?.filter((lower) => left.has(lower)) ?? [];
    grouping.push([...layer]);
  }
  if (left.size > 0) grouping.push([...left]);
  return withFewLayers(grouping);
}

/**
 * Merges neighbouring layers until their number is allowed. Each merge takes the two neighbours that together have the
 * fewest shapes.
 */
function withFewLayers(layers: number[][]): number[][] {
  if (layers.length <= LIMITS.levels) return layers;
  const sizes = layers.slice(1).map((layer, index) => layer.length + (layers[index]?.length ?? 0));
  const least = sizes.indexOf(Math.min(...sizes));
  const shared = [...(layers[least] ?? []), ...(layers[least + 1] ?? [])];
  return withFewLayers([...layers.slice(0, least), shared, ...layers.slice(least + 2)]);
}

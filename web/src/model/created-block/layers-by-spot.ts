import { FABRIC, LIMITS } from '@quiltwright/shared/limits';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shape';
import { spotFabricsOf } from '@quiltwright/shared/quilting/spots';
import { lieOver } from '@quiltwright/workers/kernels/checks/overlaps';
import type { CreatedBlockDesign } from './created-block-document';

/** After so many layers the rest is one layer: neighbours share layers then anyway. */
const MOST_TRIED = 4 * LIMITS.levels;

/** Whether each layer is in one fabric at most. */
export function areBySpot(levels: Levels): boolean {
  return levels.every(([first, ...others]) =>
    others.every(({ fillFabric }) => fillFabric === first?.fillFabric),
  );
}

/**
 * The shapes of a block with one layer for each spot, in the order of the spots. Shapes that lie over one another keep
 * their order, so a spot has several layers where others lie between them. Where that takes too many layers, neighbours
 * share one.
 */
export function layersBySpot({ block }: Pick<CreatedBlockDesign, 'block'>): Levels {
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
  const levels: Levels = [];
  while (left.size > 0 && levels.length < MOST_TRIED) {
    const ready = new Map<number, Set<number>>();
    const count = new Map<number, number>();
    for (const index of left) {
      const fabric = shapes[index]?.fillFabric ?? FABRIC.none;
      count.set(fabric, (count.get(fabric) ?? 0) + 1);
      const layer = ready.get(fabric) ?? new Set();
      // Only shapes of its own layer may still lie beneath it.
      if (beneath[index]?.every((lower) => layer.has(lower))) ready.set(fabric, layer.add(index));
    }
    const fabrics = order.filter((fabric) => ready.has(fabric));
    const next = fabrics.find((fabric) => ready.get(fabric)?.size === count.get(fabric)) ?? fabrics[0];
    const layer = next === undefined ? undefined : ready.get(next);
    if (!layer) break;
    for (const index of layer) left.delete(index);
    for (const index of left) beneath[index] = beneath[index]?.filter((lower) => left.has(lower)) ?? [];
    levels.push([...layer].flatMap((index) => shapes[index] ?? []));
  }
  if (left.size > 0) levels.push([...left].flatMap((index) => shapes[index] ?? []));
  return withFewLayers(levels);
}

/** No more layers than a block may have: the smallest two neighbours share one. */
function withFewLayers(levels: Levels): Levels {
  if (levels.length <= LIMITS.levels) return levels;
  const sizes = levels.slice(1).map((level, index) => level.length + (levels[index]?.length ?? 0));
  const least = sizes.indexOf(Math.min(...sizes));
  const shared = [...(levels[least] ?? []), ...(levels[least + 1] ?? [])];
  return withFewLayers([...levels.slice(0, least), shared, ...levels.slice(least + 2)]);
}

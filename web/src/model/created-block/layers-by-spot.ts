import { LIMITS } from '@quiltwright/shared/limits';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shape';
import { spotFabricsOf } from '@quiltwright/shared/quilting/spots';
import { lieOver } from '@quiltwright/workers/kernels/checks/overlaps';
import type { CreatedBlockDesign } from './created-block-document';

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
  /** The shapes of a fabric beneath which nothing waits for its layer, but shapes of the same layer. */
  const ready = (fabric: number): Set<number> => {
    const layer = new Set<number>();
    for (const index of left) {
      const isReady = beneath[index]?.every((lower) => !left.has(lower) || layer.has(lower));
      if (shapes[index]?.fillFabric === fabric && isReady) layer.add(index);
    }
    return layer;
  };
  const levels: Levels = [];
  while (left.size > 0) {
    const layers = order
      .map((fabric) => ({ fabric, layer: ready(fabric) }))
      .filter(({ layer }) => layer.size > 0);
    const isWhole = (fabric: number, count: number) =>
      [...left].filter((index) => shapes[index]?.fillFabric === fabric).length === count;
    const next = layers.find(({ fabric, layer }) => isWhole(fabric, layer.size)) ?? layers[0];
    if (!next) break;
    for (const index of next.layer) left.delete(index);
    levels.push([...next.layer].flatMap((index) => shapes[index] ?? []));
  }
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

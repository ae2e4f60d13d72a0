import { withShapes, written } from '../../../drafting/shapes-of-map.js';
import type { MapFault, SeamMap } from '../../../drafting/seam-map.js';
import type { Levels } from '../../../quilting/shapes/shape.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import { isOpen } from '../design-layers.js';
import { freeSpot } from '../fixing/gap-fill.js';
import { keepMap } from './map-of-design.js';

/**
 * Returns the layers of a block with the patches of a map; a fault if it can't have them, or has them already.
 * @param firstNum the number of the first new shape. The following numbers are unused too
 * @param fabric the fabric of patches where no shape was; an unused fabric spot if missing
 */
export function writtenLevels(
  design: CreatedBlockDesign,
  map: SeamMap,
  firstNum: number,
  fabric?: number,
): Levels | MapFault {
  const { layers, block } = design;
  const result = written(map, {
    ...{ levels: block.levels, firstNum },
    fabricOf: () => fabric ?? freeSpot(design),
    isOpen: (level) => isOpen(layers[level]),
  });
  if (typeof result === 'string') return result;
  const { levels, shapeOf } = result;
  const isSame = levels.every((shapes, level) => {
    const before = block.levels[level] ?? [];
    return shapes.length === before.length && shapes.every((shape, i) => shape === before[i]);
  });
  if (isSame) return 'no-change';
  if (isRead(levels)) return levels;
  // Appliqué that isn't in the map may be in the map of the new layers.
  const inMap = new Set(map.sources.map(({ shape }) => shape));
  const isWhole = block.levels.every(
    (shapes, level) => !isOpen(layers[level]) || shapes.every((shape) => inMap.has(shape)),
  );
  if (isWhole) keepMap(levels, layers, () => withShapes(map, shapeOf));
  return levels;
}

/** True if the map of layers is read from them, because this is quick. It is then the one that opens again. */
function isRead(levels: Levels): boolean {
  return levels.reduce((count, shapes) => count + shapes.length, 0) <= MOST_READ;
}

/** The most shapes from which a map is read in a few milliseconds. */
const MOST_READ = 150;

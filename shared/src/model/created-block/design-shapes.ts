import { FABRIC, LIMITS } from '../../limits.js';
import { nextNumber } from '../../new-id.js';
import { fabricsOf, type Levels } from '../../quilting/shapes/shape.js';
import { keptSpotFabrics, spotFabricsOf } from '../../quilting/spots.js';
import type { Selection } from '../selection.js';
import type { CreatedBlockDesign, Link } from './created-block-document.js';

/** True if the block has any shape. */
export function hasShapes({ block }: CreatedBlockDesign): boolean {
  return block.levels.some((level) => level.length > 0);
}

/** True if any shape has a real fabric. */
export function hasCloth({ block }: Pick<CreatedBlockDesign, 'block'>): boolean {
  return fabricsOf(block.levels).some((fabric) => fabric > FABRIC.lastSpot);
}

/** Returns the links (groups of linked copies) that contain a shape with one of these numbers. */
export function linksOf({ links }: Pick<CreatedBlockDesign, 'links'>, nums: Selection): Link[] {
  return links.filter((link) => link.some(({ shapeNum }) => nums.has(shapeNum)));
}

/**
 * Returns an unused number for a new shape. The numbers after it are unused too. The number is computed from the id
 * `newIds`. Without `newIds`, it is one above the highest number in the block.
 */
export function nextShapeNum({ block }: CreatedBlockDesign, newIds: string | undefined): number {
  return nextNumber(
    block.levels.flatMap((level) => level.map(({ shapeNum }) => shapeNum)),
    newIds,
  );
}

/** Returns the number of shapes that can still be added to the block. */
export function roomLeft({ block }: CreatedBlockDesign): number {
  return LIMITS.shapes - block.levels.reduce((count, level) => count + level.length, 0);
}

/**
 * Returns the design `after` with its `spotFabrics` updated, for a change from the design `before`. A new fabric gets
 * the fabric spot of a fabric that the change removed.
 */
export function withSpots(before: CreatedBlockDesign, after: CreatedBlockDesign): CreatedBlockDesign {
  const { block } = after;
  if (block.levels === before.block.levels) return after;
  const fabrics = spotFabricsOf({ levels: before.block.levels, spotFabrics: block.spotFabrics });
  const used = fabricsOf(block.levels);
  const wasUsed = fabricsOf(before.block.levels);
  for (const cloth of used) {
    if (cloth <= FABRIC.lastSpot || fabrics.includes(cloth)) continue;
    const left = fabrics.findIndex((fabric) => wasUsed.includes(fabric) && !used.includes(fabric));
    if (left >= 0) fabrics[left] = cloth;
  }
  const spotFabrics = keptSpotFabrics(spotFabricsOf({ levels: block.levels, spotFabrics: fabrics }));
  const { spotFabrics: _, ...rest } = block;
  return { ...after, block: { ...rest, ...(spotFabrics && { spotFabrics }) } };
}

export function withLevels(design: CreatedBlockDesign, levels: Levels): CreatedBlockDesign {
  return { ...design, block: { ...design.block, levels } };
}

/** Returns a design whose shapes are patches that were drafted by their seams. */
export function withDrafted(design: CreatedBlockDesign, levels: Levels): CreatedBlockDesign {
  return { ...design, block: { ...design.block, levels, isDrafted: true } };
}

import { BLOCK } from '../limits.js';
import type { Placement } from '../quilting/placement.js';
import type { Quilt } from '../quilting/quilt.js';
import { geometryOf, type Levels } from '../quilting/shapes/shape.js';

type Numbered = Pick<Placement, 'blockNum' | 'levels'>;

/** Returns a text that is equal for all blocks with the same shapes, even in different fabrics. */
export function shapesKey(levels: Levels): string {
  const shapes = levels.map((level) => level.map((shape) => geometryOf(shape).join(' ')));
  return JSON.stringify(shapes);
}

/**
 * True if two placements have the same block, even in different fabrics. Blocks are compared by number or, if they were
 * never saved, by their shapes.
 */
export function isSameBlock(one: Numbered, other: Numbered): boolean {
  return (
    one.blockNum === other.blockNum &&
    (one.blockNum !== BLOCK.none ||
      one.levels === other.levels ||
      shapesKey(one.levels) === shapesKey(other.levels))
  );
}

/**
 * True if each placement of the first quilt has the same block as the placement at the same index in the second quilt.
 * The fabrics may differ. If the result is true, a different fabric comes from a change of fabrics, not from another
 * block.
 */
export function hasSameBlocks({ blocks }: Quilt, { blocks: others }: Quilt): boolean {
  return blocks.every((block, index) => {
    const other = others[index];
    return other !== undefined && isSameBlock(block, other);
  });
}

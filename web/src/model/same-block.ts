import { BLOCK } from '@quiltwright/shared/limits';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';

type Numbered = Pick<Placement, 'blockNum' | 'levels'>;

/** Returns a text that is equal for blocks of the same shapes, in any fabrics. */
export function shapesKey(levels: Levels): string {
  const shapes = levels.map((level) =>
    level.map(({ shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight }) =>
      [shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight].join(' '),
    ),
  );
  return JSON.stringify(shapes);
}

/** True for the same block, in any fabrics. Unsaved blocks have no number: they are the same if their shapes are. */
export function isSameBlock(one: Numbered, other: Numbered): boolean {
  return (
    one.blockNum === other.blockNum &&
    (one.blockNum !== BLOCK.none ||
      one.levels === other.levels ||
      shapesKey(one.levels) === shapesKey(other.levels))
  );
}

/** True if no block of the first quilt is another one in the second: only then are different fabrics new ones. */
export function hasSameBlocks({ blocks }: Quilt, { blocks: others }: Quilt): boolean {
  return blocks.every((block, index) => {
    const other = others[index];
    return other !== undefined && isSameBlock(block, other);
  });
}

import { BLOCK } from '@quiltwright/shared/limits';
import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels } from '@quiltwright/shared/quilting/shape';

/**
 * The quilt with a number of its own, below 0, for each block that has none because it isn't saved: by these numbers
 * estimates, plans and pages tell blocks apart and `nameOfBlock` names them. Never to be stored. Unsaved blocks of the same
 * shapes are one block, in whatever cloth. The same quilt where all blocks have numbers.
 */
export function withUnsavedNumbered(quilt: Quilt): Quilt {
  const numbers = new Map<string, number>();
  const known = new Map<Levels, number>();
  const numberOf = (levels: Levels): number => {
    const shapes = levels.map((level) =>
      level.map(({ shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight }) =>
        [shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight].join(' '),
      ),
    );
    const key = JSON.stringify(shapes);
    const number = numbers.get(key) ?? -numbers.size - 1;
    numbers.set(key, number);
    return number;
  };
  const blocks = quilt.blocks.map((placement) => {
    const { blockNum, levels } = placement;
    if (blockNum !== BLOCK.none || isEmptyPlacement(placement)) return placement;
    const number = known.get(levels) ?? numberOf(levels);
    known.set(levels, number);
    return { ...placement, blockNum: number };
  });
  return numbers.size === 0 ? quilt : { ...quilt, blocks };
}

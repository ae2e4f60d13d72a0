import { inches } from '../../geometry/units.js';
import { boxOf } from '../../quilting/shapes/shape-outlines.js';
import type { Placement } from '../../quilting/placement.js';
import { describe, expect, it } from 'vitest';
import { levelsIn } from '../levels.fixture.js';
import { after, place } from './drawing.fixture.js';
import { canBeLaid, quiltOf, type QuiltOfBlock } from './quilt-of-block.js';

const straight: QuiltOfBlock = { layout: 'straight', across: 3, inCloth: false, other: null };

/* A triangle with its right angle in the top left corner, on a block of 12 inches. */
const { block } = after(place(9, 0, 0, 250, 500)).document.design;

const other = {
  designedBlockNum: 7,
  designName: 'Nine Patch',
  blockWidth: inches(9),
  blockHeight: inches(9),
  levels: levelsIn([1, 2, 3]),
  cloth: [20, 21],
};

/** Returns the shapes of the block in a cell of the quilt, each with its type and box. */
function shapesIn({ blocks }: { blocks: readonly Placement[] }, column: number, row: number) {
  const [cell] = blocks.filter(({ xLocation, yLocation, blockWidth, blockHeight, ...rest }) => {
    const [x, y] = [column * blockWidth - xLocation, row * blockHeight - yLocation];
    const [across, down] = [x / (blockWidth + rest.xSeparation), y / (blockHeight + rest.ySeparation)];
    const isCopy = (index: number, count: number) => Number.isInteger(index) && index >= 0 && index < count;
    return isCopy(across, rest.numOfColumns) && isCopy(down, rest.numOfRows);
  });
  return cell?.levels.flat().map((shape) => {
    const { x, y, width, height } = boxOf(shape);
    return [shape.shapeType, x, y, width, height];
  });
}

describe('a quilt of one block', () => {
  it('has copies side by side', () => {
    const quilt = quiltOf({ ...block, blockHeight: inches(8) }, straight);
    expect(quilt).toMatchObject({ quiltWidth: 36, quiltLength: 24 });
    expect(quilt.blocks).toMatchObject([{ numOfColumns: 3, numOfRows: 3, xSeparation: 0, ySeparation: 0 }]);
  });

  it('turns four about the point where they meet, each a quarter further, over the whole quilt', () => {
    const quilt = quiltOf(block, { ...straight, layout: 'pinwheel', across: 4 });
    for (const [column, row] of [
      [0, 0],
      [2, 0],
      [0, 2],
      [2, 2],
    ] as const) {
      expect(shapesIn(quilt, column, row)).toEqual([[9, 0, 0, 250, 500]]);
      expect(shapesIn(quilt, column + 1, row)).toEqual([[8, 500, 0, 500, 250]]);
      expect(shapesIn(quilt, column + 1, row + 1)).toEqual([[7, 750, 500, 250, 500]]);
      expect(shapesIn(quilt, column, row + 1)).toEqual([[2, 0, 750, 500, 250]]);
    }
  });

  it('doesn’t turn an oblong block', () => {
    const long = { ...block, blockHeight: inches(8) };
    expect(canBeLaid(block, 'pinwheel')).toBe(true);
    expect(canBeLaid(long, 'pinwheel')).toBe(false);
    expect(quiltOf(long, { ...straight, layout: 'pinwheel' })).toEqual(quiltOf(long, straight));
  });

  it('alternates with another block in the size of the first', () => {
    const quilt = quiltOf(block, { ...straight, layout: 'alternating', other });
    const cells = [0, 1, 2].map((row) => [0, 1, 2].map((column) => shapesIn(quilt, column, row)?.length));
    expect(cells).toEqual([
      [1, 3, 1],
      [3, 1, 3],
      [1, 3, 1],
    ]);
    expect(quilt.blocks.every(({ blockWidth }) => blockWidth === 12)).toBe(true);
    // Without another block, the layout is 'straight'.
    expect(quiltOf(block, { ...straight, layout: 'alternating' })).toEqual(quiltOf(block, straight));
  });

  it('has a fabric for each spot, that of the library if a block has it', () => {
    const quilt = quiltOf(
      { ...block, levels: levelsIn([0, 1, 9, 40]) },
      { ...straight, layout: 'alternating', inCloth: true, other },
    );
    const fabrics = quilt.blocks.map(({ levels }) => levels.flat().map(({ fillFabric }) => fillFabric));
    expect(fabrics[0]).toEqual([0, 104, 255, 40]);
    expect(fabrics[1]).toEqual([20, 21, 72]);
  });
});

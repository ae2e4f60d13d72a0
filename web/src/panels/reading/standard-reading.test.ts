import { blockUnits } from '@quiltwright/shared/geometry/units';
import { expect, it } from 'vitest';
import { newDocument, type QuiltAction } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { act, ran } from '@quiltwright/shared/model/command';
import { quiltCommands as commands } from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { nameOfBlock } from '../blocks/list/block-name';
import { standardReading } from './standard-reading';

const star = { designedBlockNum: 5, designName: 'Star', levels: levelsIn([31]) };
const barn = { designedBlockNum: 6, designName: 'Barn', levels: levelsIn([32]) };
const nameOf = (blockNum: number) => (blockNum === 5 ? 'Star' : 'Barn');
const find = () => undefined;

function quiltAfter(...actions: QuiltAction[]) {
  return actions.reduce((document, action) => ran(document, action), newDocument()).design.quilt;
}

/* Size 3, Queen, has 7 × 8 blocks. */
it.each([
  [4, ['Star', 'Barn', 'Star'], ['Barn', 'Star', 'Barn']],
  [5, ['Star', 'Star', 'Star'], ['Barn', 'Barn', 'Barn']],
  [6, ['Star', 'Barn', 'Star'], ['Star', 'Barn', 'Star']],
] as const)('lists the blocks by row and column in layout %i', (layout, first, second) => {
  const quilt = quiltAfter(
    act(commands.chooseSize, 3),
    act(commands.chooseLayout, layout),
    act(commands.chooseBlock, { slot: 0, block: star }),
    act(commands.chooseBlock, { slot: 1, block: barn }),
    act(commands.toggleSashing),
  );
  const { cell, columns, rows } = standardReading(quilt, nameOf, find);
  const row = (index: number) => [0, 1, 2].map((column) => cell(index, column));
  expect([row(0), row(1), row(2)]).toEqual([first, second, first]);
  expect(cell(rows - 1, columns.length - 1)).not.toBe('No block');
});

it('begins the facts of a copy with the first maker', () => {
  const quilt = quiltAfter(act(commands.chooseSize, 3), act(commands.chooseBlock, { slot: 0, block: star }));
  const [first] = standardReading({ ...quilt, firstMaker: 'Ann Ivory' }, nameOf, find).lines;
  expect(first).toBe('A copy of a design by Ann Ivory.');
  expect(standardReading(quilt, nameOf, find).lines.join()).not.toContain('A copy');
});

it('distinguishes two unsaved blocks', () => {
  const quilt = quiltAfter(
    act(commands.chooseSize, 3),
    act(commands.chooseLayout, 4),
    act(commands.chooseBlock, { slot: 0, block: { ...star, designedBlockNum: 0 } }),
    act(commands.chooseBlock, {
      slot: 1,
      block: {
        ...barn,
        designedBlockNum: 0,
        levels: barn.levels.map((level) =>
          level.map((shape) => ({ ...shape, shapeWidth: blockUnits(shape.shapeWidth / 2) })),
        ),
      },
    }),
  );
  const { cell } = standardReading(quilt, (blockNum) => nameOfBlock([], blockNum) ?? '', find);
  expect([cell(0, 0), cell(0, 1)]).toEqual(['Unsaved block 1', 'Unsaved block 2']);
});

it('counts the places of a row without a block', () => {
  const { lines } = standardReading(quiltAfter(act(commands.chooseSize, 3)), nameOf, find);
  expect(lines[0]).toBe('Rows 1, 2, 3, 4, 5, 6, 7, 8, 9: 8 without a block');
});

import { expect, it } from 'vitest';
import { inches } from '../../../geometry/units.js';
import { SHAPE_TYPE } from '../../../quilting/shapes/shape.js';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { after, drawn, next, place, steps } from '../drawing.fixture.js';

const { rectangle } = SHAPE_TYPE;

it('turns and mirrors all shapes about the middle of the block', () => {
  const drawing = after(place(rectangle, 0, 0, 300, 100));
  // A turn to the right takes a point (x, y) to (1000 − y, x).
  const right = next(drawing, act(commands.turnBlock, 'right'));
  expect(drawn(right)).toEqual([[rectangle, 900, 0, 100, 300]]);
  expect(steps(right).at(-1)).toBe('Block turned to the right');
  expect(drawn(next(drawing, act(commands.turnBlock, 'left')))).toEqual([[rectangle, 0, 700, 100, 300]]);
  expect(drawn(next(drawing, act(commands.turnBlock, 'across')))).toEqual([[rectangle, 700, 0, 300, 100]]);
  expect(drawn(next(drawing, act(commands.turnBlock, 'down')))).toEqual([[rectangle, 0, 900, 300, 100]]);
});

it('swaps the sides and the grid of a block that isn’t square with a quarter turn', () => {
  const drawing = after(
    act(commands.setSize, { width: inches(6), height: inches(12) }),
    act(commands.setGrid, { columns: 2, rows: 4 }),
    place(rectangle, 0, 0, 500, 250),
  );
  const { block, grid } = next(drawing, act(commands.turnBlock, 'right')).document.design;
  expect([block.blockWidth, block.blockHeight]).toEqual([12, 6]);
  expect(grid).toEqual({ columns: 4, rows: 2 });
  const mirrored = next(drawing, act(commands.turnBlock, 'across')).document.design;
  expect([mirrored.block.blockWidth, mirrored.block.blockHeight]).toEqual([6, 12]);
});

it('leaves locked layers as they are, and comes back after four turns', () => {
  const drawing = after(
    place(rectangle, 0, 0, 300, 100),
    place(rectangle, 0, 0, 200, 100, 2),
    act(commands.lockLayer, { layer: 2, isLocked: true }),
  );
  const turn = act(commands.turnBlock, 'right');
  expect(drawn(next(drawing, turn))).toEqual([
    [rectangle, 900, 0, 100, 300],
    [rectangle, 0, 0, 200, 100],
  ]);
  expect(drawn([turn, turn, turn, turn].reduce(next, drawing))).toEqual(drawn(drawing));
});

it('keeps mirrored copies linked', () => {
  const mirrored = after(act(commands.setSymmetry, 'across'), place(rectangle, 0, 0, 300, 100));
  const { links } = next(mirrored, act(commands.turnBlock, 'right')).document.design;
  expect(links.map((link) => link.map(({ image }) => image))).toEqual([['same', 'down']]);
});

it('turns seams that cut no patch yet too', () => {
  const seams = [{ from: { x: 0, y: 200 }, to: { x: 300, y: 200 }, bulge: 0.2 }];
  const { looseSeams = [] } = after(act(commands.addSeams, { seams }), act(commands.turnBlock, 'right'))
    .document.design;
  expect(looseSeams).toEqual([{ from: { x: 800, y: 0 }, to: { x: 800, y: 300 }, bulge: 0.2 }]);
});

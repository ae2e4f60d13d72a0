import { squareGrid } from '../../../quilting/shapes/patch-grid.js';
import { expect, it } from 'vitest';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { laidShapes } from '../drawing.js';
import { after, drawn, next, place } from '../drawing.fixture.js';

it('leaves the partner of a replaced shape in its place', () => {
  const before = after(
    act(commands.setGrid, squareGrid(4)),
    place(1, 500, 0, 250, 250),
    act(commands.setSymmetry, 'across'),
    // This shape has a mirror image at x = 750, where the copy of the square goes.
    place(8, 0, 0, 250, 250),
    act(commands.setSymmetry, 'none'),
  );
  const [square] = laidShapes(before.document.design);
  const repeated = next(
    next(before, act(commands.select, [square?.shape.shapeNum ?? 0])),
    act(commands.repeat, { axis: 'x', before: 0, after: 1 }),
  );
  expect(repeated.document.design.links).toEqual([]);
  expect(drawn(repeated)).toEqual([
    [1, 500, 0, 250, 250],
    [8, 0, 0, 250, 250],
    [1, 750, 0, 250, 250],
  ]);
});

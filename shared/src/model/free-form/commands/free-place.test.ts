import { expect, it } from 'vitest';
import { act } from '../../command.js';
import { after, barn, boxes, laid, next, placeAt } from '../arrangement.fixture.js';
import { freeFormCommands as commands } from '../free-form-commands.js';
import { laidPlacements } from '../free-form-document.js';

/* The free place of a block that is placed anywhere. */
const anywhere = act(commands.place, { block: barn, at: null });

it('is the first one, row by row', () => {
  const done = after(anywhere, anywhere, anywhere, anywhere);
  expect(laid(done).map(([x, y]) => [x, y])).toEqual([
    [0, 0],
    [12, 0],
    [24, 0],
    [0, 12],
  ]);
});

it('is inside borders, apart from other blocks by the width of sashing', () => {
  const border = act(commands.toggleBorder, 1);
  const done = after(border, act(commands.toggleSashing), anywhere, anywhere, anywhere);
  /* Borders of 2″ leave 36″: room for two blocks with 2″ between them, and not for a third. */
  expect(laid(done).map(([x, y]) => [x, y])).toEqual([
    [2, 2],
    [16, 2],
    [2, 16],
  ]);
});

it('is between blocks on their points if no level place is free', () => {
  const square = act(commands.setSize, { width: 36, length: 36 });
  const onPoint = [placeAt(3, 3), act(commands.setTurn, 1), act(commands.repeat, { columns: 2, rows: 2 })];
  const done = after(square, ...onPoint, anywhere);
  const [around, added] = boxes(done);
  // Four blocks corner to corner are 4 · 12 ÷ √2 = 33.9411″ wide. The new block is in the middle, half as wide.
  expect(around?.width).toBeCloseTo(33.9411, 3);
  expect(added).toEqual({
    x: expect.closeTo((around?.x ?? 0) + 8.4853, 3) as number,
    y: expect.closeTo((around?.y ?? 0) + 8.4853, 3) as number,
    width: expect.closeTo(16.9706, 3) as number,
    height: expect.closeTo(16.9706, 3) as number,
  });
  expect(laidPlacements(done.document.design)[1]?.placement.turn).toBe(1);
  // The next block has no free place. It isn't turned.
  const [, , last] = laidPlacements(next(done, anywhere).document.design);
  expect([last?.placement.turn, last?.placement.xLocation]).toEqual([undefined, 12]);
});

it('is replaced by the middle if there is none, but never hides another block there', () => {
  const done = after(placeAt(0, 0, 40), placeAt(0, 20, 40), anywhere, anywhere);
  expect(laid(done).slice(2)).toEqual([
    [14, 24, 12, 12, 1, 1],
    [15, 25, 12, 12, 1, 1],
  ]);
});

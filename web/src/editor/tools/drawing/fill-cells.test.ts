import { expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, newDrawing } from '@quiltwright/shared/model/created-block/drawing.fixture';
import type { Filler } from '@quiltwright/shared/model/created-block/laying/fill-commands';
import type { Cell, CellRange } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { fillCells, type SweepWay } from './fill-cells';
import { Hand } from '../hand.fixture';

/** Returns a pointer on a grid of 4, whose cells are 250 pixels wide, with a goose that flies up. */
function handWith(drawing = newDrawing(), sweepWay: SweepWay = 'one') {
  const filler: Filler = { unit: 'goose', turns: 0, fabrics: { figure: 2, ground: 1, third: 3 }, layer: 1 };
  const aimed: (Cell | null)[] = [];
  const hand = new Hand(drawing, (editor) =>
    fillCells(editor, {
      filler: () => filler,
      sweepWay: () => sweepWay,
      aim: (cell) => aimed.push(cell),
      turnTo: (turns) => (filler.turns = turns),
    }),
  );
  return { hand, aimed };
}

/** Returns the cells that were filled one by one, a list for each time. */
const filled = ({ done }: Hand) =>
  done.map(([, argument]) => {
    const { ranges, turns } = argument as Filler & { ranges: CellRange[] };
    expect(ranges.every(({ columns, rows }) => columns * rows === 1)).toBe(true);
    return { cells: ranges.map(({ column, row }) => [column, row]), turns };
  });

it('fills the tapped cell, and turns its unit with each further tap', () => {
  const { hand } = handWith();
  hand.tap(300, 10);
  hand.tap(310, 20, {}, 2);
  hand.tap(310, 20);
  expect(filled(hand)).toEqual([
    { cells: [[1, 0]], turns: 0 },
    { cells: [[1, 0]], turns: 1 },
    { cells: [[1, 0]], turns: 2 },
  ]);
  expect(hand.drawn).toHaveLength(3);
  // Another cell is filled with the turned unit.
  hand.tap(600, 600);
  expect(filled(hand).at(-1)).toEqual({ cells: [[2, 2]], turns: 2 });
  hand.tap(1200, 600);
  expect(hand.done).toHaveLength(4);
});

it('lays one unit over the cells of a sweep: over two a goose of 2:1, over four one of 2 × 2', () => {
  const { hand } = handWith();
  hand.press(20, 125);
  hand.to(400, 125);
  expect(hand.marks.value).toMatchObject({
    cells: [{ x: 0, y: 0, width: 500, height: 250 }],
    words: '1 unit, 2 × 1 cells',
  });
  hand.release();
  /* Each corner is a half-square of 250; the goose is 500 wide and 250 high. */
  expect(hand.drawn).toEqual([
    [9, 0, 0, 250, 250],
    [8, 250, 0, 250, 250],
    [3, 0, 0, 500, 250],
  ]);
  // From any corner to the opposite one; a place outside the block counts to its edge.
  hand.press(990, 990);
  hand.to(510, 1200);
  hand.to(510, 510);
  hand.release();
  expect(hand.drawn.slice(3)).toEqual([
    [9, 500, 500, 250, 500],
    [8, 750, 500, 250, 500],
    [3, 500, 500, 500, 500],
  ]);
});

it('turns the unit over several cells with a tap, and with shift fills the cells the other way', () => {
  const { hand } = handWith();
  hand.press(20, 125);
  hand.to(400, 125);
  hand.release();
  hand.tap(300, 125);
  expect(hand.drawn).toEqual([
    [8, 0, 0, 500, 125],
    [7, 0, 125, 500, 125],
    [11, 0, 0, 500, 250],
  ]);
  hand.turn(-1);
  expect(hand.drawn.at(-1)).toEqual([3, 0, 0, 500, 250]);
  hand.press(20, 625, { shift: true });
  hand.to(400, 625, { shift: true });
  expect(hand.marks.value.words).toBe('2 units, 1 cell each');
  hand.release({ shift: true });
  expect(hand.drawn.slice(3).map(([, x, , width]) => [x, width])).toEqual([
    [0, 125],
    [125, 125],
    [0, 250],
    [250, 125],
    [375, 125],
    [250, 250],
  ]);
});

it('fills all cells in a sweep’s path, in one step, and none whose corner it only touches', () => {
  const { hand } = handWith(newDrawing(), 'each');
  hand.press(20, 125);
  hand.to(900, 125);
  expect(hand.marks.value.cells).toHaveLength(4);
  hand.release();
  hand.press(125, 125);
  hand.to(890, 880);
  hand.release();
  expect(filled(hand).map(({ cells }) => cells)).toEqual([
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
    [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  ]);
  expect(hand.marks.value.cells).toEqual([]);
});

it('leaves nothing behind when a sweep is cancelled', () => {
  const { hand } = handWith();
  hand.press(20, 125);
  hand.to(900, 125);
  hand.escape();
  expect(hand.done).toEqual([]);
  expect(hand.marks.value.ghosts).toEqual([]);
});

it('shows the cells of copies, apart from the pressed ones', () => {
  const { hand, aimed } = handWith(after(act(createdBlockCommands.setSymmetry, 'both')));
  hand.hover(10, 10);
  expect(aimed).toEqual([{ column: 0, row: 0 }]);
  hand.press(10, 10);
  hand.to(20, 20);
  expect(hand.marks.value.cells).toEqual([{ x: 0, y: 0, width: 250, height: 250 }]);
  expect(hand.marks.value.copies).toHaveLength(3);
  expect(hand.marks.value.ghosts).toHaveLength(4 * 3);
});

it('turns the last fill with two fingers, otherwise the unit', () => {
  const { hand } = handWith();
  hand.turn(1);
  expect(hand.done).toEqual([]);
  hand.tap(300, 10);
  hand.turn(-1);
  hand.turn(-1);
  expect(filled(hand).map(({ turns }) => turns)).toEqual([1, 0, 3]);
});

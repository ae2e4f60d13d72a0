import { expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, newDrawing } from '@quiltwright/shared/model/created-block/drawing.fixture';
import type { Filler } from '@quiltwright/shared/model/created-block/laying/fill-commands';
import type { Cell, CellRange } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { fillCells, type SweepWay } from './fill-cells';
import { BlockPointer } from '../block-pointer.fixture';

/**
 * Returns a pointer on a grid of 4 × 4 cells, each 250 pixels wide. It fills cells with a flying goose that points up.
 */
function pointerWith(drawing = newDrawing(), sweepWay: SweepWay = 'one') {
  const filler: Filler = { unit: 'goose', turns: 0, fabrics: { figure: 2, ground: 1, third: 3 }, layer: 1 };
  const pointedAt: (Cell | null)[] = [];
  const pointer = new BlockPointer(drawing, (editor) =>
    fillCells(editor, {
      filler: () => filler,
      sweepWay: () => sweepWay,
      pointAt: (cell) => pointedAt.push(cell),
      turnTo: (turns) => (filler.turns = turns),
    }),
  );
  return { pointer, pointedAt };
}

/** Returns, for each fill, the cells that got a unit each, and the rotation of the units in quarter turns. */
const filled = ({ done }: BlockPointer) =>
  done.map(([, argument]) => {
    const { ranges, turns } = argument as Filler & { ranges: CellRange[] };
    expect(ranges.every(({ columns, rows }) => columns * rows === 1)).toBe(true);
    return { cells: ranges.map(({ column, row }) => [column, row]), turns };
  });

it('fills the tapped cell, and turns its unit with each further tap', () => {
  const { pointer } = pointerWith();
  pointer.tap(300, 10);
  pointer.tap(310, 20, {}, 2);
  pointer.tap(310, 20);
  expect(filled(pointer)).toEqual([
    { cells: [[1, 0]], turns: 0 },
    { cells: [[1, 0]], turns: 1 },
    { cells: [[1, 0]], turns: 2 },
  ]);
  expect(pointer.drawn).toHaveLength(3);
  // Another cell is filled with the turned unit.
  pointer.tap(600, 600);
  expect(filled(pointer).at(-1)).toEqual({ cells: [[2, 2]], turns: 2 });
  pointer.tap(1200, 600);
  expect(pointer.done).toHaveLength(4);
});

it('places one unit over the cells of a sweep: over two a goose of 2:1, over four one of 2 × 2', () => {
  const { pointer } = pointerWith();
  pointer.press(20, 125);
  pointer.to(400, 125);
  expect(pointer.marks.value).toMatchObject({
    cells: [{ x: 0, y: 0, width: 500, height: 250 }],
    words: '1 unit, 2 × 1 cells',
  });
  pointer.release();
  /* Each corner is a half-square of 250; the goose is 500 wide and 250 high. */
  expect(pointer.drawn).toEqual([
    [9, 0, 0, 250, 250],
    [8, 250, 0, 250, 250],
    [3, 0, 0, 500, 250],
  ]);
  // From any corner to the opposite one; a place outside the block counts to its edge.
  pointer.press(990, 990);
  pointer.to(510, 1200);
  pointer.to(510, 510);
  pointer.release();
  expect(pointer.drawn.slice(3)).toEqual([
    [9, 500, 500, 250, 500],
    [8, 750, 500, 250, 500],
    [3, 500, 500, 500, 500],
  ]);
});

it('turns the unit over several cells with a tap, and with shift fills the cells the other way', () => {
  const { pointer } = pointerWith();
  pointer.press(20, 125);
  pointer.to(400, 125);
  pointer.release();
  pointer.tap(300, 125);
  expect(pointer.drawn).toEqual([
    [8, 0, 0, 500, 125],
    [7, 0, 125, 500, 125],
    [11, 0, 0, 500, 250],
  ]);
  pointer.turn(-1);
  expect(pointer.drawn.at(-1)).toEqual([3, 0, 0, 500, 250]);
  pointer.press(20, 625, { shift: true });
  pointer.to(400, 625, { shift: true });
  expect(pointer.marks.value.words).toBe('2 units, 1 cell each');
  pointer.release({ shift: true });
  expect(pointer.drawn.slice(3).map(([, x, , width]) => [x, width])).toEqual([
    [0, 125],
    [125, 125],
    [0, 250],
    [250, 125],
    [375, 125],
    [250, 250],
  ]);
});

it('fills all cells in a sweep’s path, in one step, and none whose corner it only touches', () => {
  const { pointer } = pointerWith(newDrawing(), 'each');
  pointer.press(20, 125);
  pointer.to(900, 125);
  expect(pointer.marks.value.cells).toHaveLength(4);
  pointer.release();
  pointer.press(125, 125);
  pointer.to(890, 880);
  pointer.release();
  expect(filled(pointer).map(({ cells }) => cells)).toEqual([
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
  expect(pointer.marks.value.cells).toEqual([]);
});

it('leaves nothing behind when a sweep is cancelled', () => {
  const { pointer } = pointerWith();
  pointer.press(20, 125);
  pointer.to(900, 125);
  pointer.escape();
  expect(pointer.done).toEqual([]);
  expect(pointer.marks.value.ghosts).toEqual([]);
});

it('shows the cells of copies, apart from the pressed ones', () => {
  const { pointer, pointedAt } = pointerWith(after(act(createdBlockCommands.setSymmetry, 'both')));
  pointer.hover(10, 10);
  expect(pointedAt).toEqual([{ column: 0, row: 0 }]);
  pointer.press(10, 10);
  pointer.to(20, 20);
  expect(pointer.marks.value.cells).toEqual([{ x: 0, y: 0, width: 250, height: 250 }]);
  expect(pointer.marks.value.copies).toHaveLength(3);
  expect(pointer.marks.value.ghosts).toHaveLength(4 * 3);
});

it('turns the last fill with two fingers, otherwise the unit', () => {
  const { pointer } = pointerWith();
  pointer.turn(1);
  expect(pointer.done).toEqual([]);
  pointer.tap(300, 10);
  pointer.turn(-1);
  pointer.turn(-1);
  expect(filled(pointer).map(({ turns }) => turns)).toEqual([1, 0, 3]);
});

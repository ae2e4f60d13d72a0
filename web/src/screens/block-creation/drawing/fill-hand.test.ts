// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { Tab } from '../../../browser/tab';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { createDrawingHand } from './drawing-hand';
import { stepsOf } from '@quiltwright/shared/model/history-words.fixture';

let hand: ReturnType<typeof createDrawingHand>;

beforeEach(() => {
  localStorage.clear();
  hand = new Tab().get(createDrawingHand);
});

const shown = () => hand.marks.value.cells.map(({ x, y }) => [x, y]);

it('draws at first, when there is nothing to select yet', () => {
  expect(hand.options.getState().tool).toBe('draw');
});

it('walks the cells within the block, and shows the effect of a press', () => {
  hand.choose('fill');
  expect(shown()).toEqual([]);
  // The first step shows the cursor's place.
  expect(hand.filling.walk(1, 0)).toMatchObject({ column: 0, row: 0 });
  expect(hand.filling.walk(-1, 0)).toMatchObject({ column: 0, row: 0 });
  expect(hand.filling.walk(1, 0)).toMatchObject({ column: 1, row: 0 });
  expect(shown()).toEqual([[250, 0]]);
  hand.run(act(commands.setSymmetry, 'across'));
  expect(hand.marks.value.copies.map(({ x }) => x)).toEqual([500]);
  hand.choose('select');
  expect(shown()).toEqual([]);
});

it('fills the current cell, turns its unit with the next press, and goes on with the turned unit', () => {
  hand.options.setState({ unit: 'goose' });
  hand.choose('fill');
  hand.filling.press(hand.run);
  hand.filling.press(hand.run);
  expect(hand.options.getState().turns).toBe(1);
  const { design } = hand.drawing().document;
  expect(laidShapes(design).map(({ shape }) => [shape.shapeType, shape.fillFabric])).toEqual([
    [8, 1],
    [7, 1],
    [11, 2],
  ]);
  expect(stepsOf(hand.drawing().document)).toEqual(['Cell filled', 'Cell filled']);
});

it('extends its cells by keys, and fills them with one unit, or with one each', () => {
  const laid = () =>
    laidShapes(hand.drawing().document.design).map(({ shape }) => [
      ...[shape.shapeType, shape.shapeXLoc, shape.shapeYLoc, shape.shapeWidth, shape.shapeHeight],
    ]);
  hand.options.setState({ unit: 'goose' });
  hand.choose('fill');
  hand.filling.walk(0, 0);
  expect(hand.filling.walk(1, 0, true)).toEqual({ column: 0, row: 0, columns: 2, rows: 1 });
  expect(hand.marks.value.words).toBe('1 unit, 2 × 1 cells');
  hand.filling.press(hand.run);
  expect(laid()).toEqual([
    [9, 0, 0, 250, 250],
    [8, 250, 0, 250, 250],
    [3, 0, 0, 500, 250],
  ]);
  // A cell back and one down, with one unit in each from there.
  hand.options.setState({ sweepWay: 'each' });
  expect(hand.filling.walk(0, 1)).toEqual({ column: 1, row: 1, columns: 1, rows: 1 });
  hand.filling.walk(1, 0, true);
  hand.filling.walk(0, 1, true);
  expect(hand.marks.value.words).toBe('4 units, 1 cell each');
  hand.filling.press(hand.run);
  expect(
    laid()
      .slice(3)
      .filter(([type]) => type === 3),
  ).toEqual([
    [3, 250, 250, 250, 250],
    [3, 500, 250, 250, 250],
    [3, 250, 500, 250, 250],
    [3, 500, 500, 250, 250],
  ]);
});

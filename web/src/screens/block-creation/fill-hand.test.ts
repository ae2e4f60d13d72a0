// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { Tab } from '../../browser/tab';
import { act } from '../../model/command';
import { createdBlockCommands as commands } from '../../model/created-block/created-block-commands';
import { laidShapes } from '../../model/created-block/drawing';
import { createDrawingHand } from './drawing-hand';

let hand: ReturnType<typeof createDrawingHand>;

beforeEach(() => {
  localStorage.clear();
  hand = new Tab().get(createDrawingHand);
});

const shown = () => hand.marks.value.cells.map(({ x, y }) => [x, y]);

it('draws at first, where there is nothing to select yet', () => {
  expect(hand.options.getState().tool).toBe('draw');
});

it('walks the cells within the block, and shows what a press leaves there', () => {
  hand.choose('fill');
  expect(shown()).toEqual([]);
  // The first step shows where it is.
  expect(hand.filling.walk(1, 0)).toEqual({ column: 0, row: 0 });
  expect(hand.filling.walk(-1, 0)).toEqual({ column: 0, row: 0 });
  expect(hand.filling.walk(1, 0)).toEqual({ column: 1, row: 0 });
  expect(shown()).toEqual([[250, 0]]);
  hand.run(act(commands.setSymmetry, { argument: 'across' }));
  expect(hand.marks.value.copies.map(({ x }) => x)).toEqual([500]);
  hand.choose('select');
  expect(shown()).toEqual([]);
});

it('fills the cell at hand, turns it with the next press, and goes on with the unit so turned', () => {
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
  expect(hand.drawing().document.past.map(({ label }) => label)).toEqual(['Cell filled', 'Cell filled']);
});

// @vitest-environment jsdom
import { squareGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { beforeEach, expect, it } from 'vitest';
import { Tab } from '../../../browser/tab';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { createDrawingHand } from './drawing-hand';

let hand: ReturnType<typeof createDrawingHand>;

beforeEach(() => {
  localStorage.clear();
  hand = new Tab().get(createDrawingHand);
});

/* A new block has four patches per side, of 250 units. */
const outlined = () => hand.marks.value.ghosts.map(({ box: { x, y, width } }) => [x, y, width]);
const laid = () =>
  laidShapes(hand.drawing().document.design).map(({ shape }) => [
    ...[shape.shapeXLoc, shape.shapeYLoc, shape.shapeWidth, shape.shapeHeight],
  ]);
const lay = (isBeside = false, pointer: { x: number; y: number } | null = null) => {
  hand.run(hand.laying.action(pointer, isBeside, false));
  hand.laying.rest();
};

it('adds a shape of one cell at the arrow keys’ place, which is outlined before', () => {
  hand.laying.walk(1, 0);
  hand.laying.walk(1, 0);
  hand.laying.walk(0, 1);
  expect(outlined()).toEqual([[250, 250, 250]]);
  lay();
  expect(laid()).toEqual([[250, 250, 250, 250]]);
  expect(outlined()).toEqual([]);
});

it('goes on beside the new shape, row by row', () => {
  hand.laying.walk(0, 0);
  hand.laying.walk(3, 0);
  lay();
  lay(true);
  expect(laid()).toEqual([
    [750, 0, 250, 250],
    [0, 250, 250, 250],
  ]);
});

it('adds it under the pointer if no keys have moved since', () => {
  lay(false, { x: 600, y: 999 });
  expect(laid()).toEqual([[500, 750, 250, 250]]);
});

it('starts at the pointer’s place, even with another tool before, and stays in a grid that got coarser', () => {
  hand.choose('fill');
  hand.filling.walk(0, 0);
  hand.filling.walk(3, 0);
  hand.filling.walk(0, 3);
  hand.run(act(commands.setGrid, squareGrid(2)));
  hand.choose('draw');
  lay();
  expect(laid()).toEqual([[500, 500, 500, 500]]);
});

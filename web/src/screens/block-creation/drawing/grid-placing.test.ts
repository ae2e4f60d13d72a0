// @vitest-environment jsdom
import { squareGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { beforeEach, expect, it } from 'vitest';
import { Tab } from '../../../browser/tab';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { createDrawingEditing } from './drawing-editing';

let editing: ReturnType<typeof createDrawingEditing>;

beforeEach(() => {
  localStorage.clear();
  editing = new Tab().get(createDrawingEditing);
});

/* A new block has four patches per side, of 250 units. */
const outlined = () => editing.marks.value.ghosts.map(({ box: { x, y, width } }) => [x, y, width]);
const laid = () =>
  laidShapes(editing.drawing().document.design).map(({ shape }) => [
    ...[shape.shapeXLoc, shape.shapeYLoc, shape.shapeWidth, shape.shapeHeight],
  ]);
const lay = (isBeside = false, pointer: { x: number; y: number } | null = null) => {
  editing.run(editing.laying.action(pointer, isBeside, false));
  editing.laying.rest();
};

it('adds a shape of one cell at the arrow keys’ place, which is outlined before', () => {
  editing.laying.walk(1, 0);
  editing.laying.walk(1, 0);
  editing.laying.walk(0, 1);
  expect(outlined()).toEqual([[250, 250, 250]]);
  lay();
  expect(laid()).toEqual([[250, 250, 250, 250]]);
  expect(outlined()).toEqual([]);
});

it('goes on beside the new shape, row by row', () => {
  editing.laying.walk(0, 0);
  editing.laying.walk(3, 0);
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
  editing.choose('fill');
  editing.filling.walk(0, 0);
  editing.filling.walk(3, 0);
  editing.filling.walk(0, 3);
  editing.run(act(commands.setGrid, squareGrid(2)));
  editing.choose('draw');
  lay();
  expect(laid()).toEqual([[500, 500, 500, 500]]);
});

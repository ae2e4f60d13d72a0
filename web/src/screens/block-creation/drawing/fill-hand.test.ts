// @vitest-environment jsdom
import { edgesContain } from '@quiltwright/shared/geometry/box';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { Tab } from '../../../browser/tab';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { edgesOf, fineEdgesOf } from '@quiltwright/shared/model/created-block/fine-edges';
import { fillUnits, type Turns } from '@quiltwright/shared/model/created-block/laying/fill-units';
import { symmetryNames } from '@quiltwright/shared/model/created-block/symmetry';
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

it('lays the chosen direction over a unit in another direction, and keeps the choice', () => {
  const types = () => laidShapes(hand.drawing().document.design).map(({ shape }) => shape.shapeType);
  hand.options.setState({ unit: 'half-square', turns: 1 });
  hand.choose('fill');
  hand.filling.press(hand.run);
  hand.options.setState({ turns: 3 });
  expect(hand.marks.value.ghosts.map(({ type }) => type)).toEqual([9, 7]);
  hand.filling.press(hand.run);
  expect(types()).toEqual([9, 7]);
  expect(hand.options.getState().turns).toBe(3);
});

it('shows what a press lays, for any unit, direction, symmetry and drawing', () => {
  const unit = fc.record({
    unit: fc.constantFrom(...fillUnits),
    turns: fc.constantFrom<Turns>(0, 1, 2, 3),
    across: fc.integer({ min: -2, max: 2 }),
    down: fc.integer({ min: -2, max: 2 }),
    takesIn: fc.boolean(),
    symmetry: fc.constantFrom(...symmetryNames),
  });
  fc.assert(
    fc.property(fc.array(unit, { minLength: 1, maxLength: 6 }), (units) => {
      hand = new Tab().get(createDrawingHand);
      hand.choose('fill');
      for (const { across, down, takesIn, symmetry, ...chosen } of units) {
        hand.options.setState(chosen);
        hand.run(act(commands.setSymmetry, symmetry));
        hand.filling.walk(across, 0);
        hand.filling.walk(0, down, takesIn);
        const { ghosts, cells, copies } = hand.marks.value;
        hand.filling.press(hand.run);
        const filled = [...cells, ...copies].map(fineEdgesOf);
        const laid = laidShapes(hand.drawing().document.design).flatMap(({ shape }) => {
          const edges = edgesOf(shape);
          const isIn = filled.some((box) => edgesContain(box, edges));
          return isIn ? [{ type: shape.shapeType, edges, fabric: shape.fillFabric }] : [];
        });
        const shown = ghosts.map(({ type, box, fabric }) => ({ type, edges: fineEdgesOf(box), fabric }));
        expect(laid).toHaveLength(shown.length);
        expect(laid).toEqual(expect.arrayContaining(shown));
      }
    }),
    { numRuns: 40 },
  );
});

it('hides the preview from what was just laid, until the cell, the unit or the drawing changes', () => {
  hand.options.setState({ unit: 'goose' });
  hand.choose('fill');
  hand.filling.aim({ column: 1, row: 1 });
  hand.filling.press(hand.run);
  expect(hand.marks.value).toMatchObject({ ghosts: [], cells: [{ x: 250, y: 250 }] });
  hand.filling.aim({ column: 1, row: 1 });
  expect(hand.marks.value.ghosts).toEqual([]);
  hand.options.setState({ turns: 2 });
  expect(hand.marks.value.ghosts).toHaveLength(3);
  hand.options.setState({ turns: 0 });
  hand.filling.press(hand.run);
  hand.filling.aim({ column: 2, row: 1 });
  hand.filling.aim({ column: 1, row: 1 });
  expect(hand.marks.value.ghosts).toHaveLength(3);
  hand.filling.press(hand.run);
  expect(hand.marks.value.ghosts).toEqual([]);
  hand.run(act(commands.selectAll));
  hand.run(act(commands.remove));
  expect(hand.marks.value.ghosts).toHaveLength(3);
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

// @vitest-environment jsdom
import { edgesContain } from '@quiltwright/shared/geometry/box';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { Tab } from '../../../browser/tab';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { areSame, edgesOf, fineEdgesOf } from '@quiltwright/shared/model/created-block/fine-edges';
import { fillUnits, type Turns } from '@quiltwright/shared/model/created-block/laying/fill-units';
import { symmetryNames } from '@quiltwright/shared/model/created-block/symmetry';
import { areSameForms, formIn, formOf } from '@quiltwright/shared/quilting/shapes/form';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { createDrawingEditing } from './drawing-editing';
import { stepsOf } from '@quiltwright/shared/model/history-words.fixture';

let editing: ReturnType<typeof createDrawingEditing>;

beforeEach(() => {
  localStorage.clear();
  editing = new Tab().get(createDrawingEditing);
});

const shown = () => editing.marks.value.cells.map(({ x, y }) => [x, y]);

it('draws at first, when there is nothing to select yet', () => {
  expect(editing.options.getState().tool).toBe('draw');
});

it('walks the cells within the block, and shows the effect of a press', () => {
  editing.choose('fill');
  expect(shown()).toEqual([]);
  // The first step shows the cursor's place.
  expect(editing.filling.walk(1, 0)).toMatchObject({ column: 0, row: 0 });
  expect(editing.filling.walk(-1, 0)).toMatchObject({ column: 0, row: 0 });
  expect(editing.filling.walk(1, 0)).toMatchObject({ column: 1, row: 0 });
  expect(shown()).toEqual([[250, 0]]);
  editing.run(act(commands.setSymmetry, 'across'));
  expect(editing.marks.value.copies.map(({ x }) => x)).toEqual([500]);
  editing.choose('select');
  expect(shown()).toEqual([]);
});

it('fills the current cell, turns its unit with the next press, and goes on with the turned unit', () => {
  editing.options.setState({ unit: 'goose' });
  editing.choose('fill');
  editing.filling.press(editing.run);
  editing.filling.press(editing.run);
  expect(editing.options.getState().turns).toBe(1);
  const { design } = editing.drawing().document;
  expect(laidShapes(design).map(({ shape }) => [shape.shapeType, shape.fillFabric])).toEqual([
    [8, 1],
    [7, 1],
    [11, 2],
  ]);
  expect(stepsOf(editing.drawing().document)).toEqual(['Cell filled', 'Cell filled']);
});

it('places the chosen direction over a unit in another direction, and keeps the choice', () => {
  const types = () => laidShapes(editing.drawing().document.design).map(({ shape }) => shape.shapeType);
  editing.options.setState({ unit: 'half-square', turns: 1 });
  editing.choose('fill');
  editing.filling.press(editing.run);
  editing.options.setState({ turns: 3 });
  expect(editing.marks.value.ghosts.map(({ form }) => form)).toEqual([9, 7]);
  editing.filling.press(editing.run);
  expect(types()).toEqual([9, 7]);
  expect(editing.options.getState().turns).toBe(3);
});

it('previews the result of a press, for any unit, direction, symmetry and drawing', () => {
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
      editing = new Tab().get(createDrawingEditing);
      editing.choose('fill');
      for (const { across, down, takesIn, symmetry, ...chosen } of units) {
        editing.options.setState(chosen);
        editing.run(act(commands.setSymmetry, symmetry));
        editing.filling.walk(across, 0);
        editing.filling.walk(0, down, takesIn);
        const { ghosts, cells, copies } = editing.marks.value;
        editing.filling.press(editing.run);
        const filled = [...cells, ...copies].map(fineEdgesOf);
        const laid = laidShapes(editing.drawing().document.design).flatMap(({ shape }) => {
          const edges = edgesOf(shape);
          const isIn = filled.some((box) => edgesContain(box, edges));
          return isIn ? [{ form: formOf(shape), edges, fabric: shape.fillFabric }] : [];
        });
        const shown = ghosts.map(({ form, box, fabric }) => ({
          form: formIn(form, box),
          edges: fineEdgesOf(box),
          fabric,
        }));
        expect(laid).toHaveLength(shown.length);
        for (const each of shown)
          expect(
            laid.filter(
              ({ form, edges, fabric }) =>
                areSameForms(form, each.form) && areSame(edges, each.edges) && fabric === each.fabric,
            ),
          ).not.toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});

it('hides the preview over a new unit until the cell, the unit or the drawing changes', () => {
  editing.options.setState({ unit: 'goose' });
  editing.choose('fill');
  editing.filling.pointAt({ column: 1, row: 1 });
  editing.filling.press(editing.run);
  expect(editing.marks.value).toMatchObject({ ghosts: [], cells: [{ x: 250, y: 250 }] });
  editing.filling.pointAt({ column: 1, row: 1 });
  expect(editing.marks.value.ghosts).toEqual([]);
  editing.options.setState({ turns: 2 });
  expect(editing.marks.value.ghosts).toHaveLength(3);
  editing.options.setState({ turns: 0 });
  editing.filling.press(editing.run);
  editing.filling.pointAt({ column: 2, row: 1 });
  editing.filling.pointAt({ column: 1, row: 1 });
  expect(editing.marks.value.ghosts).toHaveLength(3);
  editing.filling.press(editing.run);
  expect(editing.marks.value.ghosts).toEqual([]);
  editing.run(act(commands.selectAll));
  editing.run(act(commands.remove));
  expect(editing.marks.value.ghosts).toHaveLength(3);
});

it('extends its cells by keys, and fills them with one unit, or with one each', () => {
  const laid = () =>
    laidShapes(editing.drawing().document.design).map(({ shape }) => [
      ...[shape.shapeType, shape.shapeXLoc, shape.shapeYLoc, shape.shapeWidth, shape.shapeHeight],
    ]);
  editing.options.setState({ unit: 'goose' });
  editing.choose('fill');
  editing.filling.walk(0, 0);
  expect(editing.filling.walk(1, 0, true)).toEqual({ column: 0, row: 0, columns: 2, rows: 1 });
  expect(editing.marks.value.words).toBe('1 unit, 2 × 1 cells');
  editing.filling.press(editing.run);
  expect(laid()).toEqual([
    [9, 0, 0, 250, 250],
    [8, 250, 0, 250, 250],
    [3, 0, 0, 500, 250],
  ]);
  // The range starts at the second cell of the second row, and each of its cells gets a unit.
  editing.options.setState({ sweepWay: 'each' });
  expect(editing.filling.walk(0, 1)).toEqual({ column: 1, row: 1, columns: 1, rows: 1 });
  editing.filling.walk(1, 0, true);
  editing.filling.walk(0, 1, true);
  expect(editing.marks.value.words).toBe('4 units, 1 cell each');
  editing.filling.press(editing.run);
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

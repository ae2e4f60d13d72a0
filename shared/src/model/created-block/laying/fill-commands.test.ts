import { areaOf } from '../../../geometry/outline.js';
import { formOf, type Form } from '../../../quilting/shapes/form.js';
import { gridLine, cellsOf, gridSides, oneCell, squareGrid } from '../../../quilting/shapes/patch-grid.js';
import { boxOf, outlineOf, shapeContains } from '../../../quilting/shapes/shape-outlines.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { laidShapes, type Drawing } from '../drawing.js';
import { after, drawn, newDrawing, next, place, steps } from '../drawing.fixture.js';
import { pressAt, edgesOfRange, type Filler } from './fill-commands.js';
import { fillUnits, unitFabrics, unitPatches, type FillUnit, type Turns } from './fill-units.js';
import { boxInUnits, edgesAround, edgesOf } from '../fine-edges.js';
import { imageOf, symmetries, symmetryNames, type Placed, type Symmetry } from '../symmetry.js';

const fillerOf = (unit: FillUnit, turns: Turns = 0): Filler => ({
  unit,
  turns,
  fabrics: { figure: 2, ground: 1, third: 3 },
  layer: 1,
});
const fill = (filler: Filler, ...cells: (readonly [column: number, row: number])[]) =>
  act(commands.fill, { ...filler, ranges: cells.map(([column, row]) => oneCell({ column, row })) });
const setGrid = (grid: 2 | 3 | 7) => act(commands.setGrid, squareGrid(grid));
const setSymmetry = (symmetry: Symmetry) => act(commands.setSymmetry, symmetry);

/** Returns the visible fabric at a point, in block units; undefined if no shape covers the point. */
function fabricAt({ document }: Drawing, x: number, y: number) {
  return laidShapes(document.design)
    .filter(({ shape }) => shapeContains(shape, x, y))
    .at(-1)?.shape.fillFabric;
}

it('fills cells with a unit, which replaces the earlier content of a cell', () => {
  const twice = after(
    setGrid(2),
    fill(fillerOf('square'), [0, 0], [1, 0]),
    fill(fillerOf('half-square'), [0, 0]),
  );
  expect(steps(twice)).toEqual(['Patch grid', 'Cells filled', 'Cell filled']);
  expect(drawn(twice)).toEqual([
    [1, 500, 0, 500, 500],
    [8, 0, 0, 500, 500],
    [2, 0, 0, 500, 500],
  ]);
});

it('removes no shape that only followed a replaced one', () => {
  const mixed = after(
    setGrid(2),
    setSymmetry('across'),
    fill(fillerOf('square'), [0, 0]),
    setSymmetry('none'),
    fill(fillerOf('half-square'), [1, 0]),
  );
  expect(mixed.document.design.links).toEqual([]);
  const nums = laidShapes(mixed.document.design).map(({ shape }) => shape.shapeNum);
  const removed = next(next(mixed, act(commands.select, nums.slice(-1))), act(commands.remove));
  expect(drawn(removed)).toEqual([
    [1, 0, 0, 500, 500],
    [8, 500, 0, 500, 500],
  ]);
});

it('leaves shapes that lie on another layer, or poke out of the cell', () => {
  const drawing = after(
    setGrid(2),
    place(1, 0, 0, 500, 500, 2),
    place(1, 400, 400, 200, 200),
    place(1, 100, 100, 100, 100),
    fill(fillerOf('square'), [0, 0]),
  );
  expect(drawn(drawing)).toEqual([
    [1, 400, 400, 200, 200],
    [1, 0, 0, 500, 500],
    [1, 0, 0, 500, 500],
  ]);
});

it('changes nothing if a cell already contains the same unit', () => {
  const once = after(fill(fillerOf('goose'), [1, 1]));
  expect(next(once, fill(fillerOf('goose'), [1, 1])).document).toBe(once.document);
});

it('turns the unit that a cell already contains by a quarter', () => {
  const cell = oneCell({ column: 2, row: 1 });
  const filler = fillerOf('goose', 1);
  expect(pressAt(newDrawing(), cell, filler).filler).toBe(filler);
  const right = after(fill(filler, [2, 1]));
  expect(pressAt(right, cell, filler).filler.turns).toBe(2);
  expect(pressAt(right, cell, filler, -1).filler.turns).toBe(0);
});

it('places the chosen unit in a cell that contains another unit, or the same unit in another direction', () => {
  const cell = oneCell({ column: 2, row: 1 });
  const up = after(fill(fillerOf('goose', 0), [2, 1]));
  for (const other of [fillerOf('square'), fillerOf('goose', 1), fillerOf('goose', 2), fillerOf('goose', 3)])
    expect(pressAt(up, cell, other)).toEqual({ range: cell, filler: other });
});

it('places four geese of 2:1 on a grid of 2 × 4, one in each row, and on 4 × 4 over two cells each', () => {
  /* Each goose is 1000 × 250, with two corners of 500 × 250. Over two of four columns it is half as wide. */
  const goose = fillerOf('goose');
  const rows = [0, 250, 500, 750];
  const wide = after(
    act(commands.setGrid, { columns: 1, rows: 4 }),
    fill(goose, [0, 0], [0, 1], [0, 2], [0, 3]),
  );
  const expected = (width: number) =>
    rows.flatMap((y) => [
      [9, 0, y, width / 2, 250],
      [8, width / 2, y, width / 2, 250],
      [3, 0, y, width, 250],
    ]);
  expect(drawn(wide)).toEqual(expected(1000));
  const over = after(
    act(commands.fill, {
      ...goose,
      ranges: [0, 1, 2, 3].map((row) => ({ column: 0, row, columns: 2, rows: 1 })),
    }),
  );
  expect(drawn(over)).toEqual(expected(500));
  expect(steps(over)).toEqual(['Cells filled']);
});

it('fills the range of a unit exactly, with any turns, and finds it again from each of its cells', () => {
  const side = fc.constantFrom(...gridSides);
  const any = fc.record({ columns: side, rows: side }).chain((grid) => {
    const span = (most: number) =>
      fc.tuple(fc.nat(most - 1), fc.nat(most - 1)).map(([one, other]) => ({
        start: Math.min(one, other),
        count: Math.abs(one - other) + 1,
      }));
    return fc.record({ grid: fc.constant(grid), x: span(grid.columns), y: span(grid.rows) });
  });
  const turns = fc.constantFrom<Turns>(0, 1, 2, 3);
  fc.assert(
    fc.property(any, fc.constantFrom(...fillUnits), turns, ({ grid, x, y }, unit, turned) => {
      const range = { column: x.start, row: y.start, columns: x.count, rows: y.count };
      const filler = fillerOf(unit, turned);
      const drawing = after(act(commands.setGrid, grid), act(commands.fill, { ...filler, ranges: [range] }));
      const around = edgesAround(laidShapes(drawing.document.design).map(({ shape }) => edgesOf(shape)));
      expect(around).toEqual(edgesOfRange(grid, range));
      const areas = laidShapes(drawing.document.design).map(({ shape }) => shape);
      // Except for curved figures, which lie on their ground, the areas add up to the box. So the shapes don't overlap.
      if (!['circle', 'quarter circle', 'melon'].includes(unit)) {
        const sum = areas.reduce((area, shape) => area + areaOf(outlineOf(shape)), 0);
        const { width, height } = boxInUnits(around);
        expect(sum).toBeCloseTo(width * height, 0);
      }
      for (const cell of cellsOf(range)) expect(pressAt(drawing, oneCell(cell), filler).range).toEqual(range);
    }),
  );
});

it('places a unit across the axis of a symmetry once, and none over a part of its image', () => {
  /* On four columns, the middle two are their own mirror image, and the first three overlap their mirror image. */
  const row = (column: number, columns: number) =>
    act(commands.fill, { ...fillerOf('goose'), ranges: [{ column, row: 0, columns, rows: 1 }] });
  expect(drawn(after(setSymmetry('across'), row(1, 2)))).toHaveLength(3);
  expect(drawn(after(setSymmetry('across'), row(0, 3)))).toHaveLength(3);
  expect(drawn(after(setSymmetry('across'), row(0, 2)))).toHaveLength(6);
});

it('covers each cell, with shared edges exactly equal, on every grid', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fillUnits), fc.constantFrom(0, 1, 2, 3), (unit, turns) => {
      for (const grid of [3, 7] as const) {
        const drawing = after(setGrid(grid), fill(fillerOf(unit, turns), [0, 0], [1, 0], [0, 1]));
        const edges = laidShapes(drawing.document.design).flatMap(({ shape }) => {
          const { x, width } = boxOf(shape);
          return [x, x + width].map((place) => Math.round(place * 10_000));
        });
        const line = Math.round(gridLine(grid, 1) * 10_000);
        expect(edges.filter((edge) => edge !== line && Math.abs(edge - line) < 100)).toEqual([]);
        // These points of a cell are away from seams.
        const side = 1000 / grid;
        for (const [u, v] of [
          [0.3, 0.11],
          [0.87, 0.4],
          [0.6, 0.93],
          [0.07, 0.7],
        ] as const)
          expect(fabricAt(drawing, (1 + u) * side, v * side)).toBeDefined();
      }
    }),
  );
});

it('fills the images of a cell by the symmetry: an Ohio Star in two presses, except for its corners and its middle', () => {
  const drawing = after(
    setGrid(3),
    setSymmetry('all'),
    fill(fillerOf('three-fabric hourglass'), [1, 0]),
    fill(fillerOf('square'), [0, 0]),
  );
  /* The fabrics just inside each side of the four cells: ABCB, BCBA, BABC and CBAB, where A is 1, B is 2 and C is 3. */
  const sides = ([column, row]: readonly [number, number]) =>
    [
      [0.5, 0.1],
      [0.9, 0.5],
      [0.5, 0.9],
      [0.1, 0.5],
    ].map(([u = 0, v = 0]) => fabricAt(drawing, ((column + u) * 1000) / 3, ((row + v) * 1000) / 3));
  expect(sides([1, 0])).toEqual([1, 2, 3, 2]);
  expect(sides([0, 1])).toEqual([2, 3, 2, 1]);
  expect(sides([2, 1])).toEqual([2, 1, 2, 3]);
  expect(sides([1, 2])).toEqual([3, 2, 1, 2]);
  expect(laidShapes(drawing.document.design)).toHaveLength(4 * 4 + 4);
  expect(drawing.document.design.links).toHaveLength(4 + 1);
});

it('draws shapes that the symmetry maps on to themselves exactly', () => {
  /* Cells of a 7 × 7 grid that have seven images each. */
  const cell = fc.constantFrom([1, 2] as const, [0, 5] as const, [6, 1] as const);
  fc.assert(
    fc.property(fc.constantFrom(...symmetryNames), cell, fc.constantFrom(...fillUnits), (name, at, unit) => {
      const { design } = after(setGrid(7), setSymmetry(name), fill(fillerOf(unit, 1), at)).document;
      const all = laidShapes(design).map(({ shape }) => ({ sides: edgesOf(shape), form: formOf(shape) }));
      expect(all).toHaveLength(unitPatches(unit, 0).length * symmetries[name].length);
      const told = ({ sides: { left, top, right, bottom }, form }: Placed) =>
        [namedForm(form), left, top, right, bottom].join(' ');
      for (const image of symmetries[name])
        expect(new Set(all.map((each) => told(imageOf(image, each))))).toEqual(new Set(all.map(told)));
    }),
  );
});

/** Returns a text that is equal for forms that are the same, whichever of their corners is the first. */
function namedForm(form: Form): string {
  if (typeof form === 'number') return String(form);
  const corners = form.corners.map(({ x, y, bulge }) => [x, y, bulge].map((each) => (each + 0).toFixed(6)));
  return corners
    .map((corner) => corner.join().replaceAll('-0.000000', '0.000000'))
    .sort()
    .join(' ');
}

it('uses distinct fabrics for units of several, and the ground for a plain square', () => {
  expect(unitFabrics('square', null, 1, null).figure).toBe(1);
  expect(unitFabrics('half-square', null, 1, null)).toMatchObject({ figure: 2, ground: 1 });
  expect(unitFabrics('half-square', null, 3, null)).toMatchObject({ figure: 1, ground: 3 });
  expect(unitFabrics('three-fabric hourglass', null, 1, null)).toEqual({ figure: 2, ground: 1, third: 3 });
});

it('keeps the figure in the chosen spot for any unit: the ground changes', () => {
  for (const unit of fillUnits) expect(unitFabrics(unit, 1, 1, null).figure).toBe(1);
  expect(unitFabrics('half-square', 1, 1, null)).toMatchObject({ figure: 1, ground: 2 });
  expect(unitFabrics('half-square', 5, 1, null)).toMatchObject({ figure: 5, ground: 1 });
  expect(unitFabrics('half-square', 2, 2, null)).toMatchObject({ figure: 2, ground: 1 });
  expect(unitFabrics('three-fabric hourglass', 3, 1, null)).toEqual({ figure: 3, ground: 1, third: 2 });
  expect(unitFabrics('three-fabric hourglass', 3, 1, 1).third).toBe(1);
});

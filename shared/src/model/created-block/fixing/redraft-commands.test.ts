import { inches } from '../../../geometry/units.js';
import { premadeBlocks } from '../../../library/premade-blocks.js';
import {
  gridLine,
  patchGrids,
  squareGrid,
  type GridSide,
  oneCell,
  type PatchGrid,
} from '../../../quilting/shapes/patch-grid.js';
import { boxOf, shapeContains } from '../../../quilting/shapes/shape-outlines.js';
import { assertExists } from '../../../result.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { laidShapes, type Drawing } from '../drawing.js';
import { after, drawn, next, place, steps } from '../drawing.fixture.js';
import { fillUnits } from '../laying/fill-units.js';
import { refusalOfRedraft } from './redraft-commands.js';

const on = (side: GridSide) => act(commands.setGrid, squareGrid(side));
const redraft = (side: GridSide) => act(commands.redraft, squareGrid(side));

function finished(name: string): Drawing {
  const block = premadeBlocks.find(({ designName }) => designName === name);
  const size = { blockWidth: inches(12), blockHeight: inches(12) };
  return after(act(commands.startFrom, { ...assertExists(block, name), ...size }));
}

/** Returns the distinct x coordinates of the shapes' edges, in block units. */
function linesOf(drawing: Drawing): number[] {
  const lines = drawn(drawing).flatMap(([, x, , width]) => [x, x + width]);
  return [...new Set(lines.map((line) => Math.round(line * 1e4) / 1e4))].sort((a, b) => a - b);
}

function refusal(drawing: Drawing, side: GridSide): string | null {
  const words = refusalOfRedraft(drawing.document.design, squareGrid(side));
  expect(redraft(side).canRun(drawing)).toBe(words === null);
  return words;
}

describe('re-drafting', () => {
  it('leaves a Nine Patch of three unchanged on a grid of six', () => {
    const start = finished('Nine Patch');
    const end = next(start, redraft(6));
    expect(end.document.design.block).toBe(start.document.design.block);
    expect(end.document.design.grid).toEqual(squareGrid(6));
    expect(steps(end)).toEqual(['Nine Patch', 'Re-drafted on 6 patches per side']);
    expect(refusal(end, 6)).toBe('All seams are already on the lines of this grid.');
    expect(linesOf(next(end, redraft(4)))).toEqual([0, 250, 750, 1000]);
  });

  it('gives the corners of a Shoo Fly two fifths, and the part in between one', () => {
    const end = next(finished('Shoo Fly'), redraft(5));
    expect(linesOf(end)).toEqual([0, 400, 600, 1000]);
    const square = drawn(end).filter(([type]) => type !== 1);
    expect(square).toHaveLength(8);
    for (const [, , , width, height] of square) expect([width, height]).toEqual([400, 400]);
    // Re-drafting on the first grid again restores the block.
    expect(drawn(next(end, redraft(3)))).toEqual(drawn(finished('Shoo Fly')));
  });

  it('keeps halves of cells halves', () => {
    // A bar of a Churn Dash is half a cell: a third of the block wide and a sixth high. On the new grid both are a
    // fifth of the block.
    const bars = (drawing: Drawing) =>
      drawn(drawing).filter(([type, x, y]) => type === 1 && y < 300 && x > 300 && x < 600);
    const [outer, inner] = bars(next(finished('Churn Dash'), redraft(5)));
    expect([outer, inner]).toEqual([
      [1, 400, 0, 200, 200],
      [1, 400, 200, 200, 200],
    ]);
  });

  it('widens the bar between the paws of a Bears Paw', () => {
    expect(linesOf(next(finished('Bears Paw'), redraft(8)))).toEqual([0, 125, 250, 375, 625, 750, 875, 1000]);
  });

  it('is one step, and linked shapes stay linked', () => {
    const four = after(on(3), act(commands.setSymmetry, 'both'), place(2, 0, 0, 333.3336, 333.3336));
    const end = next(four, redraft(4));
    expect(drawn(end)).toEqual([
      [2, 0, 0, 250, 250],
      [7, 750, 0, 250, 250],
      [9, 0, 750, 250, 250],
      [8, 750, 750, 250, 250],
    ]);
    expect(end.document.design.links).toEqual(four.document.design.links);
    expect(drawn(next(end, act(commands.undo)))).toEqual(drawn(four));
  });

  it('uses the patches of each side: geese that span two of four columns', () => {
    const goose = { unit: 'goose', turns: 0, fabrics: { figure: 2, ground: 1, third: 3 }, layer: 1 } as const;
    const ranges = [0, 2].flatMap((column) =>
      [0, 1, 2, 3].map((row) => ({ column, row, columns: 2, rows: 1 })),
    );
    const geese = after(act(commands.fill, { ...goose, ranges }));
    const uneven = (columns: GridSide, rows: GridSide) => ({ columns, rows });
    const words = (grid: PatchGrid) => refusalOfRedraft(geese.document.design, grid);
    const end = next(geese, act(commands.redraft, uneven(8, 4)));
    // All seams already lie on lines of the new grid: only the grid changes.
    expect(drawn(end)).toEqual(drawn(geese));
    expect(end.document.design.grid).toEqual({ columns: 8, rows: 4 });
    expect(steps(end)).toEqual(['Cells filled', 'Re-drafted on 8 × 4 patches']);
    expect(words(uneven(4, 2))).toBe(
      'Some seams would merge, because a grid of 4 × 2 patches has too few lines.',
    );
    expect(words(uneven(4, 6))).toBe('A grid of 4 × 6 patches would stretch a patch that isn’t a rectangle.');
  });

  it('is refused, in words, if it isn’t exact', () => {
    expect(refusal(after(), 3)).toBe('Nothing is drawn yet.');
    expect(refusal(finished('Ohio Star'), 5)).toBe(
      'A grid of 5 patches per side would stretch a patch that isn’t a rectangle.',
    );
    // The triangle's long side meets a seam at a third of its length.
    const met = after(on(3), place(2, 0, 0, 1000, 1000), place(1, 0, 0, 333.3336, 333.3336));
    expect(refusal(met, 4)).toMatch(/grid of 4 .* stretch/);
    expect(refusal(met, 9)).toBeNull();
    expect(refusal(after(place(1, 0, 0, 500, 500)), 7)).toBe(
      'A seam is in the middle of the block, where a grid of 7 patches per side has no line.',
    );
    expect(refusal(finished('Bears Paw'), 5)).toBe(
      'Some seams would merge, because a grid of 5 patches per side has too few lines.',
    );
    expect(refusal(after(place(1, 0, 0, 123, 456)), 8)).toMatch(/^Some seams fit no patch grid/);
    const lock = act(commands.lockLayer, { layer: 1, isLocked: true });
    expect(refusal(next(finished('Nine Patch'), lock), 4)).toBe('Layer 1 is locked. Unlock it first.');
  });
});

/** Generates blocks of fill units and rectangles on a square grid. */
const anyDrafted = fc.constantFrom(...patchGrids.filter((grid) => grid < 10)).chain((grid) => {
  const index = fc.nat(grid - 1);
  const fills = fc.record({
    cells: fc.array(fc.record({ column: index, row: index }), { minLength: 1, maxLength: 6 }),
    unit: fc.constantFrom(...fillUnits),
  });
  const span = fc.tuple(index, index).map(([one, other]) => [Math.min(one, other), Math.max(one, other) + 1]);
  return fc.record({
    grid: fc.constant(grid),
    fills: fc.array(fills, { minLength: 1, maxLength: 3 }),
    boxes: fc.array(fc.tuple(span, span), { maxLength: 4 }),
  });
});

function draft({ grid, fills, boxes }: typeof anyDrafted extends fc.Arbitrary<infer T> ? T : never): Drawing {
  const fabrics = { figure: 1, ground: 2, third: 3 };
  return after(
    on(grid),
    ...boxes.map(([[left = 0, right = 0], [top = 0, bottom = 0]]) => {
      const [x, y] = [gridLine(grid, left), gridLine(grid, top)];
      return place(1, x, y, gridLine(grid, right) - x, gridLine(grid, bottom) - y);
    }),
    ...fills.map(({ cells, unit }) =>
      act(commands.fill, { ranges: cells.map(oneCell), unit, turns: 0, fabrics, layer: 2 }),
    ),
  );
}

/** Returns a function that returns the number of the topmost shape at a point. */
function tops(drawing: Drawing): (x: number, y: number) => number | undefined {
  const shapes = laidShapes(drawing.document.design).map(({ shape }) => shape);
  const fromTop = shapes.reverse();
  return (x, y) => fromTop.find((shape) => shapeContains(shape, x, y))?.shapeNum;
}

it('keeps the picture: everything is in the block, no side is below 1, and each shape covers the same shapes', () => {
  let count = 0;
  fc.assert(
    fc.property(anyDrafted, fc.constantFrom(...patchGrids), (drafted, to) => {
      const start = draft(drafted);
      if (!redraft(to).canRun(start)) return;
      count++;
      const then = next(start, redraft(to));
      // Maps the old position of each edge to its new position, read from the shapes themselves.
      const went = new Map([
        [0, 0],
        [1000, 1000],
      ]);
      laidShapes(start.document.design).forEach(({ shape }, index) => {
        const there = assertExists(laidShapes(then.document.design)[index]?.shape, 'the shape');
        const [from, now] = [boxOf(shape), boxOf(there)];
        expect(there.shapeType).toBe(shape.shapeType);
        expect(Math.min(now.x, now.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(now.x + now.width, now.y + now.height)).toBeLessThanOrEqual(1000);
        expect(Math.min(now.width, now.height)).toBeGreaterThanOrEqual(1);
        went.set(from.x, now.x).set(from.x + from.width, now.x + now.width);
        went.set(from.y, now.y).set(from.y + from.height, now.y + now.height);
      });
      const places = [...went].sort(([a], [b]) => a - b);
      const goes = (at: number) => {
        const index = places.findIndex(([from]) => from >= at);
        const [start, first] = places[index - 1] ?? [0, 0];
        const [end, last] = places[index] ?? [1000, 1000];
        return first + ((at - start) * (last - first)) / (end - start);
      };
      const [topBefore, topAfter] = [tops(start), tops(then)];
      // These points are on no seam of any grid.
      const columns = Array.from({ length: 13 }, (_, index) => ((index + 0.3) * 1000) / 13);
      const rows = Array.from({ length: 13 }, (_, index) => ((index + 0.62) * 1000) / 13);
      const wrong = columns.flatMap((x) =>
        rows.filter((y) => topAfter(goes(x), goes(y)) !== topBefore(x, y)).map((y) => [x, y]),
      );
      expect(wrong).toEqual([]);
    }),
    { numRuns: 50 },
  );
  expect(count).toBeGreaterThan(0);
});

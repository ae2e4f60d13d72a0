import { squareGrid } from '../../quilting/shapes/patch-grid.js';
import { describe, expect, it } from 'vitest';
import { act } from '../command.js';
import { createdBlockCommands as commands } from './created-block-commands.js';
import { after, place } from './drawing.fixture.js';
import { sideSnapper } from './side-snapping.js';
import { fine, inUnits } from './fine-edges.js';

/** Returns where a vertical side at `x` snaps, in a block with some shapes. Both coordinates are in block units. */
function snapSide(x: number, ...drawn: Parameters<typeof after>): number {
  const { design } = after(...drawn).document;
  return inUnits(sideSnapper(design, new Set())(fine(x), 'x'));
}
const grid = (argument: 3 | 4 | 6) => act(commands.setGrid, squareGrid(argument));

describe('a side snaps', () => {
  it('to the edges and the middle of shapes, before all lines', () => {
    /* The cell's middle is at 166.6668, the line of sixths at 166.6664. */
    const cell = place(1, 0, 0, 1000 / 3, 100);
    expect(snapSide(1000 / 6, grid(3), cell, grid(6))).toBe(166.6668);
    expect(snapSide(1000 / 6, grid(6))).toBe(166.6664);
    expect(snapSide(417.03, place(1, 417, 0, 50, 50))).toBe(417);
  });

  it('to the lines of its own grid and the middles of their cells', () => {
    expect(snapSide(666.62, grid(3))).toBe(666.6664);
    expect(snapSide(1000 / 6, grid(3))).toBe(166.6668);
  });

  it('to the lines of other grids, and to sixteenths of an inch', () => {
    expect(snapSide(1000 / 7, grid(4))).toBe(142.8568);
    /* In a block of 12 inches, 5/16 inch is 26.041667 units, or 32,552.08 steps of 0.0008. */
    expect(snapSide(26.0417, grid(4))).toBe(26.0416);
  });

  it('nowhere else: whole block units stay unchanged', () => {
    for (let units = 0; units <= 1000; units++) expect(snapSide(units, grid(3))).toBe(units);
  });
});

it('leaves sides that don’t move, and boxes that would become too small', () => {
  const drawing = after(place(1, 500.06, 0, 1, 100), act(commands.move, { x: -0.1, y: 0 }));
  /* The box goes from 499.96 to 500.96. It keeps its width, and its start snaps to 500. */
  expect(drawing.document.design.block.levels[0]).toMatchObject([{ shapeXLoc: 500, shapeWidth: 1 }]);
  const wider = after(place(1, 100.06, 30.02, 50, 50), act(commands.stepSize, { width: 10, height: 0 }));
  expect(wider.document.design.block.levels[0]).toMatchObject([
    { shapeXLoc: 100.06, shapeYLoc: 30.02, shapeWidth: 60 },
  ]);
});

import { expect, it } from 'vitest';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { next, newDrawing, steps } from '../drawing.fixture.js';
import { laidShapes, type Drawing } from '../drawing.js';
import type { Symmetry } from '../symmetry.js';

/** Returns the drawing after the patch at an index got spot 5, with a symmetry on. */
function coloured(drawing: Drawing, symmetry: Symmetry, index = 0): Drawing {
  const first = laidShapes(drawing.document.design)[index];
  if (!first) throw new Error('There is a patch at the index.');
  return next(
    next(next(drawing, act(commands.setSymmetry, symmetry)), act(commands.select, [first.shape.shapeNum])),
    act(commands.colourPatches, 5),
  );
}

const countOfSpot = (drawing: Drawing, spot: number) =>
  laidShapes(drawing.document.design).filter(({ shape }) => shape.fillFabric === spot).length;

/** The diagonals, and the lines through the middle, cut a block into eight triangles. */
const eighths = next(
  newDrawing(),
  act(commands.addSeams, {
    seams: [
      { from: { x: 0, y: 0 }, to: { x: 1000, y: 1000 }, bulge: 0 },
      { from: { x: 1000, y: 0 }, to: { x: 0, y: 1000 }, bulge: 0 },
      { from: { x: 500, y: 0 }, to: { x: 500, y: 1000 }, bulge: 0 },
      { from: { x: 0, y: 500 }, to: { x: 1000, y: 500 }, bulge: 0 },
    ],
    fabric: 1,
  }),
);

it.each([
  ['none', 1],
  ['across', 2],
  ['quarter turns', 4],
  ['all', 8],
] as const)('colours the images of a patch, with the symmetry %s', (symmetry, count) => {
  const drawing = coloured(eighths, symmetry);
  expect(countOfSpot(drawing, 5)).toBe(count);
  expect(steps(drawing)).toHaveLength(2);
});

/* Images of the two patches beside the arc and its chord have the same corners. */
it.each([0, 1, 2])('tells patches with the same corners apart by their curves, from patch %i', (index) => {
  const arcs = next(
    newDrawing(),
    act(commands.addSeams, {
      seams: [
        { from: { x: 0, y: 0 }, to: { x: 1000, y: 1000 }, bulge: 0.3 },
        { from: { x: 0, y: 0 }, to: { x: 1000, y: 1000 }, bulge: 0 },
      ],
      fabric: 1,
    }),
  );
  expect(laidShapes(arcs.document.design)).toHaveLength(3);
  expect(countOfSpot(coloured(arcs, 'diagonal', index), 5)).toBe(1);
});

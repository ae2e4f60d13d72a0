import { expect, it } from 'vitest';
import type { Seam } from '../../../geometry/seam.js';
import { QUARTER } from '../../../quilting/shapes/curved-forms.js';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { after, drawn, newDrawing, next, place, select, steps } from '../drawing.fixture.js';
import { laidShapes, type Drawing } from '../drawing.js';
import { mapOfDesign } from './map-of-design.js';

const line = (x: number, y: number, toX: number, toY: number, bulge = 0): Seam => ({
  from: { x, y },
  to: { x: toX, y: toY },
  bulge,
});
const add = (...seams: Seam[]) => act(commands.addSeams, { seams, fabric: 1 });
const merge = act(commands.mergePatches);

/** Returns the box and fabric of each patch, from the left and then from the top. */
function patches({ document }: Drawing): number[][] {
  return laidShapes(document.design)
    .map(({ shape }) => [
      shape.shapeXLoc,
      shape.shapeYLoc,
      shape.shapeWidth,
      shape.shapeHeight,
      shape.fillFabric,
    ])
    .sort((one, other) => (one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0));
}

/** Returns a drawing in which the patches with these boxes have a fabric of their own each, from 1, and some are selected. */
function coloured(drawing: Drawing, selected: readonly number[]): Drawing {
  const shapes = laidShapes(drawing.document.design)
    .map(({ shape }) => shape)
    .sort((one, other) => one.shapeXLoc - other.shapeXLoc || one.shapeYLoc - other.shapeYLoc);
  const inFabrics = shapes.reduce(
    (each, { shapeNum }, index) => next(next(each, select(shapeNum)), act(commands.giveFabric, index + 1)),
    drawing,
  );
  return next(inFabrics, select(...selected.map((index) => shapes[index]?.shapeNum ?? -1)));
}

it('merges a patch with the neighbour of the longest seam, which keeps its fabric, and undoes', () => {
  // Left a strip of 300; right of it 400 above 600. The strip shares 400 with the upper patch, 600 with the lower.
  const drawing = coloured(after(add(line(300, 0, 300, 1000), line(300, 400, 1000, 400))), [0]);
  const merged = next(drawing, merge);
  expect(patches(merged)).toEqual([
    [0, 0, 1000, 1000, 3],
    [300, 0, 700, 400, 2],
  ]);
  expect(merged.selection.size).toBe(0);
  expect(steps(merged).at(-1)).toBe('Patches merged with a neighbour');
  expect(patches(next(merged, act(commands.undo)))).toEqual(patches(drawing));
});

it('merges a large patch into a small one in the fabric of the small one', () => {
  const drawing = coloured(after(add(line(800, 0, 800, 1000))), [0]);
  expect(patches(next(drawing, merge))).toEqual([[0, 0, 1000, 1000, 2]]);
});

it('merges patches side by side with one neighbour, and the images by symmetry too', () => {
  const strips = add(...[250, 500, 750].map((x) => line(x, 0, x, 1000)));
  // The first two of four strips go to the third.
  expect(patches(next(coloured(after(strips), [0, 1]), merge))).toEqual([
    [0, 0, 750, 1000, 3],
    [750, 0, 250, 1000, 4],
  ]);
  const mirrored = next(coloured(after(strips), [0]), act(commands.setSymmetry, 'across'));
  expect(patches(next(mirrored, merge))).toEqual([
    [0, 0, 500, 1000, 2],
    [500, 0, 500, 1000, 3],
  ]);
});

it('merges a circle with the patch around it, but never a patch with a circle inside it', () => {
  const circle = [line(300, 500, 700, 500, 1), line(700, 500, 300, 500, 1)];
  const drawing = after(place(1, 0, 0, 1000, 1000), add(...circle));
  expect(patches(next(coloured(drawing, [1]), merge))).toEqual([[0, 0, 1000, 1000, 1]]);
  // The ground has no neighbour beside it: it is removed, and the circle stays.
  expect(patches(next(coloured(drawing, [0]), merge))).toEqual([[300, 300, 400, 400, 2]]);
});

it('empties a block of which all patches are selected', () => {
  const halves = after(add(line(500, 0, 500, 1000)), act(commands.selectAll), merge);
  expect(drawn(halves)).toEqual([]);
});

it('leaves a map that tiles the block, also with curves', () => {
  const melon = after(add(line(0, 1000, 1000, 0, QUARTER)), add(line(1000, 0, 0, 1000, QUARTER)));
  const merged = next(coloured(melon, [1]), merge);
  const map = mapOfDesign(merged.document.design);
  expect(typeof map).toBe('object');
  expect(laidShapes(merged.document.design)).toHaveLength(2);
});

it('needs a selection', () => {
  expect(merge.canRun(newDrawing())).toBe(false);
});

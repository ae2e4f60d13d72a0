import { expect, it } from 'vitest';
import { areaOf } from '../../../geometry/outline.js';
import { blockUnits } from '../../../geometry/units.js';
import { LIMITS } from '../../../limits.js';
import { QUARTER } from '../../../quilting/shapes/curved-forms.js';
import { outlineOf } from '../../../quilting/shapes/shape-outlines.js';
import type { OutlineCorner } from '../../../quilting/shapes/shape.js';
import { act } from '../../command.js';
import { readCreatedBlockCommand } from '../../command-schemas/created-block-schemas.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { laidShapes, type Drawing } from '../drawing.js';
import { after, drawn, newDrawing, next, selected, steps } from '../drawing.fixture.js';

const corner = (x: number, y: number, bulge = 0): OutlineCorner => [blockUnits(x), blockUnits(y), bulge];
const draw = (...corners: OutlineCorner[]) => act(commands.drawOutline, { corners, layer: 1, fabric: 2 });
const area = ({ document }: Drawing) =>
  laidShapes(document.design).reduce((sum, { shape }) => sum + areaOf(outlineOf(shape)), 0);

it('draws a polygon in either direction, and selects it', () => {
  const drawing = after(draw(corner(0, 300), corner(400, 300), corner(300, 0), corner(100, 0)));
  expect(drawn(drawing)).toEqual([[20, 0, 0, 400, 300]]);
  expect(area(drawing)).toBeCloseTo(90_000, 6);
  expect(selected(drawing)).toEqual([1]);
  expect(steps(drawing)).toEqual(['Outline drawn']);
});

it('draws one of the eleven types if the corners fit it', () => {
  expect(drawn(after(draw(corner(0, 0), corner(0, 100), corner(100, 100), corner(100, 0))))).toEqual([
    [1, 0, 0, 100, 100],
  ]);
});

it('draws the curved patches of a Drunkard’s Path of 4 inches, with a radius of 3 inches', () => {
  const quarter = after(draw(corner(0, 1000), corner(0, 250, QUARTER), corner(750, 1000)));
  const ground = after(
    draw(corner(0, 0), corner(1000, 0), corner(1000, 1000), corner(750, 1000, -QUARTER), corner(0, 250)),
  );
  /* A quarter of π · 3² is 7.0686 in², and 16 in² less that 8.9314 in². A square inch is 250² units. */
  expect(area(quarter) / 250 ** 2).toBeCloseTo(7.0686, 4);
  expect(area(ground) / 250 ** 2).toBeCloseTo(8.9314, 4);
});

it('adds copies by symmetry, linked, and each copy once', () => {
  const mirrored = after(
    act(commands.setSymmetry, 'across'),
    draw(corner(0, 0), corner(300, 50, 0.2), corner(100, 400)),
  );
  expect(laidShapes(mirrored.document.design)).toHaveLength(2);
  expect(mirrored.document.design.links).toHaveLength(1);
  /* An orange peel of four melons: (π ÷ 2 − 1) · 500² each. */
  const peel = after(
    act(commands.setSymmetry, 'quarter turns'),
    draw(corner(0, 500, QUARTER), corner(500, 0, QUARTER)),
  );
  expect(laidShapes(peel.document.design)).toHaveLength(4);
  expect(area(peel)).toBeCloseTo(570_796.3, 1);
});

it('moves corners and arcs into the block', () => {
  expect(drawn(after(draw(corner(-100, 0), corner(300, -50), corner(300, 1100))))).toEqual([
    [8, 0, 0, 300, 1000],
  ]);
  const [[, , , , height] = []] = drawn(
    after(draw(corner(0, 100), corner(500, 100, 0), corner(500, 50, -1), corner(0, 50))),
  );
  expect(height).toBeLessThanOrEqual(100);
});

it('draws nothing that no shape can have', () => {
  const cannot = (...corners: OutlineCorner[]) => expect(draw(...corners).canRun(newDrawing())).toBe(false);
  cannot();
  cannot(corner(0, 0));
  cannot(corner(0, 0), corner(100, 100));
  cannot(corner(0, 0), corner(100, 100), corner(200, 200));
  cannot(corner(0, 0), corner(400, 400), corner(400, 0), corner(0, 300));
  cannot(
    ...Array.from({ length: LIMITS.outlineCorners + 1 }, (_, i) =>
      corner(500 + 400 * Math.cos(i / 20), 500 + 400 * Math.sin(i / 20)),
    ),
  );
  expect(
    draw(corner(0, 0), corner(9, 0), corner(0, 9)).canRun(
      next(newDrawing(), act(commands.lockLayer, { layer: 1, isLocked: true })),
    ),
  ).toBe(false);
});

it('imports several outlines in one step, without those that no shape can have', () => {
  const bowTie = [corner(0, 0), corner(400, 400), corner(400, 0), corner(0, 300)];
  const triangle = [corner(0, 0), corner(300, 100), corner(100, 400)];
  const load = (...outlines: OutlineCorner[][]) =>
    act(commands.importOutlines, { outlines, layer: 1, fabric: 2 });
  const drawing = after(load(bowTie, triangle, [corner(0, 0)], triangle));
  expect(drawn(drawing)).toHaveLength(2);
  expect(selected(drawing)).toEqual([1, 2]);
  expect(steps(drawing)).toEqual(['Outlines imported']);
  expect(steps(after(load(bowTie)))).toEqual([]);
});

it('places the same outline again', () => {
  const drawing = after(
    draw(corner(0, 300), corner(400, 300), corner(300, 0), corner(100, 0)),
    act(commands.placeAgain, { x: 600, y: 600 }),
  );
  expect(drawn(drawing)[1]).toEqual([20, 400, 450, 400, 300]);
});

it('holds at most 4,000 corners: copies beyond that change nothing', () => {
  const round = Array.from({ length: 120 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 120;
    return corner(50 + 50 * Math.cos(angle), 50 + 50 * Math.sin(angle));
  });
  /* 33 outlines of 120 corners have 3,960. */
  const full = Array.from({ length: 40 }).reduce<Drawing>(
    (drawing) => next(drawing, draw(...round)),
    newDrawing(),
  );
  expect(laidShapes(full.document.design)).toHaveLength(33);
  expect(full.dropped).toBe(7);
  const imported = (count: number) =>
    act(commands.importOutlines, {
      outlines: Array.from({ length: count }, () => round),
      ...{ layer: 1, fabric: 1 },
    });
  expect(imported(33).canRun(newDrawing())).toBe(true);
  expect(imported(34).canRun(newDrawing())).toBe(false);
  const form = full.lastPlaced?.form ?? 1;
  const placings = (count: number) =>
    Array.from({ length: count }, () => ({
      ...{ form, layer: 1, fabric: 1 },
      box: { x: 0, y: 0, width: 100, height: 100 },
    }));
  expect(act(commands.placeAll, placings(33)).canRun(newDrawing())).toBe(true);
  expect(act(commands.placeAll, placings(34)).canRun(newDrawing())).toBe(false);
  /* A command from another device is refused before its outlines are checked. */
  for (const many of [imported(34), act(commands.placeAll, placings(34))])
    expect(readCreatedBlockCommand({ ...many }).ok).toBe(false);
  for (const few of [imported(33), act(commands.placeAll, placings(33))])
    expect(readCreatedBlockCommand({ ...few }).ok).toBe(true);
});

import { describe, expect, it } from 'vitest';
import { areaOf } from '../../../geometry/outline.js';
import { QUARTER } from '../../../quilting/shapes/curved-forms.js';
import { SHAPE_TYPE } from '../../../quilting/shapes/shape.js';
import { outlineOf } from '../../../quilting/shapes/shape-outlines.js';
import type { Seam } from '../../../geometry/seam.js';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { after, drawn, next, newDrawing, place, steps } from '../drawing.fixture.js';
import { laidShapes, type Drawing } from '../drawing.js';
import { draftFault, overlapsToConvert } from './drafting-commands.js';
import { draftedMap } from './map-of-design.js';

const line = (x: number, y: number, toX: number, toY: number, bulge = 0): Seam => ({
  from: { x, y },
  to: { x: toX, y: toY },
  bulge,
});
const add = (...seams: Seam[]) => act(commands.addSeams, { seams, fabric: 1 });

/** Returns the areas of all patches in square inches, smallest first, in a block of `side` inches. */
function areas({ document }: Drawing, side: number): number[] {
  return laidShapes(document.design)
    .map(({ shape }) => areaOf(outlineOf(shape)) * (side / 1000) ** 2)
    .sort((one, other) => one - other);
}

it('drafts a Drunkard’s Path unit of 4 inches with two gestures: a seam, and its bend', () => {
  const drawing = after(
    add(line(750, 0, 0, 750)),
    act(commands.bendSeam, { at: { x: 375, y: 375 }, bulge: -QUARTER }),
  );
  // A quarter of a circle with a radius of 3 inches, and the rest of 16 square inches.
  const [quarter, rest] = areas(drawing, 4);
  expect(quarter).toBeCloseTo(7.0686, 4);
  expect(rest).toBeCloseTo(8.9314, 4);
  expect(steps(drawing)).toEqual(['Seam drawn', 'Seam bent']);
});

it('drafts a melon of 6 inches with two arcs, from corner to corner', () => {
  const drawing = after(add(line(0, 1000, 1000, 0, QUARTER)), add(line(1000, 0, 0, 1000, QUARTER)));
  expect(areas(drawing, 6)[2]).toBeCloseTo(20.549, 3);
  expect(areas(drawing, 6)).toHaveLength(3);
});

it('drafts the corners of an eight-pointed star, B ÷ (2 + √2) from the corners of the block', () => {
  const corner = 1000 / (2 + Math.SQRT2);
  const far = 1000 - corner;
  const drawing = after(
    add(line(corner, 0, corner, 1000), line(far, 0, far, 1000)),
    add(line(0, corner, 1000, corner), line(0, far, 1000, far)),
  );
  const sides = drawn(drawing).map(([, , , width]) => (width * 12) / 1000);
  // 3.5147 inches in a block of 12.
  expect(Math.min(...sides)).toBeCloseTo(3.5147, 4);
  expect(drawn(drawing)).toHaveLength(9);
  expect(drawn(drawing).every(([type]) => type === 1)).toBe(true);
});

it('splits a patch and gives its fabric to both parts, and leaves the others as they are', () => {
  const before = after(place(1, 0, 0, 500, 1000), place(1, 500, 0, 500, 1000));
  const [untouched, cut] = laidShapes(before.document.design);
  const drawing = next(before, add(line(500, 500, 1000, 500)));
  const shapes = laidShapes(drawing.document.design).map(({ shape }) => shape);
  expect(shapes[0]).toBe(untouched?.shape);
  expect(shapes.slice(1).map(({ fillFabric }) => fillFabric)).toEqual([1, 1]);
  expect(shapes.filter(({ shapeNum }) => shapeNum === cut?.shape.shapeNum)).toHaveLength(1);
  expect(shapes.map(({ shapeType }) => shapeType)).toEqual([1, 1, 1]);
});

it('merges the patches beside an erased seam, with the fabric of the patch to keep', () => {
  const before = after(
    act(commands.place, { form: 1, box: { x: 0, y: 0, width: 300, height: 1000 }, layer: 1, fabric: 2 }),
    act(commands.place, { form: 1, box: { x: 300, y: 0, width: 700, height: 1000 }, layer: 1, fabric: 3 }),
  );
  const erase = (keep?: { x: number; y: number }) =>
    laidShapes(
      next(before, act(commands.eraseSeams, { at: [{ x: 300, y: 400 }], keep })).document.design,
    ).map(({ shape }) => [shape.shapeType, shape.shapeWidth, shape.fillFabric]);
  expect(erase()).toEqual([[1, 1000, 3]]);
  expect(erase({ x: 10, y: 10 })).toEqual([[1, 1000, 2]]);
});

it('moves a corner with its seams, and a seam along those at which it ends', () => {
  const cross = after(add(line(500, 0, 500, 1000), line(0, 500, 1000, 500)));
  const corner = next(cross, act(commands.moveMapCorner, { at: { x: 500, y: 500 }, to: { x: 400, y: 600 } }));
  expect(areas(corner, 10)).toEqual([20, 25, 25, 30]);
  const seam = next(cross, act(commands.moveSeam, { at: { x: 500, y: 250 }, by: { x: 100, y: 30 } }));
  expect(drawn(seam).map(([, x, y, width]) => [x, y, width])).toEqual(
    expect.arrayContaining([
      [0, 0, 600],
      [600, 0, 400],
      [0, 500, 500],
      [500, 500, 500],
    ]),
  );
});

it('stores a circle within a patch as appliqué one layer up, and a seam through it makes it pieced', () => {
  const island = after(add(line(400, 500, 600, 500, 1), line(600, 500, 400, 500, 1)));
  expect(island.document.design.block.levels).toMatchObject([
    [{ shapeType: SHAPE_TYPE.rectangle }],
    [{ shapeType: SHAPE_TYPE.ellipse, shapeXLoc: 400, shapeYLoc: 400, shapeWidth: 200, shapeHeight: 200 }],
    [],
  ]);
  const through = next(island, add(line(0, 500, 1000, 500)));
  expect(laidShapes(through.document.design).map(({ shape }) => shape.applique)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(draftedMap(through.document.design).faces.map(({ within }) => within)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('converts layers into patches side by side, and removes what they hide', () => {
  const layered = after(
    place(1, 0, 0, 1000, 1000),
    place(1, 0, 0, 500, 500, 2),
    place(1, 100, 100, 100, 100),
  );
  const planar = next(layered, act(commands.makePlanar));
  expect(areas(planar, 10)).toEqual([25, 75]);
  expect(act(commands.makePlanar).canRun(planar)).toBe(false);
});

it('refuses a seam on a seam, and one that makes too many patches', () => {
  const drawing = newDrawing();
  expect(draftFault(drawing, add(line(100, 0, 500, 0)))).toBe('no-change');
  expect(draftFault(drawing, act(commands.eraseSeams, { at: [{ x: 5, y: 5 }] }))).toBe('no-seam');
  const grid = Array.from({ length: 40 }, (_, i) => (i + 1) * 24).flatMap((at) => [
    line(at, 0, at, 1000),
    line(0, at, 1000, at),
  ]);
  expect(draftFault(drawing, add(...grid))).toBe('many-patches');
  expect(add(...grid).run(drawing).document).toBe(drawing.document);
});

it('uses the symmetry of now, though the command was tried with another', () => {
  const [plain, seam] = [newDrawing(), add(line(0, 250, 250, 0))];
  expect(seam.canRun(plain)).toBe(true);
  expect(drawn(next(next(plain, act(commands.setSymmetry, 'quarter turns')), seam))).toHaveLength(5);
  expect(drawn(next(plain, seam))).toHaveLength(2);
});

it('tells two commands with one argument apart', () => {
  const cross = after(add(line(500, 0, 500, 1000), line(0, 500, 1000, 500)));
  const argument = { at: { x: 500, y: 250 }, to: { x: 400, y: 250 }, by: { x: -100, y: 0 } };
  expect(act(commands.moveMapCorner, argument).canRun(cross)).toBe(false);
  expect(act(commands.moveSeam, argument).canRun(cross)).toBe(true);
});

it('adds the images of a seam by symmetry', () => {
  const drawing = after(act(commands.setSymmetry, 'quarter turns'), add(line(0, 250, 250, 0)));
  expect(drawn(drawing)).toHaveLength(5);
});

it('keeps shapes pieced that overlap each other and touch no other seam', () => {
  const overlapping = after(place(1, 200, 200, 300, 300), place(1, 400, 400, 300, 300));
  const planar = next(overlapping, act(commands.makePlanar));
  const { faces, sources } = draftedMap(planar.document.design);
  expect(faces.map(({ area }) => area).sort((one, other) => one - other)).toEqual([80_000, 90_000, 830_000]);
  expect(sources.some(({ shape }) => shape.applique)).toBe(false);
});

it('converts only blocks whose shapes overlap, and tells how many are hidden', () => {
  expect(overlapsToConvert(newDrawing())).toBeNull();
  const apart = after(place(1, 0, 0, 500, 1000), place(1, 500, 0, 250, 1000));
  expect(overlapsToConvert(apart)).toBeNull();
  const overlapping = next(apart, place(1, 250, 0, 500, 500));
  expect(overlapsToConvert(overlapping)).toEqual({ hidden: 0 });
  const covered = next(overlapping, place(1, 0, 0, 1000, 1000));
  expect(overlapsToConvert(covered)).toEqual({ hidden: 3 });
  expect(overlapsToConvert(next(covered, act(commands.makePlanar)))).toBeNull();
});

describe('corners that move together', () => {
  const cross = next(
    newDrawing(),
    act(commands.addSeams, {
      seams: [
        { from: { x: 400, y: 0 }, to: { x: 400, y: 1000 }, bulge: 0 },
        { from: { x: 0, y: 500 }, to: { x: 1000, y: 500 }, bulge: 0 },
      ],
      fabric: 1,
    }),
  );
  const column = [0, 500, 1000].map((y) => ({ x: 400, y }));
  const xs = (drawing: Drawing) => {
    const { corners } = draftedMap(drawing.document.design);
    return [...new Set(corners.map(({ x }) => x))].sort((one, other) => one - other);
  };
  const move = (x: number, y = 0, burst?: string) =>
    act(commands.moveMapCorners, { at: column, by: { x, y }, burst });

  it('keep their distances, on the edge of the block too', () => {
    expect(xs(next(cross, move(100)))).toEqual([0, 500, 1000]);
    /* The middle moves down too; the ends stay on the edge. */
    const { corners } = draftedMap(next(cross, move(-200, 50)).document.design);
    expect(corners.filter(({ x }) => x === 200).map(({ y }) => y)).toEqual(
      expect.arrayContaining([0, 550, 1000]),
    );
  });

  it('move with their images by symmetry', () => {
    const both = next(
      next(cross, act(commands.setSymmetry, 'across')),
      act(commands.addSeams, {
        seams: [
          { from: { x: 400, y: 0 }, to: { x: 400, y: 1000 }, bulge: 0 },
          { from: { x: 600, y: 0 }, to: { x: 600, y: 1000 }, bulge: 0 },
        ],
      }),
    );
    expect(xs(next(both, move(-100)))).toEqual([0, 300, 700, 1000]);
  });

  it('are one step of a burst, and go back by undo', () => {
    const far = next(
      next(cross, move(10, 0, 'one')),
      act(commands.moveMapCorners, {
        at: column.map(({ y }) => ({ x: 410, y })),
        by: { x: 10, y: 0 },
        burst: 'one',
      }),
    );
    expect(xs(far)).toEqual([0, 420, 1000]);
    expect(xs(next(far, act(commands.undo)))).toEqual([0, 400, 1000]);
  });

  it('can’t be a corner of the block or no corner, and must move', () => {
    const fault = (at: { x: number; y: number }[], x: number) =>
      draftFault(cross, act(commands.moveMapCorners, { at, by: { x, y: 0 } }));
    expect(fault([{ x: 0, y: 0 }], 5)).toBe('no-seam');
    expect(fault([{ x: 123, y: 321 }], 5)).toBe('no-seam');
    expect(fault(column, 0)).toBe('no-change');
  });
});

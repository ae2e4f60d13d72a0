import { boxMirroredAcross, boxTurnedRight, type Box } from '@quiltwright/shared/geometry/box';
import { blockUnits } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import {
  shapeTypes,
  type Levels,
  type Shape,
  type ShapeType,
} from '@quiltwright/shared/quilting/shapes/shape';
import { formOf, shapeIn, turnedForm } from '@quiltwright/shared/quilting/shapes/form';
import { boxOf, shapeContains } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutArea } from '../estimate/cut-area';
import { congruence } from './lattice/congruence';
import type { Lie } from './curves/lie';
import { sewnOf, type SewnPatch } from './sewn';

const foot: Lie = { width: 12, height: 12 };

function shape(shapeType: ShapeType, { x, y, width, height }: Box, fillFabric: number): Shape {
  return {
    shapeNum: 1,
    shapeType,
    shapeXLoc: blockUnits(x),
    shapeYLoc: blockUnits(y),
    shapeWidth: blockUnits(width),
    shapeHeight: blockUnits(height),
    fillFabric,
    strokeWidth: 0,
  };
}

const ground = shape(1, { x: 0, y: 0, width: 1000, height: 1000 }, 1);

/** Random layers: straight shapes over a ground. Their boxes have their sides on the lines of a grid. */
const anyLevels: fc.Arbitrary<Levels> = fc.constantFrom(6, 8, 12).chain((grid) => {
  const at = (lines: number) => Math.round((lines * 1e7) / grid) / 1e4;
  const side = fc.integer({ min: 1, max: Math.ceil(grid / 2) });
  const types = shapeTypes.filter((type) => type !== 6);
  const one = fc
    .tuple(fc.constantFrom(...types), side, side, fc.nat(grid), fc.nat(grid), fc.constantFrom(1, 2, 3))
    .map(([type, width, height, x, y, fabric]) =>
      shape(
        type,
        {
          x: at(x % (grid - width + 1)),
          y: at(y % (grid - height + 1)),
          width: at(width),
          height: at(height),
        },
        fabric,
      ),
    );
  return fc.array(one, { minLength: 1, maxLength: 15 }).map((shapes) => [[ground], shapes]);
});

function blockNamed(title: string): Levels {
  const block = premadeBlocks.find((one) => one.title === title);
  if (!block) throw new Error(`There is no ${title}.`);
  return block.levels;
}

function kindsOf(levels: Levels, lie = foot): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const { kind } of sewnOf(levels, lie).patches) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return kinds;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** True if both blocks have the same groups of patches. The positions of the patches don't matter. */
function sewnAlike(one: Levels, other: Levels): boolean {
  const left = sewnOf(other, foot).groups;
  const near = (a: number, b: number) => Math.abs(a - b) < 0.01;
  const isGone = sewnOf(one, foot).groups.every((group) => {
    const at = left.findIndex(
      ({ fabric, kind, size, area, patches }) =>
        fabric === group.fabric &&
        kind === group.kind &&
        patches.length === group.patches.length &&
        near(size[0], group.size[0]) &&
        near(size[1], group.size[1]) &&
        near(area, group.area),
    );
    return at >= 0 && left.splice(at, 1);
  });
  return isGone && left.length === 0;
}

describe('sewnOf', () => {
  it('names the patches of known blocks', () => {
    /* A nine patch: four corners, the middle, and four hourglasses of four quarter-square triangles. */
    expect(kindsOf(blockNamed('Ohio Star'))).toEqual({ square: 5, quarterSquareTriangle: 16 });
    expect(kindsOf(blockNamed('Sawtooth Star'))).toEqual({ square: 5, goose: 4, sky: 8 });
    expect(kindsOf(blockNamed('Shoo Fly'))).toEqual({ square: 5, halfSquareTriangle: 8 });
    expect(kindsOf(blockNamed('Storm at Sea')).diamond).toBe(8);
    /* Eight diamonds, each drawn as a rectangle between two triangles, and four triangles, each drawn in halves. */
    expect(kindsOf(blockNamed('LeMoyne Star'))).toEqual({ square: 4, quarterSquareTriangle: 4, diamond: 8 });
    expect(kindsOf(blockNamed('Tumbling Blocks')).diamond).toBe(27);
  });

  it('names a triangle by its orientation in the quilt: a block on its point has other forms', () => {
    const onPoint = { ...foot, turn: Math.PI / 4 };
    expect(kindsOf(blockNamed('Ohio Star'), onPoint)).toEqual({ square: 5, halfSquareTriangle: 16 });
    expect(kindsOf(blockNamed('Shoo Fly'), onPoint)).toEqual({ square: 5, quarterSquareTriangle: 8 });
  });

  it('measures in inches: a square in a block that isn’t square is a rectangle', () => {
    expect(kindsOf([[ground]], { width: 12, height: 9 })).toEqual({ rectangle: 1 });
    expect(sewnOf([[ground]], { width: 9, height: 12 }).patches).toMatchObject([
      { size: [12, 9], area: 108 },
    ]);
  });

  it('gives sizes as they are cut: sides, legs, the long side, goose by its height', () => {
    /* A third of 12 inches is 4; its hourglass has long sides of 4 and heights of 2. */
    const star = sewnOf(blockNamed('Ohio Star'), foot).groups;
    expect(
      star.map(({ kind, size }) => [kind, ...size.map((side) => Number(side.toFixed(3)))]),
    ).toContainEqual(['quarterSquareTriangle', 4, 2]);
    const goose = sewnOf(blockNamed('Sawtooth Star'), foot).groups.find(({ kind }) => kind === 'goose');
    expect(goose?.size.map((side) => Number(side.toFixed(3)))).toEqual([6, 3]);
    expect(goose?.area).toBeCloseTo(9, 3);
  });

  it('counts nothing for a hidden ground', () => {
    const square = shape(1, { x: 0, y: 0, width: 500, height: 1000 }, 2);
    const { patches } = sewnOf([[ground], [square]], foot);
    expect(patches.map(({ fabric, area }) => [fabric, area])).toEqual([
      [1, 72],
      [2, 72],
    ]);
  });

  it('lays curves on top unchanged, cut only by the shapes over them', () => {
    const circle = shape(6, { x: 250, y: 250, width: 500, height: 500 }, 2);
    const [under, whole] = sewnOf([[ground], [circle]], foot).patches as [SewnPatch, SewnPatch];
    expect([under.kind, under.area]).toEqual(['square', 144]);
    /* A circle 6 inches across has an area of 9π. */
    expect(whole.kind).toBe('applique');
    expect(whole.area).toBeCloseTo(9 * Math.PI, 10);
    expect(whole.outline.every(({ arc }) => arc)).toBe(true);
    const half = shape(1, { x: 0, y: 0, width: 500, height: 1000 }, 3);
    const cut = sewnOf([[ground], [circle, half]], foot).patches.find(({ kind }) => kind === 'applique');
    expect(cut?.area).toBeCloseTo(4.5 * Math.PI, 2);
  });

  it('lays a shape that is joined to a curve on top with it, as one piece, if both have one fabric', () => {
    /* A tombstone is a square of 4.8 inches with half a circle beside it. Its area is 23.04 + 2.88π. */
    const square = shape(1, { x: 300, y: 300, width: 400, height: 400 }, 2);
    const circle = shape(6, { x: 500, y: 300, width: 400, height: 400 }, 2);
    const joined = (one: Shape, joinNum: number): Shape => ({ ...one, joinNum });
    const [under, tombstone, ...others] = sewnOf(
      [[ground], [joined(square, 1), joined(circle, 1)]],
      foot,
    ).patches;
    expect([under?.kind, under?.area, others]).toEqual(['square', 144, []]);
    expect(tombstone?.kind).toBe('applique');
    expect(tombstone?.area).toBeCloseTo(23.04 + 2.88 * Math.PI, 2);
    const apart: Record<string, Levels> = {
      recoloured: [[ground], [joined(square, 1), joined({ ...circle, fillFabric: 3 }, 1)]],
      'of two patches': [[ground], [joined(square, 1), joined(circle, 2)]],
      'not joined': [[ground], [square, circle]],
    };
    for (const [how, levels] of Object.entries(apart))
      expect([how, kindsOf(levels)]).toEqual([how, { other: 1, square: 1, applique: 1 }]);
  });

  it('shows the ground through a curve that is joined to it', () => {
    /* A ring 7.2 inches across, with a hole of 3.6 inches, has an area of π (3.6² − 1.8²). */
    const ring = shape(6, { x: 200, y: 200, width: 600, height: 600 }, 2);
    const inside = shape(6, { x: 350, y: 350, width: 300, height: 300 }, 1);
    const { patches, seen } = sewnOf([[{ ...ground, joinNum: 1 }], [ring, { ...inside, joinNum: 1 }]], foot);
    expect(patches.map(({ kind }) => kind)).toEqual(['square', 'applique']);
    expect(patches[1]?.area).toBeCloseTo(9.72 * Math.PI, 2);
    expect(seen.get(2)).toBeCloseTo(3.24 * Math.PI, 2);
  });

  it('leaves out shapes of no area, and knows ellipses of one size in both directions', () => {
    const ellipse = (x: number, width: number, height: number) => shape(6, { x, y: 100, width, height }, 2);
    const shapes = [ellipse(100, 300, 200), ellipse(500, 200, 300), ellipse(0, 0, 300), ellipse(0, 300, 0)];
    const nothing = shape(10, { x: 300, y: 300, width: 0, height: 200 }, 2);
    const { groups } = sewnOf([[ground], [...shapes, nothing]], foot);
    expect(groups.map(({ kind, patches }) => [kind, patches.length])).toEqual([
      ['square', 1],
      ['applique', 2],
    ]);
  });

  it('groups turned patches together, and marks those that are cut reversed', () => {
    /* A triangle of 6 × 3 and its mirror image: neither is half a square. */
    const box = { width: 500, height: 250 };
    const shapes = [
      shape(2, { x: 0, y: 0, ...box }, 2),
      shape(8, { x: 0, y: 300, ...box }, 2),
      shape(7, { x: 0, y: 600, ...box }, 2),
    ];
    const { groups } = sewnOf([[ground], shapes], foot);
    const triangles = groups.find(({ fabric }) => fabric === 2);
    expect(triangles).toMatchObject({ kind: 'other', mirrored: 1 });
    expect(triangles?.patches).toHaveLength(3);
  });

  it('fills the whole block, with the visible area of each fabric', () => {
    const SAMPLES = 250;
    fc.assert(
      fc.property(anyLevels, (levels) => {
        const { patches } = sewnOf(levels, foot);
        expect(Math.abs(sum(patches.map(({ area }) => area)) - 144)).toBeLessThan(144e-6);
        const shapes = levels.flat().reverse();
        const seen = new Map<number, number>();
        for (let row = 0; row < SAMPLES; row++)
          for (let column = 0; column < SAMPLES; column++) {
            const [x, y] = [(column + 0.43) * (1000 / SAMPLES), (row + 0.56) * (1000 / SAMPLES)];
            const fabric = shapes.find((one) => shapeContains(one, x, y))?.fillFabric ?? 0;
            seen.set(fabric, (seen.get(fabric) ?? 0) + 144 / SAMPLES ** 2);
          }
        for (const [fabric, area] of seen) {
          const sewn = sum(patches.filter((patch) => patch.fabric === fabric).map((patch) => patch.area));
          expect(Math.abs(sewn - area)).toBeLessThan(0.005 * 144);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('makes no patch of a rounding error', () => {
    /* A tip ends very close to the edge of a bar: no part of the triangle is wide enough to sew. */
    for (const hair of [0.001, 0.0025]) {
      const tip = shape(13, { x: 142.8571, y: 0, width: 142.8571, height: 142.8576 }, 2);
      const x = 142.8571 + hair;
      const bar = shape(1, { x, y: 0, width: 285.7137 - x, height: 428.5714 }, 2);
      const areas = sewnOf([[ground], [tip, bar]], foot).patches.map(({ fabric, area }) => [fabric, area]);
      expect(areas).toEqual([
        [1, expect.closeTo(144 * (1 - 0.142855 * 0.4285714), 2)],
        [2, expect.closeTo(144 * 0.142855 * 0.4285714, 2)],
      ]);
    }
    const hair = fc.integer({ min: -30, max: 30 }).map((steps) => steps / 1e3);
    const hairs = fc.array(fc.tuple(hair, hair, hair, hair), { minLength: 15, maxLength: 15 });
    fc.assert(
      fc.property(anyLevels, hairs, ([, shapes = []], by) => {
        const moved = shapes.map((one, i) => {
          const box = boxOf(one);
          const [x = 0, y = 0, width = 0, height = 0] = by[i] ?? [];
          const at = { x: Math.max(0, box.x + x), y: Math.max(0, box.y + y) };
          const placed = { ...at, width: box.width + width, height: box.height + height };
          return { ...one, ...shapeIn(formOf(one), placed) };
        });
        for (const { corners, size, area } of sewnOf([[ground], moved], foot).patches) {
          expect(corners.length).toBeGreaterThan(2);
          expect(size.every(Number.isFinite)).toBe(true);
          /* A piece smaller than half a block unit squared is a sliver. */
          expect(area).toBeGreaterThan(144e-6 / 2);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('has the same patches when the block is turned or mirrored', () => {
    const turned = (one: Shape): Shape => ({
      ...one,
      ...shapeIn(turnedForm(formOf(one), 'right'), boxTurnedRight(boxOf(one), 1000)),
    });
    const mirrored = (one: Shape): Shape => ({
      ...one,
      ...shapeIn(turnedForm(formOf(one), 'across'), boxMirroredAcross(boxOf(one), 1000)),
    });
    fc.assert(
      fc.property(anyLevels, (levels) => {
        for (const change of [turned, mirrored])
          expect(
            sewnAlike(
              levels,
              levels.map((level) => level.map(change)),
            ),
          ).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('stays the same when a wholly hidden shape is added', () => {
    const hidden = shape(10, { x: 100, y: 100, width: 300, height: 300 }, 3);
    fc.assert(
      fc.property(anyLevels, (levels) => {
        expect(sewnAlike([[hidden], ...levels], levels)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('needs no less fabric with seam allowance than without', () => {
    fc.assert(
      fc.property(anyLevels, (levels) => {
        for (const { outline, area } of sewnOf(levels, foot).patches)
          expect(cutArea(outline).cut).toBeGreaterThan(area);
      }),
      { numRuns: 50 },
    );
  });
});

describe('congruence', () => {
  it('compares the forms of holes, not only their number', () => {
    const square = (x: number, side: number) => [
      { x, y: x },
      { x: x + side, y: x },
      { x: x + side, y: x + side },
      { x, y: x + side },
    ];
    const centred = { corners: square(0, 6), holes: [square(2, 2)] };
    const aside = { corners: square(0, 6), holes: [square(1, 2)] };
    expect(congruence(centred, { ...centred, corners: square(0, 6) })).toBe('same');
    expect(congruence(centred, aside)).toBeNull();
  });
});

import { outlineContains, placed, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { outlineOf, unitOutline } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { shapeTypes, type ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patchesOf, type Patch } from './patches';

const straightTypes = shapeTypes.filter((type) => type !== 6);

/** Returns the outline of a shape, from its type and its box in block units. */
const shape = (type: ShapeType, x: number, y: number, width: number, height: number): Outline =>
  placed(unitOutline(type), { x, y, width, height });

const ground = shape(1, 0, 0, 1000, 1000);

/**
 * Random outlines of straight shapes. Their boxes have their sides on the lines of a grid, rounded to four decimals as
 * in stored blocks.
 */
const anyShapes = fc.constantFrom(7, 9, 12, 16, 24, 1000).chain((grid) => {
  const stored = (lines: number) => Math.round((lines * 1e7) / grid) / 1e4;
  const side = fc.integer({ min: 1, max: Math.ceil(grid / 2) });
  const one = fc
    .tuple(fc.constantFrom(...straightTypes), side, side, fc.nat(grid), fc.nat(grid))
    .map(([type, width, height, x, y]) =>
      shape(
        type,
        stored(x % (grid - width + 1)),
        stored(y % (grid - height + 1)),
        stored(width),
        stored(height),
      ),
    );
  return fc.array(one, { minLength: 1, maxLength: 40 });
});

const anyPoint = fc.record({
  x: fc.double({ min: 0, max: 1000, noNaN: true }),
  y: fc.double({ min: 0, max: 1000, noNaN: true }),
});

function inside(loop: readonly Point[], point: Point): boolean {
  return outlineContains(
    loop.map((to) => ({ to })),
    point,
  );
}

function holding(patches: readonly Patch[], point: Point): number[] {
  return patches
    .filter(({ outline, holes }) => inside(outline, point) && !holes.some((hole) => inside(hole, point)))
    .map(({ shape }) => shape);
}

/**
 * Returns the distance from a point to the nearest edge of any shape, in block units. A point very near an edge may
 * count to the shape on either side.
 */
function nearestEdge(outlines: readonly Outline[], { x, y }: Point): number {
  let nearest = Infinity;
  for (const outline of outlines) {
    let from = outline.at(-1)?.to ?? { x, y };
    for (const { to } of outline) {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const t = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)));
      nearest = Math.min(nearest, Math.hypot(x - from.x - dx * t, y - from.y - dy * t));
      from = to;
    }
  }
  return nearest;
}

const areas = (patches: readonly Patch[]) => patches.map(({ area }) => area);

describe('patchesOf', () => {
  it('leaves a shape whole if nothing lies over it', () => {
    const { patches } = patchesOf([ground]);
    expect(patches).toMatchObject([{ shape: 0, area: 1_000_000, holes: [] }]);
  });

  it('cuts the shape beneath, and makes a hole if the upper shape lies inside it', () => {
    /* The ground has 1000² − 200² left. */
    const { patches } = patchesOf([ground, shape(1, 400, 400, 200, 200)]);
    expect(patches.map(({ shape, area, holes }) => [shape, area, holes.length])).toEqual([
      [0, 960_000, 1],
      [1, 40_000, 0],
    ]);
  });

  it('has no patch of a shape that others hide together', () => {
    const halves = [shape(1, 0, 0, 500, 1000), shape(1, 500, 0, 500, 1000)];
    expect(patchesOf([shape(10, 200, 200, 600, 600), ...halves]).patches.map(({ shape }) => shape)).toEqual([
      1, 2,
    ]);
  });

  it('separates parts that touch only in a point', () => {
    /* The diamond leaves four corners of the ground, each a triangle of 500 × 500. */
    const { patches } = patchesOf([ground, shape(10, 0, 0, 1000, 1000)]);
    expect(areas(patches)).toEqual([125_000, 125_000, 125_000, 125_000, 500_000]);
    expect(patches.map(({ shape }) => shape)).toEqual([0, 0, 0, 0, 1]);
  });

  it('keeps the ground between shapes where one comes very near to another’s corner', () => {
    /*
     * Coordinates in twelfths of the block. The long side of the first triangle goes from (12, 2) to (7, 6). The square
     * ends at x = 8. A side of the last triangle goes from (9, 4) to (7, 8), past the square's corner (8, 6). They
     * enclose the triangle (8, 5.2), (8, 6), (8⅔, 4⅔), with an area of 0.8 · ⅔ ÷ 2.
     */
    const beside = shape(9, 583.3333, 166.6667, 416.6667, 333.3333);
    const square = shape(1, 250, 83.3333, 416.6667, 416.6667);
    const passing = shape(3, 583.3334, 333.3333, 333.3333, 333.3333);
    const { patches } = patchesOf([ground, beside, square, passing]);
    const enclosed = patches.filter(({ shape, holes }) => shape === 0 && holes.length === 0);
    expect(enclosed).toHaveLength(1);
    expect(enclosed[0]?.area).toBeCloseTo(((0.8 * 2) / 3 / 2) * (1000 / 12) ** 2, 0);
  });

  it('fills the whole block with any drawing', () => {
    fc.assert(
      fc.property(anyShapes, (outlines) => {
        const whole = areas(patchesOf([ground, ...outlines]).patches).reduce((sum, area) => sum + area, 0);
        /* Each edge of the block may move in by 0.001 in its middle. The four edges then lose 4 · ½ · 1000 · 0.001 = 2. */
        expect(Math.abs(whole - 1_000_000)).toBeLessThan(2);
      }),
    );
  });

  it('gives a sliver that rounding left to the neighbour beside it', () => {
    /* Thirds are stored to four decimals. The second stripe ends at 666.6666, 0.0001 before the third starts. */
    const stripes = [shape(1, 0, 0, 333.3333, 1000), shape(1, 333.3333, 0, 333.3333, 1000)];
    const { patches, borders } = patchesOf([ground, ...stripes, shape(1, 666.6667, 0, 333.3333, 1000)]);
    expect(patches.map(({ shape }) => shape)).toEqual([1, 2, 3]);
    expect(
      borders()
        .filter(({ left }) => left === null)
        .every(({ from, to }) => onEdge(from, to)),
    ).toBe(true);
  });

  it('lists the parts of one shape from the top, then from the left', () => {
    const { patches } = patchesOf([ground, shape(1, 400, 0, 200, 600), shape(1, 0, 600, 1000, 200)]);
    const places = patches
      .filter(({ shape }) => shape === 0)
      .map(({ outline }) => {
        const [x, y] = [Math.min(...outline.map((p) => p.x)), Math.min(...outline.map((p) => p.y))];
        return [x, y];
      });
    expect(places).toEqual([
      [0, 0],
      [600, 0],
      [0, 800],
    ]);
  });

  it('leaves shapes without an outline on top: they cut nothing', () => {
    expect(patchesOf([ground, []]).patches).toMatchObject([{ shape: 0, area: 1_000_000 }]);
  });

  it('has a patch of the topmost shape at every place, and no other', () => {
    fc.assert(
      fc.property(anyShapes, fc.array(anyPoint, { minLength: 20, maxLength: 20 }), (outlines, points) => {
        const { patches } = patchesOf(outlines);
        for (const point of points) {
          if (nearestEdge(outlines, point) < 0.05) continue;
          const covering = outlines.flatMap((outline, i) => (outlineContains(outline, point) ? [i] : []));
          expect(holding(patches, point)).toEqual(covering.slice(-1));
        }
      }),
    );
  });

  it('has two patches or the ground along every edge, and no patch outside its shape', () => {
    fc.assert(
      fc.property(anyShapes, (outlines) => {
        for (const { from, to, left } of patchesOf(outlines).borders()) {
          if (left !== null) continue;
          const length = Math.hypot(to.x - from.x, to.y - from.y);
          const aside = 0.05 / length;
          const beside = {
            x: (from.x + to.x) / 2 + (to.y - from.y) * aside,
            y: (from.y + to.y) / 2 - (to.x - from.x) * aside,
          };
          if (length > 1) expect(outlines.some((outline) => outlineContains(outline, beside))).toBe(false);
        }
      }),
    );
  });

  it('stays the same when a hidden shape is added', () => {
    fc.assert(
      fc.property(anyShapes, (outlines) => {
        const hidden = patchesOf([shape(10, 100, 100, 300, 300), ground, ...outlines]);
        const without = patchesOf([ground, ...outlines]);
        expect(areas(hidden.patches)).toEqual(areas(without.patches));
      }),
    );
  });

  it('covers each block of the library exactly once', () => {
    for (const { designName, levels } of premadeBlocks) {
      const { patches, borders } = patchesOf(levels.flat().map(outlineOf));
      const whole = areas(patches).reduce((sum, area) => sum + area, 0);
      expect(Math.abs(whole - 1_000_000), designName).toBeLessThan(1);
      const open = borders().filter(({ from, to, left }) => left === null && !onEdge(from, to));
      expect(open, designName).toEqual([]);
    }
  });
});

/** True if a line lies on an edge of the block. The ends of curves may be off it by 0.001. */
function onEdge(from: Point, to: Point): boolean {
  const isAt = (edge: number, ...places: number[]) => places.every((place) => Math.abs(place - edge) < 0.001);
  return [0, 1000].some((edge) => isAt(edge, from.x, to.x) || isAt(edge, from.y, to.y));
}

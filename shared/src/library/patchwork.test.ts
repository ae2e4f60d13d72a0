import { describe, expect, it } from 'vitest';
import { drawn, mirrored, patchwork, turned } from './patchwork.js';

/** Returns the shapes of a block as rows: type, x, y, width, height, fabric. */
const shapes = (levels: ReturnType<typeof patchwork>['levels']) =>
  levels.map((level) =>
    level.map((s) => [s.shapeType, s.shapeXLoc, s.shapeYLoc, s.shapeWidth, s.shapeHeight, s.fillFabric]),
  );

const tenThousandths = (length: number) => Math.round(length * 10_000) / 10_000;

describe('the block notation', () => {
  it('puts each fabric of a four patch in a layer', () => {
    const { levels, grid } = patchwork`
      A B
      B A`;
    expect(grid).toBe(2);
    expect(shapes(levels)).toEqual([
      [
        [1, 0, 0, 500, 500, 1],
        [1, 500, 500, 500, 500, 1],
      ],
      [
        [1, 500, 0, 500, 500, 2],
        [1, 0, 500, 500, 500, 2],
      ],
    ]);
  });

  it('reads a seam by its stroke, with the first letter on its left', () => {
    expect(shapes(patchwork`A/B`.levels)).toEqual([[[9, 0, 0, 1000, 1000, 1]], [[7, 0, 0, 1000, 1000, 2]]]);
    expect(shapes(patchwork`A\B`.levels)).toEqual([[[2, 0, 0, 1000, 1000, 1]], [[8, 0, 0, 1000, 1000, 2]]]);
  });

  it('keeps the seams of patches that are drawn with lines and arcs', () => {
    const halves = drawn`
      2
      A 0,0 2,0 0,2
      B 2,0 2,2 0,2`;
    expect(halves.levels.flat().map(({ drafted }) => drafted)).toEqual([true, true]);
    const triangles = patchwork`A/B`.levels;
    expect(triangles.flat().map(({ drafted }) => drafted)).toEqual([undefined, undefined]);
  });

  it("makes two triangles for a goose's sky", () => {
    const { levels } = patchwork`
      BvA -
      A   B`;
    expect(shapes(levels)[0]).toEqual([
      [2, 0, 0, 500, 500, 1],
      [7, 500, 0, 500, 500, 1],
      [1, 0, 500, 500, 500, 1],
    ]);
    expect(shapes(levels)[1]?.[0]).toEqual([12, 0, 0, 1000, 500, 2]);
    const sideways = patchwork`
      B>A A
      |   A`;
    expect(shapes(sideways.levels)[0]?.slice(0, 2)).toEqual([
      [8, 0, 0, 500, 500, 1],
      [7, 0, 500, 500, 500, 1],
    ]);
  });

  it('joins two neighbouring quarters of one fabric', () => {
    expect(
      shapes(patchwork`ABCD`.levels)
        .flat()
        .map(([type]) => type),
    ).toEqual([12, 13, 3, 11]);
    expect(shapes(patchwork`AABC`.levels)).toEqual([
      [[8, 0, 0, 1000, 1000, 1]],
      [[3, 0, 500, 1000, 500, 2]],
      [[11, 0, 0, 500, 1000, 3]],
    ]);
    expect(shapes(patchwork`ABBA`.levels)).toEqual([[[9, 0, 0, 1000, 1000, 1]], [[7, 0, 0, 1000, 1000, 2]]]);
  });

  it('cuts the corners off a diamond, and lays an ellipse on its ground', () => {
    expect(shapes(patchwork`B<>A`.levels)[0]).toEqual([
      [9, 0, 0, 500, 500, 1],
      [8, 500, 0, 500, 500, 1],
      [7, 500, 500, 500, 500, 1],
      [2, 0, 500, 500, 500, 1],
    ]);
    expect(shapes(patchwork`BoA`.levels)).toEqual([[[1, 0, 0, 1000, 1000, 1]], [[6, 0, 0, 1000, 1000, 2]]]);
  });

  it('cuts a quarter of a disc off a corner', () => {
    const [rest, disc] = patchwork`BbrA`.levels.map(([each]) => each?.outline);
    const arc: unknown = expect.closeTo(Math.SQRT2 - 1, 6);
    expect(disc).toEqual([
      [1000, 1000, 0],
      [250, 1000, arc],
      [1000, 250, 0],
    ]);
    expect(rest).toHaveLength(5);
    // A quarter turn to the right moves the corner at the bottom right to the bottom left.
    const turnedDisc = turned`BbrA`.levels[1]?.[1]?.outline;
    expect(turnedDisc?.[0]).toEqual([500, 500, 0]);
    const mirroredDisc = mirrored`BbrA`.levels[1]?.[1]?.outline;
    expect(mirroredDisc).toEqual([
      [500, 125, arc],
      [875, 500, 0],
      [500, 500, 0],
    ]);
  });

  it('gives columns and rows their sizes', () => {
    const { levels, grid } = patchwork`
      1 3
      A B
      B A/B`;
    expect(grid).toBe(4);
    expect(shapes(levels)[0]).toEqual([
      [1, 0, 0, 250, 250, 1],
      [9, 250, 250, 750, 750, 1],
    ]);
    const strips = patchwork`
      1 4
      1 1
      A B
      B A`;
    expect(shapes(strips.levels)[0]).toEqual([
      [1, 0, 0, 200, 500, 1],
      [1, 200, 500, 800, 500, 1],
    ]);
  });

  it('gives neighbours the same coordinate for their seam, also in thirds and sevenths', () => {
    const [sky = [], geese = []] = shapes(
      mirrored`
        1 1 1 1 1 1 1
        1
        A B^A A A B<>A B^A A`.levels,
    );
    const edges = new Set(sky.flatMap(([, x = 0, , width = 0]) => [x, tenThousandths(x + width)]));
    for (const [, x = 0, , width = 0] of geese) {
      expect(edges).toContain(x);
      expect(edges).toContain(tenThousandths(x + width / 2));
      expect(edges).toContain(tenThousandths(x + width));
    }
  });

  it('makes half-rectangle triangles in an oblong cell', () => {
    const { levels } = patchwork`
      A/B B
      |   B`;
    expect(shapes(levels)[0]).toEqual([[9, 0, 0, 500, 1000, 1]]);
  });

  it('turns a quarter to the right for the others', () => {
    const { levels, grid } = turned`
      A/B A
      A   A`;
    expect(grid).toBe(4);
    /*
     * The corner unit has B at the bottom right. The turned copies have B at the bottom left, top left and top right.
     */
    expect(shapes(levels)[1]).toEqual([
      [7, 0, 0, 250, 250, 2],
      [2, 750, 0, 250, 250, 2],
      [9, 750, 750, 250, 250, 2],
      [8, 0, 750, 250, 250, 2],
    ]);
  });

  it('mirrors a quarter for the others', () => {
    const { levels } = mirrored`
      A B>A
      A |`;
    /* The geese below point the same way as those above; across, they point the other way. */
    expect(shapes(levels)[1]).toEqual([
      [11, 250, 0, 250, 500, 2],
      [13, 500, 0, 250, 500, 2],
      [11, 250, 500, 250, 500, 2],
      [13, 500, 500, 250, 500, 2],
    ]);
  });

  it('adds a layer on top, in cells or in parts of a side', () => {
    const ground = patchwork`
      A B
      B A`;
    const { levels } = ground.over`
      C oval 0.5 0.5 1 1`.over`
      8
      A tr 2 0 1 4
      B left 0 0 2 2`;
    expect(shapes(levels).slice(2)).toEqual([
      [[6, 250, 250, 500, 500, 3]],
      [
        [8, 250, 0, 125, 500, 1],
        [13, 0, 0, 250, 250, 2],
      ],
    ]);
    expect(levels.flat().map((shape) => shape.shapeNum)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('adds a layer turned by quarters', () => {
    const { levels } = patchwork`
      A A
      A A`.overTurned`
      4
      B tl 1 0 1 2`;
    expect(shapes(levels)[1]).toEqual([
      [9, 250, 0, 250, 500, 2],
      [8, 500, 250, 500, 250, 2],
      [7, 500, 500, 250, 500, 2],
      [2, 0, 500, 500, 250, 2],
    ]);
  });

  it('numbers joined shapes by their letter', () => {
    const { levels } = patchwork`
      a/B A
      a\B A`;
    expect(shapes(levels)[0]?.[0]).toEqual([9, 0, 0, 500, 500, 1]);
    expect(levels.map((level) => level.map(({ joinNum }) => joinNum))).toEqual([
      [1, undefined, 1, undefined],
      [undefined, undefined],
    ]);
  });

  it('names the wrong cell of a drawing', () => {
    expect(() => patchwork`A`.over`A circle 0 0 1 1`).toThrow('Unknown shape “A circle 0 0 1 1”');
    expect(
      () => patchwork`
        1 1
        A B`,
    ).toThrow('There are 1 rows, but 2 row heights.');
    expect(() => patchwork`A?B`).toThrow('“A?B” is not a known code for a patch.');
    expect(() => patchwork`Z`).toThrow('“Z” needs letters from A to I.');
    expect(() => patchwork`AoB`).toThrow('the letter of the ellipse must come after');
    expect(
      () => patchwork`
        A B
        A`,
    ).toThrow('Row 2 has 1 cells, but the block has 2 columns.');
    expect(
      () => patchwork`
        A -
        | B`,
    ).toThrow('The patches cover');
  });
});

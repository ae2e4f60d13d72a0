import { describe, expect, it } from 'vitest';
import { levelsSchema, shapeSchema } from './shape-schema.js';

/** A quarter of a circle of radius 700 about the block's top left corner. */
const quarter = {
  ...{ shapeNum: 1, shapeType: 20, shapeXLoc: 0, shapeYLoc: 0, shapeWidth: 700, shapeHeight: 700 },
  ...{ fillFabric: 1, strokeWidth: 0 },
  outline: [
    [0, 0, 0],
    [700, 0, 0.41421356],
    [0, 700, 0],
  ],
};
const messages = (shape: unknown) =>
  shapeSchema.safeParse(shape).error?.issues.map(({ message, path }) => [path.join('.'), message]) ?? [];

describe('a shape with an outline of its own', () => {
  it('may have arcs, and may be appliqué', () => {
    expect(shapeSchema.parse(quarter)).toEqual(quarter);
    expect(shapeSchema.parse({ ...quarter, applique: true })).toEqual({ ...quarter, applique: true });
  });

  it('has the smallest box around the outline', () => {
    const words = 'The box of the shape must be the smallest around its outline.';
    expect(messages({ ...quarter, shapeWidth: 700.01 })).toEqual([['outline', words]]);
    expect(messages({ ...quarter, shapeXLoc: 1 })).toEqual([['outline', words]]);
    expect(messages({ ...quarter, shapeHeight: 700.0001 })).toEqual([]);
  });

  it('has an outline without a fault', () => {
    expect(messages({ ...quarter, outline: undefined })).toEqual([
      ['outline', 'A shape needs at least three corners, or two with a curve between them.'],
    ]);
    expect(messages({ ...quarter, outline: [...quarter.outline].reverse() })).toEqual([
      ['outline', 'The shape has no area: its corners lie on a line, or run anticlockwise.'],
    ]);
    expect(
      messages({
        ...quarter,
        outline: [
          [0, 0, 0],
          [700, 0, 0.5],
          [0, 1001, 0],
        ],
      }),
    ).toContainEqual(['outline.2.1', 'Too big: expected number to be <=1000']);
  });
});

it('gives none of the eleven types an outline', () => {
  expect(messages({ ...quarter, shapeType: 2 })).toEqual([
    ['outline', 'Only shapes of type 20 have an outline of their own.'],
  ]);
});

it('reads a block with nearly 4,000 corners, whose edges all overlap each other’s boxes', () => {
  const teeth = Array.from({ length: 118 }, (_, i) => [i * 8, i % 2 === 0 ? 0 : 900, 0]);
  const outline = [...teeth, [936, 999, 0], [0, 999, 0]];
  const comb = { ...quarter, shapeWidth: 936, shapeHeight: 999, outline };
  expect(levelsSchema.safeParse([Array.from({ length: 33 }, () => comb)]).error).toBeUndefined();
});

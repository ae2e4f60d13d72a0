import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { premadeBlocks } from '../library/premade-blocks.js';
import { newBlock, type Block } from './block.js';
import { blockSchema } from './stored/block-schema.js';
import { createdForm } from './created-block.js';
import { createdBlockSchema } from './stored/created-block-schema.js';
import { shapeTypes, type Shape } from './shapes/shape.js';

type Loose = Record<string, unknown>;

/** Any start and length of a shape's side, in block units, both on whole ten-thousandths. */
const wholeSpan = fc
  .integer({ min: 0, max: 9_990_000 })
  .chain((from) => fc.tuple(fc.constant(from), fc.integer({ min: 10_000, max: 10_000_000 - from })))
  .map(([from, length]) => [from / 10_000, length / 10_000] as const);

/** Any start and length of a shape's side, in block units, with any fractions. */
const anySpan = fc
  .double({ min: 0, max: 999, noNaN: true })
  .chain((from) => fc.tuple(fc.constant(from), fc.double({ min: 1, max: 1000 - from, noNaN: true })));

/**
 * Returns a generator of blocks with at least two shapes. Its arguments generate the sides, numbers and stroke widths
 * of shapes.
 */
function blocksOf(
  span: fc.Arbitrary<readonly [number, number]>,
  shapeNums: (count: number) => fc.Arbitrary<number[]>,
  strokeWidth: fc.Arbitrary<number>,
): fc.Arbitrary<Block> {
  const shape = fc
    .record({
      shapeType: fc.constantFrom(...shapeTypes),
      x: span,
      y: span,
      fillFabric: fc.nat(20),
      strokeWidth,
    })
    .map(({ x, y, ...others }) => ({
      ...others,
      ...{ shapeXLoc: x[0], shapeYLoc: y[0], shapeWidth: x[1], shapeHeight: y[1] },
    }));
  return fc
    .array(shape, { minLength: 2, maxLength: 12 })
    .chain((shapes) =>
      fc.record({ shapes: fc.constant(shapes), nums: shapeNums(shapes.length), first: fc.nat(5) }),
    )
    .map(({ shapes, nums, first }) => {
      const numbered = shapes.map((each, index) => ({ ...each, shapeNum: nums[index] }));
      const levels = [numbered.slice(0, first), numbered.slice(first)].filter(({ length }) => length > 0);
      return blockSchema.parse({ ...newBlock(100), levels });
    });
}

const drawn = blocksOf(
  wholeSpan,
  (count) => fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 52 }), { minLength: count, maxLength: count }),
  fc.constant(0),
);
const anyhow = blocksOf(
  anySpan,
  (count) => fc.array(fc.nat(5), { minLength: count, maxLength: count }),
  fc.constantFrom(0, 2.5),
);

const refusal = (block: unknown) => createdBlockSchema.safeParse(block).error?.issues[0];

/** Returns a generator of changes that replace one shape of a block by a changed copy. */
const inShape = (changes: (shape: Shape, first: Shape) => Loose) =>
  fc.nat(11).map((at) => ({ levels }: Block): Loose => {
    const shapes = levels.flat();
    const [first, changing] = [shapes[0], shapes[1 + (at % (shapes.length - 1))]];
    if (!first || !changing) throw new Error('There are two shapes.');
    const other = { ...changing, ...changes(changing, first) };
    return { levels: levels.map((level) => level.map((shape) => (shape === changing ? other : shape))) };
  });
const inBlock = (changes: Loose) => fc.constant((): Loose => changes);

/** Generators of changes that the block editor never makes. */
const spoilings: Record<string, fc.Arbitrary<(block: Block) => Loose>> = {
  'a side off the raster': fc
    .record({
      key: fc.constantFrom(
        'shapeXLoc' as const,
        'shapeYLoc' as const,
        'shapeWidth' as const,
        'shapeHeight' as const,
      ),
      by: fc.double({ min: 0.000_01, max: 0.000_09, noNaN: true }),
    })
    .chain(({ key, by }) => inShape((shape) => ({ [key]: shape[key] + by }))),
  'a shape that pokes out': inShape(({ shapeWidth }) => ({ shapeXLoc: 1000.0001 - shapeWidth })),
  'a shape left of its block': inShape(() => ({ shapeXLoc: -0.0001 })),
  'a shape too low': inShape(() => ({ shapeHeight: 0.9999 })),
  'the number of another shape': inShape((_, { shapeNum }) => ({ shapeNum })),
  'a number below 1': inShape(() => ({ shapeNum: 0 })),
  'a number that is not exact': inShape(() => ({ shapeNum: 2 ** 53 })),
  'half a number': inShape(() => ({ shapeNum: 1.5 })),
  'a stroke': inShape(() => ({ strokeWidth: 10 })),
  'another type': inShape(() => ({ shapeType: 4 })),
  'half a fabric': inShape(() => ({ fillFabric: 0.5 })),
  'an unknown key': inShape(() => ({ rotation: 90 })),
  'no shapes': fc.constantFrom([], [[]], [[], []]).map((levels) => () => ({ levels })),
  'an empty layer on top': fc.constant(({ levels }) => ({ levels: [...levels, []] })),
  'a tenth layer': fc.constant(({ levels }) => {
    const [level = []] = levels;
    return { levels: Array.from({ length: 10 }, () => level) };
  }),
  'a colourway': fc.constant(({ levels }) => ({ colourways: [levels.flat().map(() => 11)] })),
  'a place in a quilt': fc
    .constantFrom('xLocation', 'yLocation', 'xSeparation', 'ySeparation')
    .chain((key) => inBlock({ [key]: 1 })),
  repeats: fc.constantFrom('numOfRows', 'numOfColumns').chain((key) => inBlock({ [key]: 2 })),
  'a pattern': inBlock({ pattern: true }),
  'a stroke around it': inBlock({ strokeWidth: 1 }),
  'too short a side': inBlock({ blockWidth: 3.99 }),
  'too long a side': inBlock({ blockHeight: 20.01 }),
};

describe('createdBlockSchema', () => {
  it('accepts every block of the library', () => {
    for (const { designName, levels } of premadeBlocks)
      expect(refusal({ designName, quilterNum: 100, levels }), designName).toBeUndefined();
  });

  it('accepts blocks as the block editor draws them', () => {
    fc.assert(
      fc.property(drawn, (block) => {
        expect(refusal(block)).toBeUndefined();
      }),
    );
  });

  it.each(Object.entries(spoilings))('refuses %s in any shape or layer', (_, spoiling) => {
    fc.assert(
      fc.property(drawn, spoiling, (block, spoil) => {
        expect(refusal({ ...block, ...spoil(block) })).toBeDefined();
      }),
    );
  });

  const square = {
    shapeNum: 1,
    shapeType: 1,
    shapeXLoc: 0,
    shapeYLoc: 0,
    shapeWidth: 500,
    shapeHeight: 500,
    fillFabric: 1,
  };
  const thirds = { ...square, shapeNum: 2, shapeXLoc: 1000 / 3 };
  it.each<[string, Loose, (string | number)[]]>([
    ['Place a shape first.', { levels: [[], []] }, ['levels']],
    ['The top layer is empty. Remove it.', { levels: [[square], []] }, ['levels', 1]],
    [
      'Each shape of a block needs a different number, 1 or more.',
      { levels: [[square], [square]] },
      ['levels', 1, 0, 'shapeNum'],
    ],
    [
      'The sides of a shape must be at multiples of 0.0001 block units.',
      { levels: [[square, thirds]] },
      ['levels', 0, 1, 'shapeXLoc'],
    ],
    [
      'A drawn shape can’t have a stroke: strokeWidth must be 0.',
      { levels: [[{ ...square, strokeWidth: 1 }]] },
      ['levels', 0, 0, 'strokeWidth'],
    ],
    ['A drawn block isn’t part of a quilt, so its numOfRows must be 1.', { numOfRows: 3 }, ['numOfRows']],
    [
      'A drawn block can’t have colourways. Only a designed block can have colourways.',
      { colourways: [[11]] },
      ['colourways'],
    ],
  ])('answers “%s”', (message, changes, path) => {
    expect(refusal({ designName: 'One', quilterNum: 100, levels: [[square]], ...changes })).toMatchObject({
      message,
      path,
    });
  });
});

describe('createdForm', () => {
  it('makes an accepted block of any block with shapes, and moves no side by more than a ten-thousandth', () => {
    fc.assert(
      fc.property(anyhow, (block) => {
        const created = createdForm(block);
        expect(refusal(created)).toBeUndefined();
        const before = block.levels.flat();
        created.levels.flat().forEach((shape, index) => {
          const was = before[index];
          if (!was) throw new Error('There are no more than before.');
          const ends = ({ shapeXLoc: x, shapeYLoc: y, shapeWidth, shapeHeight }: Shape) => [
            ...[x, y, x + shapeWidth, y + shapeHeight],
          ];
          ends(shape).forEach((end, each) => {
            expect(Math.abs(end - (ends(was)[each] ?? NaN))).toBeLessThanOrEqual(0.000_100_001);
          });
        });
      }),
    );
  });

  it('changes nothing in blocks as the block editor draws them', () => {
    fc.assert(
      fc.property(drawn, (block) => {
        expect(createdForm(block)).toEqual(block);
      }),
    );
  });

  it('keeps shapes touching: thirds share one number', () => {
    const third = 1000 / 3;
    const levels = [0, 1, 2].map((index) => ({
      ...{
        shapeNum: 1,
        shapeType: 1,
        shapeXLoc: index * third,
        shapeYLoc: 0,
        shapeWidth: third,
        shapeHeight: 1000,
      },
      ...{ fillFabric: 1, strokeWidth: 0 },
    }));
    const block = blockSchema.parse({ ...newBlock(100), levels: [levels, []] });
    expect(createdForm(block).levels).toMatchObject([
      [
        { shapeNum: 1, shapeXLoc: 0, shapeWidth: 333.3333 },
        { shapeNum: 2, shapeXLoc: 333.3333, shapeWidth: 333.3334 },
        { shapeNum: 3, shapeXLoc: 666.6667, shapeWidth: 333.3333 },
      ],
    ]);
  });
});

import { plainSentence } from '../../plain-words.js';
import { bandFieldsOf } from './bands/band-fields.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockUnits, inches } from '../../geometry/units.js';
import {
  fullPlacements,
  packedPlacements,
  packedQuilt,
  unpackedQuilt,
  type PackedQuilt,
} from './packed-quilt.js';
import { emptyPlacement, type Placement } from '../placement.js';
import { newStandardQuilt, type Quilt } from '../quilt.js';
import { packedQuiltSchema, sentQuiltSchema } from './quilt-schema.js';
import type { Levels, Shape } from '../shapes/shape.js';

/** One layer with a square in each fabric. */
function levelOf(...fabrics: number[]): Levels {
  const [zero, side] = [blockUnits(0), blockUnits(1000)];
  return [
    fabrics.map((fillFabric, index) => ({
      ...{ shapeNum: index + 1, shapeType: 1, fillFabric, strokeWidth: 0 },
      ...{ shapeXLoc: zero, shapeYLoc: zero, shapeWidth: side, shapeHeight: side },
    })),
  ];
}

const of = (blockNum: number, levels: Levels): Placement => ({ ...emptyPlacement, blockNum, levels });
const [red, blue] = [levelOf(11), levelOf(12)];

describe('packedPlacements', () => {
  it('lists equal levels once, in order of first use, across different blocks', () => {
    const { blocks, looks } = packedPlacements([
      ...[of(4, red), of(5, blue), of(6, red), of(4, levelOf(11)), of(0, []), of(4, blue)],
    ]);
    expect(looks).toEqual([red, blue, []]);
    expect(blocks.map(({ look }) => look)).toEqual([0, 1, 0, 0, 2, 1]);
    expect(blocks.some((block) => 'levels' in block)).toBe(false);
  });

  it('restores its input, and packs it again to the same result', () => {
    const placement = fc
      .record({
        blockNum: fc.constantFrom(0, 4, 5),
        fabrics: fc.array(fc.constantFrom(11, 12), { maxLength: 2 }),
      })
      .map(({ blockNum, fabrics }) => of(blockNum, levelOf(...fabrics)));
    fc.assert(
      fc.property(fc.array(placement), (placements) => {
        const packed = packedPlacements(placements);
        const full = fullPlacements(packed.blocks, packed.looks);
        expect(full).toEqual(placements);
        expect(packedPlacements(full)).toEqual(packed);
        const texts = packed.looks.map((look) => JSON.stringify(look));
        expect(new Set(texts).size).toBe(texts.length);
      }),
    );
  });
});

describe('sentQuiltSchema', () => {
  const quilt = { ...newStandardQuilt(100), quiltName: 'Anna' };
  const box = { blockNum: 4, blockWidth: 12, blockHeight: 12, xLocation: 0, yLocation: 0 };
  const sent = (blocks: object[], more: object = {}) => {
    const read = sentQuiltSchema.safeParse({ ...quilt, blocks, ...more });
    if (!read.success) return read.error.issues[0]?.message;
    return unpackedQuilt(read.data).blocks.map(({ levels }) => levels);
  };

  it('accepts levels in their placements', () => {
    expect(
      sent([
        { ...box, levels: red },
        { ...box, levels: blue },
      ]),
    ).toEqual([red, blue]);
  });

  it('gives a placement without levels those of the nearest earlier placement of its block', () => {
    const blocks = [
      { ...box, levels: red },
      { ...box, blockNum: 5, levels: blue },
      { ...box, levels: [] },
      { ...box, levels: blue },
      { ...box, levels: [] },
      { ...box, blockNum: 0, levels: [] },
      { ...box, blockNum: 6, levels: [] },
    ];
    expect(sent(blocks)).toEqual([red, blue, red, blue, blue, [], []]);
  });

  it('accepts the index of a look, which may be empty, instead of levels', () => {
    const blocks = [
      { ...box, look: 1 },
      { ...box, look: 2 },
      { ...box, levels: [] },
      { ...box, look: 0 },
    ];
    expect(sent(blocks, { looks: [red, blue, []] })).toEqual([blue, [], blue, red]);
  });

  it('drops unused looks, and merges equal ones', () => {
    const read = sentQuiltSchema.parse({
      ...quilt,
      blocks: [
        { ...box, look: 2 },
        { ...box, look: 1 },
      ],
      looks: [blue, red, red],
    });
    expect(read.looks).toEqual([red]);
    expect(read.blocks.map(({ look }) => look)).toEqual([0, 0]);
  });

  it.each([
    ['neither', {}],
    ['both', { levels: red, look: 0 }],
    ['a missing look', { look: 2 }],
  ])('refuses a placement with %s', (_, look) => {
    expect(sent([{ ...box, ...look }], { looks: [red, blue] })).toBe(
      'A block must have either its own “levels”, or a “look”: the index of an entry in “looks”.',
    );
  });

  it('accepts versions 2 to 5, with fields for borders and sashing, but not version 1', () => {
    const { bands: _, ...fields } = { ...quilt, ...bandFieldsOf(quilt), borderWidth1: 3, borderFabric1: 30 };
    for (const schemaVersion of [2, 3, 4, 5])
      expect(sentQuiltSchema.parse({ ...fields, schemaVersion })).toMatchObject({
        ...{ schemaVersion: 7, bands: [{ role: 'border', width: 3, fabric: 30 }] },
      });
    expect(sentQuiltSchema.safeParse({ ...fields, schemaVersion: 1 }).success).toBe(false);
  });

  it('wants either a list of borders and sashing, or all fields of them', () => {
    const { bands: _, ...bare } = quilt;
    const { sashingWidth: __, ...fields } = { ...bandFieldsOf(quilt) };
    const fault = (sent: object) => {
      const issue = sentQuiltSchema.safeParse(sent).error?.issues[0];
      return issue && [issue.path.join('.'), plainSentence(issue)];
    };
    expect(fault({ ...bare, ...fields })).toEqual(['sashingWidth', 'sashingWidth is missing.']);
    expect(fault({ ...quilt, ...fields })).toEqual([
      'bands',
      'Send the borders and sashing either as “bands”, or in fields as in version 5.',
    ]);
  });
});

describe('the worst quilt that the limits allow: 65 × 65 blocks of 4 inches on 260 × 260, 12 blocks of 25 shapes', () => {
  const block = (index: number): Levels => [
    Array.from({ length: 25 }, (_, n): Shape => {
      const [side, x, y] = [200, 200 * (n % 5), 200 * Math.floor(n / 5)].map(blockUnits) as [
        never,
        never,
        never,
      ];
      return {
        ...{ shapeNum: n + 1, shapeType: 1, shapeXLoc: x, shapeYLoc: y, shapeWidth: side, shapeHeight: side },
        ...{ fillFabric: 11 + index, strokeWidth: 0 },
      };
    }),
  ];
  const side = inches(4);
  /* Each placement has its own levels, as in a quilt in the specification's form. */
  const worst: Quilt = {
    ...newStandardQuilt(100),
    quiltLength: inches(260),
    quiltWidth: inches(260),
    generatingLayout: 0,
    blocks: Array.from({ length: 4225 }, (_, n) => ({
      ...emptyPlacement,
      blockNum: 10_001 + (n % 12),
      ...{ blockWidth: side, blockHeight: side },
      xLocation: inches(4 * (n % 65)),
      yLocation: inches(4 * Math.floor(n / 65)),
      levels: block(n % 12),
    })),
  };
  const packed = packedQuilt(worst);
  const arrived = unpackedQuilt(packedQuiltSchema.parse(JSON.parse(JSON.stringify(packed))));
  const distinct = ({ blocks }: Quilt) => new Set(blocks.map(({ levels }) => levels)).size;

  it('is 0.8 MB, of which the looks are 38 kB', () => {
    /*
     * A placement takes 178 characters plus the digits of its two places and its look. 3 of the 65 places have
     * one digit, 22 two and 40 three: 167 digits. Each place occurs 65 times in either direction. 704 of the
     * 4,225 looks have two digits. The sum is 4,225 × 178 + 2 × 65 × 167 + 4,225 + 704 + 4,224 commas + 2
     * brackets.
     */
    expect(JSON.stringify(packed.blocks)).toHaveLength(782_915);
    /*
     * A shape takes 118 characters plus its digits. In a look of 25 shapes, the shape numbers have 41 digits, the
     * places 2 × 65, and the fabrics 50: 221 in total. A look is 25 × 118 + 221 + 24 commas + 4 brackets. There are 12
     * looks, 11 commas between them, and 2 brackets.
     */
    expect(JSON.stringify(packed.looks)).toHaveLength(38_401);
    expect(JSON.stringify(packed).length).toBeLessThan(1_000_000);
  });

  it('comes back unchanged, with twelve levels shared by all placements, also after a copy to a worker', () => {
    expect(distinct(worst)).toBe(4225);
    expect(arrived).toEqual(worst);
    expect(distinct(arrived)).toBe(12);
    expect(distinct(structuredClone(arrived))).toBe(12);
    expect(packedQuilt(arrived)).toEqual(packed);
  });

  it('has twelve looks in either form', () => {
    const asWhole: PackedQuilt = sentQuiltSchema.parse(worst);
    expect(asWhole).toEqual(packed);
    expect(sentQuiltSchema.parse(packed)).toEqual(packed);
  });
});

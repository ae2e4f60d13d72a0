import { inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { newFreeFormQuilt, newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutting } from '../cutting/cutting';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { backingOf } from './backing';
import { battingOf } from './batting';
import { biasFrom, bindingNotes, bindingOf } from './binding';
import { finishingOf } from './finishing';
import { finishingPieces } from './finishing-pieces';
import { FINISHING_DEFAULTS, type BindingSettings, type FinishingSettings } from './finishing-types';

const seam = 0.25;
const settings = (changes: Partial<FinishingSettings> = {}): FinishingSettings => ({
  ...FINISHING_DEFAULTS,
  ...changes,
});

describe('straight binding', () => {
  const bind = (width: number, length: number, clothWidth = 42, cut: BindingSettings['cut'] = 2.5) =>
    bindingOf(
      { width, length },
      { cut, grain: 'straight', fabric: 0 },
      settings({ usableWidth: clothWidth }),
    );

  it.each([
    /* sylviasquiltdepot.com, continuous binding: 4 · 46 = 184 ÷ 40 = 4.6. */
    [46, 46, 5],
    /* quiltsbyjen.ca, strips for binding: 2 · 63½ + 2 · 42¾ = 212.5 ÷ 40 = 5.3. */
    [42.75, 63.5, 6],
    /* castillejacotton.blogspot.com, June 2013: 220 ÷ 38 = 5.79; ÷ 40 it is 5.5. */
    [50, 60, 6],
    /* 144 ÷ 40 = 3.6, 264 ÷ 40 = 6.6, 324 ÷ 40 = 8.1, 396 ÷ 40 = 9.9, 480 ÷ 40 = 12. */
    [36, 36, 4],
    [60, 72, 7],
    [72, 90, 9],
    [90, 108, 10],
    [120, 120, 12],
  ])('of %d × %d takes %d strips', (width, length, count) => {
    expect(bind(width, length)).toMatchObject({ count, perimeter: 2 * (width + length) });
    expect(bind(width, length, 42, 2.25).count).toBe(count);
  });

  it('takes one more where the cloth is so narrow that those don’t reach around', () => {
    /* 280 ÷ 40 = 7. On cloth of 40 inches they are 7 · 40 − 6 · ½ = 277 when they are joined. */
    expect(bind(60, 80).count).toBe(7);
    expect(bind(60, 80, 40).count).toBe(8);
  });

  it('is said to be short where its strips are joined on the slant', () => {
    /* 7 · 42 − 6 · 2½ = 279, and 280 + 10 are needed; of 60 × 72 it is 279 for 274. */
    expect(bindingNotes(bind(60, 80), 42)).toEqual([{ what: 'bindingShortOnSlant', by: 11 }]);
    expect(bindingNotes(bind(60, 72), 42)).toEqual([]);
  });

  it('takes as many strips as reach around where they are joined so', () => {
    const slanted = (width: number, length: number) =>
      bindingOf(
        { width, length },
        { cut: 2.5, grain: 'straight', fabric: 0 },
        settings({ joins: 'slanted' }),
      );
    /* 8 · 42 − 7 · 2½ = 318½ of 290. */
    expect(slanted(60, 80)).toMatchObject({ count: 8, length: 318.5 });
    /* 380 ÷ 40 = 9½; 10 · 42 − 9 · 2½ = 397½ of 390. */
    expect(slanted(88, 102)).toMatchObject({ count: 10, length: 397.5 });
    expect(bindingNotes(slanted(60, 80), 42)).toEqual([]);
  });
});

describe('bias binding', () => {
  const bind = (width: number, length: number, cut: BindingSettings['cut'], clothWidth = 42) =>
    bindingOf({ width, length }, { cut, grain: 'bias', fabric: 0 }, settings({ usableWidth: clothWidth }));

  it('is what a square gives, seams and the part of a round that is left taken off', () => {
    /* Within its seams a 12-inch square has 11½: 11½ ÷ √2 ÷ 2 = 4.07, 4 rounds of 11½ · √2 = 16.26; charts say “about 60”. */
    expect(biasFrom(12, 2, seam)).toBeCloseTo(65.05, 2);
    /*
     * getasquiltingstudio.com, April 2018: √(55 · 2½) = 11.7, so a 12-inch square for 55 inches. That is short: 11½ ÷ √2 ÷ 2½ =
     * 3.25, 3 rounds of 16.26. It takes 14 inches: 3 rounds of 13½ · √2 = 19.09.
     */
    expect(biasFrom(12, 2.5, seam)).toBeCloseTo(48.79, 2);
    expect(biasFrom(14, 2.5, seam)).toBeCloseTo(57.28, 2);
    /* quiltingboard.com t9808: 20² ÷ 2 = 200; 19½ ÷ √2 ÷ 2 = 6.9, 6 rounds of 27.58. */
    expect(biasFrom(20, 2, seam)).toBeCloseTo(165.46, 2);
  });

  it.each([
    /* 264 + 10 = 274. 28: 27½ ÷ √2 ÷ 2½ = 7.78, 7 · 38.89 = 272.2. 29: 8.06, 8 · 40.31 = 322.4. By area it would be 27. */
    [60, 72, 2.5, 29, 322.4],
    /* 25: 7.7, 7 · 34.65 = 242.5. 26: 8.01, 8 · 36.06 = 288.5. */
    [60, 72, 2.25, 26, 288.5],
    /* 480 + 10 = 490. 35: 9.76, 9 · 48.79 = 439.1. 36: 10.04, 10 · 50.2 = 502. */
    [120, 120, 2.5, 36, 502.0],
  ] as const)('of %d × %d, %d wide, takes a square of %d', (width, length, cut, square, gives) => {
    expect(bind(width, length, cut)).toMatchObject({ count: 1, square });
    expect(bind(width, length, cut).length).toBeCloseTo(gives, 1);
  });

  it('takes two squares where the cloth is too narrow for one', () => {
    /* 184 + 10 = 194. 22: 6 · 30.41 = 182.4. Two of 18: 2 · 4 · 24.75 − 2½ = 195.5; of 17: 2 · 4 · 23.33 − 2½ = 184.2. */
    expect(bind(46, 46, 2.5, 22)).toMatchObject({ count: 2, square: 18 });
  });

  it('takes none that is larger than a fat quarter', () => {
    /* 144 + 10 = 154. 18: 4 · 24.75 = 99. Two of 15: 14½ ÷ √2 ÷ 2½ = 4.1, 2 · 4 · 20.51 − 2½ = 161.5; of 14: 2 · 3 · 19.09 − 2½. */
    const onQuarters = settings({ usableWidth: 22, clothLength: 18 });
    expect(
      bindingOf({ width: 36, length: 36 }, { cut: 2.5, grain: 'bias', fabric: 0 }, onQuarters),
    ).toMatchObject({
      count: 2,
      square: 15,
    });
  });
});

describe('backing', () => {
  const back = (width: number, length: number, clothWidth = 42, margin: 3 | 4 = 4) =>
    backingOf({ width, length }, { margin, clothWidth });

  it.each([
    /* 68 × 80: lengthwise 2 · 80 = 160, crosswise 2 · 68 = 136. */
    [60, 72, 'crosswise', 2, 136],
    /* 80 × 98: lengthwise 2 · 98 = 196, crosswise 3 · 80 = 240. */
    [72, 90, 'lengthwise', 2, 196],
    /* 98 × 116: 3 · 116 = 348, 3 · 98 = 294. */
    [90, 108, 'crosswise', 3, 294],
    /* 128 × 128: 4 panels are 4 · 42 − 3 = 165, 3 only 124. */
    [120, 120, 'lengthwise', 4, 512],
    /* 42 × 58: one panel. */
    [34, 50, 'lengthwise', 1, 58],
    /* 43 × 58: two panels, 2 · 58 or 2 · 43. */
    [35, 50, 'crosswise', 2, 86],
    /* 83 × 108: two panels are 2 · 42 − 1 = 83 wide, exactly; an inch more takes three. */
    [75, 100, 'lengthwise', 2, 216],
    [76, 100, 'crosswise', 3, 252],
    /* quiltingboard.com, post 7400852: 65 × 78 is “either 2 × 65 = 130 or 2 × 78 = 156”. */
    [57, 70, 'crosswise', 2, 130],
  ])('of %d × %d runs %s: %d panels, %d inches', (width, length, way, panels, inches) => {
    expect(back(width, length)).toMatchObject({ way, panels, inches });
  });

  it('is told of on cloth made for backings, too', () => {
    /* 98 × 116 in one panel of 108: 116 along the length; across it 98 wide would take two of 98. */
    expect(back(90, 108).wide).toMatchObject({ way: 'lengthwise', panels: 1, inches: 116 });
    expect(back(90, 108, 108)).toMatchObject({ inches: 116, wide: null });
  });

  it('may reach out 3 inches', () => {
    /* 66 × 78: 2 · 66. */
    expect(back(60, 72, 42, 3)).toMatchObject({
      way: 'crosswise',
      inches: 132,
      needs: { width: 66, length: 78 },
    });
  });

  it.each([
    /* teacherscollegesj.org, on 108-inch backing: 103 × 110 takes “at least 110”. */
    [95, 102, 'lengthwise', 1, 110],
    /* 68 × 80 lies across it: 68. */
    [60, 72, 'crosswise', 1, 68],
    [100, 100, 'lengthwise', 1, 108],
    /* 128 × 128: two panels. */
    [120, 120, 'lengthwise', 2, 256],
  ])('of %d × %d on wide cloth runs %s: %d panels, %d inches', (width, length, way, panels, inches) => {
    expect(back(width, length, 108)).toMatchObject({ way, panels, inches });
  });

  it('covers what it has to, and would not with one panel fewer', () => {
    const side = fc.integer({ min: 36, max: 260 });
    fc.assert(
      fc.property(side, side, fc.constantFrom(40, 42, 44, 108), (width, length, clothWidth) => {
        const backing = back(width, length, clothWidth);
        const across = backing.way === 'lengthwise' ? width + 8 : length + 8;
        expect(backing.panelLength).toBe((backing.way === 'lengthwise' ? length : width) + 8);
        expect(backing.sewnWidth).toBeGreaterThanOrEqual(across);
        if (backing.panels > 1) expect(backing.sewnWidth - clothWidth + 1).toBeLessThan(across);
        expect(backing.inches).toBeLessThanOrEqual(backing.other.inches);
      }),
    );
  });
});

describe('batting', () => {
  it.each([
    [36, 50, 'Crib', false],
    /* 45 × 60, exactly; and lying. */
    [37, 52, 'Crib', false],
    [52, 37, 'Crib', true],
    /* 46 × 58, 72 × 90, 73 × 90, 81 × 96, 90 × 108, 91 × 108, 120 × 120. */
    [38, 50, 'Twin', false],
    [64, 82, 'Twin', false],
    [65, 82, 'Full', false],
    [73, 88, 'Full', false],
    [82, 100, 'Queen', false],
    [83, 100, 'King', false],
    [112, 112, 'King', false],
  ])('of %d × %d is %s', (width, length, name, turned) => {
    expect(battingOf({ width, length }, 4).packaged).toMatchObject({ name, turned });
  });

  it('comes in no package that is large enough, or in a smaller one with a smaller margin', () => {
    expect(battingOf({ width: 113, length: 113 }, 4)).toEqual({
      needs: { width: 121, length: 121 },
      packaged: null,
    });
    /* 72 × 90. */
    expect(battingOf({ width: 66, length: 84 }, 3).packaged?.name).toBe('Twin');
  });
});

const [block] = premadeBlocks;
const levels = block?.levels ?? [];

/** Twin with sashing and two borders: 4 × 6 blocks of 12, 2 between them, borders of 2 and 3: 64 × 92. */
const twin: Quilt = {
  ...newStandardQuilt(2),
  generatingSize: 7,
  generatingSashing: 2,
  borderWidth1: inches(2),
  borderWidth2: inches(3),
  borderFabric1: 11,
  borderFabric2: 12,
  sashingFabric: 13,
  blocks: [{ ...emptyPlacement, blockNum: 1, levels }],
};
function finish(quilt: Quilt, changes?: Partial<FinishingSettings>) {
  const answer = finishingOf(quilt, settings(changes));
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

describe('the rest of a quilt', () => {
  it('is sashing, borders and binding in the quilt’s fabrics', () => {
    expect(finish(twin).parts).toEqual([
      /* 3 · 6 upright and 4 · 5 level ones, 3 · 5 where they cross. */
      {
        of: 'sashing',
        fabric: 13,
        needed: [
          { width: 2.5, length: 12.5, count: 18 },
          { width: 2.5, length: 12.5, count: 20 },
        ],
        cut: [
          { width: 2.5, length: 12.5, count: 18 },
          { width: 2.5, length: 12.5, count: 20 },
        ],
        joins: 0,
      },
      {
        of: 'cornerstones',
        fabric: 13,
        needed: [{ width: 2.5, length: 2.5, count: 15 }],
        cut: [{ width: 2.5, length: 2.5, count: 15 }],
        joins: 0,
      },
      /* Around 54 × 82: 2 · 82½ + 2 · 58½ = 282 = 6 · 41½ + 33. */
      {
        of: 'border1',
        fabric: 11,
        needed: [
          { width: 2.5, length: 82.5, count: 2 },
          { width: 2.5, length: 58.5, count: 2 },
        ],
        cut: [
          { width: 2.5, length: 42, count: 6 },
          { width: 2.5, length: 33, count: 1 },
        ],
        joins: 6,
      },
      /* Around 58 × 86: 2 · 86½ + 2 · 64½ = 302 = 7 · 41½ + 11½. */
      {
        of: 'border2',
        fabric: 12,
        needed: [
          { width: 3.5, length: 86.5, count: 2 },
          { width: 3.5, length: 64.5, count: 2 },
        ],
        cut: [
          { width: 3.5, length: 42, count: 7 },
          { width: 3.5, length: 11.5, count: 1 },
        ],
        joins: 7,
      },
      /* 2 · (64 + 92) = 312 ÷ 40 = 7.8. */
      {
        of: 'binding',
        fabric: 0,
        needed: [{ width: 2.5, length: 42, count: 8 }],
        cut: [{ width: 2.5, length: 42, count: 8 }],
        joins: 0,
      },
    ]);
  });

  it('has backing and batting of its size', () => {
    /* 72 × 100: 2 · 100 lengthwise, 3 · 72 crosswise; a full batting is 96 long. */
    expect(finish(twin)).toMatchObject({
      backing: { way: 'lengthwise', inches: 200 },
      batting: { packaged: { name: 'Queen' } },
      /* 8 · 42 − 7 · 2½ = 318½ of 312 + 10. */
      notes: [{ what: 'bindingShortOnSlant', by: 3.5 }],
    });
  });

  it('lays sashing from side to side without cornerstones', () => {
    /* 4 · 12 + 3 · 2 + ½ = 54½, five of them: 272½ = 6 · 41½ + 23½. */
    const [sashing, next] = finish(twin, { cornerstones: false }).parts;
    expect(sashing?.cut).toEqual([
      { width: 2.5, length: 12.5, count: 18 },
      { width: 2.5, length: 42, count: 6 },
      { width: 2.5, length: 23.5, count: 1 },
    ]);
    expect(next?.of).toBe('border1');
  });

  it('covers all around the blocks: finished strips are as large as what lies there', () => {
    const sizes = fc.constantFrom(2, 3, 4, 7, 8, 9, 10) as fc.Arbitrary<Quilt['generatingSize']>;
    fc.assert(
      fc.property(
        sizes,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (generatingSize, sashed, bordered, cornerstones) => {
          const quilt: Quilt = {
            ...twin,
            generatingSize,
            generatingSashing: sashed ? 2 : 0,
            borderWidth1: inches(bordered ? 2 : 0),
            borderWidth2: inches(0),
          };
          const { parts, binding } = finish(quilt, { cornerstones });
          const area = parts
            .filter(({ of }) => of !== 'binding')
            .flatMap(({ needed }) => needed)
            .reduce((sum, { width, length, count }) => sum + (width - 0.5) * (length - 0.5) * count, 0);
          const { backing } = finish(quilt);
          const [width, length] = [backing.needs.width - 8, backing.needs.length - 8];
          expect(binding.perimeter).toBe(2 * (width + length));
          // All of the quilt that isn’t blocks, of which each side is a multiple of 12.
          const blocks = (width * length - area) / 144;
          expect(blocks).toBeCloseTo(Math.round(blocks), 6);
          expect(blocks).toBeGreaterThan(3);
        },
      ),
    );
  });
});

describe('with the cutting plan', () => {
  it('adds up: what is cut of a fabric is what its borders, sashing and binding take, and its patches', () => {
    const choices = fc.record({
      generatingSize: fc.constantFrom<Quilt['generatingSize']>(2, 3, 4, 7, 8, 9, 10),
      borderFabric1: fc.constantFrom(11, 12, 13),
      usableWidth: fc.constantFrom(40, 42, 44),
      borders: fc.constantFrom('straight' as const, 'mitred' as const),
      cornerstones: fc.boolean(),
      binding: fc.record({
        cut: fc.constantFrom(2.25 as const, 2.5 as const),
        grain: fc.constantFrom('straight' as const, 'bias' as const),
        fabric: fc.constantFrom(0, 11, 14),
      }),
    });
    fc.assert(
      fc.property(choices, ({ generatingSize, borderFabric1, ...chosen }) => {
        const quilt: Quilt = { ...twin, generatingSize, borderFabric1 };
        const { parts } = finish(quilt, chosen);
        const cuts = { ...DEFAULT_CUTTING, usableWidth: chosen.usableWidth };
        const answer = cutting({ quilt, settings: cuts, others: finishingPieces(parts, cuts) });
        if (!answer.ok) throw new Error(answer.error.message);
        const { fabrics, problems } = answer.value;
        expect(problems).toEqual([]);
        const bought = new Set(parts.map(({ fabric }) => fabric).filter((fabric) => fabric > 0));
        for (const fabric of bought) {
          const plan = fabrics.find((each) => each.fabric === fabric);
          const takes = parts.filter((part) => part.fabric === fabric).flatMap(({ cut }) => cut);
          const inPlan = plan?.pieces.filter(({ places }) => places.every(({ of }) => of !== 'block')) ?? [];
          expect(
            inPlan.reduce((sum, { width, height, count }) => sum + width * height * count, 0),
          ).toBeCloseTo(
            takes.reduce((sum, { width, length, count }) => sum + width * length * count, 0),
            6,
          );
          // In strips that hold all of it, bought by the eighth of a yard.
          const { inches: inchesCut = 0, strips = [], pieces = [] } = plan ?? {};
          expect(strips.reduce((sum, { count, height }) => sum + count * height, 0)).toBeCloseTo(
            inchesCut,
            6,
          );
          const area = pieces.reduce((sum, { width, height, count }) => sum + width * height * count, 0);
          expect(inchesCut * chosen.usableWidth).toBeGreaterThanOrEqual(area - 1e-6);
          expect(((plan?.bought.eighths ?? 0) * 36) / 8).toBeGreaterThanOrEqual(inchesCut - 1e-6);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('a free form quilt', () => {
  const place = (changes: Partial<Placement>): Placement => ({
    ...emptyPlacement,
    blockNum: 1,
    levels,
    ...changes,
  });
  /** 40 × 60 with a border of 5. */
  const free = (...blocks: Placement[]): Quilt => ({
    ...newFreeFormQuilt(2),
    borderWidth1: inches(5),
    borderFabric1: 11,
    blocks,
  });

  it('has sashing between its blocks', () => {
    const [sashing] = finish({
      ...free(place({ xLocation: inches(5), yLocation: inches(5), numOfColumns: 2, xSeparation: inches(6) })),
      generatingSashing: 2,
      sashingFabric: 13,
    }).parts;
    /* Inside its borders it is 30 × 50: 12 + 6 + 12 across, and 38 below. */
    expect(sashing?.needed).toEqual([
      { width: 6.5, length: 12.5, count: 1 },
      { width: 30.5, length: 38.5, count: 1 },
    ]);
  });

  it('says which row of blocks doesn’t divide its border, and which block pokes out', () => {
    const row = { blockWidth: inches(4), blockHeight: inches(4), xLocation: inches(5), numOfColumns: 7 };
    const notesOf = (placement: Placement) =>
      finish(free(placement)).notes.filter(({ what }) => what !== 'bindingShortOnSlant');
    /* 30 between the corners: 7 blocks of 4 leave 2; 6 of 5 fit. */
    expect(notesOf(place(row))).toEqual([
      { what: 'rowDoesNotDivide', placement: 0, side: 30, block: 4, fits: 7, left: 2 },
    ]);
    const fitting = { ...row, blockWidth: inches(5), blockHeight: inches(5), numOfColumns: 6 };
    expect(notesOf(place(fitting))).toEqual([]);
    expect(notesOf(place({ xLocation: inches(30) }))).toEqual([
      { what: 'blockPokesOut', placement: 0, by: 2 },
    ]);
  });
});

it('fails where cloth is narrower than any', () => {
  for (const usableWidth of [0, -1, 8, Number.NaN])
    expect(finishingOf(twin, settings({ usableWidth }))).toMatchObject({
      ok: false,
      error: { code: 'too-narrow' },
    });
});

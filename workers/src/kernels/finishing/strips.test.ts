import { boxArea, intersection, type Box } from '@quiltwright/shared/geometry/box';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unionArea } from '@quiltwright/shared/geometry/combining/union-area';
import { borderStrips } from './borders';
import { FINISHING_DEFAULTS, type FinishingSettings, type Strips } from './finishing-types';
import { groundStrips } from './ground-strips';
import { cutAndJoined } from './joined';
import { sashingStrips, type SashedGrid } from './sashing';

const seam = 0.25;

describe('sashing', () => {
  const grid: SashedGrid = {
    columns: 3,
    rows: 4,
    blockWidth: 12,
    blockHeight: 12,
    width: 2,
    round: true,
    cornerstones: true,
  };
  const countsOf = (changes: Partial<SashedGrid>) => {
    const { sashes, cornerstones } = sashingStrips({ ...grid, ...changes }, seam);
    const sum = (strips: Strips[]) => strips.reduce((all, { count }) => all + count, 0);
    return [sum(sashes), sum(cornerstones)];
  };

  it.each([
    /* Sashing on all sides of n × m blocks has (n + 1) · m + n · (m + 1) sashes and (n + 1)(m + 1) cornerstones. */
    [{ columns: 3, rows: 4 }, [4 * 4 + 3 * 5, 4 * 5]],
    [{ columns: 5, rows: 6 }, [6 * 6 + 5 * 7, 6 * 7]],
    [{ columns: 1, rows: 1 }, [4, 4]],
    /* Sashing between the blocks only has (n − 1) · m + n · (m − 1) sashes and (n − 1)(m − 1) cornerstones. */
    [{ round: false }, [2 * 4 + 3 * 3, 2 * 3]],
    [{ round: false, columns: 7, rows: 7 }, [6 * 7 + 7 * 6, 36]],
    [{ round: false, columns: 1, rows: 1 }, [0, 0]],
    /* Without cornerstones there is one strip between two rows. */
    [{ round: false, cornerstones: false }, [2 * 4 + 3, 0]],
    [{ cornerstones: false }, [4 * 4 + 5, 0]],
  ])('counts %o', (changes, counts) => {
    expect(countsOf(changes)).toEqual(counts);
  });

  it('is half an inch wider than its visible part, and as long as a row without cornerstones', () => {
    expect(sashingStrips({ ...grid, blockWidth: 6, blockHeight: 10 }, seam)).toEqual({
      sashes: [
        { width: 2.5, length: 10.5, count: 16, isUpright: true },
        { width: 2.5, length: 6.5, count: 15 },
      ],
      cornerstones: [{ width: 2.5, length: 2.5, count: 20 }],
    });
    /*
     * A row is 3 · 12 + 2 · 2 = 40 long if sashing is only between the blocks. It is 3 · 12 + 4 · 2 = 44 long if
     * sashing surrounds them.
     */
    expect(sashingStrips({ ...grid, cornerstones: false, round: false }, seam).sashes[1]?.length).toBe(40.5);
    expect(sashingStrips({ ...grid, cornerstones: false }, seam).sashes[1]?.length).toBe(44.5);
  });
});

describe('borders', () => {
  /** Returns a border of `border` inches around an area of `width` × `length` inches. */
  const around = (border: number, width = 60, length = 72) => ({
    outer: { x: 0, y: 0, width: width + 2 * border, height: length + 2 * border },
    hole: { x: border, y: border, width, height: length },
  });

  it('are sewn on at the sides first, then at the top and bottom', () => {
    /* The side strips are 72 + ½ long, then the top and bottom strips 60 + 2 · 4 + ½. */
    expect(borderStrips(around(4), 'straight', seam)).toEqual([
      { width: 4.5, length: 72.5, count: 2, isUpright: true },
      { width: 4.5, length: 68.5, count: 2 },
    ]);
    /* A border of half an inch around 30 × 40. */
    expect(borderStrips(around(0.5, 30, 40), 'straight', seam)).toEqual([
      { width: 1, length: 40.5, count: 2, isUpright: true },
      { width: 1, length: 31.5, count: 2 },
    ]);
  });

  it('have extra length for mitred corners', () => {
    /* The strips are 72 + 2 · 4 + 2 and 60 + 2 · 4 + 2 long. */
    expect(borderStrips(around(4), 'mitred', seam)).toEqual([
      { width: 4.5, length: 82, count: 2, isUpright: true },
      { width: 4.5, length: 70, count: 2 },
    ]);
    /*
     * quiltinghub.com, article 370: the strips of a border 3½ wide around 17½ × 22½ are “length + 2 widths + 6”, 30½
     * and 35½. With 2 inches to spare instead of 6 they are 26½ and 31½.
     */
    expect(borderStrips(around(3.5, 17.5, 22.5), 'mitred', seam).map(({ length }) => length)).toEqual([
      31.5, 26.5,
    ]);
  });

  it('are one rectangle if nothing is left inside', () => {
    const outer = { x: 0, y: 0, width: 40, height: 60 };
    expect(borderStrips({ outer, hole: null }, 'straight', seam)).toEqual([
      { width: 40.5, length: 60.5, count: 1 },
    ]);
  });
});

describe('strips longer than the fabric is wide', () => {
  const cutFrom = (
    lengths: readonly (readonly [length: number, count: number])[],
    clothWidth = 42,
    joins: FinishingSettings['joins'] = 'straight',
  ) =>
    cutAndJoined(
      lengths.map(([length, count]) => ({ width: 4.5, length, count })),
      11,
      { ...FINISHING_DEFAULTS, joins, usableWidth: clothWidth, seam },
    );
  const strip = (length: number, count: number) => ({ width: 4.5, length, count });
  const whole = (length: number, count: number) => ({ ...strip(length, count), joined: 'whole' });
  const rest = (length: number) => ({ ...strip(length, 1), joined: 'rest' });

  it.each([
    /*
     * 2 · 72½ + 2 · 68½ = 282. A join takes ½, so a strip gives 41½. Six strips give 249, and the seventh is 282 − 249
     * = 33 long.
     */
    [[[72.5, 2] as const, [68.5, 2] as const], 42, [whole(42, 6), rest(33)], 6],
    /* On fabric of 40 inches a strip gives 39½. Seven strips give 276½, and the eighth is 282 − 276½ = 5½ long. */
    [[[72.5, 2] as const, [68.5, 2] as const], 40, [whole(40, 7), rest(5.5)], 7],
    /* Two joined strips are 83½ long. Half an inch more needs a third strip, 1 inch long. */
    [[[83.5, 1] as const], 42, [whole(42, 1), rest(42)], 1],
    [[[84, 1] as const], 42, [whole(42, 2), rest(1)], 2],
    /*
     * A strip as long as the fabric is wide isn’t joined. The other two strips of this mitred border around 30 × 50 are
     * 2 · 62 = 124 long. Joined, 2 · 41½ + 41 is 124.
     */
    [[[62, 2] as const, [42, 2] as const], 42, [strip(42, 2), whole(42, 2), rest(41)], 2],
    [[[42, 2] as const], 42, [strip(42, 2)], 0],
    [[[36.5, 2] as const, [40.5, 2] as const], 42, [strip(36.5, 2), strip(40.5, 2)], 0],
    /* The strips of a mitred border around 60 × 72 are 2 · 82 + 2 · 70 = 304 long. Joined, 7 · 41½ + 13½ is 304. */
    [[[82, 2] as const, [70, 2] as const], 42, [whole(42, 7), rest(13.5)], 7],
  ])('%o on fabric of %d inches', (lengths, clothWidth, cut, joins) => {
    expect(cutFrom(lengths, clothWidth)).toEqual({ cut, joins });
  });

  it.each([
    /*
     * Around 68 × 82, strips 3½ wide are 2 · 82½ + 2 · 74½ = 314 long. Eight strips give 8 · 42 − 7 · 3½ = 311½, which
     * is too short, so a ninth is needed. Each of the 8 adds 42 − 3½ = 38½, 308 in total, and the ninth adds the last
     * 6.
     */
    [3.5, [[82.5, 2] as const, [74.5, 2] as const], 8, 6],
    /*
     * Around 74 × 88, strips 7½ wide are 2 · 88½ + 2 · 88½ = 354 long. Ten strips give 10 · 42 − 9 · 7½ = 352½, which
     * is too short, so an eleventh is needed. Each of the 10 adds 42 − 7½ = 34½, 345 in total, and the eleventh adds
     * the last 9.
     */
    [7.5, [[88.5, 4] as const], 10, 9],
    /*
     * Five lengths of 68½, 2½ wide, are 342½. Eight strips give 8 · 42 − 7 · 2½ = 318½, which is too short, so a ninth
     * is needed. Each of the 8 adds 42 − 2½ = 39½, 316 in total, and the ninth adds the last 26½.
     */
    [2.5, [[68.5, 5] as const], 8, 26.5],
  ])('lose their width of %d to each join on the slant', (width, lengths, whole, rest) => {
    const needed = lengths.map(([length, count]) => ({ width, length, count }));
    expect(cutAndJoined(needed, 11, { ...FINISHING_DEFAULTS, joins: 'slanted', seam })).toEqual({
      cut: [
        { width, length: 42, count: whole, joined: 'whole' },
        { width, length: rest, count: 1, joined: 'rest' },
      ],
      joins: whole,
    });
  });

  it('are joined straight across if they are wider than half the fabric', () => {
    /* The strips are 12 wide. A fat quarter gives 21½ of length for each strip but the last: 60 = 2 · 21½ + 17. */
    expect(
      cutAndJoined([{ width: 12, length: 60, count: 1 }], 11, {
        ...FINISHING_DEFAULTS,
        joins: 'slanted',
        usableWidth: 22,
        seam,
      }).cut,
    ).toEqual([
      { width: 12, length: 22, count: 2, joined: 'whole' },
      { width: 12, length: 17, count: 1, joined: 'rest' },
    ]);
  });

  it('are long enough after joining, and no strip is too many', () => {
    const eighths = (min: number, max: number) =>
      fc.integer({ min: min * 8, max: max * 8 }).map((n) => n / 8);
    const anyLengths = fc.array(fc.tuple(eighths(1, 260), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(anyLengths, eighths(18, 108), fc.boolean(), (lengths, clothWidth, isSlanted) => {
        const { cut, joins } = cutFrom(lengths, clothWidth, isSlanted ? 'slanted' : 'straight');
        const lost = isSlanted ? 4.5 : 0.5;
        const sum = (all: readonly (readonly [number, number])[]) =>
          all.reduce((total, [length, count]) => total + length * count, 0);
        const cutLengths = cut.map(({ length, count }) => [length, count] as const);
        expect(sum(cutLengths) - joins * lost).toBeCloseTo(sum(lengths), 6);
        for (const [length] of cutLengths) expect(length).toBeLessThanOrEqual(clothWidth);
        // The last strip is longer than its join.
        if (joins > 0) expect(cut.at(-1)?.length).toBeGreaterThan(lost);
      }),
    );
  });
});

describe('the fabric between freely placed blocks', () => {
  const inner = { x: 2, y: 2, width: 36, height: 40 };
  const square = (x: number, y: number, side = 12): Box => ({ x, y, width: side, height: side });

  it('is short strips in a row and long ones between rows', () => {
    /* Two rows of two 12-inch blocks, 4 apart: 2 vertical strips, and a horizontal strip of 12 + 4 + 12 = 28 inches. */
    const blocks = [square(0, 0), square(16, 0), square(0, 16), square(16, 16)];
    expect(groundStrips({ x: 0, y: 0, width: 28, height: 28 }, blocks, seam)).toEqual([
      { width: 4.5, length: 12.5, count: 2, isUpright: true },
      { width: 4.5, length: 28.5, count: 1 },
    ]);
  });

  it('is the whole area without blocks, and nothing under a full cover', () => {
    expect(groundStrips(inner, [], seam)).toEqual([{ width: 36.5, length: 40.5, count: 1, isUpright: true }]);
    expect(groundStrips(inner, [square(0, 0, 50)], seam)).toEqual([]);
  });

  it('isn’t a strip if the gap is under a sixteenth of an inch', () => {
    /* On 36″, each of three blocks of 11.999″ leaves 0.001″ beside it. Each of two blocks of 17 15/16″ leaves 1/16″. */
    const blocks = (side: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({
        ...square(2 + (i * 36) / count, 2),
        width: side,
        height: 40,
      }));
    expect(groundStrips(inner, blocks(11.999, 3), seam)).toEqual([]);
    expect(groundStrips(inner, blocks(17.9375, 2), seam)).toMatchObject([{ count: 2, length: 40.5 }]);
  });

  it('has the area that blocks leave free', () => {
    const anyBlocks = fc.array(
      fc.record({
        x: fc.integer({ min: -8, max: 44 }),
        y: fc.integer({ min: -8, max: 44 }),
        width: fc.integer({ min: 1, max: 20 }),
        height: fc.integer({ min: 1, max: 20 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const strips = groundStrips(inner, blocks, 0);
        const area = strips.reduce((sum, { width, length, count }) => sum + width * length * count, 0);
        const seen = blocks.flatMap((block) => intersection(block, inner) ?? []);
        expect(area).toBeCloseTo(boxArea(inner) - unionArea(seen), 6);
      }),
    );
  });
});

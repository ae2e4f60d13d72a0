import { changedQuilt, freeFormQuilt, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishingOf } from './finishing';
import { FINISHING_DEFAULTS, type FinishingSettings } from './finishing-types';
import { prepare } from '../prepared/prepared-quilt';

const settings = (changes: Partial<FinishingSettings> = {}): FinishingSettings => ({
  ...FINISHING_DEFAULTS,
  ...changes,
});

const [block] = premadeBlocks;
const levels = block?.levels ?? [];

/** A Twin of 64″ × 92″: 4 × 6 blocks of 12″, with sashing of 2″ and borders of 2″ and 3″. */
const twin = standardQuilt({
  generatingLayout: 3,
  generatingSize: 7,
  generatingSashing: 2,
  borderWidth1: inches(2),
  borderWidth2: inches(3),
  borderFabric1: 11,
  borderFabric2: 12,
  sashingFabric: 13,
  blocks: [{ ...emptyPlacement, blockNum: 1, levels }],
});
function finish(quilt: Quilt, changes?: Partial<FinishingSettings>) {
  const answer = finishingOf(prepare(quilt), settings(changes));
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

describe('the rest of a quilt', () => {
  it('is sashing, borders and binding in the quilt’s fabrics', () => {
    expect(finish(twin).parts).toEqual([
      /* 3 · 6 vertical and 4 · 5 horizontal strips, and 3 · 5 squares where they cross. */
      {
        of: 'sashing',
        fabric: 13,
        needed: [
          { width: 2.5, length: 12.5, count: 18, isUpright: true },
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
      /* Around 54 × 82, the strips are 2 · 82½ + 2 · 58½ = 282 = 6 · 41½ + 33 long. */
      {
        of: 'border1',
        fabric: 11,
        needed: [
          { width: 2.5, length: 82.5, count: 2, isUpright: true },
          { width: 2.5, length: 58.5, count: 2 },
        ],
        cut: [
          { width: 2.5, length: 42, count: 6, joined: 'whole' },
          { width: 2.5, length: 33, count: 1, joined: 'rest' },
        ],
        joins: 6,
      },
      /* Around 58 × 86, the strips are 2 · 86½ + 2 · 64½ = 302 = 7 · 41½ + 11½ long. */
      {
        of: 'border2',
        fabric: 12,
        needed: [
          { width: 3.5, length: 86.5, count: 2, isUpright: true },
          { width: 3.5, length: 64.5, count: 2 },
        ],
        cut: [
          { width: 3.5, length: 42, count: 7, joined: 'whole' },
          { width: 3.5, length: 11.5, count: 1, joined: 'rest' },
        ],
        joins: 7,
      },
      /* The perimeter is 2 · (64 + 92) = 312, which needs 312 ÷ 40 = 7.8 strips. */
      {
        of: 'binding',
        fabric: 0,
        needed: [{ width: 2.5, length: 42, count: 8 }],
        cut: [{ width: 2.5, length: 42, count: 8, joined: 'whole' }],
        joins: 7,
      },
    ]);
  });

  it('has backing and batting in its size', () => {
    /*
     * The backing of 72 × 100 has two lengthwise panels of 100; three crosswise panels of 72 are longer. A Full batting
     * is only 96 long.
     */
    expect(finish(twin)).toMatchObject({
      backing: { way: 'lengthwise', inches: 200 },
      batting: { packaged: { name: 'Queen' } },
      /* On the slant, 8 strips are 8 · 42 − 7 · 2½ = 318½ long, but 312 + 10 inches are needed. */
      binding: { shortOnSlant: 3.5 },
      notes: [],
    });
  });

  it('runs sashing from side to side without cornerstones', () => {
    /* Each horizontal strip is 4 · 12 + 3 · 2 + ½ = 54½ long. Five of them are 272½ = 6 · 41½ + 23½. */
    const [sashing, next] = finish(twin, { cornerstones: false }).parts;
    expect(sashing?.cut).toEqual([
      { width: 2.5, length: 12.5, count: 18 },
      { width: 2.5, length: 42, count: 6, joined: 'whole' },
      { width: 2.5, length: 23.5, count: 1, joined: 'rest' },
    ]);
    expect(next?.of).toBe('border1');
  });

  it('covers everything around the blocks: finished strips have the area that blocks leave', () => {
    const sizes = fc.constantFrom(2, 3, 4, 7, 8, 9, 10) as fc.Arbitrary<Quilt['generatingSize']>;
    fc.assert(
      fc.property(
        sizes,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (generatingSize, sashed, bordered, cornerstones) => {
          const quilt = changedQuilt(twin, {
            generatingSize,
            generatingSashing: sashed ? 2 : 0,
            borderWidth1: inches(bordered ? 2 : 0),
            borderWidth2: inches(0),
          });
          const { parts, binding } = finish(quilt, { cornerstones });
          const area = parts
            .filter(({ of }) => of !== 'binding')
            .flatMap(({ needed }) => needed)
            .reduce((sum, { width, length, count }) => sum + (width - 0.5) * (length - 0.5) * count, 0);
          const { backing } = finish(quilt);
          const [width, length] = [backing.needs.width - 8, backing.needs.height - 8];
          expect(binding.perimeter).toBe(2 * (width + length));
          // The rest of the quilt is blocks, whose sides are multiples of 12.
          const blocks = (width * length - area) / 144;
          expect(blocks).toBeCloseTo(Math.round(blocks), 6);
          expect(blocks).toBeGreaterThan(3);
        },
      ),
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
  /** Returns a free form quilt of 40″ × 60″ with a border of 5″ and these blocks. */
  const free = (...blocks: Placement[]): Quilt =>
    freeFormQuilt({ borderWidth1: inches(5), borderFabric1: 11, blocks });

  it('has sashing between its blocks', () => {
    const unsashed = free(
      place({ xLocation: inches(5), yLocation: inches(5), numOfColumns: 2, xSeparation: inches(6) }),
    );
    const [sashing] = finish(changedQuilt(unsashed, { generatingSashing: 2, sashingFabric: 13 })).parts;
    /*
     * The area inside the borders is 30 × 50. A block, the sashing and another block are 12 + 6 + 12 across, and 38 are
     * left below the blocks.
     */
    expect(sashing?.needed).toEqual([
      { width: 6.5, length: 12.5, count: 1, isUpright: true },
      { width: 30.5, length: 38.5, count: 1, isUpright: true },
    ]);
  });

  it('measures a row of oblong blocks, turned by a quarter, as it is seen', () => {
    const notesOf = (placement: Placement) => finish(free(placement)).notes;
    for (const turn of [2, 6]) {
      // Each copy takes up 4 inches along the border, and 5 across it. Seven copies side by side leave 2 of 30 inches.
      const row = {
        turn,
        blockWidth: inches(5),
        blockHeight: inches(4),
        xLocation: inches(5),
        yLocation: inches(0.5),
        numOfColumns: 7,
      };
      expect(notesOf(place({ ...row, xSeparation: inches(-1) }))).toEqual([
        { what: 'rowDoesNotDivide', placement: 0, side: 30, block: 4, fits: 7, left: 2 },
      ]);
      // With gaps of an inch, the copies aren't side by side.
      expect(notesOf(place(row))).toEqual([]);
      // Each copy takes up 4.5 inches down the border. Eleven copies side by side leave ½ of 50 inches.
      const column = {
        turn,
        blockWidth: inches(4.5),
        blockHeight: inches(4),
        yLocation: inches(5),
        numOfRows: 11,
      };
      expect(notesOf(place({ ...column, ySeparation: inches(0.5) }))).toEqual([
        { what: 'rowDoesNotDivide', placement: 0, side: 50, block: 4.5, fits: 11, left: 0.5 },
      ]);
      expect(notesOf(place(column))).toEqual([]);
    }
  });

  it('reports a row of blocks that doesn’t divide its border, and a block that pokes out', () => {
    const row = { blockWidth: inches(4), blockHeight: inches(4), xLocation: inches(5), numOfColumns: 7 };
    const notesOf = (placement: Placement) => finish(free(placement)).notes;
    /*
     * A side is 30 inches long between the corners. Seven blocks of 4 leave 2 inches of it free, and six blocks of 5
     * fill it.
     */
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

it('fails if seams are too wide', () => {
  const binding = { ...FINISHING_DEFAULTS.binding, grain: 'bias' } as const;
  for (const seam of [1.5, 25, -1, Number.NaN])
    expect(finishingOf(prepare(twin), settings({ seam, binding }))).toMatchObject({
      ok: false,
      error: { code: 'seam-too-wide' },
    });
});

it('fails if the fabric is too narrow', () => {
  for (const usableWidth of [0, -1, 8, Number.NaN])
    expect(finishingOf(prepare(twin), settings({ usableWidth }))).toMatchObject({
      ok: false,
      error: { code: 'too-narrow' },
    });
});

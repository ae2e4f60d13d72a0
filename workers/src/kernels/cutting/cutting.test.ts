import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels, ShapeType } from '@quiltwright/shared/quilting/shape';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuilt, levelsOf, placementOf } from '../../quilts.fixture';
import { cutting, CuttingMemory } from './cutting';
import type { CuttingPlan, CuttingSettings, CutPiece } from './cutting-types';
import { DEFAULT_CUTTING } from './settings';
import { pieceOf } from './strip-plan.fixture';

const freeForm = (...blocks: Placement[]): Quilt => ({ ...newStandardQuilt(2), blocks });

function planOf(quilt: Quilt, changes: Partial<CuttingSettings> = {}, others: CutPiece[] = []): CuttingPlan {
  const answer = cutting({ quilt, settings: { ...DEFAULT_CUTTING, ...changes }, others });
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

type Spec = readonly [type: ShapeType, x: number, y: number, width: number, height: number, fabric: number];

/** A block of one layer, in block units. */
const layer = (...specs: readonly Spec[]): Levels => [
  specs.map(([shapeType, x, y, width, height, fillFabric], index) => ({
    shapeNum: index + 1,
    shapeType,
    shapeXLoc: blockUnits(x),
    shapeYLoc: blockUnits(y),
    shapeWidth: blockUnits(width),
    shapeHeight: blockUnits(height),
    fillFabric,
    strokeWidth: 0,
  })),
];

/** Blocks of so many inches in a row. */
function blocksOf(levels: Levels, side: number, numOfColumns: number): Placement {
  return placementOf(4, [], { levels, blockWidth: inches(side), blockHeight: inches(side), numOfColumns });
}

/** A pre-made block, its stand-ins in fabrics from 21 on. */
function premade(title: string): Levels {
  const block = premadeBlocks.find((one) => one.title === title);
  if (!block) throw new Error(`There is no ${title}.`);
  return block.levels.map((level) => level.map((shape) => ({ ...shape, fillFabric: 20 + shape.fillFabric })));
}

/** What is cut of a fabric: kind, size, how many. */
function cutsOf(plan: CuttingPlan, fabric: number) {
  const own = plan.fabrics.find((one) => one.fabric === fabric);
  return own?.pieces.map(({ kind, width, height, count }) => [kind, width, height, count]);
}

const HALVES: Levels = layer([9, 0, 0, 1000, 1000, 11], [7, 0, 0, 1000, 1000, 12]);
/** A goose of 6 × 3 in a block of 6, twice, and its sky. */
const GEESE: Levels = [
  ...layer([1, 0, 0, 1000, 1000, 11]),
  ...layer([3, 0, 0, 1000, 500, 12], [3, 0, 500, 1000, 500, 12]),
];

describe('what is cut', () => {
  it('are squares with a seam all around', () => {
    /* 20 squares of 12: 12½ in, 3 to a strip of 42; 7 strips of 12½ are 87½ in, 2.43 yd. */
    const [plan] = planOf(freeForm(placementOf(4, [11], { numOfColumns: 5, numOfRows: 4 }))).fabrics;
    expect(plan).toMatchObject({ inches: 87.5, proven: true, bought: { inches: 87.5, eighths: 20 } });
    expect(plan?.pieces).toMatchObject([{ width: 12.5, height: 12.5, count: 20, needed: 20, yields: 1 }]);
    expect(plan?.pieces[0]?.places).toEqual([{ of: 'block', blockNum: 4, each: 1, copies: 20 }]);
    /* 87½ × 0.0254 = 2.2225 m, up to the next 5 cm. */
    expect(plan?.bought.metres).toBeCloseTo(2.25, 10);
  });

  it('are half-square triangles two or eight at a time', () => {
    /* 9 units of 4: 9 triangles of each, 5 squares of 4 7⁄8; or 2 squares of 9¾, each for 8. */
    const quilt = freeForm(blocksOf(HALVES, 4, 9));
    for (const fabric of [11, 12]) {
      expect(cutsOf(planOf(quilt), fabric)).toEqual([['halfSquareTriangle', 4.875, 4.875, 5]]);
      expect(cutsOf(planOf(quilt, { halfSquareTriangle: 'eight' }), fabric)).toEqual([
        ['halfSquareTriangle', 9.75, 9.75, 2],
      ]);
    }
  });

  it('are two squares for eight units of one cloth', () => {
    /* 4 units of two layers in one cloth are 8 triangles: one square can't be sewn to itself. */
    const halves: Levels = [...layer([9, 0, 0, 1000, 1000, 11]), ...layer([7, 0, 0, 1000, 1000, 11])];
    const plan = planOf(freeForm(blocksOf(halves, 4, 4)), { halfSquareTriangle: 'eight' });
    expect(cutsOf(plan, 11)).toEqual([['halfSquareTriangle', 9.75, 9.75, 2]]);
  });

  it('are geese one or four at a time, with their sky', () => {
    /*
     * 5 blocks of two geese of 6 × 3. Four at a time: 10 geese take three squares of 7¼, their sky 12 squares of 3 7⁄8. One
     * at a time: 10 rectangles of 6½ × 3½, and 20 squares of 3½.
     */
    const quilt = freeForm(blocksOf(GEESE, 6, 5));
    const four = planOf(quilt);
    expect(cutsOf(four, 12)).toEqual([['goose', 7.25, 7.25, 3]]);
    expect(cutsOf(four, 11)).toEqual([['sky', 3.875, 3.875, 12]]);
    const one = planOf(quilt, { goose: 'one' });
    expect(cutsOf(one, 12)).toEqual([['goose', 6.5, 3.5, 10]]);
    expect(cutsOf(one, 11)).toEqual([['sky', 3.5, 3.5, 20]]);
  });

  it('goes for both cloths of a unit by what is chosen for one of them', () => {
    const below = { ...blocksOf(HALVES, 4, 9), yLocation: inches(6) };
    const quilt = freeForm(blocksOf(GEESE, 6, 5), below);
    const plan = planOf(quilt, { fabrics: { 12: { goose: 'one', halfSquareTriangle: 'eight' } } });
    expect(cutsOf(plan, 11)).toEqual([
      ['halfSquareTriangle', 9.75, 9.75, 2],
      ['sky', 3.5, 3.5, 20],
    ]);
  });

  it('tells what the other way would take of each cloth that it changes', () => {
    /*
     * Four at a time: one strip of 7¼ for geese, 12 squares of 3 7⁄8 need two strips, 7¾ in: 2 eighths each. One at a time:
     * 10 geese of 6½ × 3½ stand in one strip of 6½, 12 to it; 20 squares of 3½ are 12 to a strip, 7 in.
     */
    const geese = planOf(freeForm(blocksOf(GEESE, 6, 5))).fabrics.find(({ fabric }) => fabric === 12);
    expect(geese?.alternatives).toMatchObject([
      { kind: 'goose', method: 'one', bought: [{ fabric: 12 }, { fabric: 11 }].reverse() },
    ]);
    expect(geese?.alternatives[0]?.bought.map(({ bought }) => bought.inches)).toEqual([7, 6.5]);
  });

  it('are the stars of the library, by their charts', () => {
    /*
     * Sawtooth Star of 12 in: a middle of 6, corners of 3, geese of 6 × 3, the star's points as their sky. Six stars: 6
     * squares of 6½, 24 of 3½, 24 geese: 6 of 7¼; 48 points: 24 of 3 7⁄8.
     */
    const all = planOf(freeForm(blocksOf(premade('Sawtooth Star'), 12, 6))).fabrics.flatMap(({ pieces }) =>
      pieces.map(({ kind, width, count }) => [kind, width, count]),
    );
    expect(all).toHaveLength(4);
    expect(all).toEqual(
      expect.arrayContaining([
        ['square', 6.5, 6],
        ['square', 3.5, 24],
        ['goose', 7.25, 6],
        ['sky', 3.875, 24],
      ]),
    );
    /* Ohio Star: hourglasses of 4 in are quarter-square triangles, squares of 5¼; squares of 4½. */
    const ohio = planOf(freeForm(blocksOf(premade('Ohio Star'), 12, 4)));
    for (const { kind, width } of ohio.fabrics.flatMap(({ pieces }) => pieces))
      expect([kind, width]).toEqual(kind === 'square' ? ['square', 4.5] : ['quarterSquareTriangle', 5.25]);
  });

  it('are squares and rectangles that stand on their points, by their own sides', () => {
    /*
     * The middle of a block of 8 in: its sides are 4 · √2 = 5.657; 6.157 with seams, up to 6¼. A print with an upright lies on
     * its point on the cloth: the square with seams is 6.157 · √2 = 8.707 across, up to 8¾.
     */
    const square = freeForm(
      blocksOf([...layer([1, 0, 0, 1000, 1000, 11]), ...layer([10, 0, 0, 1000, 1000, 12])], 8, 4),
    );
    expect(cutsOf(planOf(square), 12)).toEqual([['square', 6.25, 6.25, 4]]);
    const directional = planOf(square, { fabrics: { 12: { directional: true } } });
    expect(cutsOf(directional, 12)).toEqual([['square', 8.75, 8.75, 4]]);
    /* What two corners of 5 and of 3 in leave of the same: 5 · √2 = 7.071 by 3 · √2 = 4.243, with seams 7 5⁄8 by 4¾. */
    const corners: Spec[] = [
      [9, 0, 0, 625, 625, 11],
      [8, 625, 0, 375, 375, 11],
      [7, 375, 375, 625, 625, 11],
      [2, 0, 625, 375, 375, 11],
    ];
    const slanted = [...layer([1, 0, 0, 1000, 1000, 12]), ...layer(...corners)];
    expect(cutsOf(planOf(freeForm(blocksOf(slanted, 8, 1))), 12)).toEqual([['rectangle', 7.625, 4.75, 1]]);
  });

  it('are templates by the box around them with their seam', () => {
    /* Half a rectangle of 6 × 3, mitred: 6 + ½ + ¼ (2 + √5) − ¼ … along: ¼ (1 + 2 + √5) = 1.309 more, upright
     * ¼ (1 + (1 + √5) ÷ 2) = 0.6545. */
    const levels = [...layer([1, 0, 0, 1000, 1000, 11]), ...layer([2, 0, 0, 1000, 500, 12])];
    expect(cutsOf(planOf(freeForm(blocksOf(levels, 6, 1))), 12)).toEqual([['other', 7.375, 3.75, 1]]);
    /* A circle of 6: ¼ on each side. */
    const circle = [...layer([1, 0, 0, 1000, 1000, 11]), ...layer([6, 250, 250, 500, 500, 12])];
    expect(cutsOf(planOf(freeForm(blocksOf(circle, 12, 1))), 12)).toEqual([['applique', 6.5, 6.5, 1]]);
  });

  it('keeps a print with an upright as it lies in the quilt', () => {
    /* Bars of 2 × 12 upright: 2½ along, 16 to a strip of 12½. Lying they are 3 to a strip of 2½. */
    const bars = layer([1, 0, 0, 500, 1000, 11], [1, 500, 0, 500, 1000, 12]);
    const quilt = freeForm(placementOf(4, [], { levels: bars, blockWidth: inches(4), numOfColumns: 6 }));
    expect(planOf(quilt).fabrics[0]).toMatchObject({ inches: 5, strips: [{ height: 2.5, count: 2 }] });
    const directional = planOf(quilt, { fabrics: { 11: { directional: true } } });
    expect(directional.fabrics.find(({ fabric }) => fabric === 11)?.inches).toBe(12.5);
  });

  it('cuts triangles of a print with an upright as they face, and never several units at once', () => {
    /* Six that all face one way come of a square each; of two that face away from each other, both of one. */
    const upright = { fabrics: { 11: { directional: true } } };
    const sixHalves = freeForm(blocksOf(HALVES, 6, 6));
    expect(cutsOf(planOf(sixHalves), 11)).toEqual([['halfSquareTriangle', 6.875, 6.875, 3]]);
    for (const halfSquareTriangle of ['two', 'eight'] as const) {
      const plan = planOf(sixHalves, { ...upright, halfSquareTriangle });
      expect(cutsOf(plan, 11)).toEqual([['halfSquareTriangle', 6.875, 6.875, 6]]);
      expect(cutsOf(plan, 12)).toEqual([['halfSquareTriangle', 6.875, 6.875, 3]]);
    }
    const both = freeForm(blocksOf(HALVES, 6, 3), {
      ...blocksOf(layer([9, 0, 0, 1000, 1000, 12], [7, 0, 0, 1000, 1000, 11]), 6, 3),
      yLocation: inches(20),
    });
    expect(cutsOf(planOf(both, upright), 11)).toEqual([['halfSquareTriangle', 6.875, 6.875, 3]]);

    /* Three hourglasses of 4: 11 faces up and down in each, three times either: 3 squares of 5¼ in place of ⌈6 ÷ 4⌉. */
    const hourglass = layer(
      [3, 0, 500, 1000, 500, 11],
      [12, 0, 0, 1000, 500, 11],
      [11, 0, 0, 500, 1000, 12],
      [13, 500, 0, 500, 1000, 12],
    );
    const glasses = freeForm(blocksOf(hourglass, 4, 3));
    expect(cutsOf(planOf(glasses), 11)).toEqual([['quarterSquareTriangle', 5.25, 5.25, 2]]);
    expect(cutsOf(planOf(glasses, upright), 11)).toEqual([['quarterSquareTriangle', 5.25, 5.25, 3]]);
    /* With three more in which it faces to the sides, the same squares give all of them. */
    const turned = hourglass.map((level) =>
      level.map((shape) => ({ ...shape, fillFabric: 23 - shape.fillFabric })),
    );
    const more = { ...blocksOf(turned, 4, 3), yLocation: inches(20) };
    expect(cutsOf(planOf(freeForm(blocksOf(hourglass, 4, 3), more), upright), 11)).toEqual([
      ['quarterSquareTriangle', 5.25, 5.25, 3],
    ]);
    expect(cutsOf(planOf(glasses, upright), 12)).toEqual([['quarterSquareTriangle', 5.25, 5.25, 2]]);
  });
});

describe('a ruler in eighths', () => {
  it('doesn’t have some sizes, which is said with what comes of it', () => {
    /* Five in 12 inches are 2.4 each: cut to 2 3⁄8 five are 11 7⁄8, an eighth short. 11 7⁄8 and 12½ fit. */
    const fifths = layer(...[0, 1, 2, 3, 4].map((i): Spec => [1, 200 * i, 0, 200, 1000, 11 + (i % 2)]));
    const [piece] = planOf(freeForm(blocksOf(fifths, 12, 1))).fabrics[0]?.pieces ?? [];
    expect(piece?.offGrid).toMatchObject({ nearest: 2.375, across: 5, blockSide: 12, blockNum: 4 });
    expect(piece?.offGrid?.side).toBeCloseTo(2.4, 6);
    expect(piece?.offGrid?.drift).toBeCloseTo(-0.125, 6);
    expect(piece?.offGrid?.fits).toEqual([11.875, 12.5]);
    /* Sevenths of 10 inches are 1.4286: cut to 1 3⁄8 seven of them finish 3⁄8 short. */
    const at = [0, 142.8571, 285.7143, 428.5714, 571.4286, 714.2857, 857.1429, 1000];
    const sevenths = layer(
      ...[0, 1, 2, 3, 4, 5, 6].map((i): Spec => [
        1,
        at[i] ?? 0,
        0,
        (at[i + 1] ?? 0) - (at[i] ?? 0),
        1000,
        11 + (i % 2),
      ]),
    );
    const [narrow] = planOf(freeForm(blocksOf(sevenths, 10, 1))).fabrics[0]?.pieces ?? [];
    expect(narrow?.offGrid?.across).toBe(7);
    expect(narrow?.offGrid?.drift).toBeCloseTo(-0.375, 3);
    expect(narrow?.offGrid?.fits).toEqual([9.625, 10.5]);
  });

  it('has those of blocks that fit', () => {
    for (const title of ['Ohio Star', 'Sawtooth Star', 'Shoo Fly'])
      for (const { pieces } of planOf(freeForm(blocksOf(premade(title), 12, 1))).fabrics)
        expect(pieces.map(({ offGrid }) => offGrid)).toEqual(pieces.map(() => null));
  });
});

describe('what is bought', () => {
  const quilt = freeForm(blocksOf(layer([1, 0, 0, 1000, 1000, 11]), 6, 42));

  it('is more by what shrinks and what is to spare', () => {
    /* 42 of 6½: 6 to a strip, 7 strips, 45½ in. 5 % shrink: 45½ ÷ 0.95 = 47.89; 10 % more: 52.68 in, 12 eighths. */
    const [plan] = planOf(quilt, { shrinkage: 5, spare: 10 }).fabrics;
    expect(plan?.inches).toBe(45.5);
    expect(plan?.bought.inches).toBeCloseTo(52.684, 3);
    expect(plan?.bought.eighths).toBe(12);
  });

  it('is cut across what shrinking leaves of its width, by the lines of a ruler', () => {
    /* 60 of 3½: 12 to a strip of 42, 5 strips. 3 % less are 40.74, 40 5⁄8 on the ruler: 11 to it, 6 strips, 21 in ÷ 0.97. */
    const small = freeForm(blocksOf(layer([1, 0, 0, 1000, 1000, 11]), 3, 60));
    expect(planOf(small).fabrics[0]?.inches).toBe(17.5);
    const [plan] = planOf(small, { shrinkage: 3 }).fabrics;
    expect(plan?.inches).toBe(21);
    expect(plan?.bought.inches).toBeCloseTo(21.649, 3);
    expect(plan?.strips[0]).toMatchObject({ count: 5, left: 2.125 });
  });

  it('are fat quarters, each with room for strips of 22 inches', () => {
    /* 6½: 3 to a strip of 22, 14 strips; two to a fat quarter of 18: 7. */
    const [plan] = planOf(quilt, { buy: 'fatQuarters' }).fabrics;
    expect(plan).toMatchObject({ inches: 14 * 6.5, bought: { fatQuarters: 7 } });
  });
});

describe('what can’t be cut', () => {
  it('is said by fabric, and of others the plan is given', () => {
    const large = placementOf(4, [11], { blockWidth: inches(50), blockHeight: inches(50) });
    const small = placementOf(5, [12], { xLocation: inches(60) });
    expect(planOf(freeForm(large, small))).toMatchObject({
      fabrics: [{ fabric: 12 }],
      problems: [{ fabric: 11, code: 'wider-than-cloth', piece: { width: 50.5, height: 50.5 } }],
    });
    const tall = placementOf(4, [11], { blockWidth: inches(20), blockHeight: inches(20) });
    expect(planOf(freeForm(tall), { buy: 'fatQuarters' }).problems).toMatchObject([
      { code: 'taller-than-fat-quarter' },
    ]);
  });

  it('is said of a quilt without cloth, of a damaged one and of settings that are none', () => {
    const ask = (quilt: Quilt, changes: Partial<CuttingSettings> = {}) =>
      cutting({ quilt, settings: { ...DEFAULT_CUTTING, ...changes }, others: [] });
    expect(ask(freeForm())).toMatchObject({ ok: false, error: { code: 'nothing-to-cut' } });
    const damaged = freeForm(placementOf(4, [11], { blockWidth: inches(NaN) }));
    expect(ask(damaged)).toMatchObject({ ok: false, error: { code: 'damaged' } });
    const [[shape] = []] = levelsOf([11]);
    // There is no shape of type 4.
    for (const change of [{ shapeWidth: blockUnits(NaN) }, { shapeType: 4 }]) {
      const torn = shape ? [[Object.assign({}, shape, change)]] : [];
      expect(ask(freeForm(placementOf(4, [], { levels: torn })))).toMatchObject({
        ok: false,
        error: { code: 'damaged' },
      });
    }
    const whole = freeForm(placementOf(4, [11]));
    for (const changes of [{ usableWidth: 0 }, { seam: -1 }, { shrinkage: 100 }, { spare: NaN }])
      expect(ask(whole, changes)).toMatchObject({ ok: false, error: { code: 'wrong-settings' } });
  });
});

describe('a plan', () => {
  it('takes what isn’t of blocks', () => {
    const binding = pieceOf(42, 2.5, 9, { fabric: 13, mayTurn: false });
    const input = { quilt: freeForm(), settings: DEFAULT_CUTTING, others: [binding] };
    expect(cutting(input)).toMatchObject({ ok: true, value: { fabrics: [{ fabric: 13, inches: 22.5 }] } });
  });

  it('plans again what an edit touched, and nothing else', () => {
    const memory = new CuttingMemory();
    const ask = (...fabrics: number[]) => {
      const blocks = fabrics.map((fabric, i) => placementOf(4 + i, [fabric], { xLocation: inches(12 * i) }));
      const answer = cutting({ quilt: freeForm(...blocks), settings: DEFAULT_CUTTING, others: [] }, memory);
      if (!answer.ok) throw new Error(answer.error.message);
      return new Map(answer.value.fabrics.map(({ fabric, strips }) => [fabric, strips]));
    };
    const before = ask(11, 12, 12);
    const after = ask(11, 12, 13);
    expect(after.get(11)).toBe(before.get(11));
    expect(after.get(12)).not.toBe(before.get(12));
  });

  it('answers for any quilt: what is bought is what its strips take', () => {
    fc.assert(
      fc.property(anyQuilt, (quilt) => {
        const answer = cutting({ quilt, settings: DEFAULT_CUTTING, others: [] });
        if (!answer.ok) return;
        for (const { strips, inches: length, bound, gap, pieces, bought } of answer.value.fabrics) {
          expect(strips.reduce((sum, { count, height }) => sum + count * height, 0)).toBe(length);
          expect(bought.inches).toBe(length);
          expect(bought.eighths * 4.5).toBeGreaterThanOrEqual(length);
          expect(bought.eighths * 4.5 - length).toBeLessThan(4.5);
          expect(bound).toBeLessThanOrEqual(length);
          expect(gap).toBe(length - bound);
          for (const { needed, count, yields, places } of pieces) {
            expect(count * yields).toBeGreaterThanOrEqual(needed);
            expect(places.reduce((sum, { each, copies }) => sum + each * copies, 0)).toBe(needed);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

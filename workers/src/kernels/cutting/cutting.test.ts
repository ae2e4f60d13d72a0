import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuilt, levelsOf, placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { cutting, CuttingMemory } from './cutting';
import { blocksOf, freeForm, layer, planOf, premade, type Spec } from './cutting.fixture';
import type { CuttingSettings } from './cutting-types';
import { DEFAULT_CUTTING } from './settings';
import { pieceOf } from './strip-plan.fixture';
import { prepare } from '../prepared/prepared-quilt';

const square = (side: number) => ({ width: side, height: side });

describe('a ruler in eighths', () => {
  it('lacks some sizes, and the plan says what follows', () => {
    /*
     * Five patches in 12″ are 2.4″ wide. Cut at 2⅜″, the five are 11⅞″, which is ⅛″ short. Blocks of 11⅞″ and 12½″ fit
     * a ruler.
     */
    const fifths = layer(...[0, 1, 2, 3, 4].map((i): Spec => [1, 200 * i, 0, 200, 1000, 11 + (i % 2)]));
    const [piece] = planOf(freeForm(blocksOf(fifths, 12, 1))).fabrics[0]?.pieces ?? [];
    expect(piece?.offGrid).toMatchObject({ nearest: 2.375, across: 5, blockSide: 12, blockNum: 4 });
    expect(piece?.offGrid?.side).toBeCloseTo(2.4, 6);
    expect(piece?.offGrid?.drift).toBeCloseTo(-0.125, 6);
    expect(piece?.offGrid?.fits).toEqual([square(11.875), square(12.5)]);
    /* Seven patches in 10″ are 1.4286″ wide. Cut at 1⅜″, the seven are ⅜″ short. */
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
    expect(narrow?.offGrid?.fits).toEqual([square(9.625), square(10.5)]);
  });

  it('has the sizes of blocks that fit', () => {
    for (const title of ['Ohio Star', 'Sawtooth Star', 'Shoo Fly'])
      for (const { pieces } of planOf(freeForm(blocksOf(premade(title), 12, 1))).fabrics)
        expect(pieces.map(({ offGrid }) => offGrid)).toEqual(pieces.map(() => null));
  });
});

describe('the purchase', () => {
  const quilt = freeForm(blocksOf(layer([1, 0, 0, 1000, 1000, 11]), 6, 42));

  it('adds shrinkage and spare', () => {
    /*
     * The 42 squares of 6½″ need 7 strips of 6 squares, 45½″. A spare 10 % is 4.55″, rounded up to 4⅝″: 50⅛″ in total.
     * Before 5 % shrinkage, 50⅛ ÷ 0.95 = 52.76″, rounded up to 52⅞″: 12 eighths of a yard.
     */
    const [plan] = planOf(quilt, { shrinkage: 5, sparePercent: 10 }).fabrics;
    expect(plan?.inches).toBe(45.5);
    expect(plan?.bought.inches).toBe(52.875);
    expect(plan?.bought.eighths).toBe(12);
  });

  it('is cut across the width left after shrinkage, to the lines of a ruler', () => {
    /*
     * 60 squares of 3½″ need 5 strips of 12 squares on 42″. After 3 % shrinkage the width is 40.74″, 40⅝″ on the ruler.
     * Then 11 squares fit in a strip, so 6 strips are needed, 21″. With 1″ to straighten the edge they are 22″. 22 ÷
     * 0.97 = 22.68″, rounded up to 22¾″.
     */
    const small = freeForm(blocksOf(layer([1, 0, 0, 1000, 1000, 11]), 3, 60));
    expect(planOf(small).fabrics[0]?.inches).toBe(17.5);
    const [plan] = planOf(small, { shrinkage: 3 }).fabrics;
    expect(plan?.inches).toBe(21);
    expect(plan?.bought.inches).toBe(22.75);
    expect(plan?.strips[0]).toMatchObject({ count: 5, left: 2.125 });
  });

  it('is fat quarters, each with room for strips of 22 inches', () => {
    /*
     * 42 squares of 6½″ need 14 strips of 3 squares on 22″. A fat quarter of 18″ has room for two strips, so 7 are
     * needed.
     */
    const [plan] = planOf(quilt, { buy: 'fatQuarters' }).fabrics;
    expect(plan).toMatchObject({ inches: 14 * 6.5, bought: { fatQuarters: 7 } });
  });
});

describe('fabrics that can’t be cut', () => {
  it('are reported one by one, while other fabrics still get a plan', () => {
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

  it('are refused for a quilt without fabric, a damaged quilt and wrong settings', () => {
    const ask = (quilt: Quilt, changes: Partial<CuttingSettings> = {}) =>
      cutting({ prepared: prepare(quilt), settings: { ...DEFAULT_CUTTING, ...changes }, others: [] });
    expect(ask(freeForm())).toMatchObject({ ok: false, error: { code: 'nothing-to-cut' } });
    const damaged = freeForm(placementOf(4, [11], { blockWidth: inches(NaN) }));
    expect(ask(damaged)).toMatchObject({ ok: false, error: { code: 'damaged' } });
    const [[shape] = []] = levelsOf([11]);
    // Shape type 4 doesn't exist.
    for (const change of [{ shapeWidth: blockUnits(NaN) }, { shapeType: 4 }]) {
      const torn = shape ? [[Object.assign({}, shape, change)]] : [];
      expect(ask(freeForm(placementOf(4, [], { levels: torn })))).toMatchObject({
        ok: false,
        error: { code: 'damaged' },
      });
    }
    const whole = freeForm(placementOf(4, [11]));
    for (const changes of [
      { usableWidth: 0 },
      { seam: -1 },
      { shrinkage: 100 },
      { spareInches: NaN },
      { sparePercent: -1 },
    ])
      expect(ask(whole, changes)).toMatchObject({ ok: false, error: { code: 'wrong-settings' } });
  });
});

describe('a plan', () => {
  it('includes pieces outside blocks', () => {
    const binding = pieceOf(42, 2.5, 9, { fabric: 13, mayTurn: false });
    const input = { prepared: prepare(freeForm()), settings: DEFAULT_CUTTING, others: [binding] };
    expect(cutting(input)).toMatchObject({ ok: true, value: { fabrics: [{ fabric: 13, inches: 22.5 }] } });
  });

  it('is computed again only for the parts that an edit changed', () => {
    const memory = new CuttingMemory();
    const ask = (...fabrics: number[]) => {
      const blocks = fabrics.map((fabric, i) => placementOf(4 + i, [fabric], { xLocation: inches(12 * i) }));
      const answer = cutting(
        { prepared: prepare(freeForm(...blocks)), settings: DEFAULT_CUTTING, others: [] },
        memory,
      );
      if (!answer.ok) throw new Error(answer.error.code);
      return new Map(answer.value.fabrics.map(({ fabric, strips }) => [fabric, strips]));
    };
    const before = ask(11, 12, 12);
    const after = ask(11, 12, 13);
    expect(after.get(11)).toBe(before.get(11));
    expect(after.get(12)).not.toBe(before.get(12));
  });

  it('exists for any quilt, and its purchase covers its strips', () => {
    fc.assert(
      fc.property(anyQuilt, (quilt) => {
        const answer = cutting({ prepared: prepare(quilt), settings: DEFAULT_CUTTING, others: [] });
        if (!answer.ok) return;
        for (const { strips, inches: length, bound, gap, pieces, bought } of answer.value.fabrics) {
          expect(strips.reduce((sum, { count, height }) => sum + count * height, 0)).toBe(length);
          // One inch straightens the edge.
          expect(bought.inches).toBe(length + 1);
          expect(bought.eighths * 4.5).toBeGreaterThanOrEqual(length + 1);
          expect(bought.eighths * 4.5 - length - 1).toBeLessThan(4.5);
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

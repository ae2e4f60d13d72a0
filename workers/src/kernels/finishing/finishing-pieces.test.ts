import { inches } from '@quiltwright/shared/geometry/units';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type QuiltChanges, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { cutting } from '../cutting/cutting';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { borderStrips } from './borders';
import { finishingOf } from './finishing';
import { finishingPieces } from './finishing-pieces';
import { FINISHING_DEFAULTS } from './finishing-types';
import { groundStrips } from './ground-strips';
import { cutAndJoined } from './joined';
import { prepare } from '../prepared/prepared-quilt';

const bordered: QuiltChanges = {
  ...{ generatingSashing: 2, sashingFabric: 13, borderFabric2: 12 },
  ...{ borderWidth1: inches(2), borderWidth2: inches(3) },
};

it('adds up: the pieces of a fabric are those of its borders, sashing, binding and patches', () => {
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
      const prepared = prepare(standardQuilt({ ...bordered, generatingSize, borderFabric1 }));
      const finishing = finishingOf(prepared, { ...FINISHING_DEFAULTS, ...chosen });
      if (!finishing.ok) throw new Error(finishing.error.code);
      const { parts } = finishing.value;
      const cuts = { ...DEFAULT_CUTTING, usableWidth: chosen.usableWidth };
      const answer = cutting({ prepared, settings: cuts, others: finishingPieces(parts, cuts) });
      if (!answer.ok) throw new Error(answer.error.code);
      const { fabrics, problems } = answer.value;
      expect(problems).toEqual([]);
      const bought = new Set(parts.map(({ fabric }) => fabric).filter((fabric) => fabric > 0));
      for (const fabric of bought) {
        const plan = fabrics.find((each) => each.fabric === fabric);
        const takes = parts.filter((part) => part.fabric === fabric).flatMap(({ cut }) => cut);
        const inPlan = plan?.pieces.filter(({ places }) => places.every(({ of }) => of !== 'block')) ?? [];
        expect(inPlan.reduce((sum, { width, height, count }) => sum + width * height * count, 0)).toBeCloseTo(
          takes.reduce((sum, { width, length, count }) => sum + width * length * count, 0),
          6,
        );
        // The strips must hold all pieces, and the purchase must be in eighths of a yard.
        const { inches: inchesCut = 0, strips = [], pieces = [] } = plan ?? {};
        expect(strips.reduce((sum, { count, height }) => sum + count * height, 0)).toBeCloseTo(inchesCut, 6);
        const area = pieces.reduce((sum, { width, height, count }) => sum + width * height * count, 0);
        expect(inchesCut * chosen.usableWidth).toBeGreaterThanOrEqual(area - 1e-6);
        expect(((plan?.bought.eighths ?? 0) * 36) / 8).toBeGreaterThanOrEqual(inchesCut - 1e-6);
      }
    }),
    { numRuns: 30 },
  );
});

it('keeps a directional print in the fabric’s direction', () => {
  /*
   * A border of 4 inches around 22 × 32 has sides of 32½, and a top and bottom of 30½. On a fat quarter, 18 long, the
   * sides are joined.
   */
  const border = {
    outer: { x: 0, y: 0, width: 30, height: 40 },
    hole: { x: 4, y: 4, width: 22, height: 32 },
  };
  const needed = borderStrips(border, 'straight', 0.25);
  const piecesOf = (clothLength: number) => {
    const part = { of: 'border1', fabric: 11, needed } as const;
    const cut = cutAndJoined(needed, 11, { ...FINISHING_DEFAULTS, uprights: [11], clothLength });
    const settings = { ...DEFAULT_CUTTING, fabrics: { 11: { directional: true } } };
    return finishingPieces([{ ...part, ...cut }], settings).map(({ width, height, count, mayTurn }) => {
      return [width, height, count, mayTurn];
    });
  };
  expect(piecesOf(Infinity)).toEqual([
    [30.5, 4.5, 2, false],
    [4.5, 32.5, 2, false],
  ]);
  /*
   * The sides are 65 long in total. Each of three strips of 18 gives 17½, so they give 52½. The remaining 12½ are a
   * fourth strip.
   */
  expect(piecesOf(18)).toEqual([
    [30.5, 4.5, 2, false],
    [4.5, 18, 3, false],
    [4.5, 12.5, 1, false],
  ]);
});

it('keeps it between the blocks of a free form quilt too', () => {
  /*
   * Two blocks of 12 are 4 apart on a quilt of 28 × 16. A strip of 4 × 12 is between them, and a strip of 28 × 4 is
   * below them.
   */
  const blocks = [0, 16].map((x) => ({ x, y: 0, width: 12, height: 12 }));
  const needed = groundStrips({ x: 0, y: 0, width: 28, height: 16 }, blocks, 0.25);
  const settings = { ...DEFAULT_CUTTING, fabrics: { 13: { directional: true } } };
  const cut = cutAndJoined(needed, 13, { ...FINISHING_DEFAULTS, uprights: [13] });
  const pieces = finishingPieces([{ of: 'sashing', fabric: 13, needed, ...cut }], settings);
  expect(pieces.map(({ width, height, count }) => [width, height, count])).toEqual([
    [28.5, 4.5, 1],
    [4.5, 12.5, 1],
  ]);
});

import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels, ShapeType } from '@quiltwright/shared/quilting/shape';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuilt, placementOf, standardQuilt } from '../../quilts.fixture';
import type { Estimate, FabricEstimate } from '../estimate/estimate-types';
import { areaOf } from '../estimate/ground';
import { unionArea } from '../estimate/union-area';
import { SewnCuts } from './sewn-cuts';
import { yardage } from './yardage';

function sewn(quilt: Quilt): Estimate {
  const answer = yardage(quilt);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

const squareInches = (quilt: Quilt) =>
  Object.fromEntries(sewn(quilt).fabrics.map(({ fabric, squareInches }) => [fabric, squareInches]));

function finished({ cuts, ground }: FabricEstimate): number {
  return cuts.reduce((sum, row) => sum + row.count * row.finished, ground?.area ?? 0);
}

const freeForm = (changes: Partial<Quilt>): Quilt => ({ ...newStandardQuilt(2), blocks: [], ...changes });

const at = (x: number, y: number, changes: Partial<Placement> = {}) => ({
  xLocation: inches(x),
  yLocation: inches(y),
  ...changes,
});

type Spec = readonly [type: ShapeType, x: number, y: number, width: number, height: number, fabric: number];

const layer = (...specs: readonly Spec[]): Levels[number] =>
  specs.map(([shapeType, x, y, width, height, fillFabric], index) => ({
    shapeNum: index + 1,
    shapeType,
    shapeXLoc: blockUnits(x),
    shapeYLoc: blockUnits(y),
    shapeWidth: blockUnits(width),
    shapeHeight: blockUnits(height),
    fillFabric,
    strokeWidth: 0,
  }));

describe('the cloth of blocks', () => {
  it('is that of what is seen, with its allowance, in all copies', () => {
    /* A square of 12 under another: only the upper one is sewn. 12.5² = 156.25. */
    const blocks = [placementOf(4, [11, 12], { numOfColumns: 3, numOfRows: 2 })];
    expect(squareInches(freeForm({ blocks }))).toEqual({ 12: 6 * 156.25 });
  });

  it('is told by patches of a kind, with how many there are and where', () => {
    /* A goose of 12 × 6 over a rectangle: two triangles with legs of 6 are left of that. */
    const levels = [layer([1, 0, 0, 1000, 500, 11]), layer([3, 0, 0, 1000, 500, 12])];
    const [sky, goose] = sewn(
      freeForm({ blocks: [placementOf(4, [], { levels, numOfColumns: 5 })] }),
    ).fabrics.sort((a, b) => a.fabric - b.fabric);
    expect(sky?.cuts).toMatchObject([
      { kind: 'sky', count: 10, finished: 18, places: [{ of: 'block', blockNum: 4, each: 2, copies: 5 }] },
    ]);
    expect(goose?.cuts).toMatchObject([{ kind: 'goose', count: 5, finished: 36 }]);
    /* Legs of 6 + ¼ (2 + √2) = 6.853553 with the allowance: half its square. */
    expect(sky?.cuts[0]?.cut).toBeCloseTo(6.853553 ** 2 / 2, 4);
  });

  it('is that of a whole piece where shapes of a layer run on in each other', () => {
    /* Halves of a rectangle of 6 × 3 that meet along their long sides: a strip. */
    const levels = [layer([9, 0, 0, 500, 250, 11], [7, 0, 0, 500, 250, 11])];
    expect(squareInches(freeForm({ blocks: [placementOf(4, [], { levels })] }))).toEqual({ 11: 6.5 * 3.5 });
  });

  it('counts what is cut out of a patch as lost, and not as seen', () => {
    /* A frame: 12 around 4. */
    const levels = [layer([1, 0, 0, 1000, 1000, 11]), layer([1, 333.3333, 333.3333, 333.3334, 333.3334, 12])];
    const frame = sewn(freeForm({ blocks: [placementOf(4, [], { levels })] })).fabrics[0];
    expect(frame?.squareInches).toBeCloseTo(156.25, 3);
    expect(frame?.cuts[0]?.finished).toBeCloseTo(128, 3);
  });
});

describe('blocks over one another', () => {
  it('hide what lies under them', () => {
    /*
     * Of the first an L is left, 12 × 12 less 6 × 6: 108 + 48 ÷ 4, and five square corners less one that turns back:
     * 4 sixteenths.
     */
    const blocks = [placementOf(4, [11], at(10, 10)), placementOf(4, [12], at(16, 16))];
    expect(squareInches(freeForm({ blocks }))).toEqual({ 11: 120.25, 12: 156.25 });
  });

  it('count once for all copies that are covered alike, and not where they are covered whole', () => {
    /* A carpet of 4 × 4 squares of 6; one of 12 lies over the four in its middle, another of 3 × 6 over the half of one. */
    const carpet = placementOf(4, [11], {
      blockWidth: inches(6),
      blockHeight: inches(6),
      numOfColumns: 4,
      numOfRows: 4,
    });
    const blocks = [
      carpet,
      placementOf(5, [12], at(6, 6)),
      placementOf(6, [13], at(0, 0, { blockWidth: inches(3), blockHeight: inches(6) })),
    ];
    expect(squareInches(freeForm({ blocks }))).toEqual({
      11: 11 * 6.5 ** 2 + 3.5 * 6.5,
      12: 156.25,
      13: 3.5 * 6.5,
    });
  });

  it('leave as much as they cover together, whatever their order', () => {
    const side = fc.integer({ min: 1, max: 12 });
    const box = fc.record({ x: fc.nat(20), y: fc.nat(20), width: side, length: side });
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 8 }), (boxes) => {
        const blocks = boxes.map(({ x, y, width, length }, index) =>
          placementOf(4, [11 + index], at(x, y, { blockWidth: inches(width), blockHeight: inches(length) })),
        );
        const { fabrics } = sewn(freeForm({ blocks }));
        const seen = fabrics.reduce((sum, fabric) => sum + finished(fabric), 0);
        expect(Math.abs(seen - unionArea(boxes))).toBeLessThan(1e-3);
        expect(fabrics.every((fabric) => fabric.squareInches > finished(fabric))).toBe(true);
        expect(seen).toBeLessThan(boxes.reduce((sum, each) => sum + areaOf(each), 1e-3));
      }),
      { numRuns: 60 },
    );
  });
});

describe('borders and sashing', () => {
  it('are cut in strips: those at the sides first', () => {
    /* Queen of two borders: 72 × 84 inside, 3 inches make 78 × 90, 6 more 90 × 102. */
    const quilt = standardQuilt({
      borderWidth1: inches(3),
      borderWidth2: inches(6),
      borderFabric1: 21,
      borderFabric2: 22,
    });
    expect(squareInches(quilt)).toEqual({
      11: 21 * 156.25,
      12: 21 * 156.25,
      21: 2 * 3.5 * 84.5 + 2 * 3.5 * 78.5,
      22: 4 * 6.5 * 90.5,
    });
    const outer = sewn(quilt).fabrics.find(({ fabric }) => fabric === 22);
    expect(outer?.cuts).toMatchObject([{ kind: 'rectangle', size: [90, 6], count: 4 }]);
    expect(outer && finished(outer)).toBe(90 * 102 - 78 * 90);
  });

  it('are strips and cornerstones of a standard quilt, and what blocks leave of a free form one', () => {
    const standard = standardQuilt({ generatingSashing: 2, sashingFabric: 21, generatingLayout: 3 });
    expect(squareInches(standard)).toEqual({
      11: 49 * 156.25,
      21: 84 * 2.5 * 12.5 + 36 * 2.5 * 2.5,
    });
    const loose = freeForm({
      quiltWidth: inches(30),
      quiltLength: inches(20),
      generatingSashing: 2,
      sashingFabric: 22,
      blocks: [placementOf(4, [11], at(1, 1))],
    });
    expect(squareInches(loose)).toEqual({ 11: 156.25, 22: 600 - 144 });
  });
});

describe('yardage', () => {
  it('remembers blocks, and none that has changed since', () => {
    const known = new SewnCuts();
    const quilt = (fabrics: readonly number[]) => freeForm({ blocks: [placementOf(4, fabrics)] });
    const takes = (fabrics: readonly number[]) => {
      const answer = yardage(quilt(fabrics), known);
      return answer.ok && answer.value.fabrics.map(({ fabric }) => fabric);
    };
    expect([[11], [11], [12], [11, 12], [11]].map(takes)).toEqual([[11], [11], [12], [12], [11]]);
  });

  it('says how far it is, and what can’t be counted', () => {
    const told: number[] = [];
    const blocks = [1, 2, 3, 4].map((width) =>
      placementOf(4, [11], at(13 * width, 0, { blockWidth: inches(width) })),
    );
    const answer = yardage(freeForm({ blocks }), new SewnCuts(), (done) => told.push(done));
    expect(answer.ok).toBe(true);
    /* First what is seen, then block by block. */
    expect(told).toEqual([0.5, 0.5, 0.625, 0.75, 0.875]);
    const carpet = placementOf(4, [11], { numOfColumns: 99, numOfRows: 99 });
    expect(yardage(freeForm({ blocks: Array.from({ length: 103 }, () => carpet) }))).toMatchObject({
      ok: false,
      error: { code: 'too-many-copies' },
    });
  });

  it('answers for any quilt: each number is the sum of its rows, and no less than what is seen', () => {
    fc.assert(
      fc.property(anyQuilt, (quilt) => {
        for (const fabric of sewn(quilt).fabrics) {
          const { squareInches, cuts, ground } = fabric;
          const total = cuts.reduce((sum, { count, cut }) => sum + count * cut, ground?.area ?? 0);
          expect(Math.abs(squareInches - total)).toBeLessThan(1e-9 * total);
          expect(finished(fabric)).toBeLessThanOrEqual(squareInches);
          for (const { count, places } of cuts)
            expect(places.reduce((sum, { each, copies }) => sum + each * copies, 0)).toBe(count);
        }
      }),
      { numRuns: 25 },
    );
  });
});

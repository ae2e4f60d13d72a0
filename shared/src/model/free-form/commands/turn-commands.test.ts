import { describe, expect, it } from 'vitest';
import { unionOfEdges } from '../../../geometry/box.js';
import { emptyPlacement, gapsOf, placementExtent } from '../../../quilting/placement.js';
import { quiltFaults } from '../../../quilting/quilt.js';
import { act } from '../../command.js';
import { after, boxes, laid, next, placeAt, select } from '../arrangement.fixture.js';
import type { Arrangement, ArrangementAction } from '../arrangement.js';
import { firstBox } from '../fitting.js';
import { fitProblemsOf } from '../fit/fit-problems.js';
import { freeFormCommands as commands } from '../free-form-commands.js';
import { laidPlacements } from '../free-form-document.js';
import { boxAroundSelected } from './move-commands.js';

const placements = ({ document }: Arrangement) =>
  laidPlacements(document.design).map(({ placement }) => placement);
const ways = (arrangement: Arrangement) =>
  placements(arrangement).map(({ turn = 0, mirrored = false }) => [turn, mirrored]);

describe('turning blocks', () => {
  const star = next(after(placeAt(10, 20)), select(1));

  it('sets how the block lies, and leaves its shapes and its box alone', () => {
    const turned = next(star, act(commands.turnRight));
    expect(ways(turned)).toEqual([[2, false]]);
    expect(placements(turned)[0]?.levels).toBe(placements(star)[0]?.levels);
    expect(laid(turned)).toEqual(laid(star));
    expect(ways(next(next(star, act(commands.turnLeft)), act(commands.mirrorAcross)))).toEqual([[2, true]]);
  });

  it('stores nothing for a block that lies as it was drawn again', () => {
    const again = [1, 2, 3, 4].reduce((each) => next(each, act(commands.turnRight)), star);
    expect(JSON.stringify(placements(again))).toBe(JSON.stringify(placements(star)));
  });

  it('on its point, a block of 12 inches takes up 12√2 inches about the same middle', () => {
    // 6√2 = 8.4853, and the middle is at (16, 26).
    const [box] = boxes(next(star, act(commands.setTurn, 1)));
    expect(box?.width).toBeCloseTo(16.9706, 4);
    expect(box?.x).toBeCloseTo(16 - 8.4853, 4);
    expect(box?.y).toBeCloseTo(26 - 8.4853, 4);
  });

  it('at the edge, the block moves on to the quilt, and back to the marks when it lies level again', () => {
    const corner = next(after(placeAt(0, 0)), select(1));
    const turned = next(corner, act(commands.turnBy, 3));
    expect(boxes(turned)[0]?.x).toBeCloseTo(0, 9);
    // 8.4853 − 6 = 2.4853, and the nearest sixteenth is 2.5.
    expect(laid(next(turned, act(commands.turnBy, 1)))[0]?.slice(0, 2)).toEqual([2.5, 2.5]);
  });

  it('a block as wide as the quilt gets smaller on its point', () => {
    // 40 ÷ √2 = 28.284, and the next lower sixteenth is 28.25.
    const wide = next(after(placeAt(0, 0, 40)), select(1));
    expect(laid(next(wide, act(commands.setTurn, 1)))[0]?.slice(2, 4)).toEqual([28.25, 28.25]);
  });

  it('copies turn each about its own middle, and those that no longer fit are removed', () => {
    // Three copies of 12 inches end at 36; on their points they begin and end 2.4853 inches farther.
    const row = next(next(star, act(commands.move, { x: -10, y: 0 })), act(commands.repeat, { columns: 3 }));
    const turned = next(row, act(commands.turnBy, 1));
    expect(laid(turned)[0]?.[4]).toBe(2);
    const [box] = boxes(turned);
    // They stay corner to corner: 12√2 = 16.9706.
    expect(box?.width).toBeCloseTo(2 * 16.9706, 4);
  });

  it.each([
    [12, 4],
    [4, 12],
    [10, 6],
    [1, 39],
    [33, 2],
  ])('a block of %d × %d inches can be saved in each orientation, with its copies', (width, height) => {
    const block = next(
      next(after(placeAt(0, 0)), select(1)),
      act(commands.resize, { box: { x: 0, y: 0, width, height }, isFree: true }),
    );
    const repeated = next(block, act(commands.repeat, { columns: 3, rows: 3 }));
    for (const begun of [block, repeated, next(block, act(commands.mirrorAcross))])
      for (let turn = 0; turn < 8; turn++) {
        const turned = next(begun, act(commands.setTurn, turn));
        expect(quiltFaults(turned.document.design.quilt)).toEqual([]);
        for (let back = 0; back < 8; back++)
          expect(quiltFaults(next(turned, act(commands.setTurn, back)).document.design.quilt)).toEqual([]);
      }
  });

  it('copies of an oblong block stay corner to corner', () => {
    // (12 + 4) ÷ √2 = 11.3137 on each side. Three copies end at 33.9411.
    const block = next(
      next(after(placeAt(0, 0)), select(1)),
      act(commands.resize, { box: { x: 0, y: 0, width: 12, height: 4 }, isFree: true }),
    );
    const row = next(block, act(commands.repeat, { columns: 3, rows: 3 }));
    const [box] = boxes(next(row, act(commands.setTurn, 1)));
    expect(box?.width).toBeCloseTo(3 * 11.3137, 3);
    expect(box?.height).toBeCloseTo(3 * 11.3137, 3);
  });
});

describe('resizing turned blocks', () => {
  /** Two copies of a block of 8 × 4 inches side by side, turned. */
  const pairAt = (turn: number) =>
    [
      select(1),
      act(commands.resize, { box: { x: 0, y: 0, width: 8, height: 4 }, isFree: true }),
      act(commands.repeat, { columns: 2 }),
      act(commands.setTurn, turn),
    ].reduce(next, after(placeAt(0, 0)));
  const gapsIn = (arrangement: Arrangement) =>
    placements(arrangement).map((placement) => Math.round(gapsOf(placement).x * 1000));

  it.each([1, 2, 3, 6])('turned by %d eighths, copies stay side by side', (turn) => {
    const pair = pairAt(turn);
    const { width, height } = firstBox(placements(pair)[0] ?? emptyPlacement);
    const half = act(commands.resize, { box: { x: 0, y: 0, width: width / 2, height: height / 2 } });
    const large = next(next(pair, placeAt(20, 40, 10)), act(commands.select, [2, 1]));
    for (const changed of [
      next(pair, half),
      next(pair, act(commands.setMeasure, { side: 5 })),
      next(pair, act(commands.stepSize, { by: 1 })),
    ]) {
      expect(gapsIn(changed)).toEqual([0]);
      expect(laid(changed)[0]?.[4]).toBe(2);
    }
    expect(gapsIn(next(large, act(commands.makeSameSize, 'both')))[0]).toBe(0);
  });

  it('of several, the gaps grow with the blocks', () => {
    const gap = act(commands.repeat, { columns: 2, xSeparation: 1 });
    const two = [gap, placeAt(0, 20, 4), select(1, 2)].reduce(next, next(pairAt(1), select(1)));
    const { width, height, ...corner } = boxAroundSelected(two);
    const doubled = act(commands.resize, { box: { ...corner, width: width * 1.5, height: height * 1.5 } });
    // 1.5 inches, rounded down by less than a ten-thousandth.
    expect(gapsIn(next(two, doubled))[0]).toBeGreaterThanOrEqual(1499);
    expect(gapsIn(next(two, doubled))[0]).toBeLessThanOrEqual(1500);
    expect(laid(next(two, doubled))[0]?.[4]).toBe(2);
  });
});

/* The half of a diagonal of 12 inches: the distance of the middles of blocks side by side on their points. */
const STEP = 6 * Math.SQRT2;

/** Lays 13 blocks on their points: rows of 3, 2, 3, 2 and 3, corner to corner. */
function sampler(): Arrangement {
  const rows = [3, 2, 3, 2, 3];
  const actions = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column): ArrangementAction[] => {
      const x = STEP * (1 + 2 * column + (row % 2));
      const y = STEP * (1 + row);
      return [placeAt(20, 20), act(commands.setTurn, 1), act(commands.move, wayTo(x, y))];
    }).flat(),
  );
  return [act(commands.setSize, { width: 51, length: 60 }), ...actions].reduce(next, after());
}

/** Returns the way from the middle of a block of 12 inches at 20, 20 to a point. */
function wayTo(x: number, y: number) {
  return { x: x - 26, y: y - 26 };
}

describe('an on point sampler, laid by hand', () => {
  const laidOut = sampler();
  const { quilt } = laidOut.document.design;

  it('has 13 blocks on their points, 50.912 inches across and down', () => {
    expect(ways(laidOut)).toEqual(Array.from({ length: 13 }, () => [1, false]));
    const { left, top, right, bottom } = unionOfEdges(
      placements(laidOut).map((each) => placementExtent(each)),
    );
    // 3 · 12√2 = 50.9117
    expect(right - left).toBeCloseTo(50.912, 3);
    expect(bottom - top).toBeCloseTo(50.912, 3);
  });

  it('fits: no block overlaps another one, and none pokes out', () => {
    expect(fitProblemsOf(laidOut.document.design)).toMatchObject({ count: 0, isAll: true });
    expect(quiltFaults(quilt)).toEqual([]);
  });

  it('tells a block that reaches an eighth of an inch into its neighbours', () => {
    const shifted = [select(1), act(commands.move, { x: 0.25, y: 0 })].reduce(next, laidOut);
    // Moved by ¼ inch along a diagonal, it reaches ¼ ÷ √2 = 0.18 inches into the block below to the right.
    expect(fitProblemsOf(shifted.document.design).first.map(({ kind }) => kind)).toContain('overlap');
  });
});

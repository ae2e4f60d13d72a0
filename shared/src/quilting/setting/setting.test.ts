import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornersOfBox } from '../../geometry/box.js';
import { turnedCorners } from '../../geometry/orientation.js';
import type { Point } from '../../geometry/point.js';
import { inches } from '../../geometry/units.js';
import { copyBoxes } from '../copies.js';
import { countBlocks, type Placement } from '../placement.js';
import { freeFormQuilt, placementOf } from '../quilts.fixture.js';
import { quiltFaults, type Quilt } from '../quilt.js';
import { outlineOf } from '../shapes/shape-outlines.js';
import { shownQuilt, storedQuilt } from '../sideways.js';
import { generate, storable } from '../standard/generate.js';
import { packedQuilt, unpackedQuilt } from '../stored/packed-quilt.js';
import { laidOut, released } from './laid-out.js';
import { layRules } from './lies.js';
import { onePatch } from './one-patch.js';
import { blockOrders, different } from './order.js';
import { countSet, middleSize, rangeOf, withinRange, type Setting } from './setting.js';

const setting = (changes: Partial<Setting> = {}): Setting => ({
  ...{ kind: 'onPoint', columns: 3, rows: 4, blockWidth: inches(12), blockHeight: inches(12), order: 'one' },
  ...changes,
});

const TRIANGLES = 13;
const triangle = {
  ...placementOf(0, []),
  levels: onePatch({ fillFabric: TRIANGLES }),
  role: 'triangle' as const,
};

/** Returns a quilt with block 4 in fabric 11, block 5 in fabric 12, and triangles in fabric 13. */
function set(changes: Partial<Setting> = {}, others: Partial<Quilt> = {}): Quilt {
  const blocks = [placementOf(4, [11]), placementOf(5, [12]), triangle];
  return laidOut({ ...freeFormQuilt(others), setting: setting(changes), blocks }).quilt;
}

/** Returns the corners of all pieces of a placement, as they lie on the quilt. */
function cornersOf(placement: Placement): Point[][] {
  const [shape] = placement.levels.flat();
  return copyBoxes(placement).map((box) => {
    if (!placement.role || !shape || placement.turn)
      return placement.turn ? turnedCorners(box, placement) : cornersOfBox(box);
    return outlineOf(shape).map(({ to }) => ({
      x: box.x + (to.x / 1000) * box.width,
      y: box.y + (to.y / 1000) * box.height,
    }));
  });
}

function areaOf(corners: readonly Point[]): number {
  const crossed = corners.map(({ x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return x * next.y - next.x * y;
  });
  return Math.abs(crossed.reduce((sum, each) => sum + each, 0)) / 2;
}

/** True if no corner of two convex pieces, pulled to its middle a little, lies in the other piece. */
function areApart(one: readonly Point[], other: readonly Point[]): boolean {
  const sides = [one, other].flatMap((corners) =>
    corners.map((from, index) => [from, corners[(index + 1) % corners.length] ?? from] as const),
  );
  return sides.some(([from, to]) => {
    const along = ({ x, y }: Point) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    const [a, b] = [one.map(along), other.map(along)];
    return Math.max(...a) <= Math.min(...b) + 1e-6 || Math.max(...b) <= Math.min(...a) + 1e-6;
  });
}

const roundedSize = ({ quiltWidth, quiltLength }: Quilt) =>
  [quiltWidth, quiltLength].map((side) => side.toFixed(3));

describe('a setting on point', () => {
  it('has 18 blocks, 10 side triangles and 4 corners in 3 × 4 blocks of 12″, and is 50.912″ × 67.882″', () => {
    const quilt = set();
    // 3 · 12 · √2 = 50.9117, and 4 · 12 · √2 = 67.8823.
    expect(roundedSize(quilt)).toEqual(['50.912', '67.882']);
    const blocks = quilt.blocks.filter(({ role }) => !role);
    expect([countBlocks(blocks), countSet(setting())]).toEqual([18, 18]);
    const triangles = quilt.blocks.filter(({ role }) => role === 'triangle');
    const corners = triangles.filter(({ blockWidth, blockHeight }) => blockWidth === blockHeight);
    expect([countBlocks(triangles) - countBlocks(corners), countBlocks(corners)]).toEqual([10, 4]);
  });

  it('has only four corners around one block', () => {
    const { blocks } = set({ columns: 1, rows: 1, blockWidth: inches(30), blockHeight: inches(30) });
    expect(blocks.map(({ role }) => role)).toEqual([
      ...Array.from({ length: 4 }, () => 'triangle'),
      undefined,
    ]);
  });

  it('puts the second block between four of the first', () => {
    const counts = (blockNum: number) =>
      countBlocks(set({ order: 'alternating' }).blocks.filter((each) => each.blockNum === blockNum));
    expect([counts(4), counts(5)]).toEqual([12, 6]);
  });
});

it('a straight setting of two blocks is a chessboard', () => {
  const quilt = set({ kind: 'straight', columns: 5, rows: 5, order: 'alternating' });
  const places = (blockNum: number) =>
    quilt.blocks
      .filter((each) => each.blockNum === blockNum)
      .flatMap((placement) => copyBoxes(placement).map(({ x, y }) => (x + y) / 12));
  expect(roundedSize(quilt)).toEqual(['60.000', '60.000']);
  expect(places(4).map((sum) => sum % 2)).toEqual(Array.from({ length: 13 }, () => 0));
  expect(places(5).map((sum) => sum % 2)).toEqual(Array.from({ length: 12 }, () => 1));
});

it('lies inside the borders', () => {
  const quilt = set({}, { bands: [{ role: 'border', width: inches(4), endWidth: inches(3), fabric: 14 }] });
  expect(roundedSize(quilt)).toEqual(['58.912', '73.882']);
  const boxes = quilt.blocks.flatMap(copyBoxes);
  expect(Math.min(...boxes.map(({ x }) => x))).toBe(4);
  expect(Math.min(...boxes.map(({ y }) => y))).toBe(3);
  expect(quiltFaults(quilt)).toEqual([]);
});

const anySetting = fc.record<Setting>({
  kind: fc.constantFrom('straight', 'onPoint'),
  columns: fc.integer({ min: 1, max: 5 }),
  rows: fc.integer({ min: 1, max: 5 }),
  blockWidth: fc.integer({ min: 24, max: 320 }).map((marks) => inches(marks / 16)),
  blockHeight: fc.integer({ min: 24, max: 320 }).map((marks) => inches(marks / 16)),
  order: fc.constantFrom(...blockOrders),
  different: fc.integer({ min: different.least, max: different.most }),
  lies: fc.constantFrom(...layRules),
  turned: fc.constantFrom(1, 2, 3, undefined),
  sashing: fc.option(
    fc.record({
      width: fc.integer({ min: 24, max: 192 }).map((marks) => inches(marks / 16)),
      isAround: fc.boolean(),
      cornerstones: fc.constantFrom('none', 'whole', 'half'),
    }),
    { nil: undefined },
  ),
});
const square = (each: Setting): Setting =>
  each.kind === 'onPoint' ? { ...each, blockHeight: each.blockWidth } : each;
const limited = (each: Setting): Setting => withinRange(square(each), { bands: [] });

describe('any setting', () => {
  it('tiles the quilt: the areas of its pieces add up to it, and no piece lies on another', () => {
    fc.assert(
      fc.property(anySetting.map(square), (any) => {
        const quilt = set(any);
        const pieces = quilt.blocks.flatMap(cornersOf);
        const area = pieces.reduce((sum, corners) => sum + areaOf(corners), 0);
        const { width, height } = middleSize(any);
        expect(Math.abs(area - width * height) / area).toBeLessThan(1e-9);
        const isApart = pieces.every((one, index) =>
          pieces.slice(index + 1).every((other) => areApart(one, other)),
        );
        expect(isApart).toBe(true);
        for (const { x, y } of pieces.flat()) {
          expect([x > -1e-9, y > -1e-9, x < width + 1e-9, y < height + 1e-9]).not.toContain(false);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('comes back from its stored form, also as a quilt that is wider than long', () => {
    fc.assert(
      fc.property(anySetting.map(limited), (any) => {
        const quilt = set(any);
        const stored = packedQuilt(storedQuilt(storable(quilt)));
        expect(stored.quiltWidth).toBeLessThanOrEqual(stored.quiltLength);
        expect(stored.blocks.every(({ pattern, numOfColumns }) => !pattern && numOfColumns === 1)).toBe(true);
        expect(quiltFaults(unpackedQuilt(stored))).toEqual([]);
        expect(generate(shownQuilt(unpackedQuilt(stored)))).toEqual(quilt);
        expect(generate(quilt)).toBe(quilt);
      }),
    );
  });

  it('fits into a quilt of 36″ to 260″ after it is limited', () => {
    const borders = fc.integer({ min: 0, max: 40 });
    const bordered = (width: number) => ({
      bands: [{ role: 'border' as const, width: inches(width), fabric: 0 }],
    });
    fc.assert(
      fc.property(
        anySetting.map(square),
        borders,
        fc.integer({ min: -3, max: 300 }),
        (any, border, columns) => {
          const limited = withinRange({ ...any, columns }, bordered(border));
          const { width, height } = middleSize(limited);
          for (const side of [width, height]) {
            expect(side + 2 * border).toBeGreaterThanOrEqual(36 - 1e-9);
            expect(side + 2 * border).toBeLessThanOrEqual(260 + 1e-9);
          }
          expect(withinRange(limited, bordered(border))).toBe(limited);
          expect(rangeOf(limited, bordered(border)).columns.least).toBeLessThanOrEqual(limited.columns);
        },
      ),
    );
  });
});

it('a released quilt has the same placements, and none of them repeats another', () => {
  const quilt = set({ order: 'alternating' });
  const free = released(quilt);
  expect(free.setting).toBeUndefined();
  expect(free.blocks).toEqual(quilt.blocks.map((placement) => ({ ...placement, pattern: false })));
  expect(generate(free)).toBe(free);
  expect(quiltFaults(free)).toEqual([]);
});

it('blocks that the setting has no place for are kept beside it', () => {
  const one = laidOut({ ...set({ order: 'alternating' }), setting: setting({ kind: 'straight' }) });
  expect(one.aside.map(({ blockNum, role }) => role ?? blockNum)).toEqual(['triangle', 5]);
  const back = laidOut({ ...one.quilt, setting: setting({ order: 'alternating' }) }, one.aside);
  expect(back.quilt.blocks.map(({ levels }) => levels)).toEqual(
    set({ order: 'alternating' }).blocks.map(({ levels }) => levels),
  );
  expect(back.aside).toEqual([]);
});

it.each([
  ['a size that isn’t the setting’s', { quiltWidth: inches(51) }, 'size'],
  ['a standard size', { generatingSize: 3 as const }, 'free form'],
])('the server refuses %s', (_, wrong, words) => {
  const stored = storedQuilt(storable({ ...set(), ...wrong }));
  expect(
    quiltFaults(stored)
      .map(({ message }) => message)
      .join(' '),
  ).toContain(words);
});

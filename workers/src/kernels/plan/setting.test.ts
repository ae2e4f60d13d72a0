import { inches } from '@quiltwright/shared/geometry/units';
import { newFreeFormQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { laidOut, released } from '@quiltwright/shared/quilting/setting/laid-out';
import { onePatch } from '@quiltwright/shared/quilting/setting/one-patch';
import type { Setting, SettingSashing } from '@quiltwright/shared/quilting/setting/setting';
import { placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { describe, expect, it } from 'vitest';
import { cutsOf, planOf } from '../cutting/cutting.fixture';
import { linesOfLevels } from '../patches/lines/lines-of-levels';
import { prepare } from '../prepared/prepared-quilt';
import { show } from '../show/show';

const [BLOCK, SECOND, TRIANGLE, SASH, STONE] = [11, 12, 13, 14, 15];

function onPoint(side: number, changes: Partial<Setting> = {}): Quilt {
  const [blockWidth, blockHeight] = [inches(side), inches(side)];
  return laidOut({
    ...newFreeFormQuilt(2),
    setting: {
      ...{ kind: 'onPoint', columns: 3, rows: 4, blockWidth, blockHeight, order: 'one' },
      ...changes,
    },
    blocks: [
      placementOf(4, [BLOCK]),
      placementOf(5, [SECOND]),
      { ...placementOf(0, []), levels: onePatch({ fillFabric: TRIANGLE }), role: 'triangle' },
      { ...placementOf(0, []), levels: onePatch({ fillFabric: SASH }), role: 'sashing' },
      { ...placementOf(0, []), levels: onePatch({ fillFabric: STONE }), role: 'cornerstone' },
    ],
  }).quilt;
}

/*
 * Side triangles are quarters of a square of b√2 + 1¼, corner triangles halves of one of b/√2 + ⅞, up to the next
 * eighth. 3 × 4 blocks have 10 side triangles: 3 squares. They have 4 corners: 2 squares.
 */
describe.each([
  [6, 9.75, 5.125],
  [8, 12.625, 6.625],
  [10, 15.5, 8],
  [12, 18.25, 9.375],
  [14, 21.125, 10.875],
])('blocks of %i″ on point', (side, quarters, halves) => {
  it(`have side triangles cut from squares of ${quarters}″, and corners from squares of ${halves}″`, () => {
    expect(cutsOf(planOf(onPoint(side)), TRIANGLE)).toEqual([
      ['quarterSquareTriangle', quarters, quarters, 3],
      ['halfSquareTriangle', halves, halves, 2],
    ]);
  });
});

it('a plan counts each block of a setting once', () => {
  const plan = planOf(onPoint(12, { order: 'alternating' }));
  expect(cutsOf(plan, BLOCK)).toEqual([['square', 12.5, 12.5, 12]]);
  expect(cutsOf(plan, SECOND)).toEqual([['square', 12.5, 12.5, 6]]);
});

it('a straight setting is cut as blocks alone', () => {
  const plan = planOf(onPoint(12, { kind: 'straight' }));
  expect(plan.fabrics.map(({ fabric }) => fabric)).toEqual([BLOCK]);
  expect(cutsOf(plan, BLOCK)).toEqual([['square', 12.5, 12.5, 12]]);
});

it('a setting and the same quilt after release have one picture and one plan', () => {
  const quilt = onPoint(9, { order: 'alternating', columns: 4, rows: 3 });
  expect(show(released(quilt), linesOfLevels)).toEqual(show(quilt, linesOfLevels));
  expect(planOf(released(quilt))).toEqual(planOf(quilt));
});

it('leaves no ground bare', () => {
  expect(prepare(onPoint(12)).bare).toEqual({ ok: true, value: [] });
});

const sashing = (changes: Partial<SettingSashing> = {}): Pick<Setting, 'sashing'> => ({
  sashing: { width: inches(2), isAround: false, cornerstones: 'whole', ...changes },
});

describe('sashing of 2″ around 3 × 4 blocks of 12″ on point', () => {
  it('is cut as 48 sashes and 31 cornerstones, with triangles as much larger', () => {
    const plan = planOf(onPoint(12, sashing()));
    expect(cutsOf(plan, BLOCK)).toEqual([['square', 12.5, 12.5, 18]]);
    expect(cutsOf(plan, SASH)).toEqual([['rectangle', 2.5, 12.5, 48]]);
    expect(cutsOf(plan, STONE)).toEqual([['square', 2.5, 2.5, 31]]);
    // Sides: 14√2 + 1¼ = 21.05, up to 21⅛. Corners: 16 ÷ √2 + ⅞ = 12.19, up to 12¼.
    expect(cutsOf(plan, TRIANGLE)).toEqual([
      ['quarterSquareTriangle', 21.125, 21.125, 3],
      ['halfSquareTriangle', 12.25, 12.25, 2],
    ]);
  });

  it('has 14 half cornerstones at the edge, as quarters of squares', () => {
    const plan = planOf(onPoint(12, sashing({ cornerstones: 'half' })));
    // 2√2 + 1¼ = 4.08, up to 4⅛. Four quarters from each square: 4 squares.
    expect(cutsOf(plan, STONE)).toEqual([
      ['quarterSquareTriangle', 4.125, 4.125, 4],
      ['square', 2.5, 2.5, 17],
    ]);
    expect(cutsOf(plan, TRIANGLE)).toEqual([
      ['quarterSquareTriangle', 18.25, 18.25, 3],
      ['halfSquareTriangle', 9.375, 9.375, 2],
    ]);
  });
});

it('straight sashing without cornerstones is cut as short sashes and long strips', () => {
  const plan = planOf(onPoint(12, { kind: 'straight', ...sashing({ cornerstones: 'none' }) }));
  // Between 3 × 4 blocks: 2 · 4 short sashes, and 3 strips of 3 · 14 − 2 = 40″.
  expect(cutsOf(plan, SASH)).toEqual([
    ['rectangle', 2.5, 12.5, 8],
    ['rectangle', 40.5, 2.5, 3],
  ]);
});

it.each([
  ['whole', { cornerstones: 'whole' as const }],
  ['half', { cornerstones: 'half' as const }],
])(
  'sashing on point with %s cornerstones at the edge has one picture and one plan after release',
  (_, changes) => {
    const quilt = onPoint(9, { columns: 4, rows: 3, ...sashing(changes) });
    expect(show(released(quilt), linesOfLevels)).toEqual(show(quilt, linesOfLevels));
    expect(planOf(released(quilt))).toEqual(planOf(quilt));
    expect(prepare(quilt).bare).toEqual({ ok: true, value: [] });
  },
);

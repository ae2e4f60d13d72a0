import { inches } from '@quiltwright/shared/geometry/units';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  freeFormQuilt,
  levelsOf,
  placementOf,
  standardQuilt,
} from '@quiltwright/shared/quilting/quilts.fixture';
import { DEFAULT_CUTTING } from '../../cutting/settings';
import { FINISHING_DEFAULTS } from '../../finishing/finishing-types';
import { generate } from '@quiltwright/shared/quilting/standard/generate';
import type { PlanSettings } from '../../plan/whole-plan';
import { print } from '../print';
import { fontsForTests, jobOf } from '../print.fixture';
import type { PrintJob } from '../paper/print-types';
import { BINDING, BORDER1, BORDER2, SASHING, bySize, cutFor, Followed } from './followed-steps.fixture';
import { writtenCharts, writtenSteps } from './written-steps.fixture';

/*
 * These tests follow the printed steps as a quilter would, and know only the page. They must know each sentence, and
 * find each strip in the cutting charts. The sewn parts must have the sizes on the page.
 */

let fonts: PrintJob['fonts'];
beforeAll(async () => {
  fonts = await fontsForTests();
});

async function follow(quilt: Quilt, settings: PlanSettings): Promise<Followed> {
  const answer = await print(
    jobOf({ quilt }, fonts, { pages: ['cutting', 'assembly'], plan: settings }),
    () => undefined,
  );
  if (!answer.ok) throw new Error(answer.error.code);
  const followed = new Followed(generate(quilt), settings);
  for (const { title, sentences } of writtenSteps(answer.value.bytes))
    for (const sentence of sentences) followed.follow(title, sentence);
  const { quiltWidth, quiltLength } = followed.quilt;
  expect(followed.size).toEqual([quiltWidth, quiltLength]);
  const charts = writtenCharts(answer.value.bytes);
  for (const part of followed.parts) {
    const cut = cutFor(part, settings);
    if (part.fabric === BINDING && settings.finishing.binding.fabric === 0) continue;
    expect(bySize(charts.get(`Fabric ${part.fabric}`) ?? [])).toEqual(bySize(cut));
  }
  return followed;
}

const settingsOf = (
  cutting: Partial<PlanSettings['cutting']> = {},
  finishing: Partial<PlanSettings['finishing']> = {},
): PlanSettings => ({
  cutting: { ...DEFAULT_CUTTING, ...cutting },
  finishing: { ...FINISHING_DEFAULTS, ...finishing },
});

/**
 * Returns a free form quilt with two borders.
 * @param apart the distance between its 12-inch blocks, in inches
 * @param borders the widths of the borders, in inches
 */
function freeForm(columns: number, rows: number, apart: number, borders: readonly [number, number]): Quilt {
  const around = borders[0] + borders[1];
  const side = (count: number) => inches(count * 12 + (count - 1) * apart + 2 * around);
  return freeFormQuilt({
    ...{ quiltWidth: side(columns), quiltLength: side(rows) },
    ...{ generatingSashing: apart > 0 ? 2 : 0, sashingWidth: inches(apart), sashingFabric: SASHING },
    ...{ borderWidth1: inches(borders[0]), borderFabric1: BORDER1 },
    ...{ borderWidth2: inches(borders[1]), borderFabric2: BORDER2 },
    blocks: [
      placementOf(4, [12], {
        levels: levelsOf([12]),
        ...{
          blockWidth: inches(12),
          blockHeight: inches(12),
          xLocation: inches(around),
          yLocation: inches(around),
        },
        ...{ numOfColumns: columns, numOfRows: rows, xSeparation: inches(apart), ySeparation: inches(apart) },
      }),
    ],
  });
}

const anyFreeForm = fc
  .tuple(
    fc.integer({ min: 1, max: 7 }),
    fc.integer({ min: 1, max: 8 }),
    fc.constantFrom(0, 1.5, 2, 3),
    fc.constantFrom([0, 0], [5, 0], [2, 0], [2, 4.5], [1, 7]),
  )
  .map(([columns, rows, apart, [first = 0, second = 0]]) => freeForm(columns, rows, apart, [first, second]));

const anyStandard = fc
  .record({
    generatingSize: fc.constantFrom(2, 3, 4, 7, 8, 9, 10),
    generatingSashing: fc.constantFrom(0, 2),
    generatingLayout: fc.constantFrom(3, 4, 5, 6),
    borders: fc.constantFrom(0, 1, 2),
  })
  .map(({ borders, ...generating }) =>
    standardQuilt({
      ...(generating as Partial<Quilt>),
      ...{ sashingFabric: SASHING, borderFabric1: BORDER1, borderFabric2: BORDER2 },
      ...{ borderWidth1: inches(borders > 0 ? 3 : 0), borderWidth2: inches(borders > 1 ? 6 : 0) },
    }),
  );

const anySettings = fc
  .record({
    usableWidth: fc.constantFrom(40, 42, 44),
    buy: fc.constantFrom<'yards' | 'fatQuarters'>('yards', 'yards', 'fatQuarters'),
    upright: fc.boolean(),
    shrinkage: fc.constantFrom(0, 0, 5),
    joins: fc.constantFrom('straight', 'slanted'),
    borders: fc.constantFrom('straight', 'mitred'),
    cornerstones: fc.boolean(),
    grain: fc.constantFrom('straight', 'bias'),
    bindingFabric: fc.constantFrom(0, BINDING),
    clothWidth: fc.constantFrom(42, 108),
  })
  .map(({ upright, grain, bindingFabric, clothWidth, usableWidth, buy, shrinkage, ...how }) => {
    const fabrics = upright
      ? Object.fromEntries([SASHING, BORDER1, BORDER2].map((fabric) => [fabric, { directional: true }]))
      : {};
    return settingsOf(
      { usableWidth, buy, shrinkage, fabrics },
      {
        ...(how as Partial<PlanSettings['finishing']>),
        binding: { cut: 2.5, grain, fabric: bindingFabric },
        backing: { margin: 4, clothWidth },
      },
    );
  });

describe('the sewing steps of a printed quilt', () => {
  it('join the sides of a mitred border of 5″ on 40″ × 60″, and use top and bottom as cut', async () => {
    const quilt: Quilt = { ...freeForm(1, 1, 0, [5, 0]), quiltWidth: inches(40), quiltLength: inches(60) };
    const { parts } = await follow(quilt, settingsOf({}, { borders: 'mitred' }));
    // The sides are 50 + 2 · 5 + 2 = 62″, together 124″. With 1″ to spare they are 125 = 2 · 41½ + 42. The top and
    // bottom are 30 + 2 · 5 + 2 = 42″.
    expect(parts.find(({ fabric }) => fabric === BORDER1)?.joined).toEqual([
      {
        pieces: [{ count: 3, sides: [5.5, 42] }],
        isSlanted: false,
        off: 'the longer strips',
        spare: 1,
      },
    ]);
  });

  it('join a border that leaves nothing inside', async () => {
    // The piece of 30½″ × 60½″ is joined from one of 42″ and one of 61½ − 41½ = 20″, with 1″ to spare.
    const quilt: Quilt = { ...freeForm(1, 1, 0, [15, 0]), quiltWidth: inches(30), quiltLength: inches(60) };
    const { parts } = await follow(quilt, settingsOf());
    expect(parts.find(({ fabric }) => fabric === BORDER1)?.joined[0]?.pieces).toEqual([
      { count: 1, sides: [30.5, 42] },
      { count: 1, sides: [30.5, 20] },
    ]);
  });

  it('can be followed to the letter, whatever the quilt and how it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyFreeForm, anyStandard), anySettings, async (quilt, settings) => {
        await follow(quilt, settings);
      }),
      { numRuns: 12 },
    );
  });
});

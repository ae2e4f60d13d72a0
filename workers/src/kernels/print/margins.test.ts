import { inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { FINISHING_DEFAULTS } from '../finishing/finishing-types';
import { placementOf, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { draftsOf } from './drafts';
import { beyond, measureForTests } from './extents.fixture';
import type { Measure } from './paper/marks';
import { framed } from './paper/page-frame';
import { pageArea, type PaperName } from './paper/paper';
import { fontsForTests, jobOf } from './print.fixture';
import { pageKinds, type PrintJob } from './paper/print-types';
import { Printable } from './paper/printable';

let fonts: PrintJob['fonts'];
let measure: Measure;
beforeAll(async () => {
  fonts = await fontsForTests();
  measure = measureForTests(fonts);
});

/**
 * Returns a text for each mark (drawn line or text) that reaches into the margins of a job's pages. The text begins
 * with the page's title.
 */
function beyondMargins(job: PrintJob): string[] {
  const area = pageArea(job.paper, job.cameOut);
  const drafts = draftsOf({ job, area, measure, printable: new Printable(() => true) }, () => undefined);
  if (!drafts.ok) throw new Error(drafts.error.code);
  const { pages } = drafts.value;
  const { x, width } = area.body;
  // The header is above the body, the footer below it. Both have the left and right margins of the body.
  const sheet = { x, y: 0.4, width, height: area.page.height - 0.7 };
  return pages.flatMap((draft, index) => {
    const whole = framed(draft, { area, page: index + 1, pages: pages.length, correction: '', measure });
    return [...beyond(draft.marks, area.body, measure), ...beyond(whole, sheet, measure)].map(
      (extent) => `${draft.title}: ${JSON.stringify(extent)}`,
    );
  });
}

const anyLevels: fc.Arbitrary<Levels> = fc
  .constantFrom(...premadeBlocks)
  .map(({ levels }) =>
    levels.map((level) => level.map((shape) => ({ ...shape, fillFabric: shape.fillFabric + 20 }))),
  );

const names = {
  blockNames: [4, 5].map((blockNum) => ({
    blockNum,
    name: `Grandmother’s Favourite Flower Garden ${blockNum}`,
  })),
  fabrics: Array.from({ length: 40 }, (_, i) => ({
    ...{ fabricNum: 11 + i, name: `Midnight Garden of Roses in Full Bloom ${i}`, colour: '#aa2020' },
    picture: null,
  })),
};

const anyJob = fc.record({
  design: fc.oneof(
    fc
      .record({
        blocks: fc.tuple(anyLevels, anyLevels),
        generatingSize: fc.constantFrom(2, 3, 7, 9, 10),
        generatingSashing: fc.constantFrom(0, 2),
        borders: fc.constantFrom(0, 1, 2),
      })
      .map(({ blocks, borders, ...generating }): PrintJob['design'] => ({
        quilt: standardQuilt({
          ...(generating as object),
          ...{ sashingFabric: 31, borderFabric1: 32, borderFabric2: 33 },
          ...{ borderWidth1: inches(borders > 0 ? 3 : 0), borderWidth2: inches(borders > 1 ? 6 : 0) },
          blocks: blocks.map((levels, i) => placementOf(4 + i, [], { levels })),
        }),
      })),
    fc
      .record({ levels: anyLevels, width: fc.constantFrom(4, 7, 12, 20), height: fc.constantFrom(5, 12, 20) })
      .map(({ levels, width, height }): PrintJob['design'] => ({
        block: { levels, blockWidth: inches(width), blockHeight: inches(height) },
      })),
  ),
  paper: fc.constantFrom<PaperName>('letter', 'a4'),
  isUpright: fc.boolean(),
  borders: fc.constantFrom<'straight' | 'mitred'>('straight', 'mitred'),
  cornerstones: fc.boolean(),
  buy: fc.constantFrom<'yards' | 'fatQuarters'>('yards', 'fatQuarters'),
});

describe('the margins of printed pages', () => {
  it('contain a strip of a directional print that is taller than a page', () => {
    // Around 68″ × 82″ the upright sides of a border are 82½″ long. At the scale of 42″ across they take 11½″ of paper.
    const quilt = standardQuilt({
      ...{ generatingSashing: 2, sashingFabric: 13, borderWidth1: inches(3), borderFabric1: 14 },
    });
    const cutting = { ...DEFAULT_CUTTING, fabrics: { 14: { directional: true } } };
    const plan = { cutting, finishing: FINISHING_DEFAULTS };
    expect(beyondMargins(jobOf({ quilt }, fonts, { plan, pages: ['cutting'] }))).toEqual([]);
  });

  it('contain all marks and texts of quilts and blocks', () => {
    fc.assert(
      fc.property(anyJob, ({ design, paper, isUpright, borders, cornerstones, buy }) => {
        const fabrics = isUpright
          ? Object.fromEntries(names.fabrics.map(({ fabricNum }) => [fabricNum, { directional: true }]))
          : {};
        const plan = {
          cutting: { ...DEFAULT_CUTTING, fabrics, buy },
          finishing: { ...FINISHING_DEFAULTS, borders, cornerstones },
        };
        expect(beyondMargins(jobOf(design, fonts, { ...names, paper, plan, pages: pageKinds }))).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });
});

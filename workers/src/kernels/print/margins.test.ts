import { boundsOf, type Box } from '@quiltwright/shared/geometry/outline';
import { inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import type { Levels } from '@quiltwright/shared/quilting/shape';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { FINISHING_DEFAULTS } from '../finishing/finishing-types';
import { placementOf, standardQuilt } from '../../quilts.fixture';
import { draftsOf } from './drafts';
import type { Mark, Measure } from './marks';
import { framed } from './page-frame';
import { pageArea, papers, type PaperName } from './paper';
import { PdfFile } from './pdf';
import { fontsForTests, jobOf } from './print.fixture';
import { pageKinds, type PrintJob } from './print-types';
import { Printable } from './printable';

let fonts: PrintJob['fonts'];
let measure: Measure;
beforeAll(async () => {
  fonts = await fontsForTests();
  const none = { pictures: new Map<number, Uint8Array>(), colours: new Map(), letters: null };
  ({ measure } = new PdfFile({
    ...{ title: '', paper: papers.letter, cameOut: { across: 1, down: 1 }, fonts },
    ...none,
  }));
});

/** Lines are so wide at most, and letters reach so far beyond what they are measured by, in inches. */
const HAIR = 0.03;

interface Extent {
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function extentsOf(marks: readonly Mark[]): Extent[] {
  return marks.flatMap((mark): Extent[] => {
    switch (mark.kind) {
      case 'text': {
        if (mark.text === '') return [];
        const wide = measure(mark.text, mark.font, mark.points);
        const before = wide * { left: 0, centre: 0.5, right: 1 }[mark.align ?? 'left'];
        const [ascent, descent] = [(mark.points * 0.75) / 72, (mark.points * 0.25) / 72];
        const { x, y } = mark.at;
        return [
          mark.isUpright
            ? {
                what: mark.text,
                left: x - ascent,
                right: x + descent,
                top: y - wide + before,
                bottom: y + before,
              }
            : {
                what: mark.text,
                left: x - before,
                right: x - before + wide,
                top: y - ascent,
                bottom: y + descent,
              },
        ];
      }
      case 'line':
        return mark.paths
          .flat()
          .map(({ x, y }) => ({ what: 'a line', left: x, right: x, top: y, bottom: y }));
      case 'path':
        return mark.outlines.map(boundsOf).flatMap((box) =>
          (mark.places ?? [{ x: 0, y: 0, scale: 1 }]).map(({ x, y, scale }) => ({
            what: `a path of ${mark.outlines.length}`,
            left: x + box.x * scale,
            right: x + (box.x + box.width) * scale,
            top: y + box.y * scale,
            bottom: y + (box.y + box.height) * scale,
          })),
        );
      case 'clip': {
        const { x, y, width, height } = mark.box;
        return extentsOf(mark.marks).flatMap(({ what, ...inside }) => {
          const clipped = {
            what,
            left: Math.max(inside.left + mark.by.x, x),
            right: Math.min(inside.right + mark.by.x, x + width),
            top: Math.max(inside.top + mark.by.y, y),
            bottom: Math.min(inside.bottom + mark.by.y, y + height),
          };
          return clipped.left <= clipped.right && clipped.top <= clipped.bottom ? [clipped] : [];
        });
      }
    }
  });
}

function beyond(marks: readonly Mark[], { x, y, width, height }: Box): Extent[] {
  return extentsOf(marks).filter(
    ({ left, right, top, bottom }) =>
      left < x - HAIR || top < y - HAIR || right > x + width + HAIR || bottom > y + height + HAIR,
  );
}

/** What lies beyond the margins of a job’s pages, with the title of the page. */
function beyondMargins(job: PrintJob): string[] {
  const area = pageArea(job.paper, job.cameOut);
  const drafts = draftsOf({ job, area, measure, printable: new Printable(() => true) }, () => undefined);
  if (!drafts.ok) throw new Error(drafts.error.message);
  const { pages } = drafts.value;
  const { x, width } = area.body;
  // Head and foot lie above and below the body, inside the same sides.
  const sheet = { x, y: 0.4, width, height: area.page.height - 0.7 };
  return pages.flatMap((draft, index) => {
    const whole = framed(draft, { area, page: index + 1, pages: pages.length, correction: '', measure });
    return [...beyond(draft.marks, area.body), ...beyond(whole, sheet)].map(
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
  it('hold a strip of a print with an upright that is taller than a page', () => {
    // Around 68″ × 82″ the sides of a border are 82½″ long, and stand: at the scale of 42″ across they take 11½″ of paper.
    const quilt = standardQuilt({
      ...{ generatingSashing: 2, sashingFabric: 13, borderWidth1: inches(3), borderFabric1: 14 },
    });
    const cutting = { ...DEFAULT_CUTTING, fabrics: { 14: { directional: true } } };
    const plan = { cutting, finishing: FINISHING_DEFAULTS };
    expect(beyondMargins(jobOf({ quilt }, fonts, { plan, pages: ['cutting'] }))).toEqual([]);
  });

  it('hold all that is drawn and written, of quilts and of blocks', () => {
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

import { boundsOf } from '@quiltwright/shared/geometry/outline';
import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { freeFormQuilt, levelsOf, placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftsOf } from '../drafts';
import { beyond, measureForTests } from '../extents.fixture';
import { textsOf } from '../names/words.fixture';
import type { PageDraft } from '../paper/page-frame';
import { pageArea } from '../paper/paper';
import { Printable } from '../paper/printable';
import type { PrintJob } from '../paper/print-types';
import { fontsForTests, jobOf } from '../print.fixture';

let fonts: PrintJob['fonts'];
beforeAll(async () => {
  fonts = await fontsForTests();
});

const area = pageArea('letter', { across: 1, down: 1 });

/** Returns a quilt of 12″ blocks with sashing of 2″ and a border of 4″. Each block has one of the fabrics, in turn. */
function sampler(columns: number, rows: number, fabrics: readonly number[]): Quilt {
  const side = (count: number) => inches(count * 14 - 2 + 8);
  return freeFormQuilt({
    ...{ quiltWidth: side(columns), quiltLength: side(rows), generatingSashing: 2 },
    ...{ sashingWidth: inches(2), sashingFabric: 31, borderWidth1: inches(4), borderFabric1: 32 },
    blocks: Array.from({ length: columns * rows }, (_, index) => {
      const kind = index % fabrics.length;
      return placementOf(4 + kind, [fabrics[kind] ?? 0], {
        ...{ blockWidth: inches(12), blockHeight: inches(12) },
        xLocation: inches(4 + (index % columns) * 14),
        yLocation: inches(4 + Math.floor(index / columns) * 14),
      });
    }),
  });
}

/** Returns `count` fabric numbers, from 101 up. Sashing and border have lower numbers. */
const numbered = (count: number) => Array.from({ length: count }, (_, index) => 101 + index);

function pagesOf(quilt: Quilt, pages: PrintJob['pages'] = ['picture', 'shopping']): PageDraft[] {
  return pagesOfJob(jobOf({ quilt }, fonts, { pages }));
}

function pagesOfJob(job: PrintJob): PageDraft[] {
  const measure = measureForTests(fonts);
  const drafts = draftsOf({ job, area, measure, printable: new Printable(() => true) }, () => undefined);
  if (!drafts.ok) throw new Error(drafts.error.code);
  for (const { marks } of drafts.value.pages) expect(beyond(marks, area.body, measure)).toEqual([]);
  return drafts.value.pages;
}

describe('the first page of a quilt wider than long', () => {
  it.each([
    [3, 2],
    [4, 3],
    [6, 2],
  ])('has all blocks of a sampler of %i × %i, and its fabrics with their letters', (columns, rows) => {
    const fabrics = Array.from({ length: columns * rows }, (_, index) => 11 + index);
    const [first, ...others] = pagesOf(sampler(columns, rows, fabrics));
    const said = textsOf(first?.marks ?? []);
    expect(said.filter((words) => words.toLowerCase().endsWith('make 1'))).toHaveLength(fabrics.length);
    // The shopping list names a fabric after its letter.
    const list = [said, ...others.map(({ marks }) => textsOf(marks))].find((texts) =>
      texts.includes('Cut length'),
    );
    for (const fabric of [...fabrics, 31, 32]) {
      const letter = list?.[list.indexOf(`Fabric ${fabric}`) - 1] ?? '';
      expect(letter).toMatch(/^[A-Z]$/);
      expect(said).toContain(`${letter} Fabric ${fabric}`);
    }
  });

  it('has the shopping list instead, if there is room for it', () => {
    // On the page, a quilt of 90″ × 20″ is 7.3″ × 1.62″. The facts take 2.04″, and the list of three fabrics takes
    // 2.6″, so all of them fit in 7.2″.
    const pages = pagesOf(sampler(6, 1, [11]));
    const said = textsOf(pages[0]?.marks ?? []);
    expect(pages).toHaveLength(1);
    expect(said).toContain('Shopping list');
    expect(said).not.toContain('Fabrics');
  });
});

it('has all twelve blocks of a long sampler on the first page, before the shopping list', () => {
  // Beside a picture of 3″, the facts leave less than two rows of blocks above a list of 12 rows.
  const quilt = sampler(3, 4, numbered(6));
  const blocks = quilt.blocks.map((block, index) => ({ ...block, blockNum: 4 + index }));
  const [first] = pagesOf({ ...quilt, blocks });
  const said = textsOf(first?.marks ?? []);
  expect(said.filter((words) => words.toLowerCase().endsWith('make 1'))).toHaveLength(12);
});

describe('the fabrics on the first page', () => {
  it('have their whole letters after the first 26, too', () => {
    // 28 fabrics of blocks, sashing and border.
    const [first] = pagesOf(sampler(6, 5, numbered(28)));
    expect(textsOf(first?.marks ?? [])).toEqual(expect.arrayContaining(['Z', 'AA', 'AB', 'AC', 'AD']));
  });

  it.each([
    ['with 16 fabrics', sampler(4, 4, numbered(14)), 'P'],
    // The 150th letter is 5 · 26 + 20, so ET.
    ['with 150 fabrics', sampler(13, 13, numbered(148)), 'ET'],
  ])('leave 3″ or more for the picture of a square quilt %s', (_, quilt, last) => {
    for (const pages of [['picture', 'shopping'], ['picture']] as const) {
      const drafts = pagesOf(quilt, pages);
      const [first] = drafts;
      // The edge of the quilt is drawn before those of its blocks.
      const [edge] = (first?.marks ?? []).flatMap((mark) =>
        mark.kind === 'path' && mark.fill === undefined ? [boundsOf(mark.outlines[0] ?? [])] : [],
      );
      expect(edge?.height).toBeGreaterThanOrEqual(3);
      expect(edge?.y).toBeCloseTo(area.body.y);
      // Some page has the last letter, alone or before the name of its fabric.
      const said = drafts.flatMap(({ marks }) => textsOf(marks));
      expect(said.filter((words) => words.split(' ')[0] === last)).not.toEqual([]);
    }
  });

  it('leave 3″ or more for the picture of a block with 144 fabrics', () => {
    const [[square] = []] = levelsOf([11]);
    if (!square) throw new Error('The square is missing.');
    const [shapeWidth, shapeHeight] = [blockUnits(1000 / 12), blockUnits(1000 / 12)];
    const squares = numbered(144).map((fillFabric, index) => ({
      ...{ ...square, fillFabric, shapeWidth, shapeHeight },
      shapeXLoc: blockUnits(((index % 12) * 1000) / 12),
      shapeYLoc: blockUnits((Math.floor(index / 12) * 1000) / 12),
    }));
    const block = { levels: [squares], blockWidth: inches(12), blockHeight: inches(12) };
    const fabrics = numbered(144).map((fabricNum) => ({
      ...{ fabricNum, name: `Wild Roses in Spring ${fabricNum}`, colour: '#808080', picture: null },
    }));
    const [first, ...others] = pagesOfJob(jobOf({ block }, fonts, { pages: ['picture'], fabrics }));
    const [edge] = (first?.marks ?? []).flatMap((mark) =>
      mark.kind === 'path' && mark.fill === undefined ? [boundsOf(mark.outlines[0] ?? [])] : [],
    );
    expect(edge?.height).toBeGreaterThanOrEqual(3);
    // The 144th letter is 5 · 26 + 14, so EN. The first page has all letters, and other pages have all names.
    expect(textsOf(first?.marks ?? []).join(' ')).toMatch(/\bA, B, .* EM, EN\b/);
    const said = others.flatMap(({ marks }) => textsOf(marks));
    expect(said.filter((words) => words.includes('Wild Roses in Spring'))).toHaveLength(144);
  });
});

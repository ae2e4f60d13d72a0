import { DEFAULT_CUTTING } from '../cutting/settings';
import { FINISHING_DEFAULTS } from '../finishing/finishing-types';
import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { newFreeFormQuilt } from '@quiltwright/shared/quilting/quilt';
import { beforeAll, describe, expect, it } from 'vitest';
import { levelsOf, placementOf, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { print } from './print';
import type { LetterPainter } from './pdf/letter-painter';
import {
  boxPainter,
  clothForTests,
  fontsForTests,
  jobOf,
  rasters,
  textsIn,
  writtenLines,
  type Raster,
} from './print.fixture';
import { pageKinds, type Printed, type PrintJob } from './paper/print-types';

let fonts: PrintJob['fonts'];
beforeAll(async () => {
  fonts = await fontsForTests();
});

const triangle = (size: number): PrintJob['design'] => {
  const [[shape] = []] = levelsOf([11]);
  // Type 7 fills the lower right half of its box.
  const levels = shape ? [[{ ...shape, shapeType: 7 as const }]] : [];
  return { block: { levels, blockWidth: inches(size), blockHeight: inches(size) } };
};
const quilt = { quilt: standardQuilt({ quiltName: 'A quilt' }) };
const made = async (design: PrintJob['design'], changes?: Partial<PrintJob>): Promise<Printed> => {
  const answer = await print(jobOf(design, fonts, changes), () => undefined);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};

const DOTS = 150;

/**
 * Returns the positions, in pixels, of the dark lines that cross a row or column of pixels. Each position is the middle
 * of a line, weighted by darkness.
 */
function lines(length: number, darkness: (at: number) => number): number[] {
  const found: number[] = [];
  let [sum, weight] = [0, 0];
  for (let at = 0; at <= length; at++) {
    const dark = at < length ? Math.max(0, 255 - darkness(at) - 40) : 0;
    if (dark > 0) [sum, weight] = [sum + dark * (at + 0.5), weight + dark];
    else if (weight > 0) {
      found.push(sum / weight);
      [sum, weight] = [0, 0];
    }
  }
  return found;
}

/**
 * Returns the width and height of the printed test square in pixels. Looks for its edges at a third of its sides, where
 * it has no ticks.
 */
function testSquare(page: Raster, cameOut = { across: 1, down: 1 }) {
  const [inchAcross, inchDown] = [DOTS / cameOut.across, DOTS / cameOut.down];
  // The square ends 0.6 inches from the right edge of the printed paper, and starts 0.5 from its top.
  const left = Math.round(page.width - 1.6 * inchAcross);
  const top = Math.round(0.5 * inchDown);
  const margin = 12;
  const across = lines(Math.ceil(inchAcross) + 2 * margin, (i) =>
    page.at(left - margin + i, Math.round(top + inchDown * 0.36)),
  );
  const down = lines(Math.ceil(inchDown) + 2 * margin, (i) =>
    page.at(Math.round(left + inchAcross * 0.36), top - margin + i),
  );
  return {
    across: (across.at(-1) ?? 0) - (across[0] ?? 0),
    down: (down.at(-1) ?? 0) - (down[0] ?? 0),
  };
}

describe('print', () => {
  it.each([
    ['letter', 4],
    ['a4', 4],
  ] as const)('has a square of one inch both ways on every page of %s', async (paper, count) => {
    const { bytes, pages } = await made(triangle(12), { paper });
    const shown = rasters(bytes, DOTS);
    expect(shown).toHaveLength(pages);
    // The template is 12 + ¼ (2 + √2) = 12.85″ wide and high, so it takes 2 × 2 parts, after the picture. One of them is
    // beyond the long side and empty. Each of the other three takes a page: the low parts are 12.85 − 7.9 = 4.95″ high on
    // Letter and 4.26″ on A4, and the others as high as the page.
    expect(pages).toBe(count);
    for (const page of shown) {
      const { across, down } = testSquare(page);
      expect(Math.abs(across - DOTS)).toBeLessThan(0.5);
      expect(Math.abs(down - DOTS)).toBeLessThan(0.5);
    }
  });

  it('prints on sheets of letter and A4, and asks the viewer not to scale them', async () => {
    const [letter] = rasters((await made(quilt)).bytes, 72);
    expect([letter?.width, letter?.height]).toEqual([612, 792]);
    const { bytes } = await made(quilt, { paper: 'a4' });
    const [a4] = rasters(bytes, 72);
    // 210 and 297 mm ÷ 25.4 · 72 = 595.28 and 841.89, rounded up to whole pixels.
    expect([a4?.width, a4?.height]).toEqual([596, 842]);
    expect(new TextDecoder('latin1').decode(bytes)).toContain('/PrintScaling /None');
  });

  it('shows a sideways quilt wider than long, and sews its rows across', async () => {
    /* A quilt of 60″ × 36″ has three rows of five blocks of 12″. */
    const sides = { quiltWidth: inches(60), quiltLength: inches(36) };
    const grid = placementOf(4, [11, 12], { numOfColumns: 5, numOfRows: 3 });
    const wide = { quilt: { ...newFreeFormQuilt(2), ...sides, blocks: [grid] } };
    const [picture = '', ...assembly] = textsIn((await made(wide, { pages: ['picture', 'assembly'] })).bytes);
    expect(picture).toContain('60″ × 36″, free form');
    expect(assembly.join('\n')).toMatch(/3 rows/);
  });

  it('gives the first page alone as a sample, just as it is in the pattern', async () => {
    const pages = ['picture', 'shopping'] as const;
    const [sample, ...others] = textsIn((await made(quilt, { pages, isSample: true })).bytes);
    expect(others).toEqual([]);
    const [first] = textsIn((await made(quilt, { pages: pageKinds })).bytes);
    // The text without the page number.
    const withoutNumber = (text = '') => text.replace(/1 of \d+/, '');
    expect(withoutNumber(sample)).toBe(withoutNumber(first));
  });

  it('draws an inch larger for a printer that makes it too small', async () => {
    const cameOut = { across: 0.98, down: 0.96 };
    const { bytes } = await made(triangle(3), { cameOut });
    for (const page of rasters(bytes, DOTS)) {
      const { across, down } = testSquare(page, cameOut);
      // The test square has 150 ÷ 0.98 = 153.06 pixels across and 150 ÷ 0.96 = 156.25 pixels down.
      expect(Math.abs(across - 153.06)).toBeLessThan(0.5);
      expect(Math.abs(down - 156.25)).toBeLessThan(0.5);
    }
  });

  // Legs of 3″ grow by the seam × (2 + √2): 3 + ¼ × 3.4142 and 3 + ⅜ × 3.4142.
  it.each([
    [0.25, 3.8536],
    [0.375, 4.2803],
  ])('prints a template as large as its patch and a seam of %s inches', async (seam, leg) => {
    const plan = { cutting: { ...DEFAULT_CUTTING, seam }, finishing: FINISHING_DEFAULTS };
    const { bytes } = await made(triangle(3), { pages: ['templates'], plan });
    const [page] = rasters(bytes, DOTS);
    if (!page) throw new Error('There is no page.');
    // The cutting line starts below the header, which ends at 1.82″, and at the margin of 0.6″.
    const column = Math.round((0.6 + leg - 0.06) * DOTS);
    const right = lines(5 * DOTS, (x) => page.at(x, Math.round((1.82 + 2.5) * DOTS)));
    const upright = lines(5 * DOTS, (y) => page.at(column, Math.round(1.7 * DOTS) + y));
    // The lines cross the page at 0.6″ + the length of the horizontal leg, and at 1.82″ + the length of the vertical
    // leg.
    expect(Math.abs((right.at(-1) ?? 0) - (0.6 + leg) * DOTS)).toBeLessThan(1);
    expect(Math.abs((upright.at(-1) ?? 0) + Math.round(1.7 * DOTS) - (1.82 + leg) * DOTS)).toBeLessThan(1);
  });

  it('prints each patch with the part of its cloth that the quilt shows', async () => {
    const blue = { fabricNum: 11, name: 'Blue', colour: '#2040c0', picture: clothForTests(32, 64, 192) };
    const plain = { ...blue, picture: null };
    const block = { block: { levels: levelsOf([11]), blockWidth: inches(12), blockHeight: inches(12) } };
    const options = { pages: ['picture'] as const };
    const [cloth] = rasters((await made(block, { ...options, fabrics: [blue] })).bytes, DOTS);
    const [mean] = rasters((await made(block, { ...options, fabrics: [plain] })).bytes, DOTS);
    // The block is at most 7.1″ wide. Its fabric tiles start at its corner, where each has a darker square, a sixth of
    // the tile wide.
    const at = (page: Raster | undefined, x: number, y: number) =>
      page?.at(Math.round((0.6 + x) * DOTS), Math.round((1.82 + y) * DOTS));
    expect(at(cloth, 0.2, 0.2)).toBeLessThan(60);
    expect(at(cloth, 1.5, 1.5)).toBeGreaterThan(85);
    expect(at(mean, 0.2, 0.2)).toBeCloseTo((32 + 64 + 192) / 3, -1);
  });

  it('draws letters that the fonts lack as pictures, and keeps what they say', async () => {
    const name = 'Sakura 東京 👩‍👩‍👧';
    const fabrics = [{ fabricNum: 11, name: 'زهرة حمراء', colour: '#ffffff', picture: null }];
    const job = jobOf(triangle(3), fonts, { name, fabrics, pages: ['picture'] });
    const answer = await print(job, () => undefined, boxPainter);
    if (!answer.ok) throw new Error(answer.error.code);
    const { bytes, replaced } = answer.value;
    expect(replaced).toEqual([]);
    // The title, 22 points, starts at 0.6 inches. Its baseline is at 0.83, and letters are 0.7 em high, 0.21 inches.
    const [page] = rasters(bytes, DOTS);
    const row = Array.from(
      { length: 3 * DOTS },
      (_, x) => page?.at(Math.round(0.6 * DOTS) + x, 0.72 * DOTS) ?? 255,
    );
    // Two signs, each an em (0.31″) wide, then a space and one more sign.
    const longest = Math.max(...row.map((_, x) => row.slice(x).findIndex((grey) => grey > 60)));
    expect(longest / DOTS).toBeGreaterThan(0.58);
    const text = textsIn(bytes).join(' ');
    // The rest of the title is in the title's fonts.
    const rest = await print({ ...job, name: '東 Star' }, () => undefined, boxPainter);
    const [after] = rest.ok ? rasters(rest.value.bytes, DOTS) : [];
    const dark = Array.from(
      { length: DOTS },
      (_, x) => after?.at(Math.round(0.98 * DOTS) + x, Math.round(0.78 * DOTS)) ?? 255,
    );
    expect(Math.min(...dark)).toBeLessThan(120);
    expect(text).toContain('東京');
    expect(text).toContain('زهرة حمراء');
    // The only question mark is in a text of the pages: “one inch across and down?”
    expect(text.match(/\?/g)).toHaveLength(1);
  });

  it('draws all letters of a text in the direction of its first letter', async () => {
    const drawn: string[] = [];
    const painter: LetterPainter = {
      ...boxPainter,
      pictureOf: (text, font, ink, direction) => {
        drawn.push(`${text} ${direction}`);
        return boxPainter.pictureOf(text, font, ink, direction);
      },
    };
    const printed = (name: string) =>
      print(jobOf(triangle(3), fonts, { name, pages: ['picture'] }), () => undefined, painter);
    await printed('P-😀 שלום 你');
    expect(new Set(drawn)).toEqual(new Set(['😀 שלום 你 ltr']));
    drawn.length = 0;
    await printed('😀 שלום 你');
    expect(new Set(drawn)).toEqual(new Set(['😀 שלום 你 rtl']));
  });

  it('says which names hold letters that can’t be printed, once each, where nothing can draw them', async () => {
    const fabrics = [{ fabricNum: 11, name: 'Roses 🌹', colour: '#aa0000', picture: null }];
    const { replaced } = await made(triangle(3), { name: 'For Anna 👩‍👩‍👧', fabrics });
    expect(replaced).toEqual(['Roses 🌹', 'For Anna 👩‍👩‍👧']);
    expect((await made(triangle(3), { name: 'Für Zoë, Ελλάδα, Москва, 12½″ × 9⅜″' })).replaced).toEqual([]);
  });

  it('prints the mean colour of a cloth whose picture is damaged', async () => {
    const fabrics = [{ fabricNum: 11, name: 'Torn', colour: '#aa0000', picture: new Uint8Array([1, 2, 3]) }];
    expect((await made(triangle(3), { fabrics })).pages).toBe(2);
  });

  it('reports progress in each stage, with each block and page, so that a busy machine never ends it', async () => {
    const blocks = Array.from({ length: 30 }, (_, i) =>
      placementOf(i + 1, [11], {
        levels: levelsOf([11, 12]),
        xLocation: inches(i * 2),
        yLocation: inches(i),
      }),
    );
    const quilt = standardQuilt({ generatingSize: 0, blocks, borderWidth1: inches(2), borderFabric1: 12 });
    const told: number[] = [];
    const answer = await print(jobOf({ quilt }, fonts, { pages: pageKinds }), (done) => told.push(done));
    if (!answer.ok) throw new Error(answer.error.code);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    // The layout takes the progress from 0.2 to 0.6. Each stage has a part of it, and sends at least this number of
    // reports.
    const stages = [
      ['blocks that are only turned', 0.05, 0.1, 30],
      ['sheets', 0.1, 0.2, 30],
      ['plan', 0.2, 0.35, 30],
      ['templates', 0.35, 0.4, 30],
      ['picture', 0.4, 0.56, 30],
      ['shopping list', 0.56, 0.58, 1],
      ['cutting charts', 0.58, 0.6, 1],
      ['block pages', 0.6, 0.75, 30],
      ['assembly', 0.75, 0.8, 2],
      ['template pages', 0.8, 0.9, 1],
      ['foundations', 0.9, 0.98, 30],
      ['page to colour', 0.98, 1, 1],
    ] as const;
    const HAIR = 1e-9;
    const counts = stages.map(([name, from, to, least]) => {
      const [first, end] = [0.2 + 0.4 * from - HAIR, 0.2 + 0.4 * to - HAIR];
      return [name, told.filter((done) => done >= first && done < end).length >= least];
    });
    expect(counts).toEqual(stages.map(([name]) => [name, true]));
    expect(told.filter((done) => done > 0.6 + HAIR)).toHaveLength(answer.value.pages);
  });

  it('reports progress within a block: with each step in each size that is tried', async () => {
    // The block has two rows of two squares.
    const half = blockUnits(500);
    const shapes = [0, 1, 2, 3].flatMap((i) =>
      levelsOf([11 + i])
        .flat()
        .map((square) => ({
          ...{ ...square, shapeWidth: half, shapeHeight: half },
          ...{ shapeXLoc: blockUnits(500 * (i % 2)), shapeYLoc: blockUnits(500 * Math.floor(i / 2)) },
        })),
    );
    const block = { levels: [shapes], blockWidth: inches(6), blockHeight: inches(6) };
    const told: number[] = [];
    await print(jobOf({ block }, fonts, { pages: ['blocks'] }), (done) => told.push(done));
    // Drawings are laid out in eight sizes, with a report for each.
    expect(told.filter((done) => done >= 0.44 && done < 0.5).length).toBeGreaterThanOrEqual(8);
  });

  it('prints the pages of one block alone, with the letters of the whole quilt', async () => {
    const names = [4, 5].map((blockNum) => ({ blockNum, name: `Block ${blockNum}` }));
    const { bytes, pages } = await made(quilt, {
      ...{ pages: pageKinds, blockNames: names, onlyBlock: 5, everyTemplate: false },
    });
    // The block is one square, which needs no template. Only its page and the page to colour are printed.
    const written = writtenLines(bytes);
    expect(written.map(([title]) => title)).toEqual(['Block 5', 'Block 5']);
    expect(pages).toBe(2);
    // Both fabrics have 36 blocks. The amounts are equal, so the fabric with the lower number comes first.
    expect(written[0]).toContain('B1');
  });

  it('names the pieces of a straight cut alike if its block is printed alone', async () => {
    // Both blocks have set-in seams, which another cut makes straight. They share fabrics 1 to 3.
    const titles = ['Bright Hopes', 'Spools'];
    const blocks = titles.map((title, index) => ({
      ...placementOf(4 + index, []),
      levels: premadeBlocks.find((block) => block.title === title)?.levels ?? [],
    }));
    const both = { quilt: standardQuilt({ blocks }) };
    const blockNames = titles.map((name, index) => ({ blockNum: 4 + index, name }));
    const lettersIn = async (onlyBlock: number | null) => {
      const { bytes } = await made(both, { pages: ['blocks'], blockNames, onlyBlock });
      const pages = writtenLines(bytes).filter(([title]) => title?.startsWith('Spools'));
      return pages.flatMap((lines) => lines.flatMap((line) => line.match(/\b[A-Z]\d+\b/g) ?? []));
    };
    const alone = await lettersIn(5);
    expect(alone.length).toBeGreaterThan(10);
    expect(alone).toEqual(await lettersIn(null));
  });

  it('prints a page to colour, in outlines alone', async () => {
    const fabrics = [11, 12].map((fabricNum) => ({
      fabricNum,
      name: 'Ink',
      colour: '#000000',
      picture: null,
    }));
    const { bytes } = await made(quilt, { pages: ['colouring'], fabrics });
    const [page] = rasters(bytes, DOTS);
    // This point is the middle of the first block. The block is 12 of the quilt's 96 inches, which are 7.1″ wide in a
    // body of 7.3″ × 8.4″.
    const [x, y] = [0.6 + 0.45, 1.82 + 0.45].map((at) => Math.round(at * DOTS));
    expect(page?.at(x ?? 0, y ?? 0)).toBe(255);
    const row = Array.from({ length: DOTS }, (_, i) => page?.at((x ?? 0) + i, y ?? 0) ?? 255);
    expect(Math.min(...row)).toBeLessThan(200);
  });

  it('shows the edge of each border on the page to colour', async () => {
    const bordered = standardQuilt({
      ...{ borderWidth1: inches(3), borderFabric1: 13, borderWidth2: inches(7), borderFabric2: 14 },
      blocks: [placementOf(4, [11]), placementOf(5, [12])],
    });
    const { bytes } = await made({ quilt: bordered }, { pages: ['colouring'] });
    const [page] = rasters(bytes, DOTS);
    // From the top, these lines cross the middle of the page: the quilt's edge, border 2 of 7″, border 1 of 3″, a
    // block.
    const x = Math.round((page?.width ?? 0) / 2);
    const found: number[] = [];
    for (let y = Math.round(1.75 * DOTS); y < 4 * DOTS; y++)
      if ((page?.at(x, y) ?? 255) < 220 && (page?.at(x, y - 1) ?? 255) >= 220) found.push(y / DOTS);
    const [edge = 0, between = 0, inner = 0] = found;
    expect((between - edge) / (inner - edge)).toBeCloseTo(0.7, 1);
  });

  it('says what can’t be printed', async () => {
    const square = { block: { levels: levelsOf([11]), blockWidth: inches(6), blockHeight: inches(6) } };
    const fault = async (design: PrintJob['design'], changes: Partial<PrintJob>) => {
      const answer = await print(jobOf(design, fonts, changes), () => undefined);
      return answer.ok ? null : answer.error.code;
    };
    // A ruler cuts squares and half-square triangles.
    for (const design of [square, triangle(3)])
      expect(await fault(design, { pages: ['templates'], everyTemplate: false })).toBe('nothing-to-print');
    expect(await fault(square, { pages: [] })).toBe('nothing-to-print');
    expect(await fault(square, { cameOut: { across: 0, down: 1 } })).toBe('bad-correction');
    expect(await fault(square, { cameOut: { across: 1, down: Number.NaN } })).toBe('bad-correction');
    const blocks = Array.from({ length: 103 }, () =>
      placementOf(4, [11], { numOfColumns: 99, numOfRows: 99 }),
    );
    expect(await fault({ quilt: { ...standardQuilt(), generatingSize: 0, blocks } }, {})).toBe(
      'too-many-copies',
    );
    // A quilt without fabric has no list and no chart.
    const bare = { quilt: { ...standardQuilt(), blocks: [placementOf(4, [1]), placementOf(5, [2])] } };
    expect(await fault(bare, { pages: ['shopping', 'cutting'] })).toBe('nothing-to-cut');
    for (const seam of [-1, NaN]) {
      const plan = { cutting: { ...DEFAULT_CUTTING, seam }, finishing: FINISHING_DEFAULTS };
      expect(await fault(triangle(3), { pages: ['templates'], plan })).toBe('wrong-settings');
    }
    // The sewing steps need no fabric.
    expect(await fault(bare, { pages: ['cutting', 'assembly'] })).toBeNull();
    const [[shape] = []] = levelsOf([11]);
    const levels = shape ? [[{ ...shape, shapeYLoc: blockUnits(NaN) }]] : [];
    expect(await fault({ block: { ...square.block, levels } }, {})).toBe('damaged');
    const torn = [placementOf(4, [], { levels }), placementOf(5, [11])];
    expect(await fault({ quilt: { ...standardQuilt(), blocks: torn } }, {})).toBe('damaged');
    // A triangle with legs of 200″ takes 30 × 26 pages.
    expect(await fault(triangle(200), { pages: ['templates'] })).toBe('too-many-pages');
  });
});

it('fills the first page with blocks, and shows the others on the next page', async () => {
  // 60 blocks of 6″ in rows of 6, each in its own fabric. The quilt is 36″ × 60″, and the shopping list has 60 rows.
  const blocks = Array.from({ length: 60 }, (_, index) =>
    placementOf(index + 1, [11 + index], {
      ...{ levels: levelsOf([11 + index]), blockWidth: inches(6), blockHeight: inches(6) },
      ...{ xLocation: inches((index % 6) * 6), yLocation: inches(Math.floor(index / 6) * 6) },
    }),
  );
  const sides = { quiltWidth: inches(36), quiltLength: inches(60) };
  const sampler = { quilt: { ...newFreeFormQuilt(2), ...sides, blocks } };
  const { bytes: pdf } = await made(sampler, { pages: ['picture', 'shopping'] });
  const [first = [], second = [], third = []] = writtenLines(pdf);
  const shown = (page: readonly string[]) => page.filter((line) => line === 'Make 1').length;
  // Tiles of 0.56″ with gaps of 0.12″ fit into half the page, 3.5″ wide, in five columns and three rows.
  expect(shown(first)).toBe(15);
  expect(first).toContain('The other 45 blocks are on the next page.');
  expect(second).toContain('More blocks of the quilt');
  expect(shown(second) + second.filter((line) => line.endsWith(', make 1')).length).toBe(45);
  expect(third).toContain('Shopping list');
});

import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import * as mupdf from 'mupdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { levelsOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { mirroredSection } from '../block/mirrored-section';
import { print } from '../print';
import { fontsForTests, jobOf, rasters } from '../print.fixture';
import type { Printed, PrintJob } from '../paper/print-types';

let fonts: PrintJob['fonts'];
beforeAll(async () => {
  fonts = await fontsForTests();
});

/**
 * Returns a design with one block of two halves side by side: fabric 1 at the left and fabric 2 at the right.
 * @param width in inches
 * @param height in inches
 */
const halves = (width: number, height: number): PrintJob['design'] => {
  const [[shape] = []] = levelsOf([1]);
  if (!shape) throw new Error('There is no shape.');
  const half = { ...shape, shapeWidth: blockUnits(500) };
  const right = { ...half, shapeNum: 2, shapeXLoc: blockUnits(500), fillFabric: 2 };
  return { block: { levels: [[half, right]], blockWidth: inches(width), blockHeight: inches(height) } };
};
const fabrics = [
  { fabricNum: 1, name: 'Lefty', colour: '#aa0000', picture: null },
  { fabricNum: 2, name: 'Righty', colour: '#0000aa', picture: null },
];
const made = async (design: PrintJob['design'], changes: Partial<PrintJob> = {}): Promise<Printed> => {
  const answer = await print(
    jobOf(design, fonts, { pages: ['foundations'], fabrics, ...changes }),
    () => undefined,
  );
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};
const DOTS = 150;

/**
 * Returns the lines of text on a page of a PDF, with the positions where they start in inches.
 * @param index of the page
 */
function wordsOf(pdf: Uint8Array, index: number): { words: string; x: number; y: number }[] {
  const found: { words: string; x: number; y: number }[] = [];
  const page = mupdf.Document.openDocument(pdf, 'application/pdf').loadPage(index);
  page.toStructuredText('').walk({
    beginLine: ([x, y]) => found.push({ words: '', x: x / 72, y: y / 72 }),
    onChar: (letter) => {
      const line = found.at(-1);
      if (line) line.words += letter;
    },
  });
  return found;
}

describe('foundation pages', () => {
  it('mirror a section, so that its left patch is at the right', async () => {
    const { bytes, pages, notOnPaper } = await made(halves(6, 4));
    expect([pages, notOnPaper]).toEqual([2, []]);
    const words = wordsOf(bytes, 1);
    const at = (name: string) => words.find((line) => line.words === name)?.x ?? Number.NaN;
    // The section starts at the margin of 0.6″ plus the seam of ¼″. The seam in its middle is 3″ farther.
    expect(at('1.1')).toBeGreaterThan(3.85);
    expect(at('A Lefty')).toBeGreaterThan(3.85);
    expect(at('1.2')).toBeLessThan(3.85);
    expect(at('B Righty')).toBeLessThan(3.85);
    expect(words.map((line) => line.words)).toContain('Section 1 of Prairie Star for Anna');
  });

  it('show the plan of a square block as wide as the page, with its words below', async () => {
    const words = wordsOf((await made(halves(12, 12))).bytes, 0);
    const at = (name: string) => words.find((line) => line.words.startsWith(name));
    // Each half takes more than 3″ of the 7.3″, so the two numbers are more than 3″ apart.
    expect((at('1.2')?.x ?? 0) - (at('1.1')?.x ?? 0)).toBeGreaterThan(3);
    expect(at('Each section')?.y).toBeGreaterThan(at('1.1')?.y ?? Infinity);
  });

  it('draws seams and cutting lines at their true size', async () => {
    const { bytes } = await made(halves(6, 4));
    const page = rasters(bytes, DOTS)[1];
    if (!page) throw new Error('There is no section.');
    // This row of pixels is between the two labels, and below the header, which ends at 1.82″.
    const row = Math.round((1.82 + 0.25 + 3.5) * DOTS);
    const dark = Array.from({ length: 7.5 * DOTS }, (_, x) => x).filter((x) => page.at(x, row) < 140);
    const near = (inch: number) => dark.some((x) => Math.abs(x + 0.5 - inch * DOTS) <= 1.5);
    // Both sides and the seam between the patches are solid lines, 3″ apart.
    expect([0.85, 3.85, 6.85].map(near)).toEqual([true, true, true]);
    // The cutting line, ¼″ outside, is dashed. So only some of the pixels along half an inch of it are dark.
    const outside = Array.from({ length: DOTS / 2 }, (_, i) => page.at(Math.round(0.6 * DOTS), row - i));
    expect(Math.min(...outside)).toBeLessThan(140);
    expect(Math.max(...outside)).toBeGreaterThan(240);
  });

  it('takes several pages for a section that is larger than one', async () => {
    // With its seams, the section is 12.5″ × 4.5″. Turned on its side, it takes 2 pages of 7.3″.
    const { bytes, pages } = await made(halves(12, 4));
    expect(pages).toBe(3);
    expect(wordsOf(bytes, 2).some((line) => line.words.includes('Section 1, part 2 of 2'))).toBe(true);
  });

  it('says which blocks can’t be sewn on paper', async () => {
    const whole = {
      block: { levels: levelsOf([1]), blockWidth: inches(6), blockHeight: inches(6) },
    };
    const { notOnPaper } = await made(whole, { pages: ['picture', 'foundations'] });
    expect(notOnPaper).toEqual([{ block: 'Prairie Star for Anna', reason: { code: 'nothing-to-sew' } }]);
    const alone = await print(jobOf(whole, fonts, { pages: ['foundations'] }), () => undefined);
    expect(alone).toEqual({ ok: false, error: { code: 'nothing-to-print', notOnPaper } });
  });
});

describe('mirroredSection', () => {
  it('mirrors a triangle from left to right, with its seam', () => {
    // The triangle has legs of 3″ at the top and the left, and is 5″ from the corner of its block. With ¼″ around, the
    // legs are 3 + ¼ (2 + √2) = 3.8536″.
    const corners = [
      { x: 5, y: 5 },
      { x: 8, y: 5 },
      { x: 5, y: 8 },
    ];
    const { patches, cut, width, height } = mirroredSection(corners, [{ corners }], 0.25);
    expect([width, height].map((side) => side.toFixed(4))).toEqual(['3.8536', '3.8536']);
    // The right angle is now at the top right, ¼″ from both cut edges.
    const right = width - 0.25;
    expect(patches[0]?.map(({ x, y }) => [x.toFixed(3), y.toFixed(3)])).toEqual(
      [
        [right, 0.25],
        [right - 3, 0.25],
        [right, 3.25],
      ].map((corner) => corner.map((side) => side.toFixed(3))),
    );
    expect(Math.min(...cut.map(({ x }) => x))).toBeCloseTo(0, 5);
    expect(Math.max(...cut.map(({ y }) => y))).toBeCloseTo(height, 5);
  });
});

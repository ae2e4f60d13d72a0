import type { Report } from '../../report';
import type { Piecing } from '../../piecing/piecing';
import { pieceOf, type BlockSheet } from '../block/block-sheet';
import { text, type Mark } from '../paper/marks';
import { wrapped } from '../paper/text';
import type { Words } from '../names/words';
import { blockTexts } from '../texts/block-texts';
import { drawnPart, scaleFor } from './piecing-drawing';
import { pressedRows } from './nested-rows';
import { stepCell, type FigureSize, type StepCell } from './step-cell';
import { orderWords } from './step-words';

/** The options for drawing and describing steps. */
export interface StepOptions {
  words: Words;
  /** The seam allowance, in inches. */
  seam: number;
  /** Returns the darkness of a fabric, from 0 for white to 1 for black. */
  darkness: (fabric: number) => number;
}

/** The least and the greatest number of steps in a row of the page. A block with a single step has one. */
const COLUMNS = { least: 2, most: 4 };
/** The sizes of drawings to try, the largest first. `FigureSize` explains the fields. */
const FIGURES: readonly FigureSize[] = [
  { height: 3.6, least: 1.2, scale: 0.6 },
  { height: 3.1, least: 1, scale: 0.5 },
  { height: 2.6, least: 0.9, scale: 0.4 },
  { height: 2.1, least: 0.9, scale: 0.33 },
  { height: 1.6, least: 0.9, scale: 0.26 },
  { height: 1.3, least: 0.9, scale: 0.22 },
  { height: 1.08, least: 0.9, scale: 0.2 },
  { height: 1.08, least: 0.72, scale: 0.2 },
];
/** The distances between the steps of one row (`CELL_GAP`) and between two rows of steps (`ROW_GAP`), in inches. */
export const CELL_GAP = 0.17;
export const ROW_GAP = 0.1;
/** The height of a heading, in inches. */
export const HEADING = 0.3;

/** The steps on one page, in rows. */
interface StepPage {
  rows: StepCell[][];
  /** The width of a step, in inches. */
  width: number;
  /** True if the first step is on this page. */
  isFirst: boolean;
}

/** A layout of all steps in one size of drawings and one number of columns. */
interface StepWay {
  cells: StepCell[];
  columns: number;
  width: number;
}

/**
 * Lays the steps on as few pages as possible, with drawings as large as possible. Pages may have different sizes of
 * drawings, so that the last page is filled too. The first page has no steps if not even one row fits.
 * @param room `first` is the height left for steps on the first page; `height` is the height of a whole page. In inches
 */
export function stepPages(
  sheet: BlockSheet,
  room: { width: number; first: number; height: number },
  options: StepOptions,
  report: Report,
): StepPage[] {
  const count = sheet.steps.length + (sheet.hasAppliques ? 1 : 0);
  const ways = stepWays(sheet, count, room.width, options, report);
  const pages: StepPage[] = [];
  for (let done = 0; done < count;) {
    const isStart = done === 0;
    const first = pages.length === 0 ? room.first : room.height - (isStart ? HEADING : 0);
    const { way, rows } = bestWay(ways, done, first, room.height);
    const fitting = rowsThatFit(rows, first);
    // A step that is taller than a page is cut off at the page's end.
    const here = rows.slice(0, pages.length === 0 ? fitting : Math.max(1, fitting));
    pages.push({ rows: here, width: way.width, isFirst: isStart && here.length > 0 });
    done += here.flat().length;
  }
  return pages;
}

/**
 * Lays out all steps in each size of drawings and each number of columns. Reports progress after each step, because a
 * block may have hundreds.
 */
function stepWays(
  sheet: BlockSheet,
  count: number,
  whole: number,
  options: StepOptions,
  report: Report,
): StepWay[] {
  const least = Math.min(COLUMNS.least, count);
  const most = Math.min(COLUMNS.most, count);
  const rows = pressedRows(sheet, options.darkness);
  const ways = FIGURES.length * (most - least + 1);
  return FIGURES.flatMap((figure, size) =>
    Array.from({ length: most - least + 1 }, (_, i) => {
      const before = size * (most - least + 1) + i;
      const columns = most - i;
      const width = (whole - CELL_GAP * (columns - 1)) / columns;
      const cell = { sheet, width, figure, rows, ...options };
      const cells = sheet.steps.map((step, index) => {
        report((before + index / count) / ways);
        return stepCell(step, index + 1, cell);
      });
      if (sheet.hasAppliques) cells.push(appliqueCell(sheet, cells.length + 1, { width, figure }, options));
      return { cells, columns, width };
    }),
  );
}

/**
 * Returns the best layout for the steps from index `done` on: with the fewest pages, and among these with the largest
 * drawings.
 * @param first height left on the first page, in inches
 * @param height height of a whole page, in inches
 */
function bestWay(ways: readonly StepWay[], done: number, first: number, height: number) {
  const all = ways.map((way) => {
    const cells = way.cells.slice(done);
    const rows = Array.from({ length: Math.ceil(cells.length / way.columns) }, (_, row) =>
      cells.slice(row * way.columns, (row + 1) * way.columns),
    );
    const drawn = cells.reduce((product, cell) => product * cell.drawn, 1);
    return {
      way,
      rows,
      drawn,
      beginsHere: rowsThatFit(rows, first) > 0,
      pages: pagesFor(rows, first, height),
    };
  });
  const least = Math.min(...all.map(({ pages }) => pages));
  const fewest = all.filter(({ pages }) => pages === least);
  // Larger drawings on the second page aren't worth a first page that is half empty.
  const here = fewest.filter(({ beginsHere }) => beginsHere);
  const [best] = (here.length > 0 ? here : fewest).sort((a, b) => b.drawn - a.drawn);
  if (!best) throw new Error('No layout of the steps was tried.');
  return best;
}

function rowsThatFit(rows: readonly StepCell[][], height: number): number {
  let left = height;
  const tooMany = rows.findIndex((row) => {
    const fits = heightOf(row) <= left;
    left -= heightOf(row) + ROW_GAP;
    return !fits;
  });
  return tooMany < 0 ? rows.length : tooMany;
}

/**
 * Returns the number of pages that some rows need.
 * @param first height left on the first page, in inches
 * @param height height of a whole page, in inches
 */
function pagesFor(rows: readonly StepCell[][], first: number, height: number): number {
  let [pages, left] = [1, first];
  for (const row of rows) {
    if (heightOf(row) > left) [pages, left] = [pages + 1, height];
    left -= heightOf(row) + ROW_GAP;
  }
  return pages;
}

/** Returns the height of a row of steps, in inches. */
export function heightOf(row: readonly StepCell[]): number {
  return Math.max(...row.map(({ height }) => height));
}

/** Returns how the whole block is pieced, with its appliqué patches added. */
export function wholeOf({ whole, patches, block, hasAppliques }: BlockSheet): Piecing {
  const box = { x: 0, y: 0, width: block.width, height: block.height };
  const all = patches.map((_, index) => index);
  if (whole && !hasAppliques) return whole;
  return { patches: all, parts: [], seams: 'setIn', across: { x: 0, y: 0 }, box, isRectangle: true };
}

/** Lays out the last step of a block with appliqué, which sews the appliqué on. */
function appliqueCell(
  sheet: BlockSheet,
  number: number,
  { width, figure }: { width: number; figure: FigureSize },
  { words }: StepOptions,
): StepCell {
  const node = wholeOf(sheet);
  const fit = scaleFor({ node, gaps: [] }, { width, height: Math.max(1.4, figure.height) });
  const onTop = sheet.patches.flatMap(({ kind }, index) => (kind === 'applique' ? [index] : []));
  const labelOf = (index: number) => (onTop.includes(index) ? String(onTop.indexOf(index) + 1) : '');
  const part = { node, gaps: [], patches: sheet.patches, labelOf, presses: [], measure: words.measure };
  const lines = wrapped(
    blockTexts.appliqueOrder(
      orderWords(onTop, (index) => {
        const piece = pieceOf(sheet, index);
        return piece ? words.names.piece(piece) : '';
      }),
    ),
    width,
    'regular',
    7.5,
    words.measure,
  );
  return {
    drawn: fit.width * fit.height,
    height: 0.22 + fit.height + 0.1 + lines.length * 0.14,
    marks: (x: number, y: number): Mark[] => [
      text({ x, y: y + 0.12 }, blockTexts.applique(number), { font: 'semiBold', points: 9 }),
      ...drawnPart(part, { x, y: y + 0.22 }, fit.scale),
      ...lines.map((line, i) =>
        text({ x, y: y + 0.22 + fit.height + 0.14 + i * 0.14 }, line, { points: 7.5 }),
      ),
    ],
  };
}

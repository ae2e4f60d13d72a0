import { exactInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import type { Piecing } from '../../piecing/piecing';
import { pieceOf, type BlockSheet } from '../block/block-sheet';
import { blockNotes } from '../steps/block-notes';
import { blockTable } from './block-table';
import { needsTemplate } from './cutting-words';
import type { FlowItem } from '../paper/flow';
import { text, inks, type Mark } from '../paper/marks';
import type { PageDraft } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import { drawnPart, scaleFor } from '../steps/piecing-drawing';
import { stepCell, type FigureSize, type StepCell } from '../steps/step-cell';
import { orderWords } from '../steps/step-words';
import { pressedRows } from '../steps/nested-rows';
import { wrapped } from '../paper/text';
import type { Words } from '../names/words';
import { blockTexts } from '../texts/block-texts';
import { pageTexts } from '../texts/page-texts';

interface BlockPageOptions {
  area: PageArea;
  words: Words;
  /** The seam allowance, in inches. */
  seam: number;
  /** True if a shopping list or cutting charts are printed too. */
  isPlanned: boolean;
  /** Returns the darkness of a fabric, from 0 to 1. */
  darkness: (fabric: number) => number;
}

/** Receives the progress, from 0 to 1. */
type Report = (done: number) => void;

const DRAWING = { width: 3.45, height: 3.45 };
const BETWEEN = 0.14;
/** Inches of the page between parts that are pulled apart: first between rows, then between their parts, and so on. */
const GAPS = [0.15, 0.1, 0.05, 0.04];
/** The number of steps side by side. A single step is alone in its row. */
const COLUMNS = { least: 2, most: 4 };
/**
 * Sizes of drawn steps, the largest first. `height` and `least` are in inches of the page; `scale` is inches of
 * the page for each inch of the block.
 */
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
const CELL_GAP = 0.17;
const ROW_GAP = 0.1;
const HEADING = 0.3;

/**
 * Lays out a block: its parts pulled apart with the names of pieces, the pieces to cut, and the sewing steps.
 * @param report receives the progress, from 0 to 1
 */
export function blockPages(sheet: BlockSheet, options: BlockPageOptions, report: Report): PageDraft[] {
  report(0);
  const { area, words, seam } = options;
  const { block, patches } = sheet;
  if (patches.length === 0) return [];
  const { body } = area;
  const bottom = body.y + body.height;
  const size = formatSize(block.width, block.height);
  const cut = [block.width, block.height].map((side) => exactInches(side + 2 * seam)).join(' × ');
  const pages: Mark[][] = [[]];
  const begin = () => {
    const page: Mark[] = [];
    pages.push(page);
    return page;
  };
  let page = pages[0] ?? [];

  const drawing = apart(sheet, options);
  page.push(heading(blockTexts.pieces, body.x, body.y), ...drawing.marks(body.x, body.y + HEADING));
  const right = { x: body.x + DRAWING.width + BETWEEN, width: body.width - DRAWING.width - BETWEEN };
  page.push(heading(block.copies > 1 ? blockTexts.cutForOneAndAll : blockTexts.cut, right.x, body.y));
  let y = body.y + HEADING - 0.05;
  const lay = (items: readonly FlowItem[]) => {
    for (const item of items) {
      if (y + item.height > bottom) {
        page = begin();
        y = body.y;
      }
      page.push(...item.marks(y));
      y += item.height;
    }
  };
  lay([...blockTable(sheet, right, words), ...blockNotes(sheet, right, words, seam)]);
  y = pages.length === 1 ? Math.max(y, body.y + HEADING + drawing.height) : y;

  y += BETWEEN;
  const left = { width: body.width, first: bottom - y - HEADING, height: body.height };
  stepPages(sheet, left, options, report).forEach(({ rows, width, isFirst }, index) => {
    if (index > 0) {
      page = begin();
      y = body.y;
    }
    if (isFirst) {
      page.push(
        heading(blockTexts.howToSew, body.x, y),
        text({ x: body.x + body.width, y: y + 0.15 }, blockTexts.arrows, {
          ...{ points: 8.5, ink: inks.quiet, align: 'right' },
        }),
      );
      y += HEADING;
    }
    for (const row of rows) {
      row.forEach(({ marks }, column) => {
        page.push(...marks(body.x + column * (width + CELL_GAP), y));
      });
      y += heightOf(row) + ROW_GAP;
    }
  });
  const head = {
    title: block.name,
    foot: blockTexts.foot(block.name, size, exactInches(seam)),
  };
  const detail =
    blockTexts.detail(size, cut, block.copies, patches.length) +
    (sheet.isStraight && options.isPlanned ? blockTexts.chartsAsDrawn : '');
  return pages.map((marks, index) => ({
    ...head,
    detail: index > 0 ? pageTexts.continued(detail) : detail,
    marks,
  }));
}

/** Steps on one page. */
interface StepPage {
  rows: StepCell[][];
  /** The width of a step, in inches. */
  width: number;
  /** True if the first step is on this page. */
  isFirst: boolean;
}

/** The layout of all steps in one size of drawings and one number of columns. */
interface StepWay {
  cells: StepCell[];
  columns: number;
  width: number;
}

/**
 * Lays the steps on as few pages as possible, drawn as large as fits. Each page chooses its own size for steps, so that
 * the last page is filled too. The first page has no rows if not even one row fits.
 * @param room `first` is the height left for steps on the first page; `height` is the height of a whole page
 */
function stepPages(
  sheet: BlockSheet,
  room: { width: number; first: number; height: number },
  options: BlockPageOptions,
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

/** Lays out the steps in each size and number of columns. Reports each step, because a block may have hundreds. */
function stepWays(
  sheet: BlockSheet,
  count: number,
  whole: number,
  options: BlockPageOptions,
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
 * Returns the layout with the largest drawings, among the layouts that need the fewest pages for the steps from `done`
 * on.
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

/** Returns the number of pages for rows. @param first height left on the first page */
function pagesFor(rows: readonly StepCell[][], first: number, height: number): number {
  let [pages, left] = [1, first];
  for (const row of rows) {
    if (heightOf(row) > left) [pages, left] = [pages + 1, height];
    left -= heightOf(row) + ROW_GAP;
  }
  return pages;
}

function heightOf(row: readonly StepCell[]): number {
  return Math.max(...row.map(({ height }) => height));
}

function heading(words: string, x: number, y: number): Mark {
  return text({ x, y: y + 0.15 }, words, { font: 'title', points: 12 });
}

/** Returns the whole block as one part, with its appliqué. */
function wholeOf({ whole, patches, block, hasAppliques }: BlockSheet): Piecing {
  const box = { x: 0, y: 0, width: block.width, height: block.height };
  const all = patches.map((_, index) => index);
  if (whole && !hasAppliques) return whole;
  return { patches: all, parts: [], seams: 'setIn', across: { x: 0, y: 0 }, box, isRectangle: true };
}

function apart(sheet: BlockSheet, { words }: BlockPageOptions) {
  const node = wholeOf(sheet);
  const gaps = sheet.steps.some(({ kind, of }) => kind === 'rounds' && of === 'block') ? [] : GAPS;
  const { scale, height } = scaleFor({ node, gaps }, DRAWING);
  const labelOf = (index: number) => {
    const piece = pieceOf(sheet, index);
    if (!piece) return '';
    const letters = needsTemplate(piece, words.templates) ? words.templates.of(piece) : [];
    return [words.names.piece(piece), ...letters].join('\n');
  };
  const part = { node, gaps, patches: sheet.patches, labelOf, presses: [], measure: words.measure };
  return { height, marks: (x: number, y: number) => drawnPart(part, { x, y }, scale) };
}

/** Lays out the last step, which sews on the appliqué. */
function appliqueCell(
  sheet: BlockSheet,
  number: number,
  { width, figure }: { width: number; figure: FigureSize },
  { words }: BlockPageOptions,
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

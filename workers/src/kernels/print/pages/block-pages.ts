import type { Box } from '@quiltwright/shared/geometry/outline';
import { exactInches, formatInches, formatSize } from '@quiltwright/shared/inch-words';
import type { Piecing } from '../../piecing/piecing';
import { pieceOf, STRAIGHT, type BlockSheet } from '../block/block-sheet';
import { blockTable } from './block-table';
import { templateWords } from './cutting-words';
import type { FlowItem } from '../paper/flow';
import { text, inks, type Mark } from '../paper/marks';
import type { PageDraft } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import { drawnPart, scaleFor } from '../steps/piecing-drawing';
import { stepCell, type FigureSize, type StepCell } from '../steps/step-cell';
import { orderWords } from '../steps/step-words';
import { listed, wrapped } from '../paper/text';
import type { Words } from '../names/words';

interface BlockPageOptions {
  area: PageArea;
  words: Words;
  /** Inches of an allowance. */
  seam: number;
  /** Whether a shopping list or cutting charts are printed with it. */
  isPlanned: boolean;
  /** Of a fabric, from 0 to 1. */
  darkness: (fabric: number) => number;
}

const DRAWING = { width: 3.45, height: 3.45 };
const BETWEEN = 0.14;
/** Inches of the page between parts that are pulled apart, from rows on. */
const GAPS = [0.15, 0.1, 0.05, 0.04];
/** Steps side by side. */
const COLUMNS = { least: 2, most: 4 };
/** How large steps are drawn, as large as they have room. */
const FIGURES: readonly FigureSize[] = [
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

/** A block: its parts pulled apart with what each patch is cut from, what to cut, and how it is sewn step by step. */
export function blockPages(sheet: BlockSheet, options: BlockPageOptions): PageDraft[] {
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
  page.push(heading('The block pulled apart', body.x, body.y), ...drawing.marks(body.x, body.y + HEADING));
  const right = { x: body.x + DRAWING.width + BETWEEN, width: body.width - DRAWING.width - BETWEEN };
  page.push(heading(block.copies > 1 ? `Cut, for one and for all` : 'Cut', right.x, body.y));
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
  lay([...blockTable(sheet, right, words), ...notesOf(sheet, right, words)]);
  y = pages.length === 1 ? Math.max(y, body.y + HEADING + drawing.height) : y;

  y += BETWEEN;
  const { rows, width } = stepRows(sheet, { ...body, y: y + HEADING, height: bottom - y - HEADING }, options);
  rows.forEach((row, index) => {
    const height = heightOf(row) + (index === 0 ? HEADING : 0);
    if (y + height > bottom) {
      page = begin();
      y = body.y;
    }
    if (index === 0) {
      page.push(
        heading('Sewing it, step by step', body.x, y),
        text({ x: body.x + body.width, y: y + 0.15 }, 'Arrows: press the seam that way', {
          ...{ points: 8.5, ink: inks.quiet, align: 'right' },
        }),
      );
      y += HEADING;
    }
    row.forEach(({ marks }, column) => {
      page.push(...marks(body.x + column * (width + CELL_GAP), y));
    });
    y += height - (index === 0 ? HEADING : 0) + ROW_GAP;
  });
  const head = {
    title: block.name,
    foot: `${block.name}, ${size}. Sizes to cut, ${exactInches(seam)} seams included`,
  };
  const isStraight = block.name.endsWith(STRAIGHT);
  return pages.map((marks, index) => ({
    ...head,
    detail: `${size} finished, ${cut} before it is sewn on. Make ${block.copies}. ${patches.length} ${
      patches.length === 1 ? 'patch' : 'patches'
    }${isStraight && options.isPlanned ? '. List and charts are for the block as it is drawn' : ''}${index > 0 ? ', continued' : ''}`,
    marks,
  }));
}

interface StepRows {
  rows: StepCell[][];
  /** Of a step. */
  width: number;
}

/** Steps side by side, drawn as large as they can be on the fewest pages. */
function stepRows(sheet: BlockSheet, room: Box, options: BlockPageOptions): StepRows {
  const { body } = options.area;
  const count = sheet.steps.length + (sheet.hasAppliques ? 1 : 0);
  const first = Math.max(COLUMNS.least, Math.min(COLUMNS.most, count));
  const ways = FIGURES.flatMap((figure) =>
    Array.from({ length: first - COLUMNS.least + 1 }, (_, i) => ({ figure, columns: first - i })),
  );
  const all = ways.map(({ figure, columns }) => {
    const width = (body.width - CELL_GAP * (columns - 1)) / columns;
    const cells = sheet.steps.map((step, i) => stepCell(step, i + 1, { sheet, width, figure, ...options }));
    if (sheet.hasAppliques) cells.push(appliqueCell(sheet, cells.length + 1, { width, figure }, options));
    const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
      cells.slice(row * columns, (row + 1) * columns),
    );
    const beginsHere = rows.length === 0 || heightOf(rows[0] ?? []) <= room.height;
    return { rows, width, beginsHere, pages: pagesFor(rows, room.height, body.height) };
  });
  const least = Math.min(...all.map(({ pages }) => pages));
  const fewest = all.filter(({ pages }) => pages === least);
  // A page isn’t left half empty for larger drawings on the next one.
  return fewest.find(({ beginsHere }) => beginsHere) ?? fewest[0] ?? { rows: [], width: 0 };
}

/** How many pages rows take: the first one has so much room left. */
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

/** At which size of the block a ruler shows all of its sizes, and where the straight cut is. */
function notesOf(
  { fits, straight }: BlockSheet,
  { x, width }: { x: number; width: number },
  { measure }: Words,
): FlowItem[] {
  const said = [
    ...(fits.length > 0
      ? [
          `Some sizes fall between ruler lines and are rounded up to the next ⅛″, so units come out a little large: trim them as the steps say. At ${listed(fits.map(formatInches), 'or')} a side this block has none.`,
        ]
      : []),
    ...(straight ? [`“${straight.block.name}” has it cut further, so that all its seams are straight.`] : []),
  ];
  return said
    .flatMap((sentence) => wrapped(sentence, width, 'regular', 8.5, measure))
    .map((line, index) => ({
      height: 0.16 + (index === 0 ? 0.1 : 0),
      marks: (y) => [
        text({ x, y: y + 0.13 + (index === 0 ? 0.1 : 0) }, line, { points: 8.5, ink: inks.quiet }),
      ],
    }));
}

function heading(words: string, x: number, y: number): Mark {
  return text({ x, y: y + 0.15 }, words, { font: 'title', points: 12 });
}

/** All of a block, appliqué over what it lies on. */
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
    const isByTemplate = templateWords(piece, words).startsWith('By');
    return [words.names.piece(piece), ...(isByTemplate ? words.templates.of(piece) : [])].join('\n');
  };
  const part = { node, gaps, patches: sheet.patches, labelOf, presses: [], measure: words.measure };
  return { height, marks: (x: number, y: number) => drawnPart(part, { x, y }, scale) };
}

/** What lies on top is sewn on last. */
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
    `Lay them as the picture shows and sew them on, in this order: ${orderWords(onTop, (index) => {
      const piece = pieceOf(sheet, index);
      return piece ? words.names.piece(piece) : '';
    })}.`,
    width,
    'regular',
    7.5,
    words.measure,
  );
  return {
    height: 0.22 + fit.height + 0.1 + lines.length * 0.14,
    marks: (x: number, y: number): Mark[] => [
      text({ x, y: y + 0.12 }, `${number}. Appliqué`, { font: 'semiBold', points: 9 }),
      ...drawnPart(part, { x, y: y + 0.22 }, fit.scale),
      ...lines.map((line, i) =>
        text({ x, y: y + 0.22 + fit.height + 0.14 + i * 0.14 }, line, { points: 7.5 }),
      ),
    ],
  };
}

import { exactInches, formatSize } from '@quiltwright/shared/inch-words';
import { cutWords } from '../cutting/piece-words';
import type { Piecing } from '../piecing/piecing';
import { pieceOf, type BlockSheet } from './block-sheet';
import { blockTable } from './block-table';
import { thenWords } from './cutting-words';
import type { FlowItem } from './flow';
import { text, inks, type Mark } from './marks';
import type { PageDraft } from './page-frame';
import type { PageArea } from './paper';
import { drawnPart, scaleFor } from './piecing-drawing';
import { stepCell } from './step-cell';
import { wrapped } from './text';
import type { Words } from './words';

interface BlockPageOptions {
  area: PageArea;
  words: Words;
  /** Inches of an allowance. */
  seam: number;
  /** Of a fabric, from 0 to 1. */
  darkness: (fabric: number) => number;
}

const DRAWING = { width: 3.45, height: 3.45 };
const BETWEEN = 0.14;
/** Inches of the page between parts that are pulled apart, from rows on. */
const GAPS = [0.15, 0.1, 0.05, 0.04];
/** Steps side by side. */
const COLUMNS = { least: 2, most: 4 };
const CELL_GAP = 0.17;
const ROW_GAP = 0.1;
const HEADING = 0.3;

/** A block: its parts pulled apart with what each patch is cut from, what to cut, and how it is sewn step by step. */
export function blockPages(sheet: BlockSheet, options: BlockPageOptions): PageDraft[] {
  const { area, words, seam } = options;
  const { block, patches, steps } = sheet;
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
  lay(blockTable(sheet, right, words));
  y = pages.length === 1 ? Math.max(y, body.y + HEADING + drawing.height) : y;

  const count = steps.length + (sheet.hasAppliques ? 1 : 0);
  const columns = Math.max(COLUMNS.least, Math.min(COLUMNS.most, count));
  const width = (body.width - CELL_GAP * (columns - 1)) / columns;
  const cells = steps.map((step, i) => stepCell(step, i + 1, { sheet, width, ...options }));
  if (sheet.hasAppliques) cells.push(appliqueCell(sheet, cells.length + 1, width, options));
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  y += BETWEEN;
  rows.forEach((row, index) => {
    const height = Math.max(...row.map((cell) => cell.height)) + (index === 0 ? HEADING : 0);
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
  if (sheet.straight) lay([straightItem(sheet.straight, options)]);
  const head = {
    title: block.name,
    foot: `${block.name}, ${size}. Sizes to cut, ${exactInches(seam)} seams included`,
  };
  return pages.map((marks, index) => ({
    ...head,
    detail: `${size} finished, ${cut} before it is sewn on. Make ${block.copies}. ${patches.length} ${
      patches.length === 1 ? 'patch' : 'patches'
    }${index > 0 ? ', continued' : ''}`,
    marks,
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
    return piece ? words.names.piece(piece) : '';
  };
  const part = { node, gaps, patches: sheet.patches, labelOf, presses: [], measure: words.measure };
  return { height, marks: (x: number, y: number) => drawnPart(part, { x, y }, scale) };
}

/** What a block with set-in patches may be cut into instead, so that all of its seams are straight. */
function straightItem(sheet: BlockSheet, { area: { body }, words }: BlockPageOptions): FlowItem {
  const node = wholeOf(sheet);
  const gaps = [0.08, 0.06, 0.03, 0.02];
  const fit = scaleFor({ node, gaps }, { width: 1.75, height: 1.35 });
  const part = { node, gaps, patches: sheet.patches, labelOf: () => '', presses: [], measure: words.measure };
  const x = body.x + fit.width + 0.25;
  const width = body.x + body.width - x;
  const pieces = sheet.cut.pieces.map(({ one }) => {
    const then = thenWords(one).toLowerCase();
    return `${words.names.cloth(one.fabric)}: ${cutWords(one)}${then === '' ? '' : `, ${then}`}`;
  });
  const lines = wrapped(
    `Cut into ${sheet.patches.length} patches, halves and quarters, it has straight seams alone: sew units, then rows, then the block. For one block ${pieces.join('; ')}.`,
    width,
    'regular',
    8.5,
    words.measure,
  );
  return {
    height: 0.22 + Math.max(fit.height + 0.05, lines.length * 0.16),
    marks: (y) => [
      text({ x: body.x, y: y + 0.13 }, 'Or without set-in seams', { font: 'semiBold', points: 9 }),
      ...drawnPart(part, { x: body.x + 0.02, y: y + 0.22 }, fit.scale),
      ...lines.map((line, i) => text({ x, y: y + 0.35 + i * 0.16 }, line, { points: 8.5 })),
    ],
  };
}

/** What lies on top is sewn on last. */
function appliqueCell(sheet: BlockSheet, number: number, width: number, options: BlockPageOptions) {
  const { words } = options;
  const node = wholeOf(sheet);
  const fit = scaleFor({ node, gaps: [] }, { width, height: 1.4 });
  const labelOf = (index: number) => {
    const piece = sheet.patches[index]?.kind === 'applique' ? pieceOf(sheet, index) : undefined;
    return piece ? words.names.piece(piece) : '';
  };
  const part = { node, gaps: [], patches: sheet.patches, labelOf, presses: [], measure: words.measure };
  const lines = wrapped(
    'Lay them as the picture shows, those below first, and sew them on.',
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

import type { Report } from '../../report';
import { exactInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import { pieceOf, type BlockSheet } from '../block/block-sheet';
import { blockNotes } from '../steps/block-notes';
import { blockTable } from './block-table';
import { needsTemplate } from './cutting-words';
import type { FlowItem } from '../paper/flow';
import { text, inks, type Mark } from '../paper/marks';
import type { PageDraft } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import { drawnPart, scaleFor } from '../steps/piecing-drawing';
import {
  CELL_GAP,
  HEADING,
  heightOf,
  ROW_GAP,
  stepPages,
  wholeOf,
  type StepOptions,
} from '../steps/step-pages';
import { blockTexts } from '../texts/block-texts';
import { pageTexts } from '../texts/page-texts';

interface BlockPageOptions extends StepOptions {
  area: PageArea;
  /** True if a shopping list or cutting charts are printed together with these pages. */
  isPlanned: boolean;
}

const DRAWING = { width: 3.45, height: 3.45 };
const BETWEEN = 0.14;
/**
 * Gaps in the drawing of a block pulled apart, in inches of the page. The first is between rows, the second between the
 * parts of a row, and so on.
 */
const GAPS = [0.15, 0.1, 0.05, 0.04];
/**
 * Lays out the pages of a block. They have a drawing of the block, a table of the pieces to cut, and the sewing steps.
 * The drawing usually has gaps between the parts of the block. Each patch in it has the name of its piece.
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

function heading(words: string, x: number, y: number): Mark {
  return text({ x, y: y + 0.15 }, words, { font: 'title', points: 12 });
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

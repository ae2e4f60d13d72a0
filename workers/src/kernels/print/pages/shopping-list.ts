import { formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import type { Box } from '@quiltwright/shared/geometry/box';
import type { CuttingSettings } from '../../cutting/cutting-types';
import { FAT_QUARTER, widthBought } from '../../cutting/settings';
import type { OpenPage } from '../cover/cover-page';
import type { FlowSection } from '../paper/flow';
import { hairline, inks, line, rectangle, text, type Mark } from '../paper/marks';
import { swatch, type PageDraft } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import type { ShoppingRow } from './shopping-rows';
import { tickBox } from './strip-drawing';
import { fitted } from '../paper/text';
import { type Words } from '../names/words';
import { shoppingTexts } from '../texts/shopping-texts';

const ROW = 0.32;
const LEAST_ROW = 0.26;
/** The greatest height of a row of the list on separate pages, in inches. */
const WIDE_ROW = 0.56;
/** A shopping list may be on a page with cutting charts if it takes at most this fraction of the page's height. */
const MOST_SHARED = 0.7;
/** Height of the row with the names of the columns, in inches. */
const HEAD_ROW = 0.22;
/** In inches: the height of the heading of a list below a cover, and of the gap above the heading. */
const LIST_HEAD = 0.26;
const ABOVE = 0.3;
/** The greatest rounding error of a sum, in inches. */
const HAIR = 1e-6;

/**
 * Returns the least height of the shopping list on the first page, in inches. Includes the heading of the list, and the
 * gap between this heading and the rest of the page.
 */
export function heightBelow(rows: readonly ShoppingRow[]): number {
  return ABOVE + LIST_HEAD + HEAD_ROW + rows.length * LEAST_ROW;
}

/**
 * Returns the cover page with the shopping list added below its other content. Null if the page has no room for the
 * list.
 */
export function listBelow(
  cover: OpenPage,
  rows: readonly ShoppingRow[],
  settings: CuttingSettings,
  { body }: PageArea,
  words: Words,
): PageDraft | null {
  const below = cover.bottom + ABOVE;
  const room = cover.end - below - LIST_HEAD - HEAD_ROW;
  if (room + HAIR < rows.length * LEAST_ROW) return null;
  const added = text({ x: body.x + body.width, y: below + 0.15 }, addedWords(settings), {
    ink: inks.quiet,
    align: 'right',
  });
  const heading = [
    text({ x: body.x, y: below + 0.15 }, shoppingTexts.title, { font: 'title', points: 13 }),
    added,
  ];
  const height = Math.min(ROW, room / rows.length);
  const list = listMarks(rows, { ...body, y: below + LIST_HEAD }, height, words);
  return { ...cover, marks: [...cover.marks, ...heading, ...list] };
}

/** The shopping list as a section at the top of a page, above the cutting charts. */
export interface ShoppingSection extends FlowSection {
  title: string;
  detail: string;
  /** Height of the list, in inches. */
  height: number;
}

/**
 * Returns the shopping list as a section for a page with cutting charts. Null if the list is too high for such a page.
 */
export function shoppingSection(
  rows: readonly ShoppingRow[],
  settings: CuttingSettings,
  { body }: PageArea,
  words: Words,
): ShoppingSection | null {
  const height = HEAD_ROW + rows.length * ROW;
  if (height > MOST_SHARED * body.height) return null;
  return {
    ...{ title: shoppingTexts.title, detail: addedWords(settings), height },
    head: () => ({ height, marks: (y) => listMarks(rows, { ...body, y }, ROW, words) }),
    items: [],
  };
}

/** Lays out the shopping list on separate pages. */
export function shoppingPages(
  rows: readonly ShoppingRow[],
  settings: CuttingSettings,
  { body }: PageArea,
  words: Words,
): PageDraft[] {
  // Rows are set a little closer together if that saves a page, and further apart where they leave a page empty.
  const room = body.height - HEAD_ROW;
  const height = Math.min(WIDE_ROW, Math.max(LEAST_ROW, room / rows.length));
  const most = Math.floor(room / height + HAIR);
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, page) => ({
    title: shoppingTexts.title,
    detail: addedWords(settings),
    foot:
      settings.buy === 'fatQuarters'
        ? shoppingTexts.quarters(formatSize(FAT_QUARTER.length, FAT_QUARTER.width))
        : shoppingTexts.fabric(formatInches(widthBought(settings))),
    marks: listMarks(rows.slice(page * most, (page + 1) * most), body, height, words),
  }));
}

/** Returns words for how the amounts to buy are rounded up, and for the addition for shrinkage. */
function addedWords({ buy, shrinkage }: CuttingSettings): string {
  return (buy === 'yards' ? shoppingTexts.roundedUp : '') + shoppingTexts.shrinkage(shrinkage);
}

function listMarks(rows: readonly ShoppingRow[], { x, y, width }: Box, height: number, words: Words): Mark[] {
  const right = x + width;
  const columns = {
    letter: x + 0.26,
    cloth: x + 0.5,
    name: x + 0.86,
    use: x + 2.75,
    cut: right - 1.5,
    yards: right - 0.75,
  };
  const small = { points: 8, ink: inks.quiet } as const;
  const titles = shoppingTexts.columns;
  const marks: Mark[] = [
    text({ x: columns.name, y: y + 0.14 }, titles.fabric, small),
    text({ x: columns.use, y: y + 0.14 }, titles.use, small),
    text({ x: columns.cut, y: y + 0.14 }, titles.cut, { ...small, align: 'right' }),
    text({ x: columns.yards, y: y + 0.14 }, titles.yards, { ...small, align: 'right' }),
    text({ x: right, y: y + 0.14 }, titles.metres, { ...small, align: 'right' }),
    line({ x, y: y + HEAD_ROW }, { x: right, y: y + HEAD_ROW }, { ink: inks.ink, width: 0.9 }),
  ];
  rows.forEach((row, i) => {
    const { fabric, letter = '', name, use, cut, yards: inYards, metres: amount, isTotal } = row;
    const top = y + HEAD_ROW + i * height;
    const at = top + height / 2 + 0.05;
    if (row.isNote) {
      marks.push(text({ x: columns.cloth, y: at }, name));
      return;
    }
    const end = cut === '' ? right - words.measure(amount, 'semiBold', 9.5) : columns.cut - 0.55;
    const forUse = end - columns.use - 0.1;
    // Words that are too wide are set a little smaller.
    const points = words.measure(use, 'regular', 9.5) > forUse ? 8 : 9.5;
    const side = Math.min(ROW, height - 0.08);
    const room = isTotal ? columns.yards - 0.5 : columns.use;
    if (isTotal)
      marks.push({
        kind: 'path',
        outlines: [rectangle({ x, y: top, width, height })],
        fill: inks.linen,
      });
    else marks.push(tickBox(x, top + height / 2 - 0.065));
    if (fabric !== null)
      marks.push(
        swatch(
          { fabric, x: columns.cloth, y: top, tile: 0.9 },
          { x: columns.cloth, y: top + (height - side) / 2 },
          side,
        ),
      );
    marks.push(
      text({ x: columns.letter, y: at }, letter, { font: 'semiBold', points: 11 }),
      text(
        { x: columns.name, y: at },
        fitted(name, room - columns.name - 0.1, 'semiBold', 9.5, words.measure),
        { font: 'semiBold' },
      ),
      text({ x: columns.use, y: at }, fitted(use, forUse, 'regular', points, words.measure), {
        points,
        ink: inks.quiet,
      }),
      text({ x: columns.cut, y: at }, cut, { align: 'right' }),
      text({ x: columns.yards, y: at }, inYards, { font: 'semiBold', align: 'right' }),
      text({ x: right, y: at }, amount, { align: 'right', ...(inYards === '' && { font: 'semiBold' }) }),
      line({ x, y: top + height }, { x: right, y: top + height }, hairline),
    );
  });
  return marks;
}

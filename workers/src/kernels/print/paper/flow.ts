import type { Box } from '@quiltwright/shared/geometry/box';
import type { Mark } from './marks';

/** A part of a page that is as wide as the page's body, such as a line of text or a picture. `height` is in inches. */
export interface FlowItem {
  height: number;
  /**
   * Returns the marks (drawn lines and texts) of the item at a position on the page.
   * @param y the top of the item, in inches from the top of the page
   */
  marks: (y: number) => readonly Mark[];
  /** True for a note about the item above. The note stays on that item's page, if it fits. */
  isNote?: boolean;
}

/** A list of items below a heading. */
export interface FlowSection {
  /** Returns the heading above the items. On a page on which the section continues, `isContinued` is true. */
  head: (isContinued: boolean) => FlowItem;
  items: readonly FlowItem[];
}

/** Inches of the page between two sections. */
const BETWEEN = 0.26;

/** A section is split over two pages only if at least this number of its items fit on the first page. */
const LEAST_BELOW = 2;

interface FlowedPage {
  marks: Mark[];
  /** The lower end of the page's last item, in inches from the top of the page. */
  bottom: number;
  /** The first section on the page. */
  first: FlowSection;
}

/**
 * Lays sections on pages that are about equally full. Needs no more pages than `flowed`.
 * @param mayBreak as in `flowed`
 */
export function evenly(sections: readonly FlowSection[], body: Box, mayBreak = false): FlowedPage[] {
  const pages = flowedPages(sections, body, mayBreak);
  for (let share = 1 / pages.length; share < 1; share += 0.02) {
    const even = flowedPages(sections, { ...body, height: body.height * share }, mayBreak);
    if (even.length === pages.length) return even;
  }
  return pages;
}

/**
 * Lays sections on pages in order, one below the other. A section that fits on one page isn't split. Returns the marks
 * (drawn lines and texts) of each page.
 * @param mayBreak true to split any section, so that less of each page stays empty
 */
export function flowed(sections: readonly FlowSection[], body: Box, mayBreak = false): Mark[][] {
  return flowedPages(sections, body, mayBreak).map(({ marks }) => marks);
}

function flowedPages(
  sections: readonly FlowSection[],
  { y: top, height }: Box,
  mayBreak: boolean,
): FlowedPage[] {
  const pages: FlowedPage[] = [];
  const bottom = top + height;
  let y = Infinity;
  const lay = ({ marks, height }: FlowItem) => {
    const page = pages.at(-1);
    page?.marks.push(...marks(y));
    y += height;
    if (page) page.bottom = y;
  };
  const begin = (first: FlowSection) => {
    pages.push({ marks: [], bottom: top, first });
    y = top;
  };
  for (const section of sections) {
    const { head, items } = section;
    const first = head(false);
    const heightOf = (some: readonly FlowItem[]) =>
      some.reduce((sum, item) => sum + item.height, first.height);
    const whole = heightOf(items);
    const together = mayBreak ? heightOf(items.slice(0, LEAST_BELOW)) : whole;
    if (y + BETWEEN + together <= bottom) y += BETWEEN;
    else begin(section);
    const isBroken = mayBreak ? y + whole > bottom : whole > height;
    lay(first);
    for (const [index, item] of items.entries()) {
      if (index > 0 && isBroken && y + heightWithNotes(items, index, height - first.height) > bottom) {
        begin(section);
        lay(head(true));
      }
      lay(item);
    }
  }
  return pages;
}

/**
 * Returns the height of an item together with the notes that follow it, in inches. If this is more than `most`, returns
 * the height of the item alone.
 */
function heightWithNotes(items: readonly FlowItem[], index: number, most: number): number {
  const own = items[index]?.height ?? 0;
  const rest = items.slice(index + 1);
  const other = rest.findIndex(({ isNote }) => isNote !== true);
  const notes = other < 0 ? rest : rest.slice(0, other);
  const all = notes.reduce((sum, note) => sum + note.height, own);
  return all <= most ? all : own;
}

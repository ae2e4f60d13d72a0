import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Mark } from './marks';

/** Something as wide as the page. */
export interface FlowItem {
  height: number;
  /** @param y where its top lies on the page */
  marks: (y: number) => readonly Mark[];
  /** True of a note: it stays on the page of what stands above it. */
  isNote?: boolean;
}

/** Items that belong together. */
export interface FlowSection {
  /** Stands above them, and above what is left of them on each further page. */
  head: (isContinued: boolean) => FlowItem;
  items: readonly FlowItem[];
}

/** Inches of the page between two sections. */
const BETWEEN = 0.26;

/** So many items at least stand below the head of a section that goes on on the next page. */
const LEAST_BELOW = 2;

/** The same on as few pages, each as full as the others: none is left all but empty. */
export function evenly(sections: readonly FlowSection[], body: Box, mayBreak = false): Mark[][] {
  const pages = flowed(sections, body, mayBreak);
  for (let share = 1 / pages.length; share < 1; share += 0.02) {
    const even = flowed(sections, { ...body, height: body.height * share }, mayBreak);
    if (even.length === pages.length) return even;
  }
  return pages;
}

/**
 * Lays sections on pages in their order, one below the other. None is broken but one that is higher than a page.
 * @param mayBreak true where sections may go on on the next page, which leaves less of the pages empty
 */
export function flowed(
  sections: readonly FlowSection[],
  { y: top, height }: Box,
  mayBreak = false,
): Mark[][] {
  const pages: Mark[][] = [];
  const bottom = top + height;
  let y = Infinity;
  const lay = ({ marks, height }: FlowItem) => {
    pages.at(-1)?.push(...marks(y));
    y += height;
  };
  const begin = () => {
    pages.push([]);
    y = top;
  };
  for (const { head, items } of sections) {
    const first = head(false);
    const heightOf = (some: readonly FlowItem[]) =>
      some.reduce((sum, item) => sum + item.height, first.height);
    const whole = heightOf(items);
    const together = mayBreak ? heightOf(items.slice(0, LEAST_BELOW)) : whole;
    if (y + BETWEEN + together <= bottom) y += BETWEEN;
    else begin();
    const isBroken = mayBreak ? y + whole > bottom : whole > height;
    lay(first);
    for (const [index, item] of items.entries()) {
      if (index > 0 && isBroken && y + heightWithNotes(items, index, height - first.height) > bottom) {
        begin();
        lay(head(true));
      }
      lay(item);
    }
  }
  return pages;
}

/** How high an item is with the notes below it; alone where a page doesn’t hold these too. */
function heightWithNotes(items: readonly FlowItem[], index: number, most: number): number {
  const own = items[index]?.height ?? 0;
  const rest = items.slice(index + 1);
  const other = rest.findIndex(({ isNote }) => isNote !== true);
  const notes = other < 0 ? rest : rest.slice(0, other);
  const all = notes.reduce((sum, note) => sum + note.height, own);
  return all <= most ? all : own;
}

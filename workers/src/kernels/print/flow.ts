import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Mark } from './marks';

/** Something as wide as the page. */
export interface FlowItem {
  height: number;
  /** @param y where its top lies on the page */
  marks: (y: number) => readonly Mark[];
}

/** Items that belong together. */
export interface FlowSection {
  /** Stands above them, and above what is left of them on each further page. */
  head: (isContinued: boolean) => FlowItem;
  items: readonly FlowItem[];
}

/** Inches of the page between two sections. */
const BETWEEN = 0.3;
/** So many items stay below their head. */
const KEPT = 3;

/**
 * Lays sections on pages, one below the other. One that fits on a page is broken only where more than half of a page is left
 * for its beginning.
 */
export function flowed(sections: readonly FlowSection[], { y: top, height }: Box): Mark[][] {
  const pages: Mark[][] = [];
  const bottom = top + height;
  let page: Mark[] = [];
  let y = bottom;
  const turn = () => {
    page = [];
    pages.push(page);
    y = top;
  };
  const lay = (item: FlowItem) => {
    page.push(...item.marks(y));
    y += item.height;
  };
  for (const { head, items } of sections) {
    const first = head(false);
    const start = y + BETWEEN;
    const whole = first.height + heightOf(items);
    const mayBreak = whole > height || bottom - start > height / 2;
    const least = heightOf(mayBreak ? items.slice(0, KEPT) : items);
    if (pages.length === 0 || start + first.height + least > bottom) turn();
    else y = start;
    lay(first);
    for (const [index, item] of items.entries()) {
      if (index > 0 && y + item.height > bottom) {
        turn();
        lay(head(true));
      }
      lay(item);
    }
  }
  return pages;
}

function heightOf(items: readonly FlowItem[]): number {
  return items.reduce((sum, { height }) => sum + height, 0);
}

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
const BETWEEN = 0.26;

/**
 * Lays sections on pages, one below the other: each on the first page that has room for all of it, so that none is broken
 * but one that is higher than a page.
 */
export function flowed(sections: readonly FlowSection[], { y: top, height }: Box): Mark[][] {
  const pages: { marks: Mark[]; y: number }[] = [];
  const bottom = top + height;
  const begin = () => {
    const page = { marks: [], y: top };
    pages.push(page);
    return page;
  };
  for (const { head, items } of sections) {
    const first = head(false);
    const whole = items.reduce((sum, item) => sum + item.height, first.height);
    const withRoom = pages.find(({ y }) => y + BETWEEN + whole <= bottom);
    if (withRoom) withRoom.y += BETWEEN;
    let page: { marks: Mark[]; y: number } = withRoom ?? begin();
    const lay = (item: FlowItem) => {
      page.marks.push(...item.marks(page.y));
      page.y += item.height;
    };
    lay(first);
    for (const [index, item] of items.entries()) {
      if (index > 0 && whole > height && page.y + item.height > bottom) {
        page = begin();
        lay(head(true));
      }
      lay(item);
    }
  }
  return pages.map(({ marks }) => marks);
}

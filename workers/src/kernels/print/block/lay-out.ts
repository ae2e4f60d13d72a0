import type { Box } from '@quiltwright/shared/geometry/box';
import type { Mark } from '../paper/marks';
import { HAIR, pagesOf, partsOf, type FullSize } from './page-parts';

/** A page with drawings at full size. */
export interface FullSizePage {
  marks: Mark[];
  /** Names of the drawings on the page. */
  names: string[];
  /** True if a drawing is larger than a page, and this page shows a part of it. */
  hasParts: boolean;
}

const GAP = 0.25;
/**
 * Lays drawings on pages in rows. Each drawing goes on the first page that has room for one of its orientations. A
 * drawing that is larger than a page is split into parts. Makes two layouts and returns the one with fewer pages. In
 * the first layout, a drawing's given orientation is tried before its `others`. In the second, its orientation with the
 * least height is tried first.
 * @param body the area for drawings on each page, in inches
 */
export function laidOut(things: readonly FullSize[], body: Box): FullSizePage[] {
  const asGiven = laidInTurn(things, body);
  const flat = laidInTurn(things.map(flattest), body);
  return flat.length < asGiven.length ? flat : asGiven;
}

/** Returns a drawing in its orientation with the least height. The other orientations are in `others`. */
function flattest(thing: FullSize): FullSize {
  const ways = [thing, ...(thing.others ?? [])];
  const lowest = ways.reduce((low, way) => (way.height < low.height ? way : low));
  return { ...lowest, others: ways.filter((way) => way !== lowest) };
}

/** Lays drawings on pages in order. Each is in the first of its orientations that has room. */
function laidInTurn(things: readonly FullSize[], body: Box): FullSizePage[] {
  const pages: Filled[] = [];
  for (const thing of things) {
    if (pagesOf(thing, body) === 1) lay([thing, ...(thing.others ?? [])], pages, body);
    else layParts(partsOf(thing, body), pages, body);
  }
  return pages.map(({ on }) => on);
}

/** Lays the parts of a drawing in order: none is on a page before that of another part with a lower number. */
function layParts(parts: readonly FullSize[], pages: Filled[], body: Box): void {
  let first = 0;
  for (const part of parts) {
    const page = lay([part], pages, body, first);
    page.hasParts = true;
    first = pages.findIndex(({ on }) => on === page);
  }
}

/** A partly filled page. `bottom` is where the next row starts, in inches from the top of the page's body. */
interface Filled {
  on: FullSizePage;
  rows: Row[];
  bottom: number;
}

/**
 * Returns the first row of a page that has room for a drawing at its end. Returns `below` if there is only room for a
 * new row, and null if there is no room.
 */
function roomOn({ rows, bottom }: Filled, { width, height }: FullSize, body: Box): Row | 'below' | null {
  const row = rows.find(
    ({ right, height: most }) => right + width <= body.width + HAIR && height <= most + HAIR,
  );
  return row ?? (bottom + height <= body.height + HAIR ? 'below' : null);
}

/**
 * Returns the first page with room for a drawing, and the first of its orientations that fits there. If no page has
 * room, adds a new page, for the first orientation.
 * @param ways the orientations of the drawing
 * @param from index of the first page that may have the drawing
 */
function placeFor(
  ways: readonly [FullSize, ...FullSize[]],
  pages: Filled[],
  body: Box,
  from: number,
): { page: Filled; thing: FullSize; room: Row | 'below' } {
  for (const page of pages.slice(from))
    for (const thing of ways) {
      const room = roomOn(page, thing, body);
      if (room) return { page, thing, room };
    }
  const page: Filled = { on: { marks: [], names: [], hasParts: false }, rows: [], bottom: 0 };
  pages.push(page);
  return { page, thing: ways[0], room: 'below' };
}

/**
 * Adds a drawing to the first page with room for one of its orientations. Returns the page.
 * @param ways the orientations of the drawing
 */
function lay(ways: readonly [FullSize, ...FullSize[]], pages: Filled[], body: Box, from = 0): FullSizePage {
  const { page, thing, room } = placeFor(ways, pages, body, from);
  const { width, height, marks } = thing;
  const row = room === 'below' ? { top: page.bottom, right: 0, height } : room;
  if (room === 'below') {
    page.rows.push(row);
    page.bottom += height + GAP;
  }
  const at = { x: body.x + row.right, y: body.y + row.top };
  row.right += width + GAP;
  page.on.marks.push({
    kind: 'clip',
    box: { x: at.x - GAP / 2, y: at.y - GAP / 2, width: width + GAP, height: height + GAP },
    by: at,
    marks,
  });
  page.on.names.push(thing.name);
  return page.on;
}

interface Row {
  top: number;
  right: number;
  height: number;
}

import type { Box } from '@quiltwright/shared/geometry/box';
import type { Size } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { circle, inks, line, text, type Mark, type Stroke } from '../paper/marks';
import { letterOf } from './templates';
import { templateTexts } from '../texts/template-texts';

/**
 * A drawing that is printed at full size, such as a template or a section of a block. Its marks (lines and texts) are
 * in inches from its own corner.
 */
export interface FullSize {
  name: string;
  /**
   * The text before the letter of each cross: “T1” in “T1 a”. Crosses show how to join the pages of a drawing that
   * takes several pages.
   */
  crosses: string;
  width: number;
  height: number;
  marks: readonly Mark[];
  /** The drawing in other orientations. Each of them fits on a page. */
  others?: readonly FullSize[];
}

/** A page with drawings at full size. */
export interface FullSizePage {
  marks: Mark[];
  /** Names of the drawings on the page. */
  names: string[];
  /** True if a drawing is larger than a page, and this page shows a part of it. */
  hasParts: boolean;
}

const GAP = 0.25;
/** The greatest rounding error of a sum, in inches. */
const HAIR = 1e-6;
/** The width in inches by which the neighbouring parts of a large drawing overlap. */
export const OVERLAP = 0.5;
/**
 * The least length of a join between two pages that is marked with two crosses, in inches. On a shorter join, two
 * crosses would be too close.
 */
const LEAST_FOR_TWO = 2.5;
const joinLine: Stroke = { ink: inks.quiet, width: 0.6, dash: [1.5, 2.5] };
const crossLine: Stroke = { ink: inks.red, width: 0.9 };

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
    else for (const part of partsOf(thing, body)) lay([part], pages, body).hasParts = true;
  }
  return pages.map(({ on }) => on);
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
 */
function placeFor(
  ways: readonly [FullSize, ...FullSize[]],
  pages: Filled[],
  body: Box,
): { page: Filled; thing: FullSize; room: Row | 'below' } {
  for (const page of pages)
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
function lay(ways: readonly [FullSize, ...FullSize[]], pages: Filled[], body: Box): FullSizePage {
  const { page, thing, room } = placeFor(ways, pages, body);
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

/**
 * Splits a drawing into overlapping parts, each as large as a page. Crosses in the overlaps show how to join the parts.
 */
function partsOf(thing: FullSize, body: Box): FullSize[] {
  const { columns, rows } = countsOf(thing, body);
  const marks = [...thing.marks, ...joinMarks(thing, body, columns, rows)];
  return Array.from({ length: columns * rows }, (_, part) => {
    const x = (part % columns) * (body.width - OVERLAP);
    const y = Math.floor(part / columns) * (body.height - OVERLAP);
    const [width, height] = [Math.min(body.width, thing.width - x), Math.min(body.height, thing.height - y)];
    const box = { x: 0, y: 0, width, height };
    return {
      name: templateTexts.part(thing.name, part + 1, columns * rows),
      crosses: thing.crosses,
      ...{ width, height },
      marks: [{ kind: 'clip', box, by: { x: -x, y: -y }, marks }],
    };
  });
}

/** Returns the number of pages that a drawing takes. */
export function pagesOf(thing: Size, body: Size): number {
  const { columns, rows } = countsOf(thing, body);
  return columns * rows;
}

/**
 * Returns, for each page that a drawing takes, the area of the drawing that only this page shows. The areas are in
 * inches from the drawing's corner.
 */
export function ownParts(thing: Size, body: Size): Box[] {
  const { columns, rows } = countsOf(thing, body);
  const own = (index: number, count: number, length: number, room: number) => {
    const start = index * (room - OVERLAP);
    const from = start + (index > 0 ? OVERLAP : 0);
    const to = index < count - 1 ? start + room - OVERLAP : length;
    return [from, to - from] as const;
  };
  return Array.from({ length: columns * rows }, (_, part) => {
    const [x, width] = own(part % columns, columns, thing.width, body.width);
    const [y, height] = own(Math.floor(part / columns), rows, thing.height, body.height);
    return { x, y, width, height };
  });
}

function countsOf(thing: Size, body: Size): { columns: number; rows: number } {
  return { columns: parts(thing.width, body.width), rows: parts(thing.height, body.height) };
}

function parts(length: number, room: number): number {
  return Math.max(1, Math.ceil((length - OVERLAP - HAIR) / (room - OVERLAP)));
}

/**
 * Returns lines in the middle of all overlaps between pages, with crosses. Both pages of an overlap show these marks.
 * Positions are in inches from the drawing's corner.
 */
function joinMarks(
  { crosses, width, height }: Omit<FullSize, 'name' | 'marks'>,
  body: Box,
  columns: number,
  rows: number,
): Mark[] {
  const marks: Mark[] = [];
  const middles = (count: number, room: number) =>
    Array.from({ length: count - 1 }, (_, i) => (i + 1) * (room - OVERLAP) + OVERLAP / 2);
  /**
   * Returns the positions of crosses along a join, in inches. There are two for each page, or one if the page shows
   * only a short part.
   */
  const places = (count: number, room: number, length: number) =>
    Array.from({ length: count }, (_, i) => {
      const start = i * (room - OVERLAP);
      const shown = Math.min(room, length - start);
      return (shown < LEAST_FOR_TWO ? [0.5] : [0.28, 0.72]).map((part) => start + shown * part);
    }).flat();
  let count = 0;
  const add = (at: Point, join: 'upright' | 'level') => {
    marks.push(...cross(at, `${crosses} ${letterOf(count++).toLowerCase()}`, join));
  };
  for (const x of middles(columns, body.width)) {
    marks.push(line({ x, y: 0 }, { x, y: height }, joinLine));
    for (const y of places(rows, body.height, height)) add({ x, y }, 'upright');
  }
  for (const y of middles(rows, body.height)) {
    marks.push(line({ x: 0, y }, { x: width, y }, joinLine));
    for (const x of places(columns, body.width, width)) add({ x, y }, 'level');
  }
  return marks;
}

/** Returns the marks of a cross with its name. The name is so near the join that both pages show it completely. */
function cross({ x, y }: Point, words: string, join: 'upright' | 'level'): Mark[] {
  const arm = 0.14;
  return [
    line({ x: x - arm, y }, { x: x + arm, y }, crossLine),
    line({ x, y: y - arm }, { x, y: y + arm }, crossLine),
    { kind: 'path', outlines: [circle({ x, y }, arm * 0.6)], stroke: crossLine },
    text(join === 'upright' ? { x, y: y + 0.24 } : { x: x + 0.12, y: y - 0.08 }, words, {
      ...{ points: 7, font: 'semiBold', ink: inks.red },
      align: join === 'upright' ? 'centre' : 'left',
    }),
  ];
}

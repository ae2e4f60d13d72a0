import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { circle, inks, line, text, type Mark, type Stroke } from './marks';

type Size = Pick<Box, 'width' | 'height'>;

/** Something that is printed at full size, from its own corner. */
export interface FullSize {
  name: string;
  /** What its crosses are called before their numbers, where it goes over several pages. */
  crosses: string;
  width: number;
  height: number;
  marks: readonly Mark[];
}

/** A page of what is printed at full size. */
export interface FullSizePage {
  marks: Mark[];
  /** What lies on it, or the parts of one thing that is larger than a page. */
  names: string[];
  isPart: boolean;
}

const GAP = 0.25;
/** How much of what lies at the edge of a page is on the next one too. */
export const OVERLAP = 0.5;
const joinLine: Stroke = { ink: inks.quiet, width: 0.6, dash: [1.5, 2.5] };
const crossLine: Stroke = { ink: inks.red, width: 0.9 };

/** Lays things on pages, in rows, each on the first page that has room; what is larger than a page goes over several. */
export function laidOut(things: readonly FullSize[], body: Box): FullSizePage[] {
  const pages: FullSizePage[] = [];
  const open: { on: FullSizePage; rows: Row[]; bottom: number }[] = [];
  for (const thing of things) {
    if (thing.width > body.width || thing.height > body.height) {
      pages.push(...overPages(thing, body));
      continue;
    }
    const find = () => {
      for (const page of open) {
        const row = page.rows.find(
          ({ right, height }) => right + thing.width <= body.width && thing.height <= height,
        );
        if (row) return { page, row };
        if (page.bottom + thing.height <= body.height) return { page, row: null };
      }
      const page = { on: { marks: [], names: [], isPart: false }, rows: [], bottom: 0 };
      pages.push(page.on);
      open.push(page);
      return { page, row: null };
    };
    const found = find();
    const { page } = found;
    const row = found.row ?? { top: page.bottom, right: 0, height: thing.height };
    if (!found.row) {
      page.rows.push(row);
      page.bottom += thing.height + GAP;
    }
    const at = { x: body.x + row.right, y: body.y + row.top };
    row.right += thing.width + GAP;
    page.on.names.push(thing.name);
    page.on.marks.push({
      kind: 'clip',
      box: { x: at.x - GAP / 2, y: at.y - GAP / 2, width: thing.width + GAP, height: thing.height + GAP },
      by: at,
      marks: thing.marks,
    });
  }
  return pages;
}

interface Row {
  top: number;
  right: number;
  height: number;
}

/** One thing over several pages, which overlap; crosses on both sides of an edge show how they are laid together. */
function overPages({ name, marks, ...thing }: FullSize, body: Box): FullSizePage[] {
  const { columns, rows } = partsOf(thing, body);
  const joins = joinMarks(thing, body, columns, rows);
  return Array.from({ length: columns * rows }, (_, part) => {
    const [column, row] = [part % columns, Math.floor(part / columns)];
    const by = {
      x: body.x - column * (body.width - OVERLAP),
      y: body.y - row * (body.height - OVERLAP),
    };
    return {
      marks: [{ kind: 'clip', box: body, by, marks: [...marks, ...joins] }],
      names: [`${name}, part ${part + 1} of ${columns * rows}`],
      isPart: true,
    };
  });
}

/** How many pages something takes that goes over several, or one. */
export function pagesOf(thing: Size, body: Size): number {
  const { columns, rows } = partsOf(thing, body);
  return columns * rows;
}

function partsOf(thing: Size, body: Size): { columns: number; rows: number } {
  return { columns: parts(thing.width, body.width), rows: parts(thing.height, body.height) };
}

function parts(length: number, room: number): number {
  return Math.max(1, Math.ceil((length - OVERLAP) / (room - OVERLAP)));
}

/** The middle of each overlap, and crosses on it, in the thing’s own inches: so they are on both pages. */
function joinMarks(
  { crosses, width, height }: Omit<FullSize, 'name' | 'marks'>,
  body: Box,
  columns: number,
  rows: number,
): Mark[] {
  const marks: Mark[] = [];
  const middles = (count: number, room: number) =>
    Array.from({ length: count - 1 }, (_, i) => (i + 1) * (room - OVERLAP) + OVERLAP / 2);
  /** Places of crosses along a join: two on each page. */
  const places = (count: number, room: number, length: number) =>
    Array.from({ length: count }, (_, i) => {
      const start = i * (room - OVERLAP);
      const end = Math.min(start + room, length);
      return [start + (end - start) * 0.28, start + (end - start) * 0.72];
    }).flat();
  let number = 1;
  const add = (at: Point) => {
    marks.push(...cross(at, `${crosses}${number++}`));
  };
  for (const x of middles(columns, body.width)) {
    marks.push(line({ x, y: 0 }, { x, y: height }, joinLine));
    for (const y of places(rows, body.height, height)) add({ x, y });
  }
  for (const y of middles(rows, body.height)) {
    marks.push(line({ x: 0, y }, { x: width, y }, joinLine));
    for (const x of places(columns, body.width, width)) add({ x, y });
  }
  return marks;
}

function cross({ x, y }: Point, words: string): Mark[] {
  const arm = 0.14;
  return [
    line({ x: x - arm, y }, { x: x + arm, y }, crossLine),
    line({ x, y: y - arm }, { x, y: y + arm }, crossLine),
    { kind: 'path', outlines: [circle({ x, y }, arm * 0.6)], stroke: crossLine },
    text({ x: x + 0.12, y: y - 0.08 }, words, { points: 7, font: 'semiBold', ink: inks.red }),
  ];
}

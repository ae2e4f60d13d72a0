import type { Box, Size } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { circle, inks, line, text, type Mark, type Stroke } from '../paper/marks';
import { templateTexts } from '../texts/template-texts';
import { reaches } from './reaches';
import { letterOf } from './templates';

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
  /** Polygons that contain all marks. Absent if the marks may be anywhere in the drawing's box. */
  within?: readonly (readonly Point[])[];
  /** The drawing in other orientations. Each of them fits on a page. */
  others?: readonly FullSize[];
}

/** The greatest rounding error of a sum, in inches. */
export const HAIR = 1e-6;
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
 * Splits a drawing into overlapping parts, each as large as a page. Crosses in the overlaps show how to join the parts.
 * Parts without any marks are left out.
 */
export function partsOf(thing: FullSize, body: Box): FullSize[] {
  const grid = gridOf(thing, body);
  const marks = [...thing.marks, ...joinMarks(thing, body, grid)];
  return grid.parts.map(({ x, y, width, height }, part) => ({
    name: templateTexts.part(thing.name, part + 1, grid.parts.length),
    crosses: thing.crosses,
    ...{ width, height },
    marks: [{ kind: 'clip', box: { x: 0, y: 0, width, height }, by: { x: -x, y: -y }, marks }],
  }));
}

type Drawn = Pick<FullSize, 'width' | 'height' | 'within'>;

/** The parts of a drawing that have marks, in rows from the top. */
interface Grid {
  columns: number;
  rows: number;
  parts: (Box & { column: number; row: number })[];
  /** True if the part in this column and row has marks. */
  has: (column: number, row: number) => boolean;
}

function gridOf(thing: Drawn, body: Size): Grid {
  const { columns, rows } = countsOf(thing, body);
  const parts = Array.from({ length: columns * rows }, (_, part) => {
    const [column, row] = [part % columns, Math.floor(part / columns)];
    const [x, y] = [column * (body.width - OVERLAP), row * (body.height - OVERLAP)];
    const [width, height] = [Math.min(body.width, thing.width - x), Math.min(body.height, thing.height - y)];
    return { column, row, x, y, width, height };
  }).filter((part) => !thing.within || thing.within.some((polygon) => reaches(polygon, part)));
  return {
    ...{ columns, rows, parts },
    has: (column, row) => parts.some((part) => part.column === column && part.row === row),
  };
}

/** Returns the number of pages that a drawing takes. */
export function pagesOf(thing: Drawn, body: Size): number {
  return gridOf(thing, body).parts.length;
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
 * Returns lines in the middle of the overlaps between parts with marks, with crosses. Both pages of an overlap show
 * these marks. Positions are in inches from the drawing's corner.
 */
function joinMarks({ crosses, width, height }: FullSize, body: Box, { columns, rows, has }: Grid): Mark[] {
  const marks: Mark[] = [];
  let count = 0;
  const add = (at: Point, join: 'upright' | 'level') => {
    marks.push(...cross(at, `${crosses} ${letterOf(count++).toLowerCase()}`, join));
  };
  const middle = (index: number, room: number) => (index + 1) * (room - OVERLAP) + OVERLAP / 2;
  for (let column = 0; column < columns - 1; column++) {
    const x = middle(column, body.width);
    const joined = indexes(rows).filter((row) => has(column, row) && has(column + 1, row));
    const shown = joined.map((row) => shownOf(row, body.height, height));
    marks.push(...joinLines(shown, (y) => ({ x, y })));
    for (const y of shown.flatMap(places)) add({ x, y }, 'upright');
  }
  for (let row = 0; row < rows - 1; row++) {
    const y = middle(row, body.height);
    const joined = indexes(columns).filter((column) => has(column, row) && has(column, row + 1));
    const shown = joined.map((column) => shownOf(column, body.width, width));
    marks.push(...joinLines(shown, (x) => ({ x, y })));
    for (const x of shown.flatMap(places)) add({ x, y }, 'level');
  }
  return marks;
}

function indexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Where a page's part of a drawing starts and ends, across or down, in inches from the drawing's corner. */
type Shown = readonly [from: number, to: number];

function shownOf(index: number, room: number, length: number): Shown {
  const from = index * (room - OVERLAP);
  return [from, from + Math.min(room, length - from)];
}

/** Returns a line from the first to the last page along a join. */
function joinLines(shown: readonly Shown[], at: (along: number) => Point): Mark[] {
  const [first, last] = [shown[0], shown.at(-1)];
  return first && last ? [line(at(first[0]), at(last[1]), joinLine)] : [];
}

/** Returns the positions of the crosses on a page: two, or one if the page shows only a short part of the join. */
function places([from, to]: Shown): number[] {
  return (to - from < LEAST_FOR_TWO ? [0.5] : [0.28, 0.72]).map((part) => from + (to - from) * part);
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

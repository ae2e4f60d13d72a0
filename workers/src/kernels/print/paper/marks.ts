import type { Box } from '@quiltwright/shared/geometry/box';
import type { Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/* A page as plain data: marks in inches from its top left corner. y runs down. Later marks cover earlier ones. */

/** A colour for printing: red, green and blue from 0 to 1. */
export type Ink = readonly [red: number, green: number, blue: number];

export const inks = {
  ink: [0.122, 0.165, 0.267],
  quiet: [0.353, 0.392, 0.471],
  thread: [0.894, 0.867, 0.82],
  stitch: [0.7, 0.66, 0.6],
  linen: [0.969, 0.949, 0.914],
  red: [0.659, 0.196, 0.165],
  white: [1, 1, 1],
} as const satisfies Record<string, Ink>;

/** Returns the ink for a colour of the form #rrggbb. Digits that can't be read count as 0. */
export function inkOf(colour: string): Ink {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255 || 0;
  return [channel(1), channel(3), channel(5)];
}

/**
 * A fill with a fabric's picture, which shows 6 inches of fabric and is repeated as a tile. (`x`, `y`) is a corner of
 * one tile on the page, and `tile` is the printed side of a tile, all in inches. `turn` is by how many eighths of a turn
 * to the right the tile is turned about this corner; absent for 0.
 */
export interface Cloth {
  fabric: number;
  x: number;
  y: number;
  tile: number;
  turn?: number;
}

export interface Stroke {
  ink: Ink;
  /** The width of the line, in points. */
  width: number;
  /** Lengths of each dash and each gap, in points. If absent, the line is solid. */
  dash?: readonly [number, number];
}

/** A position on the page in inches, and a factor by which outlines are enlarged there. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

export type FontName = 'regular' | 'semiBold' | 'title';

export interface PathMark {
  kind: 'path';
  outlines: readonly Outline[];
  /**
   * The positions and scales at which all outlines are drawn. If absent, the outlines are drawn once, and their points
   * are inches on the page.
   */
  places?: readonly Place[];
  /**
   * The fill of the outlines: a colour, a fabric, or slanted lines (`hatch`). Lower marks stay visible between slanted
   * lines.
   */
  fill?: Ink | Cloth | 'hatch';
  stroke?: Stroke;
}

export interface LineMark {
  kind: 'line';
  /** Open paths, each as a list of its points. */
  paths: readonly (readonly Point[])[];
  stroke: Stroke;
}

export interface TextMark {
  kind: 'text';
  text: string;
  /**
   * A point on the text's baseline, in inches on the page. `align` decides whether the text starts, is centred or ends
   * at this point.
   */
  at: Point;
  font: FontName;
  /** The size of the font, in points. */
  points: number;
  ink: Ink;
  align?: 'left' | 'centre' | 'right';
  /** True if the text runs from the bottom to the top. */
  isUpright?: boolean;
}

/** Drawn lines and texts (`marks`) that are moved by `by`, in inches. Only their parts inside `box` are printed. */
export interface ClipMark {
  kind: 'clip';
  box: Box;
  by: Point;
  marks: readonly Mark[];
}

export type Mark = PathMark | LineMark | TextMark | ClipMark;

/** A function that returns the width of a text in inches. */
export type Measure = (text: string, font: FontName, points: number) => number;

export const hairline: Stroke = { ink: inks.thread, width: 0.75 };
/** The stroke of printed cutting lines. */
export const cutLine: Stroke = { ink: inks.ink, width: 1.1 };
export const seamLine: Stroke = { ink: inks.ink, width: 0.75, dash: [4, 3] };

export function rectangle({ x, y, width, height }: Box): Outline {
  return [
    { to: { x: x + width, y } },
    { to: { x: x + width, y: y + height } },
    { to: { x, y: y + height } },
    { to: { x, y } },
  ];
}

export function line(from: Point, to: Point, stroke: Stroke): LineMark {
  return { kind: 'line', paths: [[from, to]], stroke };
}

/**
 * Returns `words` as a mark, something to print on a page.
 * @param at the point on the baseline at which the text starts, in inches; `look.align` can change that
 * @param look the properties that differ from body text: dark ink, 9.5 points, regular font, left-aligned
 */
export function text(
  at: Point,
  words: string,
  look: Partial<Omit<TextMark, 'kind' | 'at' | 'text'>> = {},
): TextMark {
  return { kind: 'text', at, text: words, font: 'regular', points: 9.5, ink: inks.ink, ...look };
}

/**
 * Returns one mark that prints several marks (drawn lines and texts), moved by `by` inches. Parts outside `page` aren't
 * printed.
 */
export function moved(marks: readonly Mark[], by: Point, page: Box): ClipMark {
  return { kind: 'clip', box: page, by, marks };
}

/** Returns the outline of a circle, as a single arc. */
export function circle(centre: Point, radius: number): Outline {
  const to = { x: centre.x + radius, y: centre.y };
  return [{ to, arc: { centre, radiusX: radius, radiusY: radius, start: 0, sweep: 2 * Math.PI } }];
}

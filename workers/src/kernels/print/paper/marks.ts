import type { Box } from '@quiltwright/shared/geometry/box';
import type { Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/* A page as plain data: marks in inches from its top left corner. y runs down. Later marks cover earlier ones. */

/** Red, green and blue from 0 to 1. */
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

/** Returns the ink of a colour, #rrggbb. Digits that can't be read count as 0. */
export function inkOf(colour: string): Ink {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255 || 0;
  return [channel(1), channel(3), channel(5)];
}

/**
 * A fill with a fabric. The fabric's picture is a tile that shows 6 inches of cloth. `x` and `y` are a corner of one
 * such tile on the page, and `tile` is its printed size, all in inches.
 */
export interface Cloth {
  fabric: number;
  x: number;
  y: number;
  tile: number;
}

export interface Stroke {
  ink: Ink;
  /** The width of the line, in points. */
  width: number;
  /** Lengths of dashes and gaps in points. */
  dash?: readonly [number, number];
}

/** A position and scale at which outlines are drawn. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

export type FontName = 'regular' | 'semiBold' | 'title';

export interface PathMark {
  kind: 'path';
  outlines: readonly Outline[];
  /** The places where all outlines are drawn. If absent, outlines are drawn once, unmoved. */
  places?: readonly Place[];
  /** The fill of the outlines. `hatch` draws slanted lines, and whatever is drawn below is visible between them. */
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
  /** The start, end or middle of the text on its baseline; `align` says which. */
  at: Point;
  font: FontName;
  /** Size in points. */
  points: number;
  ink: Ink;
  align?: 'left' | 'centre' | 'right';
  /** True if the text reads upwards. */
  isUpright?: boolean;
}

/** Marks moved by `by`, and printed only inside a box of the page. */
export interface ClipMark {
  kind: 'clip';
  box: Box;
  by: Point;
  marks: readonly Mark[];
}

export type Mark = PathMark | LineMark | TextMark | ClipMark;

/** Returns the width of a text in inches. */
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

/** Returns a text mark. Properties in `look` replace those of body text. */
export function text(
  at: Point,
  words: string,
  look: Partial<Omit<TextMark, 'kind' | 'at' | 'text'>> = {},
): TextMark {
  return { kind: 'text', at, text: words, font: 'regular', points: 9.5, ink: inks.ink, ...look };
}

/** Returns marks moved by `by` inches. Parts that then lie outside `page` aren't printed. */
export function moved(marks: readonly Mark[], by: Point, page: Box): ClipMark {
  return { kind: 'clip', box: page, by, marks };
}

/** Returns a circle as an outline of one arc. */
export function circle(centre: Point, radius: number): Outline {
  const to = { x: centre.x + radius, y: centre.y };
  return [{ to, arc: { centre, radiusX: radius, radiusY: radius, start: 0, sweep: 2 * Math.PI } }];
}

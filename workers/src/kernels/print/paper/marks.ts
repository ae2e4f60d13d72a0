import type { Box, Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';

/* A page as plain data: marks in inches from its top left corner, y running down, later ones over earlier ones. */

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

/** Cloth of a fabric: where on the page one of its 6-inch tiles begins, and how large that is printed, in inches. */
export interface Cloth {
  fabric: number;
  x: number;
  y: number;
  tile: number;
}

export interface Stroke {
  ink: Ink;
  /** In points. */
  width: number;
  /** Lengths of dashes and gaps in points. */
  dash?: readonly [number, number];
}

/** A place at which outlines are drawn, and by how much they are scaled. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

export type FontName = 'regular' | 'semiBold' | 'title';

export interface PathMark {
  kind: 'path';
  outlines: readonly Outline[];
  /** Where they are drawn, each time all of them; once where they are when absent. */
  places?: readonly Place[];
  /** `hatch`: slanted lines, with what lies below seen between them. */
  fill?: Ink | Cloth | 'hatch';
  stroke?: Stroke;
}

export interface LineMark {
  kind: 'line';
  /** Open paths. */
  paths: readonly (readonly Point[])[];
  stroke: Stroke;
}

export interface TextMark {
  kind: 'text';
  text: string;
  /** Where its line begins, ends or has its middle, on the baseline. */
  at: Point;
  font: FontName;
  /** Size in points. */
  points: number;
  ink: Ink;
  align?: 'left' | 'centre' | 'right';
  /** Reads upwards. */
  isUpright?: boolean;
}

/** Marks of which only what lies in a box is printed, moved there by `by`. */
export interface ClipMark {
  kind: 'clip';
  box: Box;
  by: Point;
  marks: readonly Mark[];
}

export type Mark = PathMark | LineMark | TextMark | ClipMark;

/** How wide a text is, in inches. */
export type Measure = (text: string, font: FontName, points: number) => number;

export const hairline: Stroke = { ink: inks.thread, width: 0.75 };
/** What is cut along, and what is sewn along. */
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

/** A text with the look of body text where nothing else is said. */
export function text(
  at: Point,
  words: string,
  look: Partial<Omit<TextMark, 'kind' | 'at' | 'text'>> = {},
): TextMark {
  return { kind: 'text', at, text: words, font: 'regular', points: 9.5, ink: inks.ink, ...look };
}

/** The marks, moved. */
export function moved(marks: readonly Mark[], by: Point, page: Box): ClipMark {
  return { kind: 'clip', box: page, by, marks };
}

/** A circle as an outline of one arc. */
export function circle(centre: Point, radius: number): Outline {
  const to = { x: centre.x + radius, y: centre.y };
  return [{ to, arc: { centre, radiusX: radius, radiusY: radius, start: 0, sweep: 2 * Math.PI } }];
}

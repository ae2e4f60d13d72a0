import type { Point } from '@quiltwright/shared/geometry/point';
import {
  circle,
  hairline,
  inks,
  line,
  rectangle,
  text,
  type Cloth,
  type LineMark,
  type Mark,
  type Measure,
  type Stroke,
} from './marks';
import { HEAD, type PageArea } from './paper';
import { fitted, wrapped } from './text';
import { pageTexts } from '../texts/page-texts';

/** The content of a page. `framed` adds the test square, the foot and the page number. */
export interface PageDraft {
  title: string;
  /** A short text below the title, in grey. It has at most two lines. */
  detail: string;
  /**
   * The number of a fabric. A square of this fabric is printed to the left of the title. If absent, no square is
   * printed.
   */
  fabric?: number;
  /** The text in the middle of the page's foot. `framed` adds a sentence about a corrected scale after it. */
  foot: string;
  marks: readonly Mark[];
}

interface FrameOptions {
  area: PageArea;
  page: number;
  pages: number;
  /** A sentence at the foot of the page about the corrected scale. Empty if the scale isn't corrected. */
  correction: string;
  measure: Measure;
}

const TITLE = 22;
const SWATCH = 0.66;
const TICK = 0.07;
const squareLine: Stroke = { ink: inks.ink, width: 0.75 };

/**
 * Returns everything to print on a page as marks (drawn lines and texts): the content, the title, the test square and
 * the foot.
 */
export function framed(draft: PageDraft, { area, page, pages, correction, measure }: FrameOptions): Mark[] {
  const { x: left, width } = area.body;
  const right = left + width;
  const start = left + (draft.fabric === undefined ? 0 : SWATCH + 0.18);
  const room = right - start - 2.55;
  const foot = area.page.height - 0.42;
  const cloth: Cloth = { fabric: draft.fabric ?? 0, x: left, y: HEAD, tile: 2.2 };
  return [
    ...(draft.fabric === undefined ? [] : [swatch(cloth, { x: left, y: HEAD + 0.06 }, SWATCH)]),
    text({ x: start, y: HEAD + 0.33 }, fitted(draft.title, room, 'title', TITLE, measure), {
      font: 'title',
      points: TITLE,
    }),
    ...detailLines(draft.detail, room, measure).map((words, i) =>
      text({ x: start, y: HEAD + 0.6 + i * 0.18 }, words, { ink: inks.quiet }),
    ),
    ...testSquare({ x: right - 1, y: HEAD }),
    line(
      { x: left, y: area.body.y - 0.16 },
      { x: right, y: area.body.y - 0.16 },
      {
        ink: inks.stitch,
        width: 0.75,
        dash: [5, 3.5],
      },
    ),
    line({ x: left, y: foot - 0.22 }, { x: right, y: foot - 0.22 }, hairline),
    ...logo({ x: left, y: foot - 0.12 }),
    text({ x: left + 0.24, y: foot }, pageTexts.product, { points: 8, ink: inks.quiet }),
    text(
      { x: left + width / 2, y: foot },
      fitted([draft.foot, correction].filter(Boolean).join('. '), width - 2.4, 'regular', 8, measure),
      { points: 8, ink: inks.quiet, align: 'centre' },
    ),
    text({ x: right, y: foot }, pageTexts.page(page, pages), { points: 8, font: 'semiBold', align: 'right' }),
    ...draft.marks,
  ];
}

/**
 * Returns the detail as one line of text, or as two lines if it is too long.
 * @param room the width for a line, in inches
 */
function detailLines(detail: string, room: number, measure: Measure): string[] {
  const [first = '', ...more] = wrapped(detail, room, 'regular', 9.5, measure);
  return more.length === 0 ? [first] : [first, fitted(more.join(' '), room, 'regular', 9.5, measure)];
}

/**
 * Draws a square with sides of one inch, which the quilter measures with a ruler. Each side has a tick every quarter
 * inch.
 */
function testSquare({ x, y }: Point): Mark[] {
  const ticks: LineMark = { kind: 'line', paths: [], stroke: squareLine };
  const paths = [1, 2, 3].flatMap((quarter) => {
    const [at, length] = [quarter / 4, quarter === 2 ? TICK * 1.6 : TICK];
    return [
      [
        { x: x + at, y },
        { x: x + at, y: y + length },
      ],
      [
        { x: x + at, y: y + 1 },
        { x: x + at, y: y + 1 - length },
      ],
      [
        { x, y: y + at },
        { x: x + length, y: y + at },
      ],
      [
        { x: x + 1, y: y + at },
        { x: x + 1 - length, y: y + at },
      ],
    ];
  });
  return [
    { kind: 'path', outlines: [rectangle({ x, y, width: 1, height: 1 })], stroke: squareLine },
    { ...ticks, paths },
    text({ x: x + 0.5, y: y + 0.54 }, pageTexts.testSquare, { font: 'semiBold', points: 9, align: 'centre' }),
    ...pageTexts.testLines.map((words, i) =>
      text({ x: x - 0.12, y: y + 0.7 + i * 0.14 }, words, { points: 7, ink: inks.quiet, align: 'right' }),
    ),
  ];
}

/**
 * Returns a square filled with a fabric.
 * @param side in inches
 */
export function swatch(cloth: Cloth, { x, y }: Point, side: number): Mark {
  return {
    kind: 'path',
    outlines: [rectangle({ x, y, width: side, height: side })],
    fill: cloth,
    stroke: hairline,
  };
}

/** Draws the logo of the product: an eight-pointed star in a red square. */
function logo({ x, y }: Point): Mark[] {
  const side = 0.17;
  const middle = { x: x + side / 2, y: y + side / 2 };
  const star = Array.from({ length: 16 }, (_, i) => {
    const [angle, radius] = [(i * Math.PI) / 8, (i % 2 === 0 ? 0.36 : 0.17) * side];
    return { to: { x: middle.x + radius * Math.sin(angle), y: middle.y - radius * Math.cos(angle) } };
  });
  return [
    { kind: 'path', outlines: [rectangle({ x, y, width: side, height: side })], fill: inks.red },
    { kind: 'path', outlines: [star], fill: inks.white },
    { kind: 'path', outlines: [circle(middle, side * 0.07)], fill: inks.red },
  ];
}

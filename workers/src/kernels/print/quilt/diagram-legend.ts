import type { Box } from '@quiltwright/shared/geometry/box';
import { clamp } from '@quiltwright/shared/geometry/interval';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import { bandLabel } from '@quiltwright/shared/quilting/bands/band-words';
import {
  borderNames,
  bordersOf,
  cornerstonesOf,
  sashingOf,
  type Corners,
} from '@quiltwright/shared/quilting/bands/bands';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { StripPart } from '../../finishing/finishing-types';
import { text, inks, type Mark } from '../paper/marks';
import { swatch } from '../paper/page-frame';
import { arrows } from '../names/placed-names';
import { blockPicture, fitting } from './quilt-picture';
import type { SewnBlocks } from '../../patches/sewn-blocks';
import type { PrintedBlock } from '../block/templates';
import { pointsSeveralWays } from '../block/turned-blocks';
import { fitted, wrapped } from '../paper/text';
import { clothWords, type Words } from '../names/words';
import { diagramTexts } from '../texts/diagram-texts';

const ROW = 0.46;
const TILE = 0.4;
const CLOTH = 0.25;
const NOTE = 0.17;
/** The least width of a column of the legend, in inches. */
const COLUMN = 2.3;
const ABOVE = 0.2;
const BELOW = 0.06;
/** The greatest rounding error of a sum, in inches. */
const HAIR = 1e-6;

export interface DiagramOptions {
  blocks: readonly PrintedBlock[];
  words: Words;
  sewn: SewnBlocks;
  /** The corners of borders for which the quilt has none. */
  corners: Corners;
  /** The borders, sashing and binding of the quilt. The diagram shows the cut sizes of the border strips. */
  parts: readonly StripPart[];
  /** Notes that come last in the legend. */
  beside: readonly string[];
}

interface Item {
  height: number;
  marks: (x: number, y: number, width: number) => Mark[];
}

/**
 * Returns the height of a legend below the quilt, in inches. The columns of the legend together are as wide as the box.
 */
export function legendHeight(quilt: Quilt, { width }: Box, options: DiagramOptions): number {
  return ABOVE + columnHeight(itemsOf(quilt, options, ROW, columnWidth(width)), columnsIn(width)) + BELOW;
}

/** Returns the least height at which the items, in order, fit into a number of columns. */
function columnHeight(items: readonly Item[], columns: number): number {
  const heights = items.map(({ height }) => height);
  const sums = heights.flatMap((_, from) => {
    let sum = 0;
    return heights.slice(from).map((height) => (sum += height));
  });
  return sums.sort((a, b) => a - b).find((most) => columnsOf(items, most).length <= columns) ?? 0;
}

/**
 * Arranges the items, in order, in columns that are no higher than `most`. Only a column of a single item may be
 * higher.
 */
function columnsOf(items: readonly Item[], most: number): Item[][] {
  const columns: Item[][] = [];
  let left = 0;
  for (const item of items) {
    if (columns.length === 0 || item.height > left + HAIR) [columns[columns.length], left] = [[], most];
    columns.at(-1)?.push(item);
    left -= item.height;
  }
  return columns;
}

/**
 * Draws the legend of a quilt's diagram in columns. It has the blocks with their numbers and turns, the fabrics of
 * sashing and borders, and notes.
 */
export function diagramLegend(quilt: Quilt, box: Box, options: DiagramOptions): Mark[] {
  const columns = columnsIn(box.width);
  const width = columnWidth(box.width);
  const top = box.y + (columns > 1 ? ABOVE : 0);
  const height = box.y + box.height - top;
  // Rows are set closer together if there are many blocks.
  const loose = itemsOf(quilt, options, ROW, width);
  const needed = loose.reduce((sum, item) => sum + item.height, 0);
  const items =
    needed > height * columns ? itemsOf(quilt, options, (ROW * height * columns) / needed, width) : loose;
  return columnsOf(items, columnHeight(items, columns)).flatMap((column, index) => {
    let y = top;
    return column.flatMap((item) => {
      const marks = item.marks(box.x + index * (width + ABOVE), y, width);
      y += item.height;
      return marks;
    });
  });
}

function columnWidth(width: number): number {
  const columns = columnsIn(width);
  return (width - (columns - 1) * ABOVE) / columns;
}

function columnsIn(width: number): number {
  return Math.max(1, Math.floor(width / COLUMN));
}

/**
 * Returns the items of the legend: blocks, fabrics and notes.
 * @param row the height for a block, in inches
 * @param width the width of a column, in inches
 */
function itemsOf(quilt: Quilt, options: DiagramOptions, row: number, width: number): Item[] {
  const { blocks, words, beside } = options;
  const notes = [...beside, ...(blocks.some(pointsSeveralWays) ? [diagramTexts.arrows] : [])];
  return [
    ...blocks.map((block, index) => blockItem(block, index, row, width, options)),
    ...clothsOf(quilt).map((cloth) => clothItem(cloth, width, words)),
    ...notes.map((note): Item => ({
      height: 2 * NOTE,
      marks: (x, y, width) =>
        wrapped(note, width - 0.1, 'semiBold', 8.5, words.measure).map((line, i) =>
          text({ x, y: y + 0.16 + i * NOTE }, line, { font: 'semiBold', points: 8.5 }),
        ),
    })),
  ];
}

/**
 * Returns the item for a part of the quilt that is in one fabric. The fabric's name is on a second line if one line is
 * too short.
 */
function clothItem(
  [part, fabric]: readonly [part: string, fabric: number],
  width: number,
  words: Words,
): Item {
  const lines = () => {
    const [name, room] = [clothWords(fabric, words), width - 0.53];
    const one = `${part}: ${name}`;
    return words.measure(one, 'regular', 9) <= room
      ? [one]
      : [`${part}:`, fitted(name, room, 'regular', 9, words.measure)];
  };
  return {
    height: CLOTH + (lines().length - 1) * NOTE,
    marks: (x, y) => {
      const corner = { x: x + 0.24, y };
      return [
        swatch({ fabric, ...corner, tile: 0.9 }, corner, 0.19),
        ...lines().map((line, i) => text({ x: x + 0.53, y: y + 0.14 + i * NOTE }, line, { points: 9 })),
      ];
    },
  };
}

/**
 * Returns the item for a block: its number, picture, name, count and size. If its copies are turned, the item lists
 * their turns.
 */
function blockItem(
  block: PrintedBlock,
  index: number,
  row: number,
  width: number,
  { words, sewn }: DiagramOptions,
): Item {
  const tile = Math.min(TILE, row - 0.05);
  const points = clamp(row * 72 * 0.3, 5, 9);
  const lies = [0, 1, 2, 3]
    .filter((turn) => pointsSeveralWays(block) && block.lies?.some((lie) => lie.turn === turn))
    .map((turn) => `${arrows[turn] ?? ''} ${diagramTexts.turns[turn] ?? ''}`);
  const details = [diagramTexts.copies(block.copies, formatSize(block.width, block.height)), ...lies].join(
    ', ',
  );
  const [start, line] = [0.24 + tile + 0.1, (points * 0.88 * 1.2) / 72];
  const wrappedIn = (room: number) => wrapped(details, room, 'regular', points * 0.88, words.measure);
  return {
    height: row + (wrappedIn(width - start).length - 1) * line,
    marks: (x, y, width) => {
      const picture = fitting(block, { x: x + 0.24, y, width: tile, height: tile });
      const room = width - start;
      return [
        text({ x, y: y + tile / 2 + 0.05 }, String(index + 1), {
          ...{ font: 'semiBold', points: Math.min(10, points + 1) },
        }),
        ...blockPicture(sewn.of(block.levels, block.width, block.height), picture, picture),
        text(
          { x: x + start, y: y + tile * 0.42 },
          fitted(block.name, room, 'semiBold', points, words.measure),
          {
            ...{ font: 'semiBold', points },
          },
        ),
        ...wrappedIn(room).map((part, i) =>
          text({ x: x + start, y: y + tile * 0.42 + (points / 72) * 1.2 + i * line }, part, {
            ...{ points: points * 0.88, ink: inks.quiet },
          }),
        ),
      ];
    },
  };
}

function clothsOf(quilt: Quilt): (readonly [name: string, fabric: number])[] {
  const [sashing, cornerstones, borders] = [sashingOf(quilt), cornerstonesOf(quilt), bordersOf(quilt)];
  return [
    ...(sashing && sashing.width > 0 ? [[bandLabel('sashing'), sashing.fabric] as const] : []),
    ...(cornerstones ? [[bandLabel('cornerstones'), cornerstones.fabric] as const] : []),
    ...borderNames.flatMap((name, index) => {
      const border = borders[index];
      return border
        ? [[borders.length === 1 ? diagramTexts.border : bandLabel(name), border.fabric] as const]
        : [];
    }),
  ];
}

import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import { upToEighth } from '../../cutting/pieces/ruler';
import type { Piecing } from '../../piecing/piecing';
import type { SewingStep } from '../../piecing/sewing-order';
import { setInOrder } from '../../piecing/set-in-order';
import { pieceOf, type BlockSheet } from '../block/block-sheet';
import { cornersLaid, cornersScale } from './corner-drawing';
import { inks, text, type FontName, type Mark } from '../paper/marks';
import type { PressedRow } from './nested-rows';
import { drawnPart, scaleFor } from './piecing-drawing';
import { pressesOf } from './presses';
import { makeWords, runsOf, sizeWords, stepSentences, stepTitles, type StepFacts } from './step-words';
import { wrapped } from '../paper/text';
import type { Words } from '../names/words';
import { stepTexts } from '../texts/step-texts';

/** A step that is laid out in a column. `height` is in inches, and `marks` draws the step at a position. */
export interface StepCell {
  height: number;
  /** The area of the step's drawings in square inches. Layouts with larger drawings are better. */
  drawn: number;
  marks: (x: number, y: number) => Mark[];
}

/**
 * Limits for the drawing of a step, in inches of the page. `height` is the greatest height. `least` is the least length
 * of the drawing's longer side. `scale` is the greatest number of inches for each inch of the block; a small part may
 * exceed it to reach `least`.
 */
export interface FigureSize {
  height: number;
  least: number;
  scale: number;
}

interface CellOptions {
  figure: FigureSize;
  sheet: BlockSheet;
  width: number;
  seam: number;
  words: Words;
  darkness: (fabric: number) => number;
  /** All rows of the block, with their pressing directions. */
  rows: readonly PressedRow[];
}

const GAP = 0.08;
const APART = 0.14;
/**
 * Drawn lines and arrows extend beyond their outlines by this many inches: half the width of a line, or a little more.
 */
const EDGE = 0.04;
const LINE = 0.138;
/** Words are beside the drawing in columns wider than this, in inches. In narrower columns they are below it. */
const WIDE = 5;
const BESIDE = 0.25;
/** Width of a column in the table of sizes after each strip, in inches. */
const SIZE_COLUMN = 1.4;

/**
 * Lays out a step of sewing a block: its number and title, drawings of its parts with gaps and arrows, and its
 * instructions. The instructions are below the drawings, or beside them in a wide column.
 */
export function stepCell(step: SewingStep, number: number, options: CellOptions): StepCell {
  const { sheet, seam, words } = options;
  const isWide = options.width > WIDE;
  const width = isWide ? (options.width - BESIDE) / 2 : options.width;
  const nameOf = (index: number) => {
    const piece = pieceOf(sheet, index);
    return piece ? words.names.piece(piece) : '';
  };
  const facts: StepFacts = {
    ...{ step, patches: sheet.patches, nameOf, seam, copies: sheet.block.copies },
    pieceOf: (index) => pieceOf(sheet, index),
  };
  const figures = figuresOf(step, nameOf, { ...options, width });
  const lines = (sentence: string, font: FontName, points: number) =>
    wrapped(sentence, width, font, points, words.measure).map((words) => ({ words, font, points }));
  const title = lines(
    `${number}. ${stepTitles(sheet.steps, sheet.patches)[number - 1] ?? ''}`,
    'semiBold',
    9,
  );
  const texts = [
    ...lines(makeWords(facts), 'semiBold', 8),
    ...[...stepSentences(facts), ...rowSentences(step, options)].flatMap((sentence) =>
      lines(sentence, 'regular', 7.5),
    ),
    ...lines(sizeWords(facts), 'semiBold', 8),
  ].filter(({ words }) => words !== '');
  const sizes = roundSizes(facts, width);
  const top = title.length * 0.16 + 0.06;
  const textsHeight = 0.1 + texts.length * LINE + sizes.height;
  const right = isWide ? width + BESIDE : 0;
  const below = isWide ? 0 : figures.height;
  return {
    height: top + (isWide ? Math.max(figures.height, textsHeight) : figures.height + textsHeight),
    drawn: figures.drawn,
    marks: (x, y) => [
      ...title.map(({ words, ...look }, i) => text({ x, y: y + 0.12 + i * 0.16 }, words, look)),
      ...figures.marks(x, y + top),
      ...texts.map(({ words, ...look }, i) =>
        text({ x: x + right, y: y + top + below + 0.14 + i * LINE }, words, { ...look, ink: inks.ink }),
      ),
      ...sizes.marks(x + right, y + top + below + 0.14 + texts.length * LINE),
    ],
  };
}

/** Draws the parts that a step sews, pulled apart. There is one drawing for each combination of fabrics. */
function figuresOf(step: SewingStep, nameOf: (index: number) => string, options: CellOptions): StepCell {
  const { sheet, width, words, darkness, figure, seam, rows } = options;
  const { variants, kind } = step;
  const gaps = kind === 'rounds' ? [] : kind === 'geese' || kind === 'corners' ? [GAP, GAP] : [GAP];
  const [first] = variants;
  if (!first) return { height: 0, drawn: 0, marks: () => [] };
  const { box } = first.node;
  // Corners have two drawings: squares laid on the base, and the result.
  const many = variants.length * (kind === 'corners' ? 2 : 1);
  const wanted = many === 1 || box.width > 2 * box.height ? 1 : many <= 4 ? 2 : 3;
  const columns = Math.max(
    1,
    Math.min(wanted, Math.floor((width - 2 * EDGE + APART) / (figure.least + APART))),
  );
  const room = (width - 2 * EDGE - APART * (columns - 1)) / columns;
  const usual =
    columns === 1 && many > 1 ? figure.height * 0.36 : columns > 1 ? figure.height * 0.6 : figure.height;
  // A small unit is drawn larger, so that its longer side is legible.
  const long = Math.max(box.width, box.height);
  const height = Math.max(usual, Math.min(figure.least * (box.height / long) + 2 * GAP, figure.height));
  const most = Math.max(figure.scale, figure.least / long);
  const pressed = (node: Piecing) =>
    rows.find((row) => row.node === node)?.presses ??
    pressesOf(node, sheet.patches, darkness, rowOf(node, sheet.whole));
  const drawn = variants.flatMap(({ node, strips }) => {
    const fit = scaleFor({ node, gaps }, { width: room, height }, most);
    const isInOrder = kind === 'setIn' || kind === 'curved';
    const order = isInOrder ? setInOrder(sheet.patches, node.patches).order : [];
    const labelOf = (index: number) => {
      // The middle has number 1, so the strip at index 0 has number 2.
      if (kind === 'rounds') return String(strips.indexOf(index) + 2);
      if (isInOrder) return String(order.indexOf(index) + 1);
      if (kind !== 'seams') return nameOf(index);
      return node.parts.some(({ patches }) => patches.length === 1 && patches[0] === index)
        ? nameOf(index)
        : '';
    };
    const presses = kind === 'seams' ? pressed(node) : [];
    const part = { node, gaps, patches: sheet.patches, labelOf, presses, measure: words.measure };
    const whole = { ...fit, marks: (x: number, y: number) => drawnPart(part, { x, y }, fit.scale) };
    if (kind !== 'corners') return [whole];
    const laid = { ...part, seam };
    const laidFit = cornersScale(laid, { width: room, height }, most);
    return [
      { ...laidFit, marks: (x: number, y: number) => cornersLaid(laid, { x, y }, laidFit.scale) },
      whole,
    ];
  });
  const tallest = Math.max(...drawn.map(({ height }) => height));
  const lines = Math.ceil(many / columns);
  return {
    height: lines * tallest + (lines - 1) * APART,
    drawn: drawn.reduce((sum, { width, height }) => sum + width * height, 0),
    marks: (x, y) =>
      drawn.flatMap(({ marks }, i) =>
        marks(x + EDGE + (i % columns) * (room + APART), y + Math.floor(i / columns) * (tallest + APART)),
      ),
  };
}

/** Returns the index of the block's row that contains a part. 0 if no row contains it. */
function rowOf(node: Piecing, whole: Piecing | null): number {
  const row = whole?.parts.findIndex(({ patches }) => patches.includes(node.patches[0] ?? -1)) ?? 0;
  return Math.max(0, row);
}

/**
 * Lays out the table for a block that is sewn from its middle out. It has each strip, and the size of the block after
 * it, seam allowances included. Empty for other blocks.
 */
function roundSizes(facts: StepFacts, width: number): Pick<StepCell, 'height' | 'marks'> {
  const { step, patches, nameOf, seam } = facts;
  const [first] = step.variants;
  if (step.kind !== 'rounds' || !first) return { height: 0, marks: () => [] };
  const own = first.node.patches.filter((index) => !first.strips.includes(index));
  const sizes = first.strips.map((_, i) => {
    const sewn = [...own, ...first.strips.slice(0, i + 1)];
    const { width, height } = boxOfPoints(sewn.flatMap((index) => patches[index]?.corners ?? []));
    return formatSize(upToEighth(width + 2 * seam), upToEighth(height + 2 * seam));
  });
  const columns = Math.max(1, Math.floor(width / SIZE_COLUMN));
  const lines = Math.ceil(sizes.length / columns);
  const points = 7.5;
  return {
    height: (lines + 1) * LINE,
    marks: (x, y) => [
      text({ x, y }, stepTexts.rounds.sizes, { points, ink: inks.quiet }),
      ...sizes.flatMap((size, i) => {
        const at = (from: number) => ({
          x: x + Math.floor(i / lines) * SIZE_COLUMN + from,
          y: y + ((i % lines) + 1) * LINE,
        });
        return [
          text(at(0.16), String(i + 2), { points, ink: inks.quiet, align: 'right' }),
          text(at(0.24), nameOf(first.strips[i] ?? -1), { points, font: 'semiBold' }),
          text(at(0.52), size, { points }),
        ];
      }),
    ],
  };
}

/**
 * Returns sentences that name the rows whose seams are pressed against the arrows in the drawing, and the rows that are
 * turned upside down.
 */
function rowSentences({ variants, of }: SewingStep, { sheet, rows }: CellOptions): string[] {
  if (of !== 'row') return [];
  const own = rows.filter(({ node }) => variants.some((each) => each.node === node));
  const rowsOf = (key: 'isTurned' | 'isAgainst') =>
    own
      .flatMap(({ places }) => places.filter((place) => place[key]))
      .map(({ row }) => row)
      .sort((a, b) => a - b);
  const [against, turned] = [rowsOf('isAgainst'), rowsOf('isTurned')];
  const called = (rows: readonly number[]) =>
    (sheet.whole?.seams === 'upright' ? stepTexts.columns : stepTexts.rows)(runsOf(rows), rows.length === 1);
  const isOneArrow = own.every(
    ({ places, seams }) => seams.length === 1 || !places.some(({ isAgainst }) => isAgainst),
  );
  return [
    ...(against.length > 0 ? [stepTexts.pressAgainst(called(against), isOneArrow)] : []),
    ...(turned.length > 0 ? [stepTexts.turned(called(turned))] : []),
  ];
}

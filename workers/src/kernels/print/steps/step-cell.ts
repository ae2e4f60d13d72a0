import { boundsOf, polygon } from '@quiltwright/shared/geometry/outline';
import { formatSize } from '@quiltwright/shared/inch-words';
import { upToEighth } from '../../cutting/pieces/ruler';
import type { Piecing } from '../../piecing/piecing';
import type { SewingStep } from '../../piecing/sewing-order';
import { setInOrder } from '../../piecing/set-in-order';
import { pieceOf, type BlockSheet } from '../block/block-sheet';
import { cornersLaid, cornersScale } from './corner-drawing';
import { inks, text, type FontName, type Mark } from '../paper/marks';
import { pressedRows } from './nested-rows';
import { drawnPart, scaleFor } from './piecing-drawing';

import { pressesOf } from './presses';
import {
  makeWords,
  isOfRoundedSizes,
  runsOf,
  sizeWords,
  stepSentences,
  stepTitle,
  type StepFacts,
} from './step-words';
import { capital, wrapped } from '../paper/text';
import type { Words } from '../names/words';

/** A step with its drawing and words, in a column. */
export interface StepCell {
  height: number;
  marks: (x: number, y: number) => Mark[];
}

/** How large a step is drawn: how high at most and how long at least, and how many inches of the page one of the block takes. */
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
}

const GAP = 0.08;
const APART = 0.14;
/** Lines reach out of what they go around by half their width, and arrows by some more. */
const EDGE = 0.04;
const LINE = 0.138;

/** A step of a block: its number and title, what is sewn drawn apart with arrows, and how. */
export function stepCell(step: SewingStep, number: number, options: CellOptions): StepCell {
  const { sheet, width, seam, words } = options;
  const nameOf = (index: number) => {
    const piece = pieceOf(sheet, index);
    return piece ? words.names.piece(piece) : '';
  };
  const facts: StepFacts = {
    ...{ step, patches: sheet.patches, nameOf, seam, copies: sheet.block.copies },
    pieceOf: (index) => pieceOf(sheet, index),
  };
  const figures = figuresOf(step, nameOf, options);
  const lines = (sentence: string, font: FontName, points: number) =>
    wrapped(sentence, width, font, points, words.measure).map((words) => ({ words, font, points }));
  const title = lines(`${number}. ${stepTitle(facts)}`, 'semiBold', 9);
  const below = [
    ...lines(makeWords(facts), 'semiBold', 8),
    ...[...stepSentences(facts), ...roundSizes(facts), ...rowSentences(step, options)].flatMap((sentence) =>
      lines(sentence, 'regular', 7.5),
    ),
    ...lines(sizeWords(facts), 'semiBold', 8),
  ].filter(({ words }) => words !== '');
  const top = title.length * 0.16 + 0.06;
  return {
    height: top + figures.height + 0.1 + below.length * LINE,
    marks: (x, y) => [
      ...title.map(({ words, ...look }, i) => text({ x, y: y + 0.12 + i * 0.16 }, words, look)),
      ...figures.marks(x, y + top),
      ...below.map(({ words, ...look }, i) =>
        text({ x, y: y + top + figures.height + 0.14 + i * LINE }, words, { ...look, ink: inks.ink }),
      ),
    ],
  };
}

/** What is sewn, drawn apart: each of what is alike but for its cloth. */
function figuresOf(step: SewingStep, nameOf: (index: number) => string, options: CellOptions): StepCell {
  const { sheet, width, words, darkness, figure, seam } = options;
  const { variants, kind } = step;
  const gaps = kind === 'rounds' ? [] : kind === 'geese' || kind === 'corners' ? [GAP, GAP] : [GAP];
  const [first] = variants;
  if (!first) return { height: 0, marks: () => [] };
  const { box } = first.node;
  // Squares laid on their base, and what comes of it.
  const many = variants.length * (kind === 'corners' ? 2 : 1);
  const wanted = many === 1 || box.width > 2 * box.height ? 1 : many <= 4 ? 2 : 3;
  const columns = Math.max(
    1,
    Math.min(wanted, Math.floor((width - 2 * EDGE + APART) / (figure.least + APART))),
  );
  const room = (width - 2 * EDGE - APART * (columns - 1)) / columns;
  const usual =
    columns === 1 && many > 1 ? figure.height * 0.36 : columns > 1 ? figure.height * 0.6 : figure.height;
  // A small unit is drawn larger: its longer side is legible.
  const long = Math.max(box.width, box.height);
  const height = Math.max(usual, Math.min(figure.least * (box.height / long) + 2 * GAP, figure.height));
  const most = Math.max(figure.scale, figure.least / long);
  const rows = step.of === 'row' ? pressedRows(sheet, darkness) : [];
  const pressed = (node: Piecing) =>
    rows.find((row) => row.node === node)?.presses ??
    pressesOf(node, sheet.patches, darkness, rowOf(node, sheet.whole));
  const drawn = variants.flatMap(({ node, strips }) => {
    const fit = scaleFor({ node, gaps }, { width: room, height }, most);
    const order = kind === 'setIn' ? setInOrder(sheet.patches, node.patches).order : [];
    const labelOf = (index: number) => {
      // The middle is number 1, and the strip at place 0 number 2.
      if (kind === 'rounds') return String(strips.indexOf(index) + 2);
      if (kind === 'setIn') return String(order.indexOf(index) + 1);
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
    marks: (x, y) =>
      drawn.flatMap(({ marks }, i) =>
        marks(x + EDGE + (i % columns) * (room + APART), y + Math.floor(i / columns) * (tallest + APART)),
      ),
  };
}

/** Which row of the block a part is; 0 for what is none. */
function rowOf(node: Piecing, whole: Piecing | null): number {
  const row = whole?.parts.findIndex(({ patches }) => patches.includes(node.patches[0] ?? -1)) ?? 0;
  return Math.max(0, row);
}

/** What a block that is sewn from its middle out measures, seams included, with each strip. */
function roundSizes(facts: StepFacts): string[] {
  const { step, patches, nameOf, seam } = facts;
  const [first] = step.variants;
  if (step.kind !== 'rounds' || !first) return [];
  const own = first.node.patches.filter((index) => !first.strips.includes(index));
  const sizes = first.strips.map((_, i) => {
    const sewn = [...own, ...first.strips.slice(0, i + 1)];
    const { width, height } = boundsOf(polygon(sewn.flatMap((index) => patches[index]?.corners ?? [])));
    return `${i + 2} ${nameOf(first.strips[i] ?? -1)} ${formatSize(upToEighth(width + 2 * seam), upToEighth(height + 2 * seam))}`;
  });
  const said = isOfRoundedSizes(facts)
    ? 'Trim each strip once it is pressed. Seams included, it then measures'
    : 'With each strip it measures, seams included';
  return [`${said}: ${sizes.join('; ')}.`];
}

/** Says which places of rows that are sewn alike are pressed against the arrows, and which are turned around. */
function rowSentences({ variants, of }: SewingStep, { sheet, darkness }: CellOptions): string[] {
  if (of !== 'row') return [];
  const own = pressedRows(sheet, darkness).filter(({ node }) => variants.some((each) => each.node === node));
  const rowsOf = (key: 'isTurned' | 'isAgainst') =>
    own
      .flatMap(({ places }) => places.filter((place) => place[key]))
      .map(({ row }) => row)
      .sort((a, b) => a - b);
  const [against, turned] = [rowsOf('isAgainst'), rowsOf('isTurned')];
  const called = (rows: readonly number[]) =>
    `${sheet.whole?.seams === 'upright' ? 'column' : 'row'}${rows.length > 1 ? 's' : ''} ${runsOf(rows)}`;
  const isOneArrow = own.every(
    ({ places, seams }) => seams.length === 1 || !places.some(({ isAgainst }) => isAgainst),
  );
  return [
    ...(against.length > 0 ? [`Press ${called(against)} against the arrow${isOneArrow ? '' : 's'}.`] : []),
    ...(turned.length > 0
      ? [`${capital(called(turned))} ${turned.length > 1 ? 'are' : 'is'} turned half around.`]
      : []),
  ];
}

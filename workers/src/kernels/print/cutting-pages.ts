import { exactInches, formatInches } from '@quiltwright/shared/inch-words';
import type { CuttingSettings, CutPiece, FabricPlan } from '../cutting/cutting-types';
import { cutWords } from '../cutting/piece-words';
import { widthOfCloth } from '../cutting/settings';
import { boughtWords, madeWords, thenWords } from './cutting-words';
import { flowed, type FlowItem, type FlowSection } from './flow';
import { hairline, inks, line, text, type Mark } from './marks';
import { swatch, type PageDraft } from './page-frame';
import type { PageArea } from './paper';
import { STRIP_GAP, STRIP_WORDS, stripItem, tickBox } from './strip-drawing';
import { letterOf } from './templates';
import { fitted, listed } from './text';
import type { Words } from './words';

const ROW = 0.24;
const SWATCH = 0.42;

/** For each fabric what is cut of it and every strip to scale, as many fabrics on a page as it holds. */
export function cuttingPages(
  plans: readonly FabricPlan[],
  settings: CuttingSettings,
  area: PageArea,
  words: Words,
): PageDraft[] {
  const { body } = area;
  const clothWidth = widthOfCloth(settings);
  const sections = plans.map((plan): FlowSection => {
    const { pieces, strips } = plan;
    const head = (isContinued: boolean) => headItem(plan, isContinued, area, words);
    // Strips of a print with an upright may be taller than a page: all of a fabric have the scale at which the tallest fits.
    const scale = Math.min(
      (body.width - STRIP_WORDS) / clothWidth,
      (body.height - head(true).height - STRIP_GAP) / (strips[0]?.height ?? 0),
    );
    return {
      head,
      items: [
        tableHead(area),
        ...pieces.map((piece, i) => pieceRow(piece, letterOf(i), area, words)),
        ...offGridNote(pieces, area),
        space(0.16),
        ...strips.map((strip) => stripItem(strip, { x: body.x, scale, clothWidth, pieces })),
        proof(plan, area),
      ],
    };
  });
  return flowed(sections, body).map((marks) => ({
    title: 'Cutting charts',
    detail: 'Strips to scale. Tinted is left over, dashed is cut again',
    foot: `Sizes to cut, ${formatInches(settings.seam)} seams included, ${
      settings.buy === 'fatQuarters'
        ? 'fat quarters of 18″ × 22″'
        : `cloth ${formatInches(clothWidth)} wide${settings.shrinkage > 0 ? ' once washed' : ''}`
    }`,
    marks,
  }));
}

function headItem(
  { fabric, bought }: FabricPlan,
  isContinued: boolean,
  { body: { x, width } }: PageArea,
  words: Words,
): FlowItem {
  const start = x + SWATCH + 0.16;
  const room = width - SWATCH - 0.16;
  const name = `${words.fabric(fabric)}${isContinued ? ', continued' : ''}`;
  return {
    height: SWATCH + 0.14,
    marks: (y) => [
      swatch({ fabric, x, y, tile: 1.4 }, { x, y }, SWATCH),
      text({ x: start, y: y + 0.18 }, fitted(name, room, 'title', 14, words.measure), {
        font: 'title',
        points: 14,
      }),
      text({ x: start, y: y + 0.37 }, `Buy ${boughtWords(bought)}`, { ink: inks.quiet }),
    ],
  };
}

/** Where the columns of the table begin; the last one ends at the right edge. */
function columnsOf({ body: { x, width } }: PageArea) {
  return { tick: x, piece: x + 0.3, cut: x + 0.7, how: x + 2.75, right: x + width };
}

function tableHead(area: PageArea): FlowItem {
  const { tick, piece, cut, how, right } = columnsOf(area);
  const small = { points: 8, ink: inks.quiet } as const;
  return {
    height: 0.22,
    marks: (y) => [
      text({ x: piece, y: y + 0.14 }, 'Piece', small),
      text({ x: cut, y: y + 0.14 }, 'Cut', small),
      text({ x: how, y: y + 0.14 }, 'Then', small),
      text({ x: right, y: y + 0.14 }, 'Makes', { ...small, align: 'right' }),
      line({ x: tick, y: y + 0.22 }, { x: right, y: y + 0.22 }, { ink: inks.ink, width: 0.9 }),
    ],
  };
}

function pieceRow(piece: CutPiece, letter: string, area: PageArea, words: Words): FlowItem {
  const { tick, piece: letters, cut, how, right } = columnsOf(area);
  const made = madeWords(piece, words.block);
  const cell = (text: string, room: number, font: 'regular' | 'semiBold') =>
    fitted(text, room, font, 9, words.measure);
  const makes = cell(made, (right - how) * 0.72, 'regular');
  const rest = right - how - words.measure(makes, 'regular', 9) - 0.15;
  return {
    height: ROW,
    marks: (y): Mark[] => {
      const at = y + ROW - 0.08;
      return [
        tickBox(tick, y + 0.06),
        text({ x: letters, y: at }, letter, { font: 'semiBold' }),
        text({ x: cut, y: at }, cell(cutWords(piece), how - cut - 0.1, 'semiBold'), {
          font: 'semiBold',
          points: 9,
        }),
        text({ x: how, y: at }, cell(thenWords(piece), rest, 'regular'), { points: 9, ink: inks.quiet }),
        text({ x: right, y: at }, makes, { points: 9, align: 'right' }),
        line({ x: tick, y: y + ROW }, { x: right, y: y + ROW }, hairline),
      ];
    },
  };
}

/** Says which pieces finish at a size that no ruler shows. */
function offGridNote(pieces: readonly CutPiece[], { body: { x } }: PageArea): FlowItem[] {
  const letters = pieces.flatMap(({ offGrid }, i) => (offGrid ? letterOf(i) : []));
  if (letters.length === 0) return [];
  const words = `${listed(letters)} ${letters.length === 1 ? 'finishes' : 'finish'} between the lines of a ruler: cut up to the next ⅛″, then trim what is sewn`;
  return [{ height: 0.2, marks: (y) => [text({ x, y: y + 0.16 }, words, { points: 8.5, ink: inks.quiet })] }];
}

function space(height: number): FlowItem {
  return { height, marks: () => [] };
}

function proof({ strips, inches, bound, gap }: FabricPlan, { body: { x } }: PageArea): FlowItem {
  const heights = strips.map(({ count, height }) => exactInches(count * height));
  const sum = heights.length > 1 && heights.length <= MOST_ADDED ? `${heights.join(' + ')} = ` : '';
  const takes = `${sum}${exactInches(inches)} of cloth`;
  const words =
    gap < 1 / 16
      ? `${takes}: no strips cut into columns do it in less.`
      : `${takes}. No strips cut into columns do it in under ${formatInches(Math.floor(bound * 8 + HAIR) / 8)}.`;
  return { height: 0.22, marks: (y) => [text({ x, y: y + 0.14 }, words, { points: 9, ink: inks.quiet })] };
}

/** Sums of more heights go beyond the page. */
const MOST_ADDED = 7;
/** In eighths of an inch. */
const HAIR = 0.01;

import { formatYards, metreNumber, yardNumber } from '@quiltwright/shared/ruler/yards';
import { formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import type { Box } from '@quiltwright/shared/geometry/box';
import { backingBought, boughtFor } from '../../cutting/bought';
import type { Bought, CuttingProblem, CuttingSettings } from '../../cutting/cutting-types';
import { TIGHT, isTight, spareWords } from '../../cutting/spare-words';
import { FAT_QUARTER, widthBought } from '../../cutting/settings';
import { battingWords } from '../../finishing/batting-words';
import type { Finishing } from '../../finishing/finishing-types';
import { unchosenNames } from '../../plan/unchosen-words';
import type { Unchosen } from '../../plan/unchosen';
import type { WholePlan } from '../../plan/whole-plan';
import type { OpenPage } from '../cover/cover-page';
import { placesWords } from './cutting-words';
import { hairline, inks, line, rectangle, text, type Mark } from '../paper/marks';
import { swatch, type PageDraft } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import { tickBox } from './strip-drawing';
import { capital, fitted, wrapped } from '../paper/text';
import { clothWords, type Words } from '../names/words';
import { pageTexts } from '../texts/page-texts';
import { shoppingTexts } from '../texts/shopping-texts';
import { amountTexts } from '../texts/cutting-texts';

const ROW = 0.32;
const LEAST_ROW = 0.26;
/** Height of the row with the names of the columns, in inches. */
const HEAD_ROW = 0.22;
/** Height of the heading of a list below a cover, and of the gap above it, in inches. */
const LIST_HEAD = 0.26;
const ABOVE = 0.3;
/** Width of the column that lists the uses of fabrics, on the narrowest page, in inches. */
const USE = 2.15;
/** Width of a line of text across all columns, on the narrowest page, in inches. */
const NOTE = 4.9;
/** The greatest rounding error of a sum, in inches. */
const HAIR = 1e-6;

interface Row {
  /** Null for batting and other things that aren’t a fabric of the quilt. */
  fabric: number | null;
  /** The letter of the fabric. */
  letter?: string;
  name: string;
  use: string;
  cut: string;
  yards: string;
  /** The text in the column of metres: an amount in metres, or words, which extend into the empty column of yards. */
  metres: string;
  isTotal?: boolean;
  /** True if the row is a line of text across all columns, in `name`. */
  isNote?: boolean;
}

/** Returns a row for each fabric with the amount to buy, then for binding, backing and batting. */
export function shoppingRows(
  { plan, finishing, unchosen }: WholePlan,
  settings: CuttingSettings,
  words: Words,
): Row[] {
  const { binding } = finishing;
  const ofBinding = binding.fabric === 0 ? bindingBought(finishing, settings) : null;
  const backing = backingBought(finishing.backing.inches, settings);
  const cloths = [
    ...plan.fabrics.map(({ fabric, bought }) => ({ name: clothWords(fabric, words), bought })),
    ...(ofBinding ? [{ name: shoppingTexts.theBinding, bought: ofBinding }] : []),
    { name: shoppingTexts.theBacking, bought: backing },
  ];
  return [
    ...plan.fabrics.map(({ fabric, inches, bought, pieces }) => ({
      fabric,
      letter: words.names.cloth(fabric),
      name: words.fabric(fabric),
      use: useWords(pieces, words),
      cut: formatInches(inches),
      ...amounts(bought),
    })),
    ...plan.problems.map((problem) => ({
      fabric: problem.fabric,
      letter: words.names.cloth(problem.fabric),
      name: words.fabric(problem.fabric),
      use: useWords([problem.piece], words),
      ...{ cut: '', yards: '', metres: problemWords(problem) },
    })),
    ...(ofBinding ? [bindingRow(finishing, ofBinding)] : []),
    totalRow([...plan.fabrics.map(({ bought }) => bought), ...(ofBinding ? [ofBinding] : [])], settings),
    ...noteRows(cloths, settings, words),
    backingRow(finishing, backing),
    battingRow(finishing),
    ...(unchosen ? unchosenRows(unchosen) : []),
  ];
}

/** Returns the least height of a list below a cover, in inches. */
export function heightBelow(rows: readonly Row[]): number {
  return ABOVE + LIST_HEAD + HEAD_ROW + rows.length * LEAST_ROW;
}

/**
 * Lays out the list below the cover, or on pages of its own if it doesn’t fit there.
 * @param cover the page before the list, or null
 */
export function shoppingPages(
  rows: readonly Row[],
  settings: CuttingSettings,
  cover: OpenPage | null,
  area: PageArea,
  words: Words,
): PageDraft[] {
  const { body } = area;
  const added = addedWords(settings);
  const below = (cover?.bottom ?? Infinity) + ABOVE;
  const roomBelow = (cover?.end ?? 0) - below - LIST_HEAD - HEAD_ROW;
  if (cover && roomBelow + HAIR >= rows.length * LEAST_ROW) {
    const heading = [
      text({ x: body.x, y: below + 0.15 }, shoppingTexts.title, { font: 'title', points: 13 }),
      text({ x: body.x + body.width, y: below + 0.15 }, added, { ink: inks.quiet, align: 'right' }),
    ];
    const height = Math.min(ROW, roomBelow / rows.length);
    const list = listMarks(rows, { ...body, y: below + LIST_HEAD }, height, words);
    return [{ ...cover, marks: [...cover.marks, ...heading, ...list] }];
  }
  // Rows are set a little closer together if that saves a page.
  const room = body.height - HEAD_ROW;
  const height = Math.min(ROW, Math.max(LEAST_ROW, room / rows.length));
  const most = Math.floor(room / height + HAIR);
  const pages = Array.from({ length: Math.ceil(rows.length / most) }, (_, page) => ({
    title: shoppingTexts.title,
    detail: added,
    foot:
      settings.buy === 'fatQuarters'
        ? shoppingTexts.quarters(formatSize(FAT_QUARTER.length, FAT_QUARTER.width))
        : shoppingTexts.fabric(formatInches(widthBought(settings))),
    marks: listMarks(rows.slice(page * most, (page + 1) * most), body, height, words),
  }));
  return [...(cover ? [cover] : []), ...pages];
}

/** Describes the length that is bought in addition to the cut length. */
function addedWords({ buy, shrinkage }: CuttingSettings): string {
  return (buy === 'yards' ? shoppingTexts.roundedUp : '') + shoppingTexts.shrinkage(shrinkage);
}

function useWords(pieces: readonly CuttingProblem['piece'][], words: Words): string {
  const places = pieces.flatMap((piece) => piece.places);
  const named = capital(placesWords(places, words.block).join(', '));
  return words.measure(named, 'regular', 9.5) > USE
    ? capital(placesWords(places, words.block, 1).join(', '))
    : named;
}

function amounts({ eighths, metres: length, fatQuarters }: Bought): Pick<Row, 'yards' | 'metres'> {
  return fatQuarters === null
    ? { yards: yardNumber(eighths), metres: metreNumber(length) }
    : { yards: '', metres: amountTexts.quarters(fatQuarters) };
}

function problemWords({ code }: CuttingProblem): string {
  return code === 'too-much' ? shoppingTexts.tooMuch : shoppingTexts.tooLarge;
}

/** Returns the purchase for binding in a fabric that the quilt's top doesn't have. */
function bindingBought({ binding: { count, square, cut } }: Finishing, settings: CuttingSettings): Bought {
  return boughtFor([{ count, height: square || cut }], settings);
}

function bindingRow({ binding: { grain, count, square, cut } }: Finishing, bought: Bought): Row {
  return {
    fabric: null,
    name: shoppingTexts.binding,
    use:
      grain === 'bias'
        ? shoppingTexts.biasSquares(count, formatInches(square))
        : shoppingTexts.bindingStrips(count, formatInches(cut)),
    cut: formatInches(count * (square || cut)),
    ...amounts(bought),
  };
}

function totalRow(bought: readonly Bought[], settings: CuttingSettings): Row {
  const sum = (of: (each: Bought) => number) => bought.reduce((total, each) => total + of(each), 0);
  const isInQuarters = bought.some(({ fatQuarters }) => fatQuarters !== null);
  return {
    ...{ fabric: null, name: shoppingTexts.total(spareWords(settings)), use: '' },
    ...{ cut: '', isTotal: true },
    ...amounts({
      inches: sum(({ inches }) => inches),
      spare: sum(({ spare }) => spare),
      eighths: sum(({ eighths }) => eighths),
      metres: sum(({ metres }) => metres),
      fatQuarters: isInQuarters ? sum(({ fatQuarters }) => fatQuarters ?? 0) : null,
    }),
  };
}

/** Returns the rows of a warning that names the fabrics with too little left to straighten their edge. */
function noteRows(
  cloths: readonly { name: string; bought: Bought }[],
  settings: CuttingSettings,
  { measure }: Words,
): Row[] {
  const tight = cloths.filter(({ bought }) => isTight(bought, settings));
  if (tight.length === 0) return [];
  const sentence = capital(
    shoppingTexts.tight(
      TIGHT,
      tight.map(({ name }) => name),
    ),
  );
  return wrapped(sentence, NOTE, 'regular', 9.5, measure).map((name) => ({
    ...{ fabric: null, name, use: '', cut: '', yards: '', metres: '', isNote: true },
  }));
}

function backingRow({ backing }: Finishing, bought: Bought): Row {
  const { panels, panelLength, inches, clothWidth } = backing;
  return {
    fabric: null,
    name: shoppingTexts.backing,
    use: shoppingTexts.panels(panels, formatInches(panelLength), formatInches(clothWidth)),
    cut: formatInches(inches),
    ...amounts(bought),
  };
}

function battingRow({ batting }: Finishing): Row {
  return {
    fabric: null,
    name: shoppingTexts.batting,
    use: formatSize(batting.needs.width, batting.needs.height),
    ...{ cut: '', yards: '' },
    metres: battingWords(batting),
  };
}

/** Returns rows for the parts without a fabric, and the approximate amount of fabric that they need. */
function unchosenRows(unchosen: Unchosen): Row[] {
  const { eighths, fatQuarters } = unchosen.bought;
  const amount = fatQuarters === null ? formatYards(eighths) : amountTexts.quarters(fatQuarters);
  return unchosenNames(unchosen).map((name, index) => ({
    ...{ fabric: null, name: index === 0 ? pageTexts.noFabric : '', use: capital(name) },
    ...{ cut: '', yards: '', metres: index === 0 ? shoppingTexts.missing(amount) : '' },
  }));
}

function listMarks(rows: readonly Row[], { x, y, width }: Box, height: number, words: Words): Mark[] {
  const right = x + width;
  const columns = {
    letter: x + 0.26,
    cloth: x + 0.5,
    name: x + 0.86,
    use: x + 2.75,
    cut: right - 1.5,
    yards: right - 0.75,
  };
  const small = { points: 8, ink: inks.quiet } as const;
  const titles = shoppingTexts.columns;
  const marks: Mark[] = [
    text({ x: columns.name, y: y + 0.14 }, titles.fabric, small),
    text({ x: columns.use, y: y + 0.14 }, titles.use, small),
    text({ x: columns.cut, y: y + 0.14 }, titles.cut, { ...small, align: 'right' }),
    text({ x: columns.yards, y: y + 0.14 }, titles.yards, { ...small, align: 'right' }),
    text({ x: right, y: y + 0.14 }, titles.metres, { ...small, align: 'right' }),
    line({ x, y: y + HEAD_ROW }, { x: right, y: y + HEAD_ROW }, { ink: inks.ink, width: 0.9 }),
  ];
  rows.forEach((row, i) => {
    const { fabric, letter = '', name, use, cut, yards: inYards, metres: amount, isTotal } = row;
    const top = y + HEAD_ROW + i * height;
    const at = top + height / 2 + 0.05;
    if (row.isNote) {
      marks.push(text({ x: columns.cloth, y: at }, name));
      return;
    }
    const end = cut === '' ? right - words.measure(amount, 'semiBold', 9.5) : columns.cut - 0.55;
    const forUse = end - columns.use - 0.1;
    // Words that are too wide are set a little smaller.
    const points = words.measure(use, 'regular', 9.5) > forUse ? 8 : 9.5;
    const side = Math.min(0.24, height - 0.07);
    const room = isTotal ? columns.yards - 0.5 : columns.use;
    if (isTotal)
      marks.push({
        kind: 'path',
        outlines: [rectangle({ x, y: top, width, height })],
        fill: inks.linen,
      });
    else marks.push(tickBox(x, top + height / 2 - 0.065));
    if (fabric !== null)
      marks.push(
        swatch(
          { fabric, x: columns.cloth, y: top, tile: 0.9 },
          { x: columns.cloth, y: top + (height - side) / 2 },
          side,
        ),
      );
    marks.push(
      text({ x: columns.letter, y: at }, letter, { font: 'semiBold', points: 11 }),
      text(
        { x: columns.name, y: at },
        fitted(name, room - columns.name - 0.1, 'semiBold', 9.5, words.measure),
        { font: 'semiBold' },
      ),
      text({ x: columns.use, y: at }, fitted(use, forUse, 'regular', points, words.measure), {
        points,
        ink: inks.quiet,
      }),
      text({ x: columns.cut, y: at }, cut, { align: 'right' }),
      text({ x: columns.yards, y: at }, inYards, { font: 'semiBold', align: 'right' }),
      text({ x: right, y: at }, amount, { align: 'right', ...(inYards === '' && { font: 'semiBold' }) }),
      line({ x, y: top + height }, { x: right, y: top + height }, hairline),
    );
  });
  return marks;
}

import { formatYards, metreNumber, yardNumber } from '@quiltwright/shared/ruler/yards';
import { formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import { backingBought, boughtFor } from '../../cutting/bought';
import type { Bought, CuttingProblem, CuttingSettings } from '../../cutting/cutting-types';
import { TIGHT, isTight, spareWords } from '../../cutting/spare-words';
import { battingWords } from '../../finishing/batting-words';
import type { Finishing } from '../../finishing/finishing-types';
import { unchosenNames } from '../../plan/unchosen-words';
import type { Unchosen } from '../../plan/unchosen';
import type { WholePlan } from '../../plan/whole-plan';
import { placesWords } from './cutting-words';
import { capital, wrapped } from '../paper/text';
import { clothWords, type Words } from '../names/words';
import { pageTexts } from '../texts/page-texts';
import { shoppingTexts } from '../texts/shopping-texts';
import { amountTexts } from '../texts/cutting-texts';

/** Width of the column with the uses of fabrics, on the narrowest paper, in inches. */
const USE = 2.15;
/** Width of a text across all columns, on the narrowest paper, in inches. */
const NOTE = 4.9;

/** A row of the shopping list. */
export interface ShoppingRow {
  /** The fabric's number. Null in a row that isn't about a fabric of the quilt's top, such as batting. */
  fabric: number | null;
  /** The letter that stands for the fabric on all pages. */
  letter?: string;
  name: string;
  use: string;
  cut: string;
  yards: string;
  /**
   * The text in the column of metres. It is an amount in metres, or words that extend into the empty column of yards.
   */
  metres: string;
  isTotal?: boolean;
  /** True if the row has one text across all columns, which is in `name`. */
  isNote?: boolean;
}

/**
 * Returns the rows of the shopping list. The fabrics of the quilt's top and the binding come first, with their total
 * and notes. Backing and batting follow, and then the parts of the quilt that have no fabric yet.
 */
export function shoppingRows(
  { plan, finishing, unchosen }: WholePlan,
  settings: CuttingSettings,
  words: Words,
): ShoppingRow[] {
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

function useWords(pieces: readonly CuttingProblem['piece'][], words: Words): string {
  const places = pieces.flatMap((piece) => piece.places);
  const named = capital(placesWords(places, words.block).join(', '));
  return words.measure(named, 'regular', 9.5) > USE
    ? capital(placesWords(places, words.block, 1).join(', '))
    : named;
}

function amounts({ eighths, metres: length, fatQuarters }: Bought): Pick<ShoppingRow, 'yards' | 'metres'> {
  return fatQuarters === null
    ? { yards: yardNumber(eighths), metres: metreNumber(length) }
    : { yards: '', metres: amountTexts.quarters(fatQuarters) };
}

function problemWords({ code }: CuttingProblem): string {
  return code === 'too-much' ? shoppingTexts.tooMuch : shoppingTexts.tooLarge;
}

/** Returns the purchase for the binding if its fabric isn't in the quilt's top. */
function bindingBought({ binding: { count, square, cut } }: Finishing, settings: CuttingSettings): Bought {
  return boughtFor([{ count, height: square || cut }], settings);
}

function bindingRow({ binding: { grain, count, square, cut } }: Finishing, bought: Bought): ShoppingRow {
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

function totalRow(bought: readonly Bought[], settings: CuttingSettings): ShoppingRow {
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

/**
 * Returns the warning that names fabrics with less than ½″ left to straighten their edge, a row for each line of text.
 * Empty if there are none.
 */
function noteRows(
  cloths: readonly { name: string; bought: Bought }[],
  settings: CuttingSettings,
  { measure }: Words,
): ShoppingRow[] {
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

function backingRow({ backing }: Finishing, bought: Bought): ShoppingRow {
  const { panels, panelLength, inches, clothWidth } = backing;
  return {
    fabric: null,
    name: shoppingTexts.backing,
    use: shoppingTexts.panels(panels, formatInches(panelLength), formatInches(clothWidth)),
    cut: formatInches(inches),
    ...amounts(bought),
  };
}

function battingRow({ batting }: Finishing): ShoppingRow {
  return {
    fabric: null,
    name: shoppingTexts.batting,
    use: formatSize(batting.needs.width, batting.needs.height),
    ...{ cut: '', yards: '' },
    metres: battingWords(batting),
  };
}

/** Returns rows that list the parts without a fabric. The first row also says how much fabric they need, roughly. */
function unchosenRows(unchosen: Unchosen): ShoppingRow[] {
  const { eighths, fatQuarters } = unchosen.bought;
  const amount = fatQuarters === null ? formatYards(eighths) : amountTexts.quarters(fatQuarters);
  return unchosenNames(unchosen).map((name, index) => ({
    ...{ fabric: null, name: index === 0 ? pageTexts.noFabric : '', use: capital(name) },
    ...{ cut: '', yards: '', metres: index === 0 ? shoppingTexts.missing(amount) : '' },
  }));
}

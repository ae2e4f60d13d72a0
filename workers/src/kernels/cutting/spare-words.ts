import { exactInches, formatInches, INCHES_OF_YARD } from '@quiltwright/shared/ruler/lengths';
import type { Bought, CuttingSettings } from './cutting-types';
import { edgeOf } from './settings';

/** The smallest extra length with which the edge of a fabric can be cut straight, in inches. */
const TO_STRAIGHTEN = 0.5;
/** The warning that precedes the names of fabrics for which `isTight` is true. */
export const TIGHT = 'less than ½″ is left to straighten the edge';

type Spare = Pick<CuttingSettings, 'buy' | 'spareInches' | 'sparePercent'>;

/** Returns words for the spare length that the settings give each cut: “each cut with 1″ to straighten its edge”. */
export function spareWords(settings: Spare): string {
  const { buy, spareInches, sparePercent } = settings;
  if (spareInches === 0 && sparePercent === 0) return 'nothing to spare';
  const isInQuarters = buy === 'fatQuarters';
  const edge = formatInches(edgeOf(settings));
  if (sparePercent === 0)
    return `each ${isInQuarters ? 'fat quarter' : 'cut'} with ${edge} to straighten its edge`;
  const share = isInQuarters ? `${sparePercent} % more` : `each cut with ${sparePercent} % to spare`;
  if (spareInches === 0) return share;
  return isInQuarters ? `${share}, each with ${edge} to straighten its edge` : `${share}, at least ${edge}`;
}

/**
 * True if the settings add no spare length, and the purchase leaves less than ½″ to straighten the fabric's edge. Never
 * true for fat quarters.
 */
export function isTight(
  { inches, eighths, fatQuarters }: Bought,
  { spareInches, sparePercent }: Spare,
): boolean {
  if (spareInches > 0 || sparePercent > 0 || fatQuarters !== null) return false;
  return (eighths * INCHES_OF_YARD) / 8 - inches < TO_STRAIGHTEN;
}

/**
 * Returns words for the spare length in a purchase, such as “1″ to straighten the edge”. The words follow the length of
 * the strips. Empty for fat quarters, and if there is no spare length.
 */
export function addedWords({ spare }: Pick<Bought, 'spare'>, settings: Spare): string {
  if (settings.buy === 'fatQuarters' || spare === 0) return '';
  return spare > settings.spareInches
    ? `${exactInches(spare)} to spare, ${settings.sparePercent} %`
    : `${exactInches(spare)} to straighten the edge`;
}

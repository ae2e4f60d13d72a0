import { parseSum, type Units } from './sum.js';
import { INCHES_OF_YARD } from './yards.js';

/** The units of length, each with its value in inches. */
const units: Units = [
  { worth: 1, names: /^(″|"|”|in\.?|inch|inches)$/i },
  { worth: INCHES_OF_YARD, names: /^(yd\.?|yds\.?|yards?)$/i },
  { worth: 12, names: /^(′|'|’|ft\.?|foot|feet)$/i },
  { worth: 100 / 2.54, isMetric: true, names: /^(m|metres?|meters?)$/i },
  { worth: 1 / 2.54, isMetric: true, names: /^(cm|centimetres?|centimeters?)$/i },
  { worth: 0.1 / 2.54, isMetric: true, names: /^(mm|millimetres?|millimeters?)$/i },
];

/** Returns the typed length in inches: 3 1/8, 3⅛″, 3-1/8, 3.125, 2+1/4, 10*.3, 8 cm. Null if it isn't a length. */
export function parseInches(typed: string): number | null {
  return parseSum(typed, units);
}

/** Returns the typed number, or the value of a sum, without units. Null if it isn't a number. */
export function parseNumber(typed: string): number | null {
  return parseSum(typed, []);
}

/**
 * Returns the typed length of fabric in inches: 1 1/2 yd, 60 in, 60″, 2 m, 50 cm. A number without a unit is in
 * yards or inches, as `alone` says. This holds beside numbers with units too: 2 + 3 in is 75″ or 5″. Null if
 * the text isn't a length.
 */
export function parseLength(typed: string, alone: 'yards' | 'inches'): number | null {
  return parseSum(typed, units, alone === 'yards' ? INCHES_OF_YARD : 1);
}

import { parseSum, type Units } from './sum.js';
import { INCHES_OF_YARD } from './lengths.js';

/** The units that people may write after a length, with the number of inches in one unit. */
const units: Units = [
  { worth: 1, names: /^(″|"|”|in\.?|inch|inches)$/i },
  { worth: INCHES_OF_YARD, names: /^(yd\.?|yds\.?|yards?)$/i },
  { worth: 12, names: /^(′|'|’|ft\.?|foot|feet)$/i },
  { worth: 100 / 2.54, isMetric: true, names: /^(m|metres?|meters?)$/i },
  { worth: 1 / 2.54, isMetric: true, names: /^(cm|centimetres?|centimeters?)$/i },
  { worth: 0.1 / 2.54, isMetric: true, names: /^(mm|millimetres?|millimeters?)$/i },
];

/**
 * Returns the inches that a typed text means: 3 1/8, 3⅛″, 3-1/8, 3.125, 2+1/4, 10*.3, 8 cm. Null if the text isn't a
 * length.
 */
export function parseInches(typed: string): number | null {
  return parseSum(typed, units);
}

/** Returns the value of a typed number or sum without units. Null for any other text. */
export function parseNumber(typed: string): number | null {
  return parseSum(typed, []);
}

/**
 * Returns the inches of fabric that a typed text means: 1 1/2 yd, 60 in, 60″, 2 m, 50 cm. Null if the text isn't a
 * length.
 * @param alone the unit of numbers without a unit, even beside numbers with units: 2 + 3 in is 75″ with `yards`, and
 *   5″ with `inches`
 */
export function parseLength(typed: string, alone: 'yards' | 'inches'): number | null {
  return parseSum(typed, units, alone === 'yards' ? INCHES_OF_YARD : 1);
}

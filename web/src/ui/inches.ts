import { parseSum, type Units } from './sum';

export { exactInches, formatInches, formatSize } from '@quiltwright/shared/inch-words';

/** How lengths are measured, with the inches of each. */
const units: Units = [
  { worth: 1, names: /^(″|"|”|in\.?|inch|inches)$/i },
  { worth: 36, names: /^(yd\.?|yds\.?|yards?)$/i },
  { worth: 12, names: /^(′|'|’|ft\.?|foot|feet)$/i },
  { worth: 100 / 2.54, names: /^(m|metres?|meters?)$/i },
  { worth: 1 / 2.54, names: /^(cm|centimetres?|centimeters?)$/i },
  { worth: 0.1 / 2.54, names: /^(mm|millimetres?|millimeters?)$/i },
];

/**
 * The length that somebody typed, in inches: 3 1/8, 3⅛″, 3-1/8, 3.125, 2+1/4, 10*.3, 8 cm. Null for what is no length.
 */
export function parseInches(typed: string): number | null {
  return parseSum(typed, units);
}

/** The number that somebody typed, or the value of a sum, without units. Null for what is none. */
export function parseNumber(typed: string): number | null {
  return parseSum(typed, []);
}

/**
 * The length of cloth that somebody typed, in inches: 1 1/2 yd, 60 in, 60″, 2 m, 50 cm. A number alone is in yards or inches,
 * as `alone` says. Null for what is no length.
 */
export function parseLength(typed: string, alone: 'yards' | 'inches'): number | null {
  return parseSum(typed, units, alone === 'yards' ? 36 : 1);
}

import { eighths } from '@quiltwright/shared/inch-words';

export { exactInches, formatInches, formatSize } from '@quiltwright/shared/inch-words';

/**
 * The length that somebody typed, in inches: 3 1/8, 3⅛″, 3-1/8, 3.125, 12/3, 7/8. A sign before it counts. Null for what is
 * no length.
 */
export function parseInches(typed: string): number | null {
  return parseNumber(typed.trim().replace(/(″|"|in\.?|inch|inches)$/i, ''));
}

/** How cloth is measured, with the inches of each. */
const units = [
  { inches: 1, names: /^(″|"|”|in\.?|inch|inches)$/i },
  { inches: 36, names: /^(yd\.?|yds\.?|yards?)$/i },
  { inches: 12, names: /^(′|'|’|ft\.?|foot|feet)$/i },
  { inches: 100 / 2.54, names: /^(m|metres?|meters?)$/i },
  { inches: 1 / 2.54, names: /^(cm|centimetres?|centimeters?)$/i },
];

/**
 * The length of cloth that somebody typed, in inches: 1 1/2 yd, 60 in, 60″, 2 m, 50 cm. A number alone is in yards or inches,
 * as `alone` says. Null for what is no length.
 */
export function parseLength(typed: string, alone: 'yards' | 'inches'): number | null {
  const [, number = '', name = ''] = /^(.*?[\d⅛¼⅜½⅝¾⅞.,])\s*([a-z″"”′'’]*\.?)$/i.exec(typed.trim()) ?? [];
  const amount = parseNumber(number);
  const unit = units.find(({ names }) => names.test(name || (alone === 'yards' ? 'yd' : 'in')));
  return amount === null || !unit ? null : amount * unit.inches;
}

function parseNumber(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/[⅛¼⅜½⅝¾⅞]/, (part) => ` ${eighths.findIndex((each) => each === part)}/8`)
    .replace(/^([+−-]?)\s+/, '$1');
  const [, sign, decimal, whole = '0', above, below] =
    /^([+−-]?)(?:(\d+(?:[.,]\d*)?|[.,]\d+)|(?:(\d+)[\s-]+)?(\d+)\s*[/⁄]\s*(\d+))$/.exec(text) ?? [];
  if (sign === undefined) return null;
  const amount =
    decimal === undefined ? Number(whole) + Number(above) / Number(below) : Number(decimal.replace(',', '.'));
  if (!Number.isFinite(amount)) return null;
  return sign === '' || sign === '+' ? amount : 0 - amount;
}

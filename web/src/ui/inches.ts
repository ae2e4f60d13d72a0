import { eighths } from '@quiltwright/shared/inch-words';

export { exactInches, formatInches, formatSize } from '@quiltwright/shared/inch-words';

/**
 * The length that somebody typed, in inches: 3 1/8, 3⅛″, 3-1/8, 3.125, 12/3, 7/8. A sign before it counts. Null for what is
 * no length.
 */
export function parseInches(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/(″|"|in\.?|inch|inches)$/i, '')
    .trimEnd()
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

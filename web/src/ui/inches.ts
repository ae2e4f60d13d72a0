const eighths = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

/** A length as quilters write it, to the nearest eighth: 12½″. The minus is a real one. */
export function formatInches(length: number): string {
  const total = Math.round(Math.abs(length) * 8);
  const whole = Math.floor(total / 8);
  const part = eighths[total % 8] ?? '';
  const sign = length < 0 && total > 0 ? '−' : '';
  return `${sign}${whole === 0 && part !== '' ? '' : whole}${part}″`;
}

/** Width by length: 88″ × 102″. */
export function formatSize(width: number, length: number): string {
  return `${formatInches(width)} × ${formatInches(length)}`;
}

/**
 * The length that somebody typed, in inches: 3 1/8, 3⅛″, 3-1/8, 3.125, 12/3, 7/8. A sign before it counts. Null for what is
 * no length.
 */
export function parseInches(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/\s*(″|"|in\.?|inch|inches)$/i, '')
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

/** The fraction written after whole inches, by number of eighths. */
export const eighths = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

/** Formats a length as quilters write it, to the nearest eighth: 12½″. Negative lengths get a true minus sign. */
export function formatInches(length: number): string {
  const total = Math.round(Math.abs(length) * 8);
  const whole = Math.floor(total / 8);
  const part = eighths[total % 8] ?? '';
  const sign = length < 0 && total > 0 ? '−' : '';
  return `${sign}${whole === 0 && part !== '' ? '' : whole}${part}″`;
}

/** Lengths that differ by less than this many inches are written the same. */
const SAME = 0.0005;

/** Formats a length exactly: eighths and sixteenths as fractions (3 1/16″), others to the thousandth (1.333″). */
export function exactInches(length: number): string {
  const sixteenths = Math.round(length * 16);
  if (Math.abs(length - sixteenths / 16) >= SAME) return `${Number(length.toFixed(3))}″`.replace('-', '−');
  if (sixteenths % 2 === 0) return formatInches(sixteenths / 16);
  const [whole, part] = [Math.floor(Math.abs(sixteenths) / 16), Math.abs(sixteenths) % 16];
  return `${length < 0 ? '−' : ''}${whole === 0 ? '' : `${whole} `}${part}/16″`;
}

/** Formats width by length: 88″ × 102″. */
export function formatSize(width: number, length: number): string {
  return `${formatInches(width)} × ${formatInches(length)}`;
}

/** What stands behind whole inches, by how many eighths it is. */
export const eighths = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

/** A length as quilters write it, to the nearest eighth: 12½″. The minus is a real one. */
export function formatInches(length: number): string {
  const total = Math.round(Math.abs(length) * 8);
  const whole = Math.floor(total / 8);
  const part = eighths[total % 8] ?? '';
  const sign = length < 0 && total > 0 ? '−' : '';
  return `${sign}${whole === 0 && part !== '' ? '' : whole}${part}″`;
}

/** Inches that differ by less are written as the same. */
const SAME = 0.0005;

/** A length as it is: eighths and sixteenths as fractions, 3 1/16″, all else to the thousandth, 1.333″. */
export function exactInches(length: number): string {
  const sixteenths = Math.round(length * 16);
  if (Math.abs(length - sixteenths / 16) >= SAME) return `${Number(length.toFixed(3))}″`.replace('-', '−');
  if (sixteenths % 2 === 0) return formatInches(sixteenths / 16);
  const [whole, part] = [Math.floor(Math.abs(sixteenths) / 16), Math.abs(sixteenths) % 16];
  return `${length < 0 ? '−' : ''}${whole === 0 ? '' : `${whole} `}${part}/16″`;
}

/** Width by length: 88″ × 102″. */
export function formatSize(width: number, length: number): string {
  return `${formatInches(width)} × ${formatInches(length)}`;
}

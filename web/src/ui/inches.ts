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

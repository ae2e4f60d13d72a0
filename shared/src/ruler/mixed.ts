/** The characters for 0 to 7 eighths. */
export const eighths = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

/**
 * Formats a number to the nearest eighth, as a mixed number: 12½. Negative numbers get a true minus sign.
 * @param wholeWords formats the whole part
 */
export function mixed(number: number, wholeWords: (whole: number) => string = String): string {
  const total = Math.round(Math.abs(number) * 8);
  const whole = Math.floor(total / 8);
  const part = eighths[total % 8] ?? '';
  const sign = number < 0 && total > 0 ? '−' : '';
  return `${sign}${whole === 0 && part !== '' ? '' : wholeWords(whole)}${part}`;
}

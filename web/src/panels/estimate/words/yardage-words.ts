/** Shops cut to the eighth of a yard. */
const EIGHTHS = 8;

const parts = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

/** Returns yards as a shop cuts them: 2⅜ yd. */
export function yards(eighths: number): string {
  const whole = Math.floor(eighths / EIGHTHS);
  const part = parts[eighths % EIGHTHS] ?? '';
  return `${whole === 0 && part !== '' ? '' : whole.toLocaleString('en')}${part} yd`;
}

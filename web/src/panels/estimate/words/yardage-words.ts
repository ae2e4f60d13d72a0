/** The number of parts into which shops divide a yard. */
const EIGHTHS = 8;

const parts = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

/** Returns the yards to buy, for a number of eighths: 2⅜ yd. */
export function yards(eighths: number): string {
  const whole = Math.floor(eighths / EIGHTHS);
  const part = parts[eighths % EIGHTHS] ?? '';
  return `${whole === 0 && part !== '' ? '' : whole.toLocaleString('en')}${part} yd`;
}

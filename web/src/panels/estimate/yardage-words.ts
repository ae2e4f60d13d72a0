const INCHES_A_YARD = 36;
const CENTIMETRES_AN_INCH = 2.54;
/** Shops cut to the eighth of a yard, and to 5 centimetres. */
const EIGHTHS = 8;
const STEP_CENTIMETRES = 5;
/** A sum may be a hair over what it is. */
const HAIR = 1e-6;

const parts = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

/** Eighths of a yard to buy of cloth so many inches wide, up to the next whole one. */
export function eighthsOf(squareInches: number, width: number): number {
  return Math.ceil((squareInches / width / INCHES_A_YARD) * EIGHTHS - HAIR);
}

/** Yards as a shop cuts them: 2⅜ yd. */
export function yards(eighths: number): string {
  const whole = Math.floor(eighths / EIGHTHS);
  const part = parts[eighths % EIGHTHS] ?? '';
  return `${whole === 0 && part !== '' ? '' : whole.toLocaleString('en')}${part} yd`;
}

/** Metres to buy, up to the next 5 centimetres: 1.85 m. */
export function metres(squareInches: number, width: number): string {
  const steps = Math.ceil(((squareInches / width) * CENTIMETRES_AN_INCH) / STEP_CENTIMETRES - HAIR);
  return `${((steps * STEP_CENTIMETRES) / 100).toLocaleString('en', { maximumFractionDigits: 2 })} m`;
}

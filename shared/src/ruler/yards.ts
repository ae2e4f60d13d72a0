import { formatInches } from './lengths.js';
import { mixed } from './mixed.js';

/** The number of inches in a yard. */
export const INCHES_OF_YARD = 36;
/** The number of parts into which shops divide a yard. */
const EIGHTHS = 8;
/** The greatest difference that counts as a rounding error. */
const HAIR = 1e-6;

/** Returns the yards to buy, for a number of eighths: 2⅜ yd. */
export function formatYards(eighths: number): string {
  return `${yardNumber(eighths)} yd`;
}

/** Returns the number of yards to buy without its unit, for a column of yards: 2⅜. */
export function yardNumber(eighths: number): string {
  return mixed(eighths / EIGHTHS, (whole) => whole.toLocaleString('en'));
}

/** Returns metres to the centimetre: 0.35 m. */
export function formatMetres(metres: number): string {
  return `${metreNumber(metres)} m`;
}

/** Returns metres to the centimetre without their unit, for a column of metres: 0.35. */
export function metreNumber(metres: number): string {
  return metres.toLocaleString('en', { maximumFractionDigits: 2 });
}

/**
 * Returns a length of fabric in yards: 1½ yd. It is in inches instead if it is a whole number of eighths of an
 * inch, but not of eighths of a yard.
 */
export function formatFabric(yards: number): string {
  return inEighthInches(yards) ?? `${typedNumber(yards)} yd`;
}

/**
 * Returns a length of fabric as people type it in a field for yards: 1½. A length that `formatFabric` writes in
 * inches is in inches here too: 5″.
 */
export function typedYards(yards: number): string {
  return inEighthInches(yards) ?? typedNumber(yards);
}

/**
 * Returns a number as people type it: eighths as a fraction, other numbers as a decimal. The decimal is rounded down,
 * so that it never exceeds the amount.
 */
export function typedNumber(number: number): string {
  return Number.isInteger(number * 8) ? mixed(number) : String(Math.floor(number * 1000 + HAIR) / 1000);
}

/** Returns the size of a piece of fabric, with its sides as by `typedNumber`: 18″ × 21″. */
export function typedSize(width: number, length: number): string {
  return `${typedNumber(width)}″ × ${typedNumber(length)}″`;
}

function inEighthInches(yards: number): string | null {
  const inches = yards * INCHES_OF_YARD;
  const isInInches = !Number.isInteger(yards * 8) && Math.abs(inches * 8 - Math.round(inches * 8)) < HAIR;
  return isInInches ? formatInches(inches) : null;
}

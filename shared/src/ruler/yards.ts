import { formatInches, INCHES_OF_YARD } from './lengths.js';
import { mixed } from './mixed.js';

/** The number of parts into which shops divide a yard. */
const EIGHTHS = 8;
/** Differences up to this size count as rounding errors. */
const HAIR = 1e-6;

/** Formats a length of fabric in yards: 2⅜ yd. The length is given in eighths of a yard. */
export function formatYards(eighths: number): string {
  return `${yardNumber(eighths)} yd`;
}

/**
 * Formats a length of fabric in yards, without the unit, for a table column: 2⅜. The length is given in eighths of a
 * yard.
 */
export function yardNumber(eighths: number): string {
  return mixed(eighths / EIGHTHS, (whole) => whole.toLocaleString('en'));
}

/** Formats a length in metres, to the centimetre: 0.35 m. */
export function formatMetres(metres: number): string {
  return `${metreNumber(metres)} m`;
}

/** Formats a length in metres, to the centimetre, without the unit, for a table column: 0.35. */
export function metreNumber(metres: number): string {
  return metres.toLocaleString('en', { maximumFractionDigits: 2 });
}

/**
 * Formats a length of fabric, given in yards: 1½ yd. It is written in inches if it is a whole number of eighths of an
 * inch, but not of eighths of a yard.
 */
export function formatFabric(yards: number): string {
  return inEighthInches(yards) ?? `${typedNumber(yards)} yd`;
}

/**
 * Formats a length of fabric, given in yards, as people type it in a field for yards: 1½. A length that `formatFabric`
 * writes in inches is in inches here too: 5″.
 */
export function typedYards(yards: number): string {
  return inEighthInches(yards) ?? typedNumber(yards);
}

/**
 * Formats a number as people type it: whole eighths as a fraction, other numbers as a decimal. The decimal is rounded
 * down, so that it never exceeds the number.
 */
export function typedNumber(number: number): string {
  return Number.isInteger(number * 8) ? mixed(number) : String(Math.floor(number * 1000 + HAIR) / 1000);
}

/** Formats the size of a piece of fabric, given in inches: 18″ × 21″. */
export function typedSize(width: number, length: number): string {
  return `${typedNumber(width)}″ × ${typedNumber(length)}″`;
}

function inEighthInches(yards: number): string | null {
  const inches = yards * INCHES_OF_YARD;
  const isInInches = !Number.isInteger(yards * 8) && Math.abs(inches * 8 - Math.round(inches * 8)) < HAIR;
  return isInInches ? formatInches(inches) : null;
}

import { listed } from '../listed.js';
import { mixed } from './mixed.js';

/*
 * Writes lengths. This folder writes every length that people read, and reads every length that people type. A new
 * unit therefore changes no other file.
 */

export const INCHES_OF_YARD = 36;

/**
 * Formats a length in inches as quilters write it, to the nearest eighth: 12½″. Negative lengths get a true minus sign.
 */
export function formatInches(length: number): string {
  return `${mixed(length)}″`;
}

/**
 * Formats a width and a length in inches, each to the nearest eighth: 88″ × 102″. A side that is a whole number of
 * sixteenths is written exactly instead: 40 1/16″ × 60″.
 */
export function formatSize(width: number, length: number): string {
  return [width, length]
    .map((side) => (isOnSixteenth(side) ? exactInches(side) : formatInches(side)))
    .join(' × ');
}

function isOnSixteenth(length: number): boolean {
  return Math.abs(length - Math.round(length * 16) / 16) < SAME;
}

/** The width of a thread, in inches. Smaller differences can't be measured with a ruler. */
const THREAD = 1 / 128;

/** The difference, in inches, below which two lengths are formatted the same. */
const SAME = 0.0005;

/**
 * Formats sizes in inches as alternatives in a sentence: 7⅞″ or 8¼″; 9″ × 9¾″ or 9″ × 10⅛″. Squares are written with
 * one side.
 */
export function formatSizes(sizes: readonly { width: number; height: number }[]): string {
  return listed(
    sizes.map(({ width, height }) => (width === height ? formatInches(width) : formatSize(width, height))),
    'or',
  );
}

/**
 * Formats a length in inches exactly: eighths and sixteenths as fractions (3 1/16″), others to the thousandth (1.333″).
 */
export function exactInches(length: number): string {
  return `${exactNumber(length)}″`;
}

/** Formats a length in inches as `exactInches` does, but without the ″: 3 1/16. */
export function exactNumber(length: number): string {
  const sixteenths = Math.round(length * 16);
  if (Math.abs(length - sixteenths / 16) >= SAME) return String(Number(length.toFixed(3))).replace('-', '−');
  if (sixteenths % 2 === 0) return mixed(sixteenths / 16);
  const [whole, part] = [Math.floor(Math.abs(sixteenths) / 16), Math.abs(sixteenths) % 16];
  return `${length < 0 ? '−' : ''}${fraction(whole, part, 16)}`;
}

/**
 * Formats a length in inches as a fraction with one of the given denominators: 1 5/7″. If the length is no such
 * fraction, or is a whole number of sixteenths, it is formatted by `exactInches` instead.
 * @param same the difference, in inches, below which a fraction counts as equal to the length
 */
export function fractionInches(length: number, denominators: readonly number[], same: number): string {
  const parts = [16, ...denominators].find(
    (each) => Math.abs(length - Math.round(length * each) / each) < same,
  );
  if (parts === undefined || parts === 16) return exactInches(length);
  const total = Math.round(length * parts);
  return `${fraction(Math.floor(total / parts), total % parts, parts)}″`;
}

/**
 * Formats a length in inches by the nearest eighth, for measuring with a ruler: 3⅛″, just over 3⅛″, just under 3⅛″. A
 * whole number of sixteenths is written exactly: 1 1/16″.
 */
export function nearInches(length: number): string {
  const off = length - Math.round(length * 8) / 8;
  if (Math.abs(off) < THREAD) return formatInches(length);
  if (Math.abs(length * 16 - Math.round(length * 16)) < THREAD * 16)
    return `${exactNumber(Math.round(length * 16) / 16)}″`;
  return `just ${off > 0 ? 'over' : 'under'} ${formatInches(length)}`;
}

/** Formats a width and a length as `nearInches` does: 8½″ × just over 3⅛″; just over 3⅛″ square. */
export function nearSize(width: number, length: number): string {
  const [across, along] = [nearInches(width), nearInches(length)];
  return across === along && across.startsWith('just') ? `${across} square` : `${across} × ${along}`;
}

/** Formats a length in inches as a decimal number with `least` to `most` decimals: 1,706.25″. */
export function decimalInches(length: number, { least = 0, most = 2 } = {}): string {
  return `${length.toLocaleString('en', { minimumFractionDigits: least, maximumFractionDigits: most })}″`;
}

function fraction(whole: number, part: number, parts: number): string {
  return `${whole === 0 ? '' : `${whole} `}${part}/${parts}`;
}

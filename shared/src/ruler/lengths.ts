import { listed } from '../listed.js';
import { mixed } from './mixed.js';

/*
 * Writes lengths. Every length that people read is written by this folder, and every typed length is read by it, so
 * that another unit changes no other file.
 */

/** Formats a length as quilters write it, to the nearest eighth: 12½″. Negative lengths get a true minus sign. */
export function formatInches(length: number): string {
  return `${mixed(length)}″`;
}

/** Formats width by length: 88″ × 102″. A side of whole sixteenths is written exactly: 40 1/16″ × 60″. */
export function formatSize(width: number, length: number): string {
  return [width, length]
    .map((side) => (isOnSixteenth(side) ? exactInches(side) : formatInches(side)))
    .join(' × ');
}

/** True if a length is a whole number of sixteenths. */
function isOnSixteenth(length: number): boolean {
  return Math.abs(length - Math.round(length * 16) / 16) < SAME;
}

/** The width of a thread, in inches. Smaller differences can't be measured with a ruler. */
const THREAD = 1 / 128;

/** Lengths that differ by less than this many inches are written the same. */
const SAME = 0.0005;

/** Formats sizes to choose from. Squares have one side: 7⅞″ or 8¼″; 9″ × 9¾″ or 9″ × 10⅛″. */
export function formatSizes(sizes: readonly { width: number; height: number }[]): string {
  return listed(
    sizes.map(({ width, height }) => (width === height ? formatInches(width) : formatSize(width, height))),
    'or',
  );
}

/** Formats a length exactly: eighths and sixteenths as fractions (3 1/16″), others to the thousandth (1.333″). */
export function exactInches(length: number): string {
  return `${exactNumber(length)}″`;
}

/** Formats a length as `exactInches` does, without its unit, for sums: 3 1/16. */
export function exactNumber(length: number): string {
  const sixteenths = Math.round(length * 16);
  if (Math.abs(length - sixteenths / 16) >= SAME) return String(Number(length.toFixed(3))).replace('-', '−');
  if (sixteenths % 2 === 0) return mixed(sixteenths / 16);
  const [whole, part] = [Math.floor(Math.abs(sixteenths) / 16), Math.abs(sixteenths) % 16];
  return `${length < 0 ? '−' : ''}${fraction(whole, part, 16)}`;
}

/**
 * Formats a length whose fraction has one of the denominators: 1 5/7″. Other lengths are formatted as by `exactInches`.
 * @param same inches by which a fraction may differ from the length
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
 * Formats a length by the nearest line of a ruler, for measuring: 3⅛″, just over 3⅛″, just under 3⅛″. A whole
 * number of sixteenths is written exactly: 1 1/16″.
 */
export function nearInches(length: number): string {
  const off = length - Math.round(length * 8) / 8;
  if (Math.abs(off) < THREAD) return formatInches(length);
  if (Math.abs(length * 16 - Math.round(length * 16)) < THREAD * 16)
    return `${exactNumber(Math.round(length * 16) / 16)}″`;
  return `just ${off > 0 ? 'over' : 'under'} ${formatInches(length)}`;
}

/** Formats width by length as `nearInches` does: 8½″ × just over 3⅛″; just over 3⅛″ square. */
export function nearSize(width: number, length: number): string {
  const [across, along] = [nearInches(width), nearInches(length)];
  return across === along && across.startsWith('just') ? `${across} square` : `${across} × ${along}`;
}

/** Formats a length as a decimal with at most `most` decimals, and at least `least`: 1,706.25″. */
export function decimalInches(length: number, { least = 0, most = 2 } = {}): string {
  return `${length.toLocaleString('en', { minimumFractionDigits: least, maximumFractionDigits: most })}″`;
}

function fraction(whole: number, part: number, parts: number): string {
  return `${whole === 0 ? '' : `${whole} `}${part}/${parts}`;
}

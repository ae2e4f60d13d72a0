import type { Size } from '../../../../geometry/box.js';
import { LIMITS } from '../../../../limits.js';
import type { AddedBorder } from './added-borders.js';

/* Units of a pieced border must divide the sides of the quilt inside it. If they don't, something else has to give: the
   quilt, by strips around it, or the units. */

/** A way to piece a border around a quilt. Lengths are in inches. */
export interface PiecedWay {
  /**
   * `fits`: the units divide the sides as they are. `coping`: strips of two widths around the quilt, so that they do.
   * `spacer`: the same with one width all round. `size`: units of another size. `stretched`: units that are a little longer
   * or shorter along the sides than they are wide.
   */
  kind: 'fits' | 'coping' | 'spacer' | 'size' | 'stretched';
  /** The width of the border: the side of a square unit. */
  unit: number;
  /** The border between the quilt and the units; null for none. */
  spacer: AddedBorder | null;
  /** The number of units along the top and along a side. */
  columns: number;
  rows: number;
  /** The size of the quilt with the border. */
  total: Size;
}

/** The least width of a strip between the quilt and the units, in inches: a narrower one can’t be sewn well. */
const LEAST_STRIP = 0.5;
/** Lengths that differ by less than this many inches are equal. */
const SAME = 1e-6;
/** How much other units may differ from the wanted ones, as a factor, and how much units may be stretched. */
const OTHER = { least: 0.6, most: 1.5, stretch: 1.06 };
/** Units of other sizes are whole numbers of this part of an inch, so that they can be cut. */
const STEPS = 4;

/** Returns the ways to piece a border of square units around a quilt, the best first. */
export function piecedWays(quilt: Size, unit: number): PiecedWay[] {
  if (!(unit >= LIMITS.placedBlockSide.min)) return [];
  const fitting = divided('fits', quilt, unit);
  const other = otherUnit(quilt, unit);
  const spaced = spacedUnit(quilt, unit);
  // Units of a size that divides the sides need no spacer.
  const sizes = other?.unit === spaced?.unit ? [other] : [other, spaced];
  const ways = fitting ? [fitting] : [coped(quilt, unit), ...sizes, stretched(quilt, unit)];
  return ways.filter((way): way is PiecedWay => way !== null && isAllowed(way));
}

/** Returns the border that brings a quilt to whole inches; null if it has whole inches already. */
export function spacerToWhole({ width, height }: Size): AddedBorder | null {
  const isWhole = (length: number) => Math.abs(length - Math.round(length)) < SAME;
  if (isWhole(width) && isWhole(height)) return null;
  return { width: strip(width, 1), endWidth: strip(height, 1) };
}

/** Returns the width of strips at both ends of a length, so that units of this size divide all of it. */
function strip(length: number, unit: number): number {
  return (Math.ceil((length + 2 * LEAST_STRIP) / unit - SAME) * unit - length) / 2;
}

function divided(
  kind: PiecedWay['kind'],
  quilt: Size,
  unit: number,
  spacer: AddedBorder | null = null,
): PiecedWay | null {
  const width = quilt.width + 2 * (spacer?.width ?? 0);
  const height = quilt.height + 2 * (spacer?.endWidth ?? 0);
  const [columns, rows] = [Math.round(width / unit), Math.round(height / unit)];
  if (Math.abs(columns * unit - width) > SAME || Math.abs(rows * unit - height) > SAME) return null;
  return { kind, unit, spacer, columns, rows, total: { width: width + 2 * unit, height: height + 2 * unit } };
}

/** Returns the way with strips around the quilt, so that units of this size divide its sides. */
function coped(quilt: Size, unit: number): PiecedWay | null {
  const [width, endWidth] = [strip(quilt.width, unit), strip(quilt.height, unit)];
  const kind = Math.abs(width - endWidth) < SAME ? 'spacer' : 'coping';
  return divided(kind, quilt, unit, { width, endWidth: kind === 'spacer' ? width : endWidth });
}

/** Returns the way with units of the nearest size that divides both sides. */
function otherUnit(quilt: Size, unit: number): PiecedWay | null {
  return nearest(unit, (other) => divided('size', quilt, other));
}

/** Returns the way with units of the nearest size that divides both sides after a border of one width all round. */
function spacedUnit(quilt: Size, unit: number): PiecedWay | null {
  return nearest(unit, (other) => {
    const way = coped(quilt, other);
    return way?.kind === 'spacer' && other !== unit ? { ...way, kind: 'size' } : null;
  });
}

function nearest(unit: number, wayOf: (other: number) => PiecedWay | null): PiecedWay | null {
  const sizes: number[] = [];
  for (let step = Math.ceil(unit * OTHER.least * STEPS); step <= unit * OTHER.most * STEPS; step++)
    sizes.push(step / STEPS);
  sizes.sort((one, other) => Math.abs(one - unit) - Math.abs(other - unit));
  for (const size of sizes) {
    const way = wayOf(size);
    if (way) return way;
  }
  return null;
}

/** Returns the way with whole numbers of units that are a little longer or shorter than wide; null if it is too much. */
function stretched(quilt: Size, unit: number): PiecedWay | null {
  const [columns, rows] = [Math.round(quilt.width / unit), Math.round(quilt.height / unit)];
  const isNear = (length: number, count: number) => {
    const factor = length / count / unit;
    return count > 0 && Math.max(factor, 1 / factor) <= OTHER.stretch;
  };
  if (!isNear(quilt.width, columns) || !isNear(quilt.height, rows)) return null;
  const total = { width: quilt.width + 2 * unit, height: quilt.height + 2 * unit };
  return { kind: 'stretched', unit, spacer: null, columns, rows, total };
}

function isAllowed({ columns, rows, total }: PiecedWay): boolean {
  const most = LIMITS.repeats.max;
  return Math.max(columns, rows) <= most && Math.max(total.width, total.height) <= LIMITS.quiltSide.max;
}

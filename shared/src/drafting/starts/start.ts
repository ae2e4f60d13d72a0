import type { Point } from '../../geometry/point.js';
import type { Seam } from '../../geometry/seam.js';

/** The greatest number of numbers that a start has. */
export const MOST_NUMBERS = 3;

/**
 * A number by which a start is made. A count is whole. A length is in block units along the block's width, and degrees
 * are those of an arc.
 */
export interface StartNumber {
  readonly name:
    | 'across'
    | 'down'
    | 'points'
    | 'middle'
    | 'rows'
    | 'units'
    | 'blades'
    | 'radius'
    | 'innerRadius'
    | 'outerRadius'
    | 'arc';
  readonly kind: 'count' | 'length' | 'degrees';
  readonly usual: number;
  /** The least and the greatest value, which may depend on the numbers before. */
  readonly bounds: (numbers: readonly number[]) => readonly [least: number, most: number];
  /** The only values there are; all within the bounds if missing. */
  readonly choices?: readonly number[];
}

/** A pattern to start drafting from, made by two or three numbers. */
export interface DraftStart {
  readonly numbers: readonly StartNumber[];
  /** Returns the seams in block units. Those of the block's edge aren't among them. */
  readonly seams: (numbers: readonly number[]) => Seam[];
  /** Returns the fabric spot of the patch at a point, from 1 for the background. */
  readonly spotAt: (numbers: readonly number[], at: Point) => number;
}

/** Returns a number of a start with fixed bounds. */
export function number(
  name: StartNumber['name'],
  kind: StartNumber['kind'],
  usual: number,
  bounds: readonly [number, number] | StartNumber['bounds'],
): StartNumber {
  return { name, kind, usual, bounds: typeof bounds === 'function' ? bounds : () => bounds };
}

/** Returns a number of a start that has only some values. */
export function choice(name: StartNumber['name'], usual: number, choices: readonly number[]): StartNumber {
  return { name, kind: 'count', usual, choices, bounds: () => [Math.min(...choices), Math.max(...choices)] };
}

import { parseInches, parseNumber } from '@quiltwright/shared/ruler/read-length';
import { FIGURES } from '../../../../editor/tools/drafting/figures';

/** Returns typed radii in inches, the largest first: '4, 6 1/2'. None for an empty text; null if the text is invalid. */
export function readRadii(typed: string): readonly number[] | null {
  const { min, max } = FIGURES.radius;
  const radii = listOf(typed, /[,;]/, parseInches, FIGURES.rings.max);
  const isSound = radii?.every((radius) => radius >= min && radius <= max);
  return radii && isSound ? radii.sort((one, other) => other - one) : null;
}

/** Returns typed proportions: '1:2:1'. None for an empty text; null if the text is invalid. */
export function readRatio(typed: string): readonly number[] | null {
  const sizes = listOf(typed, /[,;:]|\s+/, parseNumber, FIGURES.pieces.max);
  if (!sizes?.every((size) => size > 0) || sizes.length === 1) return null;
  // Parts thinner than a hundredth of the others can’t be sewn.
  return Math.max(...sizes, 0) <= 100 * Math.min(...sizes, Infinity) ? sizes : null;
}

function listOf(
  typed: string,
  separator: RegExp,
  read: (part: string) => number | null,
  most: number,
): number[] | null {
  const parts = typed
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const numbers = parts.map(read);
  const known = numbers.filter((number) => number !== null);
  return known.length === parts.length && parts.length <= most ? known : null;
}

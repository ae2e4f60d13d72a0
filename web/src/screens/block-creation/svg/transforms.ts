import { combined, move, turn, type Transform } from '@quiltwright/shared/geometry/transform';
import { Scanner } from './scanner';

const unchanged: Transform = move(0, 0);

/**
 * Returns the transformation of a list such as translate(10 20) rotate(45), by SVG 1.1, section 7.6. A wrong list changes
 * nothing, as in browsers.
 */
export function transformOf(list: string): Transform {
  const scanner = new Scanner(list);
  let whole = unchanged;
  while (!scanner.isAtEnd()) {
    const [name, numbers] = [scanner.word(), scanner.numbersInParentheses()];
    const next = name !== null && numbers && transformBy(name, numbers);
    if (!next) return unchanged;
    whole = combined(whole, next);
  }
  return whole;
}

function transformBy(name: string, numbers: readonly number[]): Transform | null {
  const [one = 0, two, three, four = 0, five = 0, six = 0] = numbers;
  const { length } = numbers;
  const slope = Math.tan(radians(one));
  switch (name) {
    case 'matrix':
      return length === 6 ? { a: one, b: two ?? 0, c: three ?? 0, d: four, e: five, f: six } : null;
    case 'translate':
      return length === 1 || length === 2 ? move(one, two ?? 0) : null;
    case 'scale':
      return length === 1 || length === 2 ? { ...unchanged, a: one, d: two ?? one } : null;
    case 'rotate':
      return length === 1 || length === 3 ? turn({ x: two ?? 0, y: three ?? 0 }, radians(one)) : null;
    case 'skewX':
      return length === 1 ? { ...unchanged, c: slope } : null;
    case 'skewY':
      return length === 1 ? { ...unchanged, b: slope } : null;
    default:
      return null;
  }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

import { transformed } from '@quiltwright/shared/geometry/transform';
import { describe, expect, it } from 'vitest';
import { transformOf } from './transforms';

const moved = (list: string) => {
  const { x, y } = transformed({ x: 1, y: 0 }, transformOf(list));
  return [x, y].map((place) => Math.round(place * 1e9) / 1e9 + 0);
};

describe('transformOf', () => {
  it.each([
    ['', [1, 0]],
    ['translate(10 20)', [11, 20]],
    ['translate(10-5)', [11, -5]],
    ['translate( 10 , 20 ),scale(2)', [12, 20]],
    ['scale(2) translate(10,20)', [22, 40]],
    ['scale(2.5.5)', [2.5, 0]],
    ['rotate(90)', [0, 1]],
    ['rotate(90 1 1)', [2, 1]],
    ['skewY(45)', [1, 1]],
    ['skewX(45)', [1, 0]],
    ['matrix(1 2 3 4 5 6)', [6, 8]],
    ['matrix(1-2 0 1+5e0-.5)', [6, -2.5]],
  ])('reads %s', (list, expected) => {
    expect(moved(list)).toEqual(expected);
  });

  it.each([
    'translate(10',
    'translate 10',
    'translate(1 2 3)',
    'rotate(1 2)',
    'matrix(1 2 3)',
    'spin(1)',
    '?',
  ])('ignores %s, as browsers do', (list) => {
    expect(moved(list)).toEqual([1, 0]);
    expect(moved(`translate(10) ${list}`)).toEqual([1, 0]);
  });

  it('reads long lists in a moment', () => {
    expect(moved('a'.repeat(1_000_000))).toEqual([1, 0]);
    expect(moved('scale(1)'.repeat(100_000))).toEqual([1, 0]);
    expect(moved('translate('.repeat(200_000))).toEqual([1, 0]);
  });
});

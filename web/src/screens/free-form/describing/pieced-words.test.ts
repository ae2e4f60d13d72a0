import { piecedWays, spacerToWhole } from '@quiltwright/shared/model/free-form/commands/borders/pieced-ways';
import { expect, it } from 'vitest';
import { arithmeticOf, wayInWords, wholeInWords } from './pieced-words';

const quilt = { width: 46, height: 58 };
const ways = piecedWays(quilt, 5);

it('tells each way to piece a border with its arithmetic', () => {
  expect(ways.map((way) => wayInWords(way, quilt))).toEqual([
    '10 and 12 units, with coping of 2″ at the sides and 1″ at the top and bottom',
    '12 and 15 units of 4″, with a spacer border of 1″',
    '9 and 12 units, 5.111″ and 4.833″ long',
  ]);
  expect(ways.map((way) => arithmeticOf(way, quilt))).toEqual([
    ['46″ + 2 × 2″ = 50″ = 10 × 5″', '58″ + 2 × 1″ = 60″ = 12 × 5″', '60″ × 70″ in all'],
    ['46″ + 2 × 1″ = 48″ = 12 × 4″', '58″ + 2 × 1″ = 60″ = 15 × 4″', '56″ × 68″ in all'],
    ['46″ = 9 × 5.111″', '58″ = 12 × 4.833″', '56″ × 68″ in all'],
  ]);
});

it('tells how a middle on point comes to whole inches', () => {
  const onPoint = { width: 36 * Math.SQRT2, height: 48 * Math.SQRT2 };
  const spacer = spacerToWhole(onPoint);
  expect(spacer && wholeInWords(onPoint, spacer)).toEqual([
    '50.912″ + 2 × 0.544″ = 52″',
    '67.882″ + 2 × 0.559″ = 69″',
  ]);
});

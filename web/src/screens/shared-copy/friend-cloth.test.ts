import { expect, it } from 'vitest';
import { nearestFabric } from './friend-cloth';

/* Library fabrics with their main colours. */
const BLACK = 229; // #211d1a
const GREEN = 46; // #356244
const BLUE = 25; // #2760b7
const IN_NO_PALETTE = 9999;

it('finds the fabric that is nearest in its main colour and its mean', () => {
  const fabrics = [
    { fabricNum: BLACK, averageColour: '#2a2623' },
    { fabricNum: GREEN, averageColour: '#41694e' },
    { fabricNum: BLUE, averageColour: '#3a68b4' },
    { fabricNum: IN_NO_PALETTE, averageColour: '#a02020' },
  ];
  expect(nearestFabric({ main: '#30603a', mean: '#406845' }, fabrics)).toBe(GREEN);
  expect(nearestFabric({ main: '#2050a0', mean: '#3060b0' }, fabrics)).toBe(BLUE);
  expect(nearestFabric({ main: '#b03030', mean: '#b03030' }, fabrics)).toBe(IN_NO_PALETTE);
  expect(nearestFabric({ main: '#b03030', mean: '#b03030' }, [])).toBe(0);
});

it('finds a green print for a green print with light dots, not a black one with the same mean', () => {
  const fabrics = [
    { fabricNum: BLACK, averageColour: '#5c6b64' },
    { fabricNum: GREEN, averageColour: '#41694e' },
  ];
  expect(nearestFabric({ main: '#386657', mean: '#5c6c65' }, fabrics)).toBe(GREEN);
});

import { expect, it } from 'vitest';
import { nameAfter, nearestFabric } from './copy-of-shared';

it.each([
  ['Prairie Star', 'Marian Reed', 'Prairie Star, after Marian Reed'],
  ['Prairie Star, after Marian Reed', 'Ann', 'Prairie Star, after Marian Reed'],
  ['Prairie Star', `Sean "Red" O'Brien`, 'Prairie Star, after Sean Red O’Brien'],
  ['x'.repeat(99), 'Ann', `${'x'.repeat(88)}, after Ann`],
  ['Star', 'y'.repeat(99), `Star, after ${'y'.repeat(87)}`],
])('names a copy of %j by %j %j', (name, maker, copy) => {
  expect(nameAfter(name, maker)).toBe(copy);
  expect(nameAfter(name, maker).length).toBeLessThanOrEqual(99);
});

it('finds the fabric that is nearest in colour', () => {
  const fabrics = [
    { fabricNum: 11, averageColour: '#ffffff' },
    { fabricNum: 12, averageColour: '#203060' },
    { fabricNum: 13, averageColour: '#a02020' },
  ];
  expect(nearestFabric('#304070', fabrics)).toBe(12);
  expect(nearestFabric('#b03030', fabrics)).toBe(13);
  expect(nearestFabric('#b03030', [])).toBe(0);
});

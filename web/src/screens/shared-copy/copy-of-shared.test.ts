import { nameFault } from '@quiltwright/shared/names';
import { expect, it } from 'vitest';
import { nameAfter } from './copy-of-shared';

it.each([
  ['Prairie Star', 'Marian Reed', 'Prairie Star, after Marian Reed'],
  ['Prairie Star, after Marian Reed', 'Ann', 'Prairie Star, after Marian Reed'],
  ['Prairie Star', `Sean "Red" O'Brien`, 'Prairie Star, after Sean Red O’Brien'],
  ['x'.repeat(99), 'Ann', `${'x'.repeat(88)}, after Ann`],
  ['Star', 'y'.repeat(99), `Star, after ${'y'.repeat(87)}`],
  // 49 of 99 characters for the name, 8 for “, after ”, and 42 for the maker.
  ['x'.repeat(99), 'y'.repeat(60), `${'x'.repeat(49)}, after ${'y'.repeat(42)}`],
  ['🧵'.repeat(99), 'y'.repeat(60), `${'🧵'.repeat(49)}, after ${'y'.repeat(42)}`],
])('names a copy of %j by %j %j', (name, maker, copy) => {
  expect(nameAfter(name, maker)).toBe(copy);
  expect(Array.from(nameAfter(name, maker)).length).toBeLessThanOrEqual(99);
});

it.each([
  `<script>alert(1)</script>`,
  `" onload="alert(1)`,
  `''''`,
  '$& $1 ${7*7} {{7*7}}',
  '😀 é 裂 ﷽',
  '👩‍👩‍👧 '.repeat(40),
  ', after ',
])('makes a name that can be saved, whatever the maker’s name is: %s', (maker) => {
  for (const name of ['Star', '<b>Star</b> &lt; $&', 'x'.repeat(99)])
    expect([nameAfter(name, maker), nameFault(nameAfter(name, maker), 'quilt')]).toEqual([
      expect.stringMatching(/after/),
      null,
    ]);
});

it('numbers the name of a further copy', () => {
  const first = 'Prairie Star, after Marian Reed';
  expect(nameAfter('Prairie Star', 'Marian Reed', [first])).toBe(`${first} 2`);
  expect(nameAfter(first, 'Ann', [first, `${first} 2`])).toBe(`${first} 3`);
  const long = `${'x'.repeat(88)}, after Ann`;
  expect(nameAfter('x'.repeat(99), 'Ann', [long])).toBe(`${'x'.repeat(86)}, after Ann 2`);
  expect(nameAfter(long, 'Bea', [long])).toBe(`${'x'.repeat(86)}, after Ann 2`);
});

import { expect, it } from 'vitest';
import { copyName } from './copy-name';

it.each([
  ['Star', [], 'Star copy'],
  ['Star', ['Star', 'Star copy'], 'Star copy 2'],
  ['Star', ['Star copy', 'Star copy 2'], 'Star copy 3'],
  ['Star copy', ['Star copy'], 'Star copy copy'],
  ['x'.repeat(99), [], `${'x'.repeat(94)} copy`],
  [`${'x'.repeat(93)}😀yyyyy`, [], `${'x'.repeat(93)}😀 copy`],
  ['x'.repeat(99), [`${'x'.repeat(94)} copy`], `${'x'.repeat(92)} copy 2`],
  [`${'x'.repeat(93)} yyyyy`, [], `${'x'.repeat(93)} copy`],
])('a copy of %s beside %j', (name, taken, wanted) => {
  expect(copyName(name, taken)).toBe(wanted);
});

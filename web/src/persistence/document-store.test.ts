import { expect, it } from 'vitest';
import { shownName } from './document-store';
import { standardQuiltKind as kind } from './standard-quilt-kind';

it.each([
  ['Anna’s quilt', 'Anna’s quilt'],
  [' Anna ', 'Anna'],
  ["Anna's quilt", ''],
  ['The "big" one', ''],
  ['x'.repeat(100), ''],
])('shows the new name %s of what has none as “%s”', (newName, shown) => {
  expect(shownName(kind, { ...kind.begin(), newName })).toBe(shown);
});

it('shows the name that it has, whatever is typed for another one', () => {
  const named = kind.rename('Ruth').run(kind.begin());
  expect(shownName(kind, { ...named, newName: "Anna's" })).toBe('Ruth');
});

import { expect, it } from 'vitest';
import { shownName } from './document-store';
import { standardQuiltKind as kind } from './kinds/standard-quilt-kind';

it.each([
  ['Anna’s quilt', 'Anna’s quilt'],
  [' Anna ', 'Anna'],
  ["Anna's quilt", ''],
  ['The "big" one', ''],
  ['x'.repeat(100), ''],
])('shows the new name %s of a document without a name as “%s”', (newName, shown) => {
  expect(shownName(kind, { ...kind.begin(), newName })).toBe(shown);
});

it('shows its own name, even while another one is typed', () => {
  const named = kind.rename(kind.begin(), 'Ruth');
  expect(shownName(kind, { ...named, newName: "Anna's" })).toBe('Ruth');
});

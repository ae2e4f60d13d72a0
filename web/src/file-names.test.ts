import { expect, it } from 'vitest';

it('has no two modules whose names differ in case alone: macOS and Windows take them for one', () => {
  const files = Object.keys(import.meta.glob(['./**/*.ts', './**/*.tsx']));
  const names = files.map((file) => file.replace(/\.tsx?$/, '').toLowerCase());
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

import { expect, it } from 'vitest';

/* Read, not run: what the screens are made of takes long to load. */
const sources = import.meta.glob<string>('./*/*Screen.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The screens on which documents are worked on, known by their shell. */
const tables = Object.keys(sources).filter((file) => sources[file]?.includes('<Workspace'));

it('finds the tables', () => {
  expect(tables).toEqual(
    expect.arrayContaining([
      './standard-quilt/StandardQuiltScreen.tsx',
      './block-selection/BlockSelectionScreen.tsx',
    ]),
  );
});

it.each(tables)('%s says how its document is opened before it is shown', (file) => {
  expect(sources[file]).toMatch(/^export (const|function) open\b/m);
});

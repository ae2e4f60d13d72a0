import { expect, it } from 'vitest';

/* Read, not run: the screens' modules take long to load. */
const sources = import.meta.glob<string>('./*/*Screen.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The screens that edit documents, recognised by their `<Workspace>`. */
const tables = Object.keys(sources).filter((file) => sources[file]?.includes('<Workspace'));

it('finds the editors', () => {
  expect(tables).toEqual(
    expect.arrayContaining([
      './standard-quilt/StandardQuiltScreen.tsx',
      './block-selection/BlockSelectionScreen.tsx',
    ]),
  );
});

it.each(tables)('%s opens its document before it is shown', (file) => {
  expect(sources[file]).toMatch(/^export (const|function) open\b/m);
});

// @vitest-environment jsdom
import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>('./*/*Screen.tsx');
const sources = import.meta.glob<string>('./*/*Screen.tsx', { query: '?raw', import: 'default' });

const contents = await Promise.all(
  Object.entries(sources).map(async ([file, read]) => ({ file, text: await read() })),
);
/** The screens on which documents are worked on. */
const tables = contents.flatMap(({ file, text }) => (text.includes('<Workspace') ? file : []));

it('knows the tables by their shell', () => {
  expect(tables).toEqual(
    expect.arrayContaining([
      './standard-quilt/StandardQuiltScreen.tsx',
      './block-selection/BlockSelectionScreen.tsx',
    ]),
  );
});

it.each(tables)('%s has its document opened before it is shown', async (file) => {
  expect(await modules[file]?.()).toHaveProperty('open', expect.any(Function));
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blockFamilies, premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { libraryFabrics } from '../src/library/cloth/library-fabrics.js';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** The maximum number of lines of each document. */
const lengths = {
  'README.md': 150,
  'ARCHITECTURE.md': 250,
  'shared/README.md': 100,
  'workers/README.md': 100,
  'web/README.md': 100,
  'api/README.md': 100,
};

it.each(Object.entries(lengths))('keeps %s within %i lines', (path, most) => {
  expect(read(path).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});

it.each(Object.keys(lengths))('names only files and folders that exist in %s', (path) => {
  const folder = new URL(path, root);
  const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(new URL(link, folder)))).toEqual([]);
  const inCode = [...read(path).matchAll(/`((?:shared|workers|web|api|e2e)\/[\w./-]+)`/g)].map(
    ([, name = '']) => name,
  );
  // Builds create `dist`. A name may leave out the extension .ts.
  const missing = inCode.filter(
    (name) => !existsSync(new URL(name, root)) && !existsSync(new URL(`${name}.ts`, root)),
  );
  expect(missing).toEqual([]);
});

/** Returns the cells of each row of a Markdown table after `heading`, by the row's first cell. */
function tableAfter(text: string, heading: string): Map<string, string[]> {
  const [, section = ''] = text.slice(text.indexOf(heading)).split(/^## /m);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return new Map(
    rows.map((row) => {
      const [name = '', ...cells] = row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return [name, cells];
    }),
  );
}

it('repeats the speeds that the benchmark measured', () => {
  const measured = tableAfter(read('e2e/bench/results.md'), '## 105,625 shapes');
  const names = ['first paint', 'pan, whole frame', 'recolour a layer', 'drag over the quilt', 'heap, MB'];
  const repeated = tableAfter(read('README.md'), '## Speed');
  for (const name of names) {
    const [ours, konva, , svg] = measured.get(name) ?? [];
    expect(repeated.get(name), name).toEqual([ours, konva, svg]);
  }
});

it('states the size of the library', () => {
  const text = read('README.md').replaceAll(/\s+/g, ' ');
  const offered = libraryFabrics.filter(({ paletteNum }) => paletteNum > 0);
  expect(text).toContain(`${premadeBlocks.length} blocks in ${Object.keys(blockFamilies).length} families`);
  expect(text).toContain(
    `${offered.length} fabrics in ${new Set(offered.map(({ paletteNum }) => paletteNum)).size} palettes`,
  );
});

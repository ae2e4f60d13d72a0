import { expect, it } from 'vitest';
import { TABLES } from '../app/tables';

/* Read, not run: the screens' modules take long to load. */
const sources = import.meta.glob<string>('./*/*Screen.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The screens that edit documents, recognised by their `<Workspace>`. */
const tables = Object.keys(sources).filter((file) => sources[file]?.includes('<Workspace'));

it('finds the editors, each with its page', () => {
  const names = tables.map((file) => /(\w+)\.tsx$/.exec(file)?.[1] ?? '');
  expect(names.sort()).toEqual(Object.values(TABLES).sort());
});

it.each(tables)('%s opens its document before it is shown', (file) => {
  expect(sources[file]).toMatch(/^export (const|function) open\b/m);
});

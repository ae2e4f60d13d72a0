import { expect, it } from 'vitest';
import { EDITORS } from '../app/editors/editors';

/* Reads the sources of the screens instead of importing them, because the modules take long to load. */
const sources = import.meta.glob<string>('./*/*Screen.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The screens that edit documents, recognised by their `<Workspace>`. */
const editors = Object.keys(sources).filter((file) => sources[file]?.includes('<Workspace'));

it('finds the editors, each with its page', () => {
  const names = editors.map((file) => /(\w+)\.tsx$/.exec(file)?.[1] ?? '');
  expect(names.sort()).toEqual(Object.values(EDITORS).sort());
});

it.each(editors)('%s opens its document before it is shown', (file) => {
  expect(sources[file]).toMatch(/^export (const|function) open\b/m);
});

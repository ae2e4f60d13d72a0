import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/* One folder has the texts of printed pages, so that another language changes no other file. */

const root = new URL('../workers/src/kernels/print/', import.meta.url).pathname;
/** Two words, or a word that begins a sentence. */
const TEXT = /\p{L}{2,} \p{L}{2,}|^\p{Lu}\p{Ll}+/u;

/** Returns the sources of the pages. The folder `pdf` writes the commands of a PDF, which look like texts. */
function sources() {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.ts$/.test(path) && !/^(?:texts|pdf)\/|\.(?:test|fixture)\.ts$/.test(path),
  );
}

/** Returns the strings of a source, except those that name a module or are part of an error or a type. */
function stringsIn(path) {
  const source = ts.createSourceFile(path, readFileSync(root + path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('only the folder of texts has words of printed pages', () => {
  const paths = sources();
  expect(paths).toContain('cover/cover-page.ts');
  const found = paths.flatMap((path) =>
    stringsIn(path).flatMap((text) => (TEXT.test(text) ? [`${path}: ${text}`] : [])),
  );
  expect(found).toEqual([]);
});

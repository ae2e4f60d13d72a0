import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/*
 * One folder has the pages' own texts, so that they are found in one place. Words that pages share with the screen, such
 * as the names of patches (`patches/patch-words.ts`), stay in the folders of their kernels.
 */

const root = new URL('../workers/src/kernels/print/', import.meta.url).pathname;
/** Two words, or a word that begins a sentence. */
const TEXT = /\p{L}{2,} \p{L}{2,}|^\p{Lu}\p{Ll}+/u;
/** Any word. The second argument of `text` is printed, so not even a single lowercase word may be there. */
const WORD = /\p{L}{2,}/u;

/** Returns the sources of the pages. The folder `pdf` writes the commands of a PDF, which look like texts. */
function sources() {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.ts$/.test(path) && !/^(?:texts|pdf)\/|\.(?:test|fixture)\.ts$/.test(path),
  );
}

/** True for a string, and for each part of a template. */
const isString = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** True for the argument of a call of `text` that is printed. */
const isPrinted = (node) =>
  ts.isCallExpression(node.parent) &&
  node.parent.expression.getText() === 'text' &&
  node.parent.arguments[1] === node;

/** Returns the texts in a source. Names of modules and parts of errors and types are no texts. */
function textsIn(path) {
  const source = ts.createSourceFile(path, readFileSync(root + path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) return;
    if (isString(node) && (isPrinted(node) ? WORD : TEXT).test(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('only the folder of texts has texts of printed pages', () => {
  const paths = sources();
  expect(paths).toContain('cover/cover-page.ts');
  const found = paths.flatMap((path) => textsIn(path).map((text) => `${path}: ${text}`));
  expect(found).toEqual([]);
});

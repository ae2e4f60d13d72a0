import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/*
 * One folder has the pages' own texts, so that they are found in one place. Words that pages share with the screen, such
 * as the names of patches (`patches/patch-words.ts`), stay in the folders of their kernels.
 */

const root = new URL('../workers/src/kernels/print/', import.meta.url).pathname;
/** Matches a text for people: two words side by side, or a capitalised word at the start of the string. */
const TEXT = /\p{L}{2,} \p{L}{2,}|^\p{Lu}\p{Ll}+/u;
/**
 * Matches any word. The second argument of a call of `text` is always printed, so one lowercase word is enough there.
 */
const WORD = /\p{L}{2,}/u;

/**
 * Returns the paths of the source files that write the pages of a PDF. Leaves out the folder `pdf`, whose PDF commands
 * look like texts.
 */
function sources() {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.ts$/.test(path) && !/^(?:texts|pdf)\/|\.(?:test|fixture)\.ts$/.test(path),
  );
}

/** True for a syntax node that is a string literal, or one of the constant parts of a template literal. */
const isString = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** True for a syntax node that is the second argument of a call of `text`, which is printed. */
const isPrinted = (node) =>
  ts.isCallExpression(node.parent) &&
  node.parent.expression.getText() === 'text' &&
  node.parent.arguments[1] === node;

/** Returns the texts for people in a source file. Import paths, types and thrown errors are left out. */
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

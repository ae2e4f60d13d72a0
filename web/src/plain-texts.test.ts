import ts from 'typescript';
import { expect, it } from 'vitest';

const root = `${import.meta.dirname}/../../`;

/** Words that texts of the product don't use, with their replacements. */
const banned: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bcloths?\b/i, 'fabric'],
  [/\b(on|off|to|from) (the|your) tables?\b/i, 'open, or on the canvas'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bfetch(ed|es|ing)?\b/i, 'load'],
  [/\b(told|stands?)\b/i, 'show, or name what does it'],
  [/\bby keys\b/i, 'by keyboard'],
  [/\b(what|that) lies (here|there)\b|\b(all|none) of it\b|\b(lies|stand|come) here\b/i, 'name the thing'],
  [/\bsign(ed)? (in|out)\b/i, 'log in, log out'],
  [/\bsuffices?\b|\bdressed\b/i, 'the usual word'],
];

it('says the texts of the product without banned words', () => {
  expect(faults()).toEqual([]);
});

function faults(): string[] {
  const files = ['web/src', 'workers/src', 'shared/src', 'api/src'].flatMap((folder) =>
    ts.sys.readDirectory(`${root}${folder}`, ['.ts', '.tsx'], ['**/library/**', '**/docs/**']),
  );
  return files
    .filter((name) => !/\.(test|fixture)\.|\.d\.ts$|-command\.ts$/.test(name))
    .flatMap((name) => faultsIn(name));
}

function faultsIn(name: string): string[] {
  const text = ts.sys.readFile(name) ?? '';
  // Most files have no such word, so that they aren't parsed.
  if (!banned.some(([word]) => word.test(text))) return [];
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    const shown = shownText(node);
    const fault = shown !== null && banned.find(([word]) => word.test(shown));
    if (fault) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${name.slice(root.length)}:${String(line)} “${shown}”: say ${fault[1]}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Names of modules, faults of the program, and the descriptions of calls, which only developers read. */
function isForDevelopers(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    (ts.isThrowStatement(node) && /^new Error\b/.test(node.expression.getText())) ||
    (ts.isPropertyAssignment(node) && node.name.getText() === 'summary') ||
    (ts.isJsxAttribute(node) &&
      /^(className|id|key|aria-(labelledby|describedby))$/.test(node.name.getText()))
  );
}

/**
 * Returns the text that a node shows, with … in place of variable parts. Null if the node isn't a text of several words
 * or one capitalised word.
 */
function shownText(node: ts.Node): string | null {
  const text = ts.isJsxText(node) || ts.isStringLiteralLike(node) ? node.text : templateText(node);
  const line = text?.replace(/\s+/g, ' ').trim() ?? '';
  if (line.startsWith('<')) return null;
  return line.includes(' ') || /^[A-Z][a-z]+$/.test(line) ? line : null;
}

function templateText(node: ts.Node): string | null {
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

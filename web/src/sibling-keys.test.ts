import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * React keeps a child whose key equals the key of a sibling, even after its key changes. The old child then stays on
 * the screen beside the new child, although its document is gone.
 */

const folder = `${import.meta.dirname}/`;

test('siblings have different keys', () => {
  const screens = ts.sys.readDirectory(folder, ['.tsx'], ['**/*.test.tsx']);
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.flatMap(faultsOf)).toEqual([]);
});

function faultsOf(path: string): string[] {
  const file = ts.createSourceFile(path, ts.sys.readFile(path) ?? '', ts.ScriptTarget.Latest, true);
  const named = new Map<string, ts.Expression>();
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      named.set(node.name.text, node.initializer);
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const keys = [...childrenOf(node)].map((child) => keyOf(child, named));
      const twice = keys.find((key, index) => key !== undefined && keys.indexOf(key) < index);
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      if (twice !== undefined) found.push(`${path.slice(folder.length)}:${String(line + 1)} ${twice}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns the children of an element. A variable in two places, of which one shows at a time, counts as one child. */
function childrenOf({ children }: ts.JsxElement | ts.JsxFragment): Iterable<ts.Node> {
  const shown = (child: ts.Node): ts.Node =>
    ts.isJsxExpression(child) && child.expression && ts.isBinaryExpression(child.expression)
      ? child.expression.right
      : child;
  return new Map(children.map((child) => [shown(child).getText(), child])).values();
}

/** Returns the text of a child's key; undefined if it has none. A variable stands for the element that it holds. */
function keyOf(node: ts.Node, named: ReadonlyMap<string, ts.Expression>): string | undefined {
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return node.expression && keyOf(node.expression, named);
  if (ts.isBinaryExpression(node)) return keyOf(node.right, named);
  if (ts.isConditionalExpression(node)) return keyOf(node.whenTrue, named) ?? keyOf(node.whenFalse, named);
  if (ts.isIdentifier(node)) {
    const element = named.get(node.text);
    return element && !ts.isIdentifier(element) ? keyOf(element, named) : undefined;
  }
  const opening = ts.isJsxElement(node) ? node.openingElement : node;
  if (!ts.isJsxOpeningElement(opening) && !ts.isJsxSelfClosingElement(opening)) return undefined;
  for (const each of opening.attributes.properties)
    if (ts.isJsxAttribute(each) && each.name.getText() === 'key') return each.initializer?.getText();
  return undefined;
}

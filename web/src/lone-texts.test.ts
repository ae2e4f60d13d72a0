import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * A browser that translates the page replaces text nodes with its own. React then still finds elements, but not a text
 * node with siblings. So a text that changes, appears or disappears must be the only child of its element.
 */

const web = `${import.meta.dirname}/../`;

/** A child of JSX: text that stays, text that changes, a node that may be a text, one that may be missing, an element. */
type Child = 'text' | 'changing text' | 'maybe text' | 'maybe element' | 'element';

test('a text that changes, comes or goes is the only child of its element', () => {
  expect(faults()).toEqual([]);
});

function faults(): string[] {
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${web}tsconfig.json`, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    web,
  );
  const screens = fileNames.filter((name) => name.endsWith('.tsx') && !name.includes('.test.'));
  const program = ts.createProgram(screens, options);
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const name of screens) {
    const file = program.getSourceFile(name);
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const rendered = node.children.filter(isRendered);
        const isFragment = ts.isJsxFragment(node);
        // An only child can't break the rule, so its type isn't needed.
        const children =
          isFragment || rendered.length > 1 ? rendered.map((child) => kindOf(child, checker)) : [];
        const fault = faultOf(children, isFragment);
        const at = file?.getLineAndCharacterOfPosition(node.getStart()).line ?? 0;
        if (fault) found.push(`${name.replace(/^.*\/web\//, 'web/')}:${String(at + 1)} ${fault}`);
      }
      ts.forEachChild(node, visit);
    };
    if (file) visit(file);
  }
  return found;
}

function faultOf(children: readonly Child[], isFragment: boolean): string | undefined {
  const isText = (child: Child) => child !== 'element' && child !== 'maybe element';
  if (isFragment && children.some(isText)) return 'a fragment holds a text';
  if (children.length < 2) return undefined;
  if (children.some((child) => child === 'changing text' || child === 'maybe text'))
    return 'a text that changes has neighbours';
  const first = children.indexOf('maybe element');
  return first >= 0 && children.slice(first).includes('text')
    ? 'a text follows what comes and goes'
    : undefined;
}

const isRendered = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || child.expression !== undefined;

function kindOf(child: ts.JsxChild, checker: ts.TypeChecker): Child {
  if (ts.isJsxText(child)) return 'text';
  if (!ts.isJsxExpression(child) || !child.expression) return 'element';
  if (ts.isStringLiteral(child.expression)) return 'text';
  const type = checker.getTypeAtLocation(child.expression);
  const members = type.isUnion() ? type.types : [type];
  const has = (flags: ts.TypeFlags) => members.some((member) => member.flags & flags);
  // This is ReactNode, React's own type for anything. A node of this type is checked where it is created.
  if (has(ts.TypeFlags.BigIntLike)) return 'element';
  // React renders nothing for an empty text, as `name && <b>{name}</b>` may give.
  const isText = (member: ts.Type) =>
    (member.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0 &&
    !(member.isStringLiteral() && member.value === '');
  if (members.every(isText)) return 'changing text';
  return members.some(isText) ? 'maybe text' : 'maybe element';
}

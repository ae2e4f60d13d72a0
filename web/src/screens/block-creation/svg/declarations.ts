/** The most entities that a drawing may declare. Some programs declare about ten namespaces as entities. */
const MOST_ENTITIES = 20;

const doctype = /<!DOCTYPE(?:[^[>"']+|"[^"]*"|'[^']*')*/y;
const blanks = /\s*/y;
/** A short entity without elements or other entities in it. */
const shortEntity = /<!ENTITY\s+[\w.:-]+\s+(?:"[^"<&]{0,100}"|'[^'<&]{0,100}')\s*>/y;

/**
 * True if an XML document declares things that can make the parsed text much longer than the document: long or many
 * entities, or attributes that each element gets. A document without these gets at most 34 times as long: the shortest
 * reference has 3 characters, and an entity at most 100.
 */
export function growsOnReading(text: string): boolean {
  let at = withoutComments(text, 0);
  const opening = matchAt(doctype, text, at);
  if (opening === null) return false;
  at += opening;
  if (text.charAt(at) !== '[') return false;
  at++;
  for (let count = 0; count <= MOST_ENTITIES; count++) {
    at = withoutComments(text, at);
    if (text.charAt(at) === ']') return false;
    const entity = matchAt(shortEntity, text, at);
    if (entity === null) return true;
    at += entity;
  }
  return true;
}

/** Returns the place after the white space, comments and processing instructions that begin at a place. */
function withoutComments(text: string, start: number): number {
  let at = start;
  for (;;) {
    at += matchAt(blanks, text, at) ?? 0;
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?', at) ? '?>' : null;
    if (end === null) return at;
    const found = text.indexOf(end, at + 2);
    if (found < 0) return text.length;
    at = found + end.length;
  }
}

/** Returns the length of a sticky pattern's match at a place; null if it doesn't match there. */
function matchAt(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? null;
}

/** The position at which a text stops being valid JSON, and the reason. */
export interface JsonFault {
  /** True if the text ends before its last value is complete. */
  endsTooEarly: boolean;
  /** The line of the fault, counted from 1. `column` is also counted from 1. */
  line: number;
  column: number;
  /** The fault in words, for use after “at line 3, column 5: ”. */
  what: string;
}

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

const expectedWords: Record<Expected, string> = {
  value: 'a value is expected',
  'value or end': 'a value or “]” is expected',
  key: 'a name in double quotes is expected',
  'key or end': 'a name in double quotes or “}” is expected',
  colon: '“:” is expected',
  'comma or end': 'a comma or a closing bracket is expected',
  nothing: 'nothing more is expected',
};

const blank = /[ \t\n\r]*/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** Matches a character that continues an invalid number or word. */
const rest = /[\w.+-]/y;

/**
 * Returns the first fault in a JSON text; null if the text is valid JSON. The function takes time proportional to the
 * length of the text.
 */
export function jsonFault(json: string): JsonFault | null {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  /**
   * The index of the last character read, if it is a comma; spaces don't count. Otherwise null. A comma before a
   * closing bracket is the most frequent mistake.
   */
  let comma: number | null = null;
  const fault = (index: number, what: string): JsonFault => ({
    ...placeOf(json, index),
    what,
    endsTooEarly: false,
  });
  const match = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const [found = null] = pattern.exec(json) ?? [];
    if (found !== null) at += found.length;
    return found !== null;
  };
  const afterValue = (): Expected => (open.length > 0 ? 'comma or end' : 'nothing');

  for (;;) {
    match(blank);
    if (at >= json.length) return expected === 'nothing' ? null : ended(json);
    const sign = json.charAt(at);
    if (sign === '/' || sign === '#') return fault(at, 'comments are not part of JSON');
    const isClosing = sign === '}' || sign === ']';
    if (isClosing && comma !== null) return fault(comma, `no comma may come before “${sign}”`);
    comma = null;
    if (isClosing && expected.endsWith('or end')) {
      if ((open.at(-1) === '{') !== (sign === '}'))
        return fault(at, `“${sign}” closes a bracket that isn’t open`);
      open.pop();
      at++;
      expected = afterValue();
    } else if (expected === 'comma or end' && sign === ',') {
      comma = at++;
      expected = open.at(-1) === '{' ? 'key' : 'value';
    } else if (expected === 'colon' && sign === ':') {
      at++;
      expected = 'value';
    } else if (expected.startsWith('value') && (sign === '{' || sign === '[')) {
      open.push(sign);
      at++;
      expected = sign === '{' ? 'key or end' : 'value or end';
    } else if (sign === '"' && /^(?:value|key)/.test(expected)) {
      const end = endOfText(json, at);
      if (typeof end !== 'number') return end ? fault(end.index, end.what) : ended(json);
      at = end;
      expected = expected.startsWith('key') ? 'colon' : afterValue();
    } else if (expected.startsWith('value')) {
      const start = at;
      if (!match(scalar) || match(rest))
        return isCutWord(json, start) ? ended(json) : fault(start, expectedWords[expected]);
      expected = afterValue();
    } else return fault(at, expectedWords[expected]);
  }
}

/**
 * Returns the index after the closing quote of a string that starts at `start`. Returns the fault if the string is
 * invalid, and null if the file ends before the closing quote.
 */
function endOfText(json: string, start: number): number | { index: number; what: string } | null {
  for (let at = start + 1; at < json.length; at++) {
    const sign = json.charAt(at);
    if (sign === '"') return at + 1;
    if (sign < ' ') return { index: at, what: 'a text in quotes must end on its own line' };
    if (sign !== '\\') continue;
    const [escape] = /^(?:["\\/bfnrt]|u[\da-fA-F]{4})/.exec(json.slice(at + 1, at + 6)) ?? [];
    if (escape === undefined)
      return /^(?:u[\da-fA-F]*)?$/.test(json.slice(at + 1, at + 6))
        ? null
        : { index: at, what: 'a “\\” can’t come before the next character' };
    at += escape.length;
  }
  return null;
}

/** True if the file ends within the number or word that starts at `start`. */
function isCutWord(json: string, start: number): boolean {
  const word = json.slice(start, start + 30);
  return (
    start + word.length === json.length &&
    (/^-?[\d.eE+-]*$/.test(word) || ['true', 'false', 'null'].some((each) => each.startsWith(word)))
  );
}

function ended(json: string): JsonFault {
  return { ...placeOf(json, json.length), what: 'the file ends too early', endsTooEarly: true };
}

function placeOf(json: string, index: number): Pick<JsonFault, 'line' | 'column'> {
  const before = json.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

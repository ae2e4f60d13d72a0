import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from './json-fault';

const words = (text: string) => {
  const fault = jsonFault(text);
  return fault && `${fault.line}:${fault.column} ${fault.what}`;
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('a text that is not JSON', () => {
  it.each([
    ['{\n  "a": 1,\n}', '2:9 no comma may come before “}”'],
    ['[1, 2, ]', '1:6 no comma may come before “]”'],
    ['{"a": 1 // one\n}', '1:9 comments are not part of JSON'],
    ['# a quilt\n{}', '1:1 comments are not part of JSON'],
    ['{a: 1}', '1:2 a name in double quotes or “}” is expected'],
    ["{'a': 1}", '1:2 a name in double quotes or “}” is expected'],
    ['{"a" 1}', '1:6 “:” is expected'],
    ['{"a": 1 "b": 2}', '1:9 a comma or a closing bracket is expected'],
    ['{"a": 01}', '1:7 a value is expected'],
    ['{"a": [1}', '1:9 “}” closes a bracket that isn’t open'],
    ['{} {}', '1:4 nothing more is expected'],
    ['{"a": "b\nc"}', '1:9 a text in quotes must end on its own line'],
    ['{"a": "b\\x"}  ', '1:9 a “\\” can’t come before the next character'],
  ])('%j is reported with its place', (text, said) => {
    expect(words(text)).toBe(said);
    expect(jsonFault(text)?.endsTooEarly).toBe(false);
  });

  it('ends too early at any cut', () => {
    const whole = JSON.stringify({ quilt: { name: 'A "b" \\ \u0001', sides: [-1.5e3, true, null, []] } });
    for (let end = 0; end < whole.length; end++)
      expect(jsonFault(whole.slice(0, end))).toMatchObject({ endsTooEarly: true });
  });

  it('has a fault exactly if JSON.parse throws', () => {
    const slip = fc.tuple(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '}', ']', '"', '/', ':', '1', 'e', '\\', '\n'),
    );
    fc.assert(
      fc.property(slip, ([json, place, sign]) => {
        const at = place % (json.length + 1);
        const text = json.slice(0, at) + sign + json.slice(at + (place % 2));
        expect(jsonFault(text) === null).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is read once, however deep or long', () => {
    expect(jsonFault('['.repeat(500_000))?.endsTooEarly).toBe(true);
    expect(jsonFault(`"${'a'.repeat(2_000_000)}`)?.endsTooEarly).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf as csvIn, type CsvForm } from './csv';
import { csvFormFor, csvForms } from './csv-form';

const csvOf = (rows: Parameters<typeof csvIn>[0], form: CsvForm = csvForms.commas) => csvIn(rows, form);

/** Reads comma-separated values by RFC 4180, character by character. */
function parsed(csv: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 1; at < csv.length; at++) {
    const sign = csv.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (csv.charAt(at + 1) === '"') [cell, at] = [`${cell}"`, at + 1];
      else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ',') [row, cell] = [[...row, cell], ''];
    else if (sign === '\r' && csv.charAt(at + 1) === '\n') {
      rows.push([...row, cell]);
      [row, cell, at] = [[], '', at + 1];
    } else cell += sign;
  }
  return rows;
}

describe('csvOf', () => {
  it('starts with the mark by which Excel recognises UTF-8, and ends each row with a line break', () => {
    expect(
      csvOf([
        ['Cloth', 'Yards'],
        ['Pond', 2.375],
      ]),
    ).toBe('\uFEFFCloth,Yards\r\nPond,2.375\r\n');
  });

  it('quotes text that would separate cells', () => {
    expect(csvOf([['Anna’s, 2″', 'a "b"', 'two\nlines']])).toBe(
      '\uFEFF"Anna’s, 2″","a ""b""","two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=HYPERLINK("http://x","y")'])(
    'doesn’t treat %j as a formula',
    (name) => {
      expect(parsed(csvOf([[name]]))).toEqual([[`'${name}`]]);
    },
  );

  it('separates columns by semicolons and writes decimal commas in languages that use these', () => {
    const rows = [['Anna’s; 2,5″', -0.5, 1234.125, 3, '=1+1;2']];
    expect(csvOf(rows, csvForms.decimalComma)).toBe(`\uFEFF"Anna’s; 2,5″";-0,5;1234,125;3;"'=1+1;2"\r\n`);
    expect(csvOf(rows, csvForms.semicolons)).toBe(`\uFEFF"Anna’s; 2,5″";-0.5;1234.125;3;"'=1+1;2"\r\n`);
  });

  it.each([
    ['en-US', 'commas'],
    ['en-GB', 'commas'],
    ['ja', 'commas'],
    ['de', 'decimalComma'],
    ['fr-CA', 'decimalComma'],
    ['pt-BR', 'decimalComma'],
    ['ru', 'decimalComma'],
  ])('are written in %s with %s', (language, form) => {
    expect(csvFormFor(language)).toBe(form);
  });

  it('leaves numbers unchanged, also negative ones', () => {
    expect(csvOf([[-0.5, 3]])).toBe('\uFEFF-0.5,3\r\n');
  });

  it('can be read again with any content in its cells', () => {
    const sign = fc.constantFrom('a', '"', ',', '\r', '\n', ' ', '=', '″', '\u202e');
    const text = fc.string({ unit: sign }).filter((each) => !/^[=\r]/.test(each));
    const table = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 });
    fc.assert(
      fc.property(table, (rows) => {
        expect(parsed(csvOf(rows))).toEqual(rows);
      }),
    );
  });
});

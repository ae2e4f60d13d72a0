/** The mark at the start of a file by which Excel recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Matches texts that a spreadsheet would run as a formula. Some spreadsheets accept the full-width signs of East Asia,
 * too.
 */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/**
 * The format of a table: the separator of its columns and the decimal mark of its numbers. Each language's
 * spreadsheets expect their own format.
 */
export interface CsvForm {
  separator: ',' | ';';
  decimalMark: '.' | ',';
}

/**
 * Returns rows as comma-separated values (RFC 4180), or separated by semicolons. A text that a spreadsheet would run as
 * a formula gets an apostrophe at its start, as OWASP advises. People can type such a text as a name. Numbers stay
 * numbers.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[], form: CsvForm): string {
  const lines = rows.map((row) => `${row.map((value) => cell(value, form)).join(form.separator)}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

function cell(value: string | number, { decimalMark }: CsvForm): string {
  // If the decimal mark is a comma, semicolons separate the columns, so a number needs no quotes.
  if (typeof value === 'number') return String(value).replace('.', decimalMark);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

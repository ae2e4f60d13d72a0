/** The mark by which Excel recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The characters that start a formula in a spreadsheet; some accept the wide characters of East Asia for the same. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** The separator of columns, and the decimal mark of numbers: spreadsheets follow the language of their machine. */
export interface CsvForm {
  separator: ',' | ';';
  decimalMark: '.' | ',';
}

/**
 * Returns rows as comma-separated values (RFC 4180), or separated by semicolons. A text that a spreadsheet would run as
 * a formula gets an apostrophe before it, as OWASP advises: people type names. Numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[], form: CsvForm): string {
  const lines = rows.map((row) => `${row.map((value) => cell(value, form)).join(form.separator)}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

function cell(value: string | number, { decimalMark }: CsvForm): string {
  // With a comma as decimal mark the columns are separated by semicolons, so a number needs no quotes.
  if (typeof value === 'number') return String(value).replace('.', decimalMark);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

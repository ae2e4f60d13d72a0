/** What Excel knows UTF-8 by. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet takes a text for a formula by; some take the wide signs of East Asia for the same. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** What parts the columns, and the decimal mark of numbers: spreadsheets go by the language of their machine. */
export interface CsvForm {
  separator: ',' | ';';
  decimalMark: '.' | ',';
}

/**
 * Rows as comma-separated values (RFC 4180), or parted by semicolons. A text that a spreadsheet would run as a formula gets
 * an apostrophe before it, as OWASP advises: names are typed by people. Numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[], form: CsvForm): string {
  const lines = rows.map((row) => `${row.map((value) => cell(value, form)).join(form.separator)}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

function cell(value: string | number, { decimalMark }: CsvForm): string {
  // With a comma as decimal mark the columns are parted by semicolons, so a number needs no quotes.
  if (typeof value === 'number') return String(value).replace('.', decimalMark);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** What Excel knows UTF-8 by. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet takes a text for a formula by; some take the wide signs of East Asia for the same. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/**
 * Rows as comma-separated values (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it,
 * as OWASP advises: names are typed by people. Numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

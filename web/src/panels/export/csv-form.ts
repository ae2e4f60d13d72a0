import { createDeviceStore } from '../../browser/storage/device-store';
import { isOneOf } from '../../browser/storage/guards';
import type { CsvForm } from './csv';

/** The formats of a table file (CSV), by name. */
export const csvForms = {
  commas: { separator: ',', decimalMark: '.' },
  semicolons: { separator: ';', decimalMark: '.' },
  decimalComma: { separator: ';', decimalMark: ',' },
} as const satisfies Record<string, CsvForm>;
export type CsvFormName = keyof typeof csvForms;

export const csvFormChoices: readonly { value: CsvFormName; name: string }[] = [
  { value: 'commas', name: '1.5 with ,' },
  { value: 'semicolons', name: '1.5 with ;' },
  { value: 'decimalComma', name: '1,5 with ;' },
];

const isFormName = isOneOf(csvFormChoices.map(({ value }) => value));

/** Returns the name of the format that spreadsheets in this language expect. */
export function csvFormFor(language: string): CsvFormName {
  const mark = new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return mark?.value === ',' ? 'decimalComma' : 'commas';
}

/**
 * Creates the store of the format chosen on this device. Before a choice, the store has the format for the browser's
 * language.
 */
export const createCsvForm = () => createDeviceStore('csv-form', isFormName, csvFormFor(navigator.language));

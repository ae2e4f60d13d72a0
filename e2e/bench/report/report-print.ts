import type { PrintFigures } from '../measures/print.js';
import { figure, linesOf, table, within } from './report-tables.js';

/** Returns the report's section on making a long PDF, in Markdown: goals and figures. */
export function reportPrint({ pages, blocks, time, first, gap, task }: PrintFigures): string {
  const what = `a PDF of ${String(pages)} pages`;
  return [
    '## Print',
    '',
    `A sampler of the ${String(blocks)} blocks of the library that have the most shapes, all kinds of pages, in the built product: from the ` +
      'press to the words that it is ready.',
    '',
    linesOf([
      within(what, '5,000 ms', 1, time, 5000),
      within(`${what}, the first time`, '5,000 ms', 1, first, 5000),
      within('the longest time between two frames meanwhile', '50 ms', 1, gap, 50),
    ]),
    '',
    table(
      ['', 'ms'],
      [
        [what, figure(time)],
        [`${what}, the first time`, figure(first)],
        ['the longest time between two frames meanwhile', figure(gap)],
        ['the longest task of the page meanwhile, where one took over 50 ms', task > 0 ? figure(task) : '–'],
      ],
    ),
  ].join('\n');
}

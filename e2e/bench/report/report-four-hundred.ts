import { HUNDREDS, type HundredsFigures } from '../measures/four-hundred.js';
import { figure, linesOf, table, within } from './report-tables.js';

/** The longest time in milliseconds after which an effect still seems immediate. */
const AT_ONCE = 100;

/** Returns the report's section on everyday actions with 400 placements, in Markdown. */
export function reportHundreds(figures: HundredsFigures): string {
  return [
    '## 400 placements',
    '',
    'A free form quilt of 400 placements of 12 blocks of 25 shapes in the built product, from the event’s time stamp to the frame that looks as at rest. *Put back* undoes the deletion of all; a cloth is each time one that was never shown.',
    '',
    linesOf([
      ...HUNDREDS.map((what) => within(what, `${String(AT_ONCE)} ms`, 1, figures[what].last, AT_ONCE)),
      within(
        'a cloth on all of them, its colour',
        `${String(AT_ONCE)} ms`,
        1,
        figures['a cloth on all of them'].first,
        AT_ONCE,
      ),
    ]),
    '',
    table(
      ['', 'a part of it shows, ms', 'all of it shows, ms'],
      HUNDREDS.map((what) => [what, figure(figures[what].first), figure(figures[what].last)]),
    ),
  ].join('\n');
}

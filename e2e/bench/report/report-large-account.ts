import type { AccountFigures } from '../measures/large-account.js';
import { figure, linesOf, table, within } from './report-tables.js';

/** The milliseconds between two frames of a display with 60 frames a second, plus a tenth for timers. */
const FRAME = 18.3;

/** Returns the report's section on *My Quilts* in accounts with few and with many quilts, in Markdown. */
export function reportLargeAccount(accounts: Record<number, AccountFigures>): string {
  const { 10: few, 1_000: many } = accounts;
  return [
    '## My Quilts with 10 and with 1,000 quilts',
    '',
    'The list of saved quilts in a browser that has fetched nothing yet, from the navigation to the first frame with cards, and to the first frame with a picture on every card in sight. The frames are those of 200 steps of scrolling, 40 pixels each.',
    '',
    linesOf([
      within('1,000 quilts, first cards', '10 quilts', 1.2, many?.cards, few?.cards),
      within('1,000 quilts, pictures in sight', '10 quilts', 1.2, many?.pictures, few?.pictures),
      within('1,000 quilts, a frame of scrolling', `${String(FRAME)} ms`, 1, many?.frame, FRAME),
    ]),
    '',
    table(
      ['quilts', 'first cards, ms', 'pictures in sight, ms', 'frame of scrolling, ms', '95th percentile, ms'],
      Object.entries(accounts).map(([count, { cards, pictures, frame, slowFrame }]) => [
        Number(count).toLocaleString('en'),
        ...[cards, pictures, frame, slowFrame].map(figure),
      ]),
    ),
  ].join('\n');
}

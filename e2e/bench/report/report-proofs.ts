import type { CheckedProofs } from '../../../web/bench/page-api.js';
import { figure, table } from './report-tables.js';

/** The maximum number of false claims to list. */
const MOST_LISTED = 10;

/**
 * Returns the report's section on cutting plans that claim to need the least fabric, in Markdown. It shows how many
 * plans make this claim, and which claims are false.
 */
export function reportProofs(checked: Record<string, CheckedProofs>): string {
  const wrong = Object.values(checked).flatMap((each) => each.wrong);
  return [
    '## Proofs of cutting plans',
    '',
    'Each plan’s claims beside the least length that other code finds among all strips, cut into columns of any pieces. ' +
      'Pairs: two sizes of squares, 1 to 10 inches by ¼, 2, 8, 14 or 20 of each, on 40 and 42 inches of cloth. ' +
      'Sets: two to five pieces of any sizes on 22 inches.',
    '',
    table(
      ['', 'checked', 'bought least by the proof, %', 'shortest by the proof, %', 'false claims', 'reached'],
      Object.entries(checked).map(([what, { checked, least, shortest, isWhole, wrong }]) => [
        what,
        `${checked.toLocaleString('en')}${isWhole ? '' : ', then the time was over'}`,
        figure((100 * least) / checked),
        figure((100 * shortest) / checked),
        String(wrong.length),
        wrong.length === 0 && isWhole ? 'yes' : '**no**',
      ]),
    ),
    ...(wrong.length > 0 ? ['', ...wrong.slice(0, MOST_LISTED).map((claim) => `- ${claim}`)] : []),
  ].join('\n');
}

import type { DraftingFigures } from '../../../web/bench/page-api.js';
import { faster, figure, linesOf, table, within } from './report-tables.js';

/** Returns the report's section on drafting by seams, in Markdown: goals and figures. */
export function reportDrafting({
  patches,
  stroke,
  corner,
  seam,
  bend,
  drawn,
  repeats,
  whole,
}: DraftingFigures): string {
  const previews = [
    { what: 'a stroke across the block', time: stroke, most: 16 },
    { what: 'a moved corner', time: corner, most: 8 },
    { what: 'a moved seam', time: seam, most: 8 },
    { what: 'a bent seam', time: bend, most: 8 },
    { what: 'a finished stroke, and a moved corner after it', time: drawn, most: 16 },
    { what: '32 mirrored repeats over the full block', time: repeats, most: 50 },
  ];
  const all = 'the seams found from the shapes alone';
  return [
    '## Drafting by seams',
    '',
    `A block of ${figure(patches)} patches. What the page computes in a frame of a gesture: the pointer is snapped, the ` +
      'command is tried, and the patches that it changes are found.',
    '',
    linesOf([
      ...previews.map(({ what, time, most }) => within(what, `${most} ms`, 1, time, most)),
      faster('a moved corner', all, 5, corner, whole),
    ]),
    '',
    table(['', 'ms'], [...previews.map(({ what, time }) => [what, figure(time)]), [all, figure(whole)]]),
  ].join('\n');
}

import type { SewnFigures } from '../measures/as-sewn.js';
import { figure, linesOf, table, within } from './report-tables.js';

/** The milliseconds between two frames of a display with 60 frames a second, plus a tenth for timers. */
const FRAME = 18.3;

/** Returns the report's section on quilts that are shown as sewn, in Markdown. */
export function reportAsSewn({ floor, switchOn, frames, pictures }: SewnFigures): string {
  const { '1k': small, '100k': large } = frames;
  const sewn = Object.entries(pictures).filter(([name]) => !name.includes('designed'));
  return [
    '## As sewn',
    '',
    'Quilts as sewn, with crosshatch or echo quilting: from the switch until a King is shown as sewn, frames of moving the view, and pictures with 8,000 pixels on the longer side. Work is the processor’s time of the process that makes the picture, and memory the most that it had at any time, with the page’s own.',
    '',
    linesOf([
      within('switching on, a King', '600 ms', 1, switchOn, 600),
      within('100k pan', 'a copy of the canvas', 3, large.pan, floor),
      within('100k pan', 'pan of 1k', 2, large.pan, small.pan),
      within('100k pinch, 95th percentile', 'its median', 3, large.pinch95, large.pinch),
      within('100k pinch, worst frame', '16.7 ms', 1, large.pinchWorst, 16.7),
      ...sewn.flatMap(([name, { seconds, megabytes, frame95 }]) => [
        within(`a picture of ${name}`, '15 s', 1, seconds, 15),
        within(`a picture of ${name}, memory`, '700 MB', 1, megabytes, 700),
        within(
          `a picture of ${name}, 95th percentile of the page’s frames`,
          `${FRAME} ms`,
          1,
          frame95,
          FRAME,
        ),
      ]),
    ]),
    '',
    table(
      ['', 'pan, ms', 'zoom, ms', 'zoom, 95th percentile', 'zoom, worst frame'],
      Object.entries(frames).map(([size, { pan, pinch, pinch95, pinchWorst }]) => [
        `${size} shapes`,
        ...[pan, pinch, pinch95, pinchWorst].map(figure),
      ]),
    ),
    '',
    table(
      [
        '8,000 pixels',
        's',
        'work, s',
        'memory, MB',
        'file, MB',
        'the page’s frame, ms',
        '95th percentile, ms',
      ],
      Object.entries(pictures).map(([name, { seconds, work, megabytes, file, frame, frame95 }]) => [
        name,
        ...[seconds, work, megabytes, file, frame, frame95].map(figure),
      ]),
    ),
  ].join('\n');
}

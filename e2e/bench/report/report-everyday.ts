import { EVERYDAY, SPEEDS, type EverydayFigures } from '../measures/everyday.js';
import { FIRSTS, type FirstTimes } from '../measures/first-times.js';
import { figure, linesOf, table, within } from './report-tables.js';

const CLOTH = 'a cloth never shown';

/** Returns the report's section on everyday changes, in Markdown: goals and figures. */
export function reportEveryday({ times, count, load }: EverydayFigures): string {
  const changes = EVERYDAY.filter((what) => what !== CLOTH);
  return [
    '## Everyday',
    '',
    'From the event’s time stamp to the frame that looks as at rest: a King quilt of 81 blocks of about 25 shapes in ' +
      'the built product with all its panels, and beside it a plain canvas whose page fills every patch anew. Both at ' +
      'full speed, slowed by the browser to a quarter, and beside a program that keeps a core busy. ' +
      `${count} of each; the machine’s load average went from ${figure(load[0])} to ${figure(load[1])}.`,
    '',
    linesOf([
      ...SPEEDS.flatMap((speed) => {
        const { ours, plain } = times[speed];
        const [cloth, other] = [ours[CLOTH], plain[CLOTH]];
        return [
          ...changes.map((what) =>
            within(`${what}, ${speed}`, 'the plain canvas', 1.2, ours[what].last, plain[what].last),
          ),
          within(`${CLOTH}, its colour, ${speed}`, 'the plain canvas', 1.3, cloth.first, other.first),
          within(`${CLOTH}, its print, ${speed}`, 'the plain canvas', 1.2, cloth.last, other.last),
        ];
      }),
      ...changes.map((what) => within(what, '40 ms', 1, times['at full speed'].ours[what].last, 40)),
      within(`${CLOTH}, its colour`, '40 ms', 1, times['at full speed'].ours[CLOTH].first, 40),
      within(`${CLOTH}, its print`, '80 ms', 1, times['at full speed'].ours[CLOTH].last, 80),
    ]),
    '',
    table(
      ['', ...SPEEDS.flatMap((speed) => [`Quiltwright, ${speed}`, `a plain canvas, ${speed}`])],
      EVERYDAY.flatMap((what) => {
        const figures = (moment: 'first' | 'last') =>
          SPEEDS.flatMap((speed) => [
            figure(times[speed].ours[what][moment]),
            figure(times[speed].plain[what][moment]),
          ]);
        if (what !== CLOTH) return [[what, ...figures('last')]];
        return [
          [`${what}, its colour`, ...figures('first')],
          [`${what}, its print`, ...figures('last')],
        ];
      }),
    ),
  ].join('\n');
}

/**
 * Returns the report's section on the first time that an action is done in a newly opened editor. The section has goals
 * and figures, in Markdown.
 */
export function reportFirstTimes({ times, count, load }: FirstTimes): string {
  return [
    '## First times',
    '',
    'The first press in an editor just opened, in a browser that has fetched nothing before, half a second after its ' +
      'panels show, or its quilt if there is one. “Warmed” is the same press ' +
      'again after an undo; a cloth is each time one that was never shown. From the event’s time ' +
      `stamp to the frame that looks as at rest. ${count} of each; the machine’s load average went from ` +
      `${figure(load[0])} to ${figure(load[1])}.`,
    '',
    linesOf([
      ...FIRSTS.map((what) =>
        within(`the first ${what}`, 'warmed', 2, times[what].first.last, times[what].warmed.last),
      ),
      within('the first cloth, its colour', 'warmed', 2, times.cloth.first.first, times.cloth.warmed.first),
    ]),
    '',
    table(
      ['', 'first, ms', 'warmed, ms', 'first, a part of it shows, ms', 'warmed, a part of it shows, ms'],
      FIRSTS.map((what) => {
        const { first, warmed } = times[what];
        return [what, ...[first.last, warmed.last, first.first, warmed.first].map(figure)];
      }),
    ),
  ].join('\n');
}

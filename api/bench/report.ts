import type { Figures, Kind } from './plan.js';

const MOST_OF_BARE = 2;
const MOST_OF_QUIET = 5;

/** The figures as Markdown, and whether they are within what they must keep. */
export function report(
  compared: ReadonlyMap<Kind, readonly [ours: Figures, bare: Figures]>,
  quiet: Figures,
  storm: Figures,
): string {
  const lines = [...compared].map(([kind, [ours, bare]]) => [
    kind,
    ...[ours, bare].flatMap(({ perSecond, p50, p99 }) => [perSecond, p50, p99].map(figure)),
    ...[bare.perSecond / ours.perSecond, ours.p50 / bare.p50, ours.p99 / bare.p99].map(
      (ratio) => `${figure(ratio)}×${ratio <= MOST_OF_BARE ? '' : ' **no**'}`,
    ),
  ]);
  const ratio = storm.p99 / quiet.p99;
  return [
    `50 connections, each sending again as soon as it is answered, to the built server and to bare handlers of Express and MongoDB’s driver that do the same work on the same database, in turn; medians of the rounds, times in milliseconds. A ratio is how many times worse ours is: it must be at most ${String(MOST_OF_BARE)}×.`,
    '',
    ...table(
      ['', 'a second', 'p50', 'p99', 'bare: a second', 'p50', 'p99', 'ratio: a second', 'p50', 'p99'],
      lines,
    ),
    '',
    `While 25 connections sign in and 25 upload, 8 quilters save: their p99 must be below ${String(MOST_OF_QUIET)} times that without the others.`,
    '',
    ...table(
      ['', 'quiet', 'in the storm', 'ratio'],
      [
        ['p50', figure(quiet.p50), figure(storm.p50), `${figure(storm.p50 / quiet.p50)}×`],
        [
          'p99',
          figure(quiet.p99),
          figure(storm.p99),
          `${figure(ratio)}×${ratio < MOST_OF_QUIET ? '' : ' **no**'}`,
        ],
      ],
    ),
    '',
  ].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, n) => (n === 0 ? '---' : '--:'))), ...rows.map(line)];
}

/** Three significant digits. */
function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}

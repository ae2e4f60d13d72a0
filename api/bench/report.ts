import {
  type Compared,
  CONNECTIONS,
  type ComparedKind,
  type Figures,
  type Largest,
  PAUSE,
  SAVERS,
  STORM_HALF,
} from './plan.js';

/**
 * The limit for each call: how many times worse than the bare handlers the product may be. It applies to the answers a
 * second and to the median time.
 */
const MOST_OF_BARE: Readonly<Record<ComparedKind, number>> = {
  'read a quilt': 1.25,
  'list quilts': 1.3,
  'save a quilt': 1.4,
  'sign in': 1.2,
  upload: 1.3,
};
/**
 * The limit for the 99th percentile of the product's times, as a multiple of the bare handlers'. It is high, because
 * other programs on the machine slow down single answers.
 */
const MOST_OF_P99 = 2;
const MOST_OF_QUIET = 5;
/** The limit for the time to save or read the largest quilt, in milliseconds. */
const MOST_OF_LARGEST = 1000;

const FIGURES = ['answers', 'a second', 'p50', 'p99'];

/** Returns the results of the benchmark as Markdown, with a mark on each result beyond its limit. */
export function report(
  { cores, loadBefore }: { cores: number; loadBefore: number },
  compared: readonly Compared[],
  quiet: Figures,
  storm: Figures,
  largest: readonly Largest[],
): string {
  const lines = compared.map(({ kind, ours, bare }) => [
    kind,
    ...[ours, bare].flatMap(({ count, perSecond, p50, p99 }) => [count, perSecond, p50, p99].map(figure)),
    judged(bare.perSecond / ours.perSecond, MOST_OF_BARE[kind]),
    judged(ours.p50 / bare.p50, MOST_OF_BARE[kind]),
    judged(ours.p99 / bare.p99, MOST_OF_P99),
    `${String(MOST_OF_BARE[kind])}×`,
  ]);
  const ratio = storm.p99 / quiet.p99;
  return [
    `${String(CONNECTIONS)} connections, each sending again as soon as it is answered, to the built server and to bare ` +
      'handlers of Express and MongoDB’s driver that do the same work on the same database, in turn; the first answer ' +
      'of each connection is left out, times are in milliseconds. A ratio is how many times worse ours is. The ' +
      `first two must be at most the call’s limit, and that of p99 at most ${String(MOST_OF_P99)}×.`,
    '',
    `The server, the database and the load share ${String(cores)} cores, whose load average was ` +
      `${figure(loadBefore)} before. Ours reads one upload at a time by design, whatever the cores, while the bare ` +
      'handler uses them all: the ratio of uploads holds for two cores and is larger with more.',
    '',
    ...table(
      ['', ...FIGURES, ...['bare: answers', ...FIGURES.slice(1)], 'ratio: a second', 'p50', 'p99', 'limit'],
      lines,
    ),
    '',
    `While ${String(STORM_HALF)} connections sign in and ${String(STORM_HALF)} upload, ${String(SAVERS)} quilters save, ` +
      `each again ${String(PAUSE)} ms after an answer: their p99 must be below ${String(MOST_OF_QUIET)} times that ` +
      'without the others.',
    '',
    ...table(
      ['', 'quiet', 'in the storm', 'ratio'],
      [
        ['answers', figure(quiet.count), figure(storm.count), ''],
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
    'The largest quilt, 4,225 placements of 12 blocks of 25 shapes on 260 × 260 inches, is saved and read by one quilter: ' +
      `the p99 must be below ${String(MOST_OF_LARGEST)} ms.`,
    '',
    ...table(
      ['', 'answers', 'p50', 'p99'],
      largest.map(({ kind, figures: { count, p50, p99 } }) => [
        ...[kind, figure(count), figure(p50)],
        `${figure(p99)}${p99 < MOST_OF_LARGEST ? '' : ' **no**'}`,
      ]),
    ),
    '',
  ].join('\n');
}

/** Returns a ratio, with a mark if it is above its limit. */
export function judged(ratio: number, most: number): string {
  return `${figure(ratio)}×${ratio <= most ? '' : ' **no**'}`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, n) => (n === 0 ? '---' : '--:'))), ...rows.map(line)];
}

/** Returns a number as text, rounded to three significant digits. */
export function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}

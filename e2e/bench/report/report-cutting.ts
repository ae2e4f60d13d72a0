import type { CutFabric, CuttingFigures } from '../../../web/bench/page-api.js';
import { quantile } from '../measurements.js';
import { figure, linesOf, table, within } from './report-tables.js';

const INCHES_OF_EIGHTH_YARD = 4.5;
const WORST = 10;

const WAYS = [
  ['our plans', 'length'],
  ['first fit', 'firstFit'],
  ['strips per size', 'perSize'],
] as const;

/** Returns the report's section on cutting plans, in Markdown: goals and figures. */
export function reportCutting({ fabrics, largest, recoloured }: CuttingFigures): string {
  const large = fabrics.filter(({ length }) => length > 36);
  const gaps = (of: (typeof WAYS)[number][1]) =>
    large.map((fabric) => (100 * (fabric[of] - fabric.bound)) / fabric.bound);
  const share = (test: (fabric: CutFabric) => boolean) =>
    (100 * fabrics.filter(test).length) / fabrics.length;
  const sameEighth = (of: (typeof WAYS)[number][1]) =>
    share((fabric) => eighthsOf(fabric[of]) === eighthsOf(fabric.bound));
  const unproven = share(({ proven }) => !proven);
  const quilt = 'plan of 4,225 placements of 12 blocks';
  const worst = [...fabrics].sort((a, b) => b.length - b.bound - (a.length - a.bound)).slice(0, WORST);
  return [
    '## Cutting',
    '',
    `Each block of the library 64 times in a quilt: ${String(fabrics.length)} fabrics, of which ${String(large.length)} ` +
      'take over a yard, with nothing to spare. The bound is that of strips; the gap is what a plan takes above it.',
    '',
    linesOf([
      within('fabrics that aren’t proven, in %', '2 %', 1, unproven, 2),
      within(
        'fabrics bought in more eighths of a yard than the bound, in %',
        '40 %',
        1,
        100 - sameEighth('length'),
        40,
      ),
      within('gap over a yard, median, in %', '1.5 %', 1, quantile(gaps('length'), 0.5), 1.5),
      within('gap over a yard, 90th percentile, in %', '6 %', 1, quantile(gaps('length'), 0.9), 6),
      within(quilt, '300 ms', 1, largest, 300),
    ]),
    '',
    table(
      ['', 'same ⅛ yard as the bound, %', 'gap over a yard, median, %', '90th percentile, %'],
      WAYS.map(([title, of]) => [
        title,
        figure(sameEighth(of)),
        figure(quantile(gaps(of), 0.5)),
        figure(quantile(gaps(of), 0.9)),
      ]),
    ),
    '',
    table(
      ['', 'ms'],
      [
        [quilt, figure(largest)],
        [`${quilt}, after one recolour`, figure(recoloured)],
      ],
    ),
    '',
    'The largest gaps:',
    '',
    table(
      ['', 'inches', 'bound', 'gap', 'proven'],
      worst.map(({ name, length, bound, proven }) => [
        name,
        String(length),
        bound.toFixed(3),
        (length - bound).toFixed(3),
        proven ? 'yes' : 'no',
      ]),
    ),
  ].join('\n');
}

function eighthsOf(inches: number): number {
  return Math.ceil(inches / INCHES_OF_EIGHTH_YARD - 1e-6);
}

import type { CuttingFigures, DraftingFigures, PatchFigures } from '../../../web/bench/page-api.js';
import type { OutlineFigures } from '../measures/outlines.js';
import type { SewnFigures } from '../measures/as-sewn.js';
import type { BlockCreationFigures } from '../measures/block-creation.js';
import type { BlockFigures } from '../measures/block-editor.js';
import type { Opening } from '../measures/cold-editor.js';
import type { EverydayFigures } from '../measures/everyday.js';
import type { FirstTimes } from '../measures/first-times.js';
import type { HundredsFigures } from '../measures/four-hundred.js';
import type { FreeFormFigures, FreeFormQuilt } from '../measures/free-form.js';
import type { AccountFigures } from '../measures/large-account.js';
import type { Measured, SizeClick } from '../measurements.js';
import type { MovingFigures } from '../measures/moving.js';
import type { PrintFigures } from '../measures/print.js';
import { reportDrafting } from './report-drafting.js';
import { reportOutlines } from './report-outlines.js';
import { reportAsSewn } from './report-as-sewn.js';
import { reportCutting } from './report-cutting.js';
import { reportEveryday, reportFirstTimes } from './report-everyday.js';
import { reportHundreds } from './report-four-hundred.js';
import { reportLargeAccount } from './report-large-account.js';
import { reportPrint } from './report-print.js';
import { reportBlockCreation, reportBlocks, reportFreeForm, reportPatches } from './report-blocks.js';
import { COLUMNS, faster, figure, linesOf, table, within, type Line } from './report-tables.js';

/** All the results of a run. */
export interface Results {
  machine: string;
  /** The milliseconds to copy a whole canvas once. */
  floor: number;
  /** The figures of each page, by the quilt's size and then by the page's name. */
  quilts: Partial<Record<QuiltSize, Record<string, Measured>>>;
  /** The figures of a click on the size King, by the page's name. */
  sizeClick: Record<string, SizeClick>;
  kernels: Record<string, number>;
  patches: PatchFigures;
  drafting: DraftingFigures;
  cutting: CuttingFigures;
  /** Null if this part of the benchmark didn't run. */
  print: PrintFigures | null;
  moving: MovingFigures;
  /** Null if this part of the benchmark didn't run. */
  asSewn: SewnFigures | null;
  /** Null if this part of the benchmark didn't run. */
  everyday: EverydayFigures | null;
  firstTimes: FirstTimes | null;
  /**
   * The figures of opening each page, by the name of the page and of the awaited content. Null if they weren't
   * measured.
   */
  coldEditor: Record<string, Opening> | null;
  largeAccount: Record<number, AccountFigures> | null;
  /** Null if this part of the benchmark didn't run. */
  blocks: BlockFigures | null;
  /** Null if this part of the benchmark didn't run. */
  blockCreation: BlockCreationFigures | null;
  /** Null if this part of the benchmark didn't run. */
  hundreds: HundredsFigures | null;
  outlines: OutlineFigures;
  freeForm: Record<FreeFormQuilt, FreeFormFigures> | null;
}

/**
 * The names of the measured quilts: 1k, 10k and 100k shapes, and 9,801 copies of one block.
 */
export type QuiltSize = '1k' | '10k' | '100k' | 'copies';

const TITLES: Record<QuiltSize, string> = {
  '1k': '1,050 shapes',
  '10k': '10,000 shapes',
  '100k': '105,625 shapes',
  copies: 'One block 9,801 times, 245,025 shapes',
};

const ROWS: readonly (readonly [title: string, of: (page: Measured) => number])[] = [
  ['first paint', (page) => page.firstPaint],
  ['first paint of a new page', (page) => page.coldPaint],
  ['pan, work of a frame', (page) => page.pan],
  ['pan, whole frame', (page) => page.panFrame],
  ['recolour a layer', (page) => page.recolour],
  ['drag over the quilt', (page) => page.drag],
  ['pinch, median', (page) => page.pinch],
  ['pinch, 95th percentile', (page) => page.pinch95],
  ['pinch, worst frame', (page) => page.pinchWorst],
  ['hit test', (page) => page.hitTest],
  ['heap, MB', (page) => page.heap],
];

/** Returns the whole report in Markdown: the goals first, then all figures. */
export function report(results: Results): string {
  return [
    '# Benchmark',
    '',
    `Made by \`npm run bench\` on ${results.machine}; 1280 × 800 pixels at ratio 1. Medians in milliseconds. ` +
      'What each line means is said in `measurements.ts`. Machines differ and are noisy: trust the ratios. ' +
      'Each section is of the last run that measured it in full.',
    '',
    '## The bar',
    '',
    linesOf(barOf(results)),
    '',
    reportMoving(results.moving),
    '',
    reportPatches(results.patches),
    '',
    reportDrafting(results.drafting),
    '',
    reportCutting(results.cutting),
    '',
    reportOutlines(results.outlines),
    '',
    ...(results.print ? [reportPrint(results.print), ''] : []),
    ...(results.everyday ? [reportEveryday(results.everyday), ''] : []),
    ...(results.firstTimes ? [reportFirstTimes(results.firstTimes), ''] : []),
    ...(results.asSewn ? [reportAsSewn(results.asSewn), ''] : []),
    ...(results.coldEditor ? [reportColdEditor(results.coldEditor), ''] : []),
    ...(results.largeAccount ? [reportLargeAccount(results.largeAccount), ''] : []),
    ...(results.blocks ? [reportBlocks(results.blocks), ''] : []),
    ...(results.blockCreation ? [reportBlockCreation(results.blockCreation), ''] : []),
    ...(results.hundreds ? [reportHundreds(results.hundreds), ''] : []),
    ...(results.freeForm ? [reportFreeForm(results.freeForm), ''] : []),
    ...sizesOf(results).flatMap(([size, measured]) => [
      `## ${TITLES[size]}`,
      '',
      table(
        ['', ...Object.values(COLUMNS)],
        ROWS.map(([title, of]) => [
          title,
          ...Object.keys(COLUMNS).map((page) => {
            const measuredPage = measured[page];
            return measuredPage ? figure(of(measuredPage)) : '–';
          }),
        ]),
      ),
      '',
    ]),
    '## The rest',
    '',
    table(
      ['', 'ms'],
      [
        ['one copy of the whole canvas, the floor of a frame', figure(results.floor)],
        ...Object.entries(results.sizeClick).flatMap(([page, { painted, rested }]) => {
          const title = `a click on King with two 25-patch blocks, main thread, ${COLUMNS[page as keyof typeof COLUMNS]}`;
          return [
            [`${title}: until it is painted`, figure(painted)],
            [`${title}: until all is at rest`, figure(rested)],
          ];
        }),
        ...Object.entries(results.kernels).map(([name, time]) => [name, figure(time)]),
      ],
    ),
  ].join('\n');
}

/** Returns the report's section on moving shapes, in Markdown: goals and figures. */
export function reportMoving({ start, frame }: MovingFigures): string {
  const title = 'drag 1,000 shapes of a block at once';
  const pages = { ours: COLUMNS.ours, 'naive-konva': 'react-konva, a Transformer over a node a shape' };
  return [
    '## Moving by hand',
    '',
    linesOf([
      within(`${title}, a frame`, '8 ms', 1, frame['ours'], 8),
      faster(`${title}, a frame`, pages['naive-konva'], 20, frame['ours'], frame['naive-konva']),
    ]),
    '',
    table(
      ['', 'ms'],
      [
        [`${title}, the first frame`, figure(start)],
        ...Object.entries(frame).map(([page, time]) => [
          `${title}, a frame: ${pages[page as keyof typeof pages]}`,
          figure(time),
        ]),
      ],
    ),
  ].join('\n');
}

/** Returns the report's section on the loading of an editor, in Markdown: goals and figures. */
export function reportColdEditor(openings: Record<string, Opening>): string {
  const none: Opening = { first: NaN, paint: NaN, script: NaN };
  const panels = openings['an empty editor, its panels'] ?? none;
  const home = openings['the home page'] ?? none;
  const bare = openings['a bare page'] ?? none;
  return [
    '## An editor opened cold',
    '',
    'The standard quilt editor in a browser that has fetched nothing yet, from the navigation to the first paint, of its empty frame, and to the frame that shows its panels or its quilt. The bare page is a page of the same server whose only content is one word from React.',
    '',
    linesOf([
      within('the home page, first paint', 'the first paint of a bare page', 1.3, home.first, bare.first),
      within('an empty editor, first paint', 'the first paint of a bare page', 1.3, panels.first, bare.first),
      within('an empty editor, its panels', 'the first paint of a bare page', 2.5, panels.paint, bare.first),
      within('an empty editor, first paint', '400 ms', 1, panels.first, 400),
      within('an empty editor, its panels', '400 ms', 1, panels.paint, 400),
      within('an empty editor, script', '260 kB', 1, panels.script, 260_000),
    ]),
    '',
    table(
      ['', 'first paint, ms', 'ms', 'kB of script'],
      Object.entries(openings).map(([what, { first, paint, script }]) => [
        what,
        figure(first),
        figure(paint),
        figure(script / 1000),
      ]),
    ),
  ].join('\n');
}

/** Returns the goals for the canvas, each with the measured ratio. */
function barOf(results: Results): Line[] {
  const { '1k': small, '10k': middle, '100k': large } = results.quilts;
  const lines: Line[] = [];
  const naive = COLUMNS['naive-konva'];
  const { svg } = COLUMNS;
  if (large) {
    const { ours, 'naive-konva': konva, svg: patterns } = large;
    lines.push(
      faster('100k first paint', naive, 40, ours?.firstPaint, konva?.firstPaint),
      faster('100k first paint', svg, 25, ours?.firstPaint, patterns?.firstPaint),
      faster('100k pan', naive, 1000, ours?.pan, konva?.pan),
      faster('100k pan', svg, 400, ours?.pan, patterns?.panFrame),
      within('100k pan', 'a copy of the canvas', 3, ours?.pan, results.floor),
      within('100k pan', 'pan of 1k', 2, ours?.pan, small?.['ours']?.pan),
      faster('100k recolour a layer', naive, 50, ours?.recolour, konva?.recolour),
      faster('100k recolour a layer', svg, 50, ours?.recolour, patterns?.recolour),
      faster('100k drag', naive, 1000, ours?.drag, konva?.drag),
      faster('100k heap', naive, 100, ours?.heap, konva?.heap),
      faster('100k heap', svg, 40, ours?.heap, patterns?.heap),
      faster('100k hit test', naive, 50, ours?.hitTest, konva?.hitTest),
    );
  }
  if (middle) {
    const { ours, 'naive-konva': konva, svg: patterns } = middle;
    lines.push(
      faster('10k pan', naive, 40, ours?.pan, konva?.pan),
      faster('10k pan', svg, 100, ours?.pan, patterns?.panFrame),
      faster('10k recolour a layer', naive, 60, ours?.recolour, konva?.recolour),
      faster('10k recolour a layer', svg, 100, ours?.recolour, patterns?.recolour),
    );
  }
  const { ours: ownClick, 'naive-konva': naiveClick } = results.sizeClick;
  lines.push(
    faster(
      'a click on King until it is painted, main thread',
      naive,
      10,
      ownClick?.painted,
      naiveClick?.painted,
    ),
  );
  const snap = 'snap, a move among 1,000 shapes';
  lines.push(within(snap, '1 ms', 1, results.kernels[snap], 1));
  const checks = 'checks, 1,000 large ellipses';
  lines.push(within(checks, '2,000 ms', 1, results.kernels[checks], 2000));
  for (const [size, { ours }] of sizesOf(results)) {
    lines.push(
      within(`${size} pinch, 95th percentile`, 'its median', 3, ours?.pinch95, ours?.pinch),
      within(`${size} pinch, worst frame`, '16.7 ms', 1, ours?.pinchWorst, 16.7),
    );
  }
  return lines;
}

function sizesOf({ quilts }: Results): [QuiltSize, Record<string, Measured>][] {
  return Object.entries(quilts) as [QuiltSize, Record<string, Measured>][];
}

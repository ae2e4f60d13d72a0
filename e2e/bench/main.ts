import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { PlainQuilt } from '../../web/bench/page-api.js';
import { BenchPages, buildBenchPages } from '../support/server/bench-pages.js';
import { measureApi, measureSharedPage } from './api.js';
import { measureAsSewn } from './measures/as-sewn.js';
import { measureBlockCreation } from './measures/block-creation.js';
import { measureBlocks } from './measures/block-editor.js';
import { measureColdEditor } from './measures/cold-editor.js';
import { startBrowser } from './browser.js';
import { measureDrafting } from './measures/drafting.js';
import { measureEveryday } from './measures/everyday.js';
import { measureFirstTimes } from './measures/first-times.js';
import { firstVisit } from './measures/first-visit.js';
import { measureHundreds } from './measures/four-hundred.js';
import { measureFreeForm } from './measures/free-form.js';
import {
  checkCuttingProofs,
  measure,
  measureCutting,
  measureFloor,
  measureKernels,
  measurePatches,
  measureSizeClick,
  type Effort,
  type Measured,
} from './measurements.js';
import { measureLargeAccount } from './measures/large-account.js';
import { measureMoving } from './measures/moving.js';
import { measureOutlines } from './measures/outlines.js';
import { measurePrint } from './measures/print.js';
import { oneBlockRepeated, patchwork } from './quilts.js';
import { reportAsSewn } from './report/report-as-sewn.js';
import { reportCutting } from './report/report-cutting.js';
import { reportDrafting } from './report/report-drafting.js';
import { reportEveryday, reportFirstTimes } from './report/report-everyday.js';
import { reportOutlines } from './report/report-outlines.js';
import { reportProofs } from './report/report-proofs.js';
import { reportPrint } from './report/report-print.js';
import { reportBlockCreation, reportBlocks, reportFreeForm, reportPatches } from './report/report-blocks.js';
import { reportHundreds } from './report/report-four-hundred.js';
import { reportLargeAccount } from './report/report-large-account.js';
import { report, reportColdEditor, reportMoving, type QuiltSize, type Results } from './report/report.js';
import { keep, tidy } from './results-file.js';
import { soak } from './measures/soak.js';

/*
 * npm run bench runs the whole benchmark. An option after `--` runs one part of it: --canvas, --blocks, --block-creation,
 * --free-form, --moving, --outlines, --as-sewn, --patches, --drafting, --cutting, --cutting-proofs, --print, --api, --everyday,
 * --first-times, --first-visit, --cold-editor, --four-hundred, --large-account, --shared-page, or --soak MINUTES. With
 * --quick it measures less, and only prints. Full measurements go into results.md, section by section.
 */

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    canvas: { type: 'boolean', default: false },
    blocks: { type: 'boolean', default: false },
    'block-creation': { type: 'boolean', default: false },
    'free-form': { type: 'boolean', default: false },
    moving: { type: 'boolean', default: false },
    outlines: { type: 'boolean', default: false },
    'as-sewn': { type: 'boolean', default: false },
    patches: { type: 'boolean', default: false },
    drafting: { type: 'boolean', default: false },
    cutting: { type: 'boolean', default: false },
    'cutting-proofs': { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
    api: { type: 'boolean', default: false },
    'shared-page': { type: 'boolean', default: false },
    soak: { type: 'string' },
    'first-visit': { type: 'boolean', default: false },
    'cold-editor': { type: 'boolean', default: false },
    'four-hundred': { type: 'boolean', default: false },
    'large-account': { type: 'boolean', default: false },
    everyday: { type: 'boolean', default: false },
    'first-times': { type: 'boolean', default: false },
  },
});
const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** The number of times that a long PDF is made after the first time. */
const PRINT_ROUNDS = 3;

if (options['first-visit']) {
  await firstVisit(say);
  process.exit();
}
if (options['cold-editor']) {
  await tell(reportColdEditor(await measureColdEditor()));
  process.exit();
}
if (options['four-hundred']) {
  await tell(reportHundreds(await measureHundreds()));
  process.exit();
}
if (options['large-account']) {
  await tell(reportLargeAccount(await measureLargeAccount()));
  process.exit();
}
if (options.print) {
  await tell(reportPrint(await measurePrint(PRINT_ROUNDS)));
  process.exit();
}
if (options.api) {
  await tell(await measureApi());
  process.exit();
}
if (options['shared-page']) {
  await tell(await measureSharedPage());
  process.exit();
}

const MAIN_PAGES = ['ours', 'naive-konva', 'svg'];
const PAGES = ['ours', 'naive-konva', 'naive-konva?listening=off', 'svg', 'svg?use'];
/**
 * The pages that are also measured with 9,801 copies of one block. Leaves out pages that take minutes and would show
 * nothing new.
 */
const COPIES_PAGES = ['ours', 'svg?use'];
const BLOCK_PAGES = ['ours', 'naive-konva'];
const isWhole = !options.quick && !options.canvas;
const FULL: Effort = { rounds: 3, frames: 60 };
const effort: Effort = options.quick ? { rounds: 1, frames: 12 } : FULL;
/** The check of one kind of proof ends after this number of minutes, even if some proofs are unchecked. */
const PROOF_MINUTES = 5;
/** The number of times that each everyday change is measured. */
const EVERYDAY_ROUNDS = options.quick ? 1 : 5;
/** The number of browsers in which each first press is measured. */
const FIRST_ROUNDS = options.quick ? 1 : 3;

if (options['first-times']) {
  await tell(reportFirstTimes(await measureFirstTimes(FIRST_ROUNDS)));
  process.exit();
}

await buildBenchPages();
const pages = await BenchPages.start();
if (options.everyday) {
  await tell(reportEveryday(await measureEveryday(pages, EVERYDAY_ROUNDS)));
  await pages.stop();
  process.exit();
}
if (options['as-sewn']) {
  await tell(reportAsSewn(await measureAsSewn(pages, effort)));
  await pages.stop();
  process.exit();
}
const browser = await startBrowser(options.soak === undefined);
let canvas: Results | null = null;
try {
  if (options.blocks) {
    await tell(reportBlocks(await measureBlocks(browser, pages, BLOCK_PAGES, FULL)));
  } else if (options['block-creation']) {
    await tell(reportBlockCreation(await measureBlockCreation(browser, pages, effort)));
  } else if (options['free-form']) {
    await tell(reportFreeForm(await measureFreeForm(browser, effort)));
  } else if (options.moving) {
    await tell(reportMoving(await measureMoving(browser, pages, FULL)));
  } else if (options.outlines) {
    await tell(reportOutlines(await measureOutlines(browser, pages, effort)));
  } else if (options.patches) {
    await tell(reportPatches(await measurePatches(browser, pages, FULL)));
  } else if (options.drafting) {
    await tell(reportDrafting(await measureDrafting(browser, pages, FULL)));
  } else if (options.cutting) {
    await tell(reportCutting(await measureCutting(browser, pages, effort)));
  } else if (options['cutting-proofs']) {
    await tell(reportProofs(await checkCuttingProofs(browser, pages, PROOF_MINUTES)));
  } else if (options.soak === undefined) canvas = await bench();
  else await soak(browser, pages, Number(options.soak), say);
} finally {
  await browser.close();
  await pages.stop();
}
if (canvas) {
  // The API is measured after the browser has ended, because the browser would share the cores with it.
  if (isWhole) say('API …');
  const served = isWhole ? [await measureApi(), await measureSharedPage()] : [];
  await tell([report(canvas), ...served].join('\n'));
}

/**
 * Measures the canvas and the kernels. A whole run (without `--quick` and `--canvas`) also measures actions on the
 * product's screens.
 */
async function bench(): Promise<Results> {
  const large = patchwork(65, 65);
  const small = patchwork(6, 7);
  const quilts: [QuiltSize, PlainQuilt][] = [['1k', small]];
  if (!options.quick) {
    quilts.push(['10k', patchwork(20, 20)], ['100k', large]);
    quilts.push(['copies', oneBlockRepeated()]);
  }
  const results: Results = {
    machine: `${String(cpus().length)} × ${cpus()[0]?.model ?? 'unknown'}, Chromium ${browser.version()}, no GPU`,
    floor: await measureFloor(browser, pages, large, effort),
    quilts: {},
    sizeClick: await measureSizeClick(browser, pages, MAIN_PAGES, small, effort),
    kernels: await measureKernels(browser, pages, effort),
    moving: await measureMoving(browser, pages, effort),
    outlines: await measureOutlines(browser, pages, effort),
    patches: await measurePatches(browser, pages, effort),
    drafting: await measureDrafting(browser, pages, effort),
    cutting: await measureCutting(browser, pages, effort),
    print: !isWhole ? null : await measurePrint(PRINT_ROUNDS),
    asSewn: !isWhole ? null : await measureAsSewn(pages, effort),
    everyday: !isWhole ? null : await measureEveryday(pages, EVERYDAY_ROUNDS),
    firstTimes: !isWhole ? null : await measureFirstTimes(FIRST_ROUNDS),
    coldEditor: !isWhole ? null : await measureColdEditor(),
    largeAccount: !isWhole ? null : await measureLargeAccount(),
    blocks: !isWhole ? null : await measureBlocks(browser, pages, BLOCK_PAGES, effort),
    blockCreation: !isWhole ? null : await measureBlockCreation(browser, pages, effort),
    hundreds: !isWhole ? null : await measureHundreds(),
    freeForm: !isWhole ? null : await measureFreeForm(browser, effort),
  };
  for (const [size, quilt] of quilts) {
    const measured: Record<string, Measured> = (results.quilts[size] = {});
    const names = namesFor(size);
    for (const name of names) {
      say(`${size}, ${name} …`);
      measured[name] = await measure(browser, pages, name, quilt, effort);
    }
    // Saves the results so far, in case the rest is interrupted.
    if (!options.quick) await keep(report(results));
  }
  return results;
}

/** Returns the names of the pages that are measured with a quilt. */
function namesFor(size: QuiltSize): readonly string[] {
  if (size === 'copies') return COPIES_PAGES;
  return options.quick ? MAIN_PAGES : PAGES;
}

/** Prints the results. Also saves them in results.md, unless the run was quick. */
async function tell(markdown: string): Promise<void> {
  if (!options.quick) await keep(markdown);
  say(await tidy(markdown));
}

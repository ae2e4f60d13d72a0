import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import type { PlainQuilt } from '../../web/bench/page-api.js';
import { BenchPages, buildBenchPages } from '../support/bench-pages.js';
import { API_HEADING, measureApi } from './api.js';
import { measureBlockCreation } from './block-creation.js';
import { measureBlocks } from './block-table.js';
import { measureColdTable } from './cold-table.js';
import { startBrowser } from './browser.js';
import { measureEveryday } from './everyday.js';
import { firstVisit } from './first-visit.js';
import { measureFreeForm } from './free-form.js';
import {
  measure,
  measureFloor,
  measureKernels,
  measureSizeClick,
  type Effort,
  type Measured,
} from './measurements.js';
import { measureMoving } from './moving.js';
import { oneBlockRepeated, patchwork } from './quilts.js';
import { reportBlockCreation, reportBlocks, reportFreeForm } from './report-blocks.js';
import {
  report,
  reportColdTable,
  reportEveryday,
  reportMoving,
  type QuiltSize,
  type Results,
} from './report.js';
import { soak } from './soak.js';

/* npm run bench [-- --quick | --blocks | --block-creation | --free-form | --moving | --api | --soak MINUTES | --everyday | --first-visit | --cold-table] */

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    blocks: { type: 'boolean', default: false },
    'block-creation': { type: 'boolean', default: false },
    'free-form': { type: 'boolean', default: false },
    moving: { type: 'boolean', default: false },
    api: { type: 'boolean', default: false },
    soak: { type: 'string' },
    'first-visit': { type: 'boolean', default: false },
    'cold-table': { type: 'boolean', default: false },
    everyday: { type: 'boolean', default: false },
  },
});
const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

if (options['first-visit']) {
  await firstVisit(say);
  process.exit();
}
if (options['cold-table']) {
  say(await markdown(reportColdTable(await measureColdTable())));
  process.exit();
}

const RESULTS = new URL('results.md', import.meta.url);

if (options.api) {
  const section = await markdown(await measureApi());
  const [before] = await resultsThere();
  await writeFile(RESULTS, `${before.trimEnd()}\n\n${section}`);
  say(section);
  process.exit();
}

const MAIN_PAGES = ['ours', 'naive-konva', 'svg'];
const PAGES = ['ours', 'naive-konva', 'naive-konva?listening=off', 'svg', 'svg?use'];
/** A quarter of a million shapes: the others take minutes, and nothing is to be learned from it. */
const COPIES_PAGES = ['ours', 'svg?use'];
const BLOCK_PAGES = ['ours', 'naive-konva'];
const FULL: Effort = { rounds: 3, frames: 60 };
const effort: Effort = options.quick ? { rounds: 1, frames: 12 } : FULL;
/** Rounds through what a quilter does all day. */
const EVERYDAY_ROUNDS = 5;

await buildBenchPages();
const pages = await BenchPages.start();
if (options.everyday) {
  say(await markdown(reportEveryday(await measureEveryday(pages, EVERYDAY_ROUNDS))));
  await pages.stop();
  process.exit();
}
const browser = await startBrowser(options.soak === undefined);
let canvas: Results | null = null;
try {
  if (options.blocks) {
    say(await markdown(reportBlocks(await measureBlocks(browser, pages, BLOCK_PAGES, FULL))));
  } else if (options['block-creation']) {
    say(await markdown(reportBlockCreation(await measureBlockCreation(browser, pages, effort))));
  } else if (options['free-form']) {
    say(await markdown(reportFreeForm(await measureFreeForm(browser, effort))));
  } else if (options.moving) {
    say(await markdown(reportMoving(await measureMoving(browser, pages, FULL))));
  } else if (options.soak === undefined) canvas = await bench();
  else await soak(browser, pages, Number(options.soak), say);
} finally {
  await browser.close();
  await pages.stop();
}
if (canvas) {
  if (!options.quick) {
    // After the browser, which would share the cores with it.
    say('API …');
    canvas.api = await measureApi();
    await keep(canvas);
  }
  say(await markdown(report(canvas)));
}

/** The canvas and the kernels, and of the API what is there from an earlier run. */
async function bench(): Promise<Results> {
  const large = patchwork(65, 65);
  const small = patchwork(6, 7);
  const quilts: [QuiltSize, PlainQuilt][] = [['1k', small]];
  if (!options.quick) {
    quilts.push(['10k', patchwork(20, 20)], ['100k', large], ['copies', oneBlockRepeated()]);
  }
  const results: Results = {
    machine: `${String(cpus().length)} × ${cpus()[0]?.model ?? 'unknown'}, Chromium ${browser.version()}, no GPU`,
    floor: await measureFloor(browser, pages, large, effort),
    quilts: {},
    sizeClick: await measureSizeClick(browser, pages, MAIN_PAGES, small, effort),
    kernels: await measureKernels(browser, pages, effort),
    moving: await measureMoving(browser, pages, effort),
    everyday: options.quick ? null : await measureEveryday(pages, EVERYDAY_ROUNDS),
    coldTable: options.quick ? null : await measureColdTable(),
    blocks: options.quick ? null : await measureBlocks(browser, pages, BLOCK_PAGES, effort),
    blockCreation: options.quick ? null : await measureBlockCreation(browser, pages, effort),
    freeForm: options.quick ? null : await measureFreeForm(browser, effort),
    api: options.quick ? '' : (await resultsThere())[1],
  };
  for (const [size, quilt] of quilts) {
    const measured: Record<string, Measured> = (results.quilts[size] = {});
    const names = size === 'copies' ? COPIES_PAGES : options.quick ? MAIN_PAGES : PAGES;
    for (const name of names) {
      say(`${size}, ${name} …`);
      measured[name] = await measure(browser, pages, name, quilt, effort);
    }
    // What is measured is kept, should the rest be interrupted.
    if (!options.quick) await keep(results);
  }
  return results;
}

/** What is written of the last run: all before the section on the API, and that. */
async function resultsThere(): Promise<[before: string, api: string]> {
  const text = await readFile(RESULTS, 'utf8');
  const at = text.indexOf(API_HEADING);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

async function keep(results: Results): Promise<void> {
  await writeFile(RESULTS, await markdown(report(results)));
}

async function markdown(text: string): Promise<string> {
  return format(text, { parser: 'markdown' });
}

import type { Browser, Page } from '@playwright/test';
import type { PlainQuilt } from '../../../web/bench/page-api.js';
import type { BenchPages } from '../../support/server/bench-pages.js';
import type { ContractShape } from '../../support/pictures/same-patches.js';
import { post } from '../../support/screens/saved-quilts.js';
import { logIn } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { openPage } from '../browser.js';
import { mainThreadTime, median, type Effort } from '../measurements.js';
import { patchwork } from '../quilts.js';
import { watchFrames } from '../script-time.js';
import { startServer } from '../server.js';

/** The figures of the product's block menu and block editor, in milliseconds. */
export interface BlockFigures {
  /** The number of blocks in the menu. */
  blocks: number;
  /** The main thread's work from the click that opens the menu until everything has finished. */
  menu: number;
  /** The pre-made block with the most shapes. */
  largest: { name: string; shapes: number };
  /**
   * The script time of the frame in which the largest layer of the block `largest` first appears in another fabric.
   * Later frames only refine edges.
   */
  paint: number;
  /**
   * The script time from the click on a fabric until the page is idle. It includes storing the draft and updating the
   * panels.
   */
  script: number;
  /**
   * The time until the canvas shows new data, for each page that shows only the canvas, by the page's name. The new
   * data have another fabric on the largest layer of the block `largest`.
   */
  recolour: Record<string, number>;
}

/** The fields of a listed block that the benchmark needs. */
interface ListedBlock {
  designName: string;
  levels: readonly (readonly ContractShape[])[];
}

const VIEWPORT = { width: 1440, height: 900 };
const QUILTER = { email: 'bench@example.com', password: 'as quick as a running stitch' };
/** Milliseconds after which the page is idle. */
const QUIET = 1_000;
/** The side of the measured block, in inches. */
const SIDE = 12;
/**
 * The fabrics that the largest layer gets, one after the other, on pages with only the canvas. The block uses none of
 * these fabrics, because the canvas repaints nothing if a fabric stays the same.
 */
const CLOTHS = [25, 23, 21, 24, 22, 26];
const FIRST_CLOTH = 11;
/** The positions in the palette of the fabrics that the largest layer gets, one after the other. */
const SWATCHES = [0, 2, 4, 1, 3, 5];

/**
 * Measures the block menu and the block editor in the built product. Also measures the pages in `names`, which show
 * only the canvas.
 */
export async function measureBlocks(
  browser: Browser,
  pages: BenchPages,
  names: readonly string[],
  effort: Effort,
): Promise<BlockFigures> {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url, viewport: VIEWPORT });
  try {
    await server.addSubscriber(QUILTER.email, QUILTER.password);
    const page = await context.newPage();
    await logIn(page, QUILTER.email, QUILTER.password);
    const list = await post<ListedBlock[]>(page, '/retrDesignedBlockList', {
      blankBlocks: 2,
      includeStandard: 1,
    });
    const largest = list.reduce((most, block) => (shapesOf(block) > shapesOf(most) ? block : most));
    const menu = await openMenus(page, effort);
    const { paint, script } = await recolourInEditor(page, largest, effort);
    const recolour: Record<string, number> = {};
    for (const name of names) recolour[name] = await recolourAlone(browser, pages, name, largest, effort);
    return {
      blocks: list.length,
      menu,
      largest: { name: largest.designName, shapes: shapesOf(largest) },
      paint,
      script,
      recolour,
    };
  } finally {
    await context.close();
    await server.dispose();
  }
}

/**
 * Opens the block menu several times, each time on a newly opened page with a quilt. Returns the median of the main
 * thread's work, in milliseconds.
 */
async function openMenus(page: Page, { rounds }: Effort): Promise<number> {
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Crib');
  await quilt.chooseBlock(1, 'Nine Patch');
  const times: number[] = [];
  for (let round = 0; round < 2 * rounds; round++) {
    await page.reload({ waitUntil: 'networkidle' });
    const button = await middleOf(page, page.getByRole('button', { name: 'Block 1 Nine Patch' }));
    await page.mouse.move(button.x, button.y);
    times.push(await timeOf(page, 'TaskDuration', () => page.mouse.click(button.x, button.y)));
    await page.getByRole('list', { name: 'Blocks' }).waitFor();
  }
  return median(times);
}

async function recolourInEditor(
  page: Page,
  block: ListedBlock,
  { rounds }: Effort,
): Promise<{ paint: number; script: number }> {
  await page.addInitScript(watchFrames);
  await page.goto('/block-fabric-selection', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox', { name: 'Search blocks by name' }).fill(block.designName);
  await page
    .getByRole('list', { name: 'Blocks' })
    .getByRole('button', { name: block.designName, exact: true })
    .click();
  await page.getByRole('button', { name: `Layer ${String(largestLayer(block) + 1)}`, exact: true }).click();
  const swatches = page.getByRole('region', { name: 'Blues fabrics' }).getByRole('listitem');
  const paints: number[] = [];
  const scripts: number[] = [];
  for (let turn = 0; turn < SWATCHES.length * (1 + rounds); turn++) {
    const swatch = await middleOf(page, swatches.nth(SWATCHES[turn % SWATCHES.length] ?? 0));
    await page.waitForTimeout(QUIET);
    await page.evaluate(() => (window.frameScripts = []));
    // Clicks at once, so that the fabric isn't previewed first.
    const script = await timeOf(page, 'ScriptDuration', () => page.mouse.click(swatch.x, swatch.y));
    const paint = await page.evaluate(() => Math.max(...window.frameScripts));
    // The first turns compile code and load cloth over the network, so they don't count.
    if (turn >= SWATCHES.length) {
      scripts.push(script);
      paints.push(paint);
    }
    await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height - 2);
  }
  return { paint: median(paints), script: median(scripts) };
}

async function recolourAlone(
  browser: Browser,
  pages: BenchPages,
  name: string,
  block: ListedBlock,
  { rounds }: Effort,
): Promise<number> {
  const page = await openPage(browser, pages, name);
  const quilt = quiltOf(block, null);
  await page.evaluate((shown) => window.bench.warm(shown), quilt);
  await page.evaluate((shown) => window.bench.show(shown), quilt);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const cloth of CLOTHS)
      times.push(await page.evaluate((shown) => window.bench.show(shown), quiltOf(block, cloth)));
  }
  await page.close();
  return median(times);
}

/**
 * Returns a quilt that contains one copy of a block, and nothing else.
 * @param cloth the fabric of the block's largest layer; null for the layer's own fabric
 */
function quiltOf(block: ListedBlock, cloth: number | null): PlainQuilt {
  const { fabrics } = patchwork(1, 1);
  const layer = largestLayer(block);
  const shapes = block.levels.flatMap((level, index) =>
    level.map((shape) => {
      const fabric = index === layer && cloth !== null ? cloth : FIRST_CLOTH + shape.fillFabric;
      const { shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight } = shape;
      return [shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight, fabric] as const;
    }),
  );
  return {
    width: SIDE,
    length: SIDE,
    bands: [],
    blocks: [{ width: SIDE, height: SIDE, shapes }],
    copies: [[0, 0, 0]],
    fabrics,
  };
}

/**
 * Returns the milliseconds of the main thread from `act` until everything has finished, minus those of an idle page.
 * @throws if the page was busier before `act`, when it should have been idle
 */
async function timeOf(
  page: Page,
  metric: 'TaskDuration' | 'ScriptDuration',
  act: () => Promise<void>,
): Promise<number> {
  const idle = await mainThreadTime(page, () => page.waitForTimeout(QUIET), metric);
  const whole = async (): Promise<void> => {
    await act();
    await page.waitForTimeout(QUIET);
  };
  const time = (await mainThreadTime(page, whole, metric)) - idle;
  if (time <= 0)
    throw new Error(`${page.url()} was not at rest: ${metric} of ${String(idle)} ms in ${String(QUIET)} ms.`);
  return time;
}

async function middleOf(page: Page, of: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error(`Not on ${page.url()}: ${String(of)}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function shapesOf({ levels }: ListedBlock): number {
  return levels.reduce((count, level) => count + level.length, 0);
}

function largestLayer({ levels }: ListedBlock): number {
  const counts = levels.map(({ length }) => length);
  return counts.indexOf(Math.max(...counts));
}

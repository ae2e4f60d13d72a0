import { spawn, type ChildProcess } from 'node:child_process';
import { loadavg } from 'node:os';
import type { Browser, Locator, Page } from '@playwright/test';
import type { PlainQuilt } from '../../../web/bench/page-api.js';
import type { BenchPages } from '../../support/server/bench-pages.js';
import { clothFile, clothMean, type Rgb } from '../../support/pictures/cloth-pictures.js';
import { post } from '../../support/screens/saved-quilts.js';
import { logIn } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { startBrowser } from '../browser.js';
import { latencyOf, pressMiddle, watchLatency, type Latency } from '../latency.js';
import { median } from '../measurements.js';
import { startServer } from '../server.js';

/** Names of everyday changes, which are measured on a King quilt of 81 blocks with about 25 shapes each. */
export const EVERYDAY = ['a size', 'a layout', 'a block', 'a border', 'a cloth never shown'] as const;
type Everyday = (typeof EVERYDAY)[number];

/**
 * The speeds at which changes are measured: the machine's full speed, a quarter of it, and full speed while another
 * program uses one core.
 */
export const SPEEDS = ['at full speed', 'at a quarter of the speed', 'beside a busy core'] as const;
type Speed = (typeof SPEEDS)[number];

/**
 * Median times from a press to the frame that shows its effect. `ours` is for the product, and `plain` for a page with
 * only the canvas.
 */
interface EverydayTimes {
  ours: Record<Everyday, Latency>;
  /** The figures of the benchmark's page with only the canvas, `web/bench/plain.ts`. */
  plain: Record<Everyday, Latency>;
}

export interface EverydayFigures {
  times: Record<Speed, EverydayTimes>;
  /** The number of measurements of each change. */
  count: number;
  /** The machine’s load average, at the start and at the end. */
  load: readonly [number, number];
}

interface ListedBlock {
  designName: string;
  title?: string;
  levels: readonly (readonly unknown[])[];
}

/**
 * Makes and undoes every everyday change once. Passes each change to `measured`, which measures its latency.
 */
type Turn = (measured: (what: Everyday, act: () => Promise<void>) => Promise<void>) => Promise<void>;

const VIEWPORT = { width: 1440, height: 900 };
const QUILTER = { email: 'everyday@example.com', password: 'a stitch in time saves nine' };
const SHAPES = 25;
/** The slowdown factor that makes a page run at a quarter of its speed. */
const QUARTER = 4;
/**
 * Fabrics of the page with only the canvas: the first fabric number, the number of fabrics in blocks, and the number of
 * all fabrics.
 */
const FIRST_CLOTH = 11;
const CLOTHS_IN_BLOCKS = 10;
const CLOTHS = 60;

/**
 * Measures the everyday changes in the built product with all its panels, and on a page with only the canvas. Product
 * and page are measured in turns, because a machine’s speed changes from minute to minute.
 */
export async function measureEveryday(pages: BenchPages, rounds: number): Promise<EverydayFigures> {
  const [before = 0] = loadavg();
  const server = await startServer();
  const browser = await startBrowser(false);
  try {
    await server.addSubscriber(QUILTER.email, QUILTER.password);
    const ours = await openOurs(browser, server.url);
    const plain = await openPlain(browser, pages, ours.canvas);
    const times: Partial<Record<Speed, EverydayTimes>> = {};
    for (const speed of SPEEDS) times[speed] = await measureAt(speed, { ours, plain }, rounds);
    const [after = 0] = loadavg();
    return { times: times as Record<Speed, EverydayTimes>, count: rounds, load: [before, after] };
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** Measures all everyday changes at one speed, on the product's page and on the page with only the canvas. */
async function measureAt(
  speed: Speed,
  editors: Record<keyof EverydayTimes, Editor>,
  rounds: number,
): Promise<EverydayTimes> {
  const busy = speed === 'beside a busy core' ? keepCoreBusy() : null;
  const found = { ours: emptyFigures(), plain: emptyFigures() };
  try {
    for (const { page } of Object.values(editors))
      await slowDown(page, speed === 'at a quarter of the speed' ? QUARTER : 1);
    for (let round = 0; round <= rounds; round++) {
      for (const name of ['ours', 'plain'] as const) {
        const { page, turn } = editors[name];
        await page.bringToFront();
        await turn(async (what, act) => {
          const latency = await latencyOf(page, act);
          // The first round compiles code and loads the blocks’ cloth over the network, so it doesn’t count.
          if (round > 0) found[name][what].push(latency);
        });
      }
    }
  } finally {
    busy?.kill();
  }
  return { ours: mediansOf(found.ours), plain: mediansOf(found.plain) };
}

/**
 * Makes the browser run a page slower by a factor.
 * @param factor 1 for full speed
 */
async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The slowing stays only while its session does.
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** Starts a program that uses one core until it is killed. */
function keepCoreBusy(): ChildProcess {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
}

interface Editor {
  page: Page;
  turn: Turn;
}

async function openOurs(
  browser: Browser,
  baseURL: string,
): Promise<Editor & { canvas: { width: number; height: number } }> {
  const page = await browser.newPage({ baseURL, viewport: VIEWPORT });
  await page.addInitScript(watchLatency);
  await logIn(page, QUILTER.email, QUILTER.password);
  const listed = await post<ListedBlock[]>(page, '/retrDesignedBlockList', {
    blankBlocks: 2,
    includeStandard: 1,
  });
  const [first = '', second = '', third = ''] = listed
    .sort((a, b) => Math.abs(shapesOf(a) - SHAPES) - Math.abs(shapesOf(b) - SHAPES))
    .map(({ title, designName }) => title ?? designName);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('King');
  const shelf = page.getByRole('list', { name: 'Blocks' });
  const find = async (slot: 1 | 2, name: string) => {
    await page.getByRole('button', { name: new RegExp(`^Block ${String(slot)}`) }).click();
    await page.getByRole('searchbox', { name: 'Search blocks by name' }).fill(name);
    return shelf.getByRole('button', { name, exact: true });
  };
  await (await find(1, first)).click();
  await quilt.chooseLayout('Four-Block Quadrant Pattern');
  await (await find(2, second)).click();
  const box = await page.locator('[role=img]').boundingBox();
  if (!box) throw new Error('There is no canvas.');
  const cloths = await plainest(page);
  const chooseSize = async (name: string) => {
    await page.getByRole('combobox', { name: /^Quilt size/ }).click();
    return page.getByRole('option', { name: new RegExp(`^${name}`) });
  };
  const turn: Turn = async (measured) => {
    const press = (what: Everyday, on: Locator) => measured(what, () => pressMiddle(page, on));
    await press('a size', await chooseSize('Queen'));
    await press('a size', await chooseSize('King'));
    await press('a layout', page.getByTitle('One Block Repeated'));
    await press('a layout', page.getByTitle('Four-Block Quadrant Pattern'));
    await press('a block', await find(1, third));
    await press('a block', await find(1, first));
    await press('a border', page.getByRole('checkbox', { name: 'First border' }));
    await press('a border', page.getByRole('checkbox', { name: 'First border' }));
    // Selects a patch of Block 1.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const cloth = cloths.shift();
    if (cloth)
      await press('a cloth never shown', page.getByRole('button', { name: cloth, exact: true }).first());
    await page.keyboard.press('Escape');
  };
  return { page, turn, canvas: box };
}

async function openPlain(
  browser: Browser,
  pages: BenchPages,
  { width, height }: { width: number; height: number },
): Promise<Editor> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.addInitScript(watchLatency);
  await page.goto(pages.url(`plain?width=${String(Math.floor(width))}&height=${String(Math.floor(height))}`));
  await page.evaluate((fabrics) => window.plainEditor.begin(fabrics), madeUpCloth());
  let cloth = FIRST_CLOTH + CLOTHS_IN_BLOCKS;
  const turn: Turn = async (measured) => {
    const press = (what: Everyday, name: string) =>
      measured(what, () => pressMiddle(page, page.getByRole('button', { name, exact: true })));
    await press('a size', 'Queen');
    await press('a size', 'King');
    await press('a layout', 'One block');
    await press('a layout', 'Two blocks');
    await press('a block', 'Block B');
    await press('a block', 'Block A');
    await press('a border', 'Border');
    await press('a border', 'Border');
    await press('a cloth never shown', `Cloth ${String(cloth++)}`);
  };
  return { page, turn };
}

/**
 * Returns the names of the fabrics that the palette Blues shows. The fabric whose picture has the most contrast comes
 * first, and the plainest fabric comes last.
 */
export async function plainest(page: Page): Promise<string[]> {
  const pictures = page.getByRole('region', { name: 'Blues fabrics' }).getByRole('button').locator('img');
  const seen = await pictures.evaluateAll(async (images) =>
    Promise.all(
      images.map(async (image) => {
        const picture = new Image();
        picture.src = (image as HTMLImageElement).src;
        await picture.decode();
        const brush = new OffscreenCanvas(32, 32).getContext('2d');
        brush?.drawImage(picture, 0, 0, 32, 32);
        const { data } = brush?.getImageData(0, 0, 32, 32) ?? { data: [] };
        const greens = [...data].filter((_, at) => at % 4 === 1);
        const mean = greens.reduce((sum, green) => sum + green, 0) / greens.length;
        const spread = greens.reduce((sum, green) => sum + (green - mean) ** 2, 0);
        return { name: image.closest('button')?.ariaLabel ?? '', spread };
      }),
    ),
  );
  return seen.sort((a, b) => b.spread - a.spread).map(({ name }) => name);
}

/** Returns sixty made-up prints by fabric number. All of them differ from each other. */
function madeUpCloth(): PlainQuilt['fabrics'] {
  const numbers = Array.from({ length: CLOTHS }, (_, index) => FIRST_CLOTH + index);
  return Object.fromEntries(
    numbers.map((number) => {
      const ground: Rgb = [(number * 53) % 256, (number * 97) % 256, (number * 29) % 256];
      const figure: Rgb = [255 - ground[0], 255 - ground[1], 255 - ground[2]];
      const file = clothFile.print(ground, figure, 4);
      return [number, { file, colour: clothMean(file) }];
    }),
  );
}

function shapesOf({ levels }: ListedBlock): number {
  return levels.reduce((count, level) => count + level.length, 0);
}

function emptyFigures(): Record<Everyday, Latency[]> {
  return { 'a size': [], 'a layout': [], 'a block': [], 'a border': [], 'a cloth never shown': [] };
}

function mediansOf(latencies: Record<Everyday, Latency[]>): Record<Everyday, Latency> {
  const middle = (each: Latency[]): Latency => ({
    first: median(each.map(({ first }) => first)),
    last: median(each.map(({ last }) => last)),
  });
  return Object.fromEntries(EVERYDAY.map((what) => [what, middle(latencies[what])])) as Record<
    Everyday,
    Latency
  >;
}

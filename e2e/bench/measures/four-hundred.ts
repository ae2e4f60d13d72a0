import type { BrowserContextOptions, Page } from '@playwright/test';
import { largestQuilt } from '../../support/screens/largest-quilt.js';
import { QuiltPicture } from '../../support/pictures/picture.js';
import { post } from '../../support/screens/saved-quilts.js';
import { beSubscriber } from '../../support/sign-in.js';
import { startBrowser } from '../browser.js';
import { latencyOf, pressMiddle, watchLatency, type Latency } from '../latency.js';
import { median } from '../measurements.js';
import { rest } from '../script-time.js';
import { startServer } from '../server.js';

/** The measured actions on a free form quilt of 400 placements. */
export const HUNDREDS = ['open the quilt', 'put all placements back', 'a cloth on all of them'] as const;
type Hundreds = (typeof HUNDREDS)[number];

/**
 * The median times of each action, from the press on. `first` is the time until at least half of the effect is visible.
 * `last` is the time until nearly all of the effect is visible.
 */
export type HundredsFigures = Record<Hundreds, Latency>;

const VIEWPORT = { width: 1440, height: 900 };
const QUILTER = { email: 'hundreds@example.com', password: 'four hundred of them' };
const ROUNDS = 5;
/** The place of the first tile in the palette whose fabric is much lighter than the quilt. */
const LIGHT = 4;
const ACROSS = 20;
const SIDE = 4 * ACROSS;
const quilt = {
  ...{ ...largestQuilt, quiltName: 'Four hundred', quiltWidth: SIDE, quiltLength: SIDE },
  blocks: Array.from({ length: ACROSS * ACROSS }, (_, n) => ({
    ...{ blockNum: 1 + (n % 12), blockWidth: 4, blockHeight: 4, look: n % 12 },
    ...{ xLocation: 4 * (n % ACROSS), yLocation: 4 * Math.floor(n / ACROSS) },
  })),
};

/** Measures everyday actions on a free form quilt of 400 placements in the built product, with all panels open. */
export async function measureHundreds(): Promise<HundredsFigures> {
  const server = await startServer();
  const browser = await startBrowser(false);
  try {
    await server.addSubscriber(QUILTER.email, QUILTER.password);
    const state: BrowserContextOptions = { baseURL: server.url, viewport: VIEWPORT };
    const page = await (await browser.newContext(state)).newPage();
    await page.addInitScript(watchLatency);
    await beSubscriber(page, QUILTER.email, QUILTER.password);
    for (const quiltName of [quilt.quiltName, 'Another'])
      await post(page, '/storeQuilt', { ...quilt, quiltName });
    const rounds: HundredsFigures[] = [];
    // The first round compiles code and loads cloth over the network, so it doesn't count.
    for (let round = 0; round <= ROUNDS; round++) rounds.push(await actOn(page, round));
    const counted = rounds.slice(1);
    return Object.fromEntries(
      HUNDREDS.map((what) => [
        what,
        {
          first: median(counted.map((figures) => figures[what].first)),
          last: median(counted.map((figures) => figures[what].last)),
        },
      ]),
    ) as HundredsFigures;
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** Does every action once, with another cloth in each round. Returns the latencies. */
async function actOn(page: Page, round: number): Promise<HundredsFigures> {
  // Two quilts are opened in turn, because a quilt that is already open isn't loaded again.
  const name = round % 2 === 0 ? quilt.quiltName : 'Another';
  await page.goto('/my-quilts');
  const open = page.getByRole('button', { name: `Open ${name}`, exact: true });
  await open.waitFor();
  await rest(page);
  const opened = await latencyOf(page, async () => {
    await open.click();
    await page.locator('[data-quilt]').waitFor();
  });
  const back = await putBack(page);
  return {
    'open the quilt': opened,
    'put all placements back': back,
    'a cloth on all of them': await cloth(page, round),
  };
}

/** Deletes all placements, and measures the press that undoes the deletion. */
async function putBack(page: Page): Promise<Latency> {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await rest(page);
  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  return latencyOf(page, () => undo.click());
}

/** Measures the press on a fabric for a patch that is in all placements. */
async function cloth(page: Page, round: number): Promise<Latency> {
  const { x, y } = await new QuiltPicture(page, SIDE).pointAt(SIDE / 2 + 2, SIDE / 2 + 2);
  await page.keyboard.press('Escape');
  await page.mouse.dblclick(x, y);
  await page.getByText('Fabric palette', { exact: true }).first().click();
  await page.getByText('Whole quilt', { exact: true }).click();
  const fabric = page
    .getByRole('region', { name: / fabrics$/ })
    .getByRole('button')
    .nth(LIGHT + round);
  await fabric.waitFor();
  await rest(page);
  const latency = await latencyOf(page, () => pressMiddle(page, fabric));
  await page.keyboard.press('Control+z');
  await rest(page);
  return latency;
}

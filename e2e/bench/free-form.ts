import type { Browser, Page } from '@playwright/test';
import { FreeFormTable } from '../support/free-form-table.js';
import { largestQuilt } from '../support/largest-quilt.js';
import { QuiltPicture } from '../support/picture.js';
import { post } from '../support/saved-quilts.js';
import { beSubscriber } from '../support/sign-in.js';
import { median, type Effort } from './measurements.js';
import { dragScript, moveScript, rest, scriptOf, type Spot } from './script-time.js';
import { startServer } from './server.js';

/** What a hand does on the largest free form quilt. */
export const ARRANGING = [
  'pan',
  'hover',
  'hover over 500 selected',
  'a box over 500',
  'drag one',
  'drag 500',
  'drag 4,160',
  'select all',
  'recolour a fabric everywhere',
] as const;

/** Milliseconds of script: of a frame, but with the last two all until it is at rest, panels too. */
export interface FreeFormFigures {
  /** From the press that opens it until it is at rest. */
  open: number;
  arranging: Record<(typeof ARRANGING)[number], number>;
}

const VIEWPORT = { width: 1440, height: 900 };
const QUILTER = { email: 'arranges@example.com', password: 'as many as ever fit' };
/** Milliseconds that something is waited for on a busy machine. */
const PATIENCE = 120_000;
const SIDE = largestQuilt.quiltWidth;
/** Inches from the quilt's corner to the last of 25 columns and 20 rows of blocks, and of 64 columns and 65 rows. */
const FIVE_HUNDRED = [98, 78] as const;
const ALL_BUT_A_COLUMN = [254, 258] as const;

/** Measures the free form screen of the built product with 4,225 placements, all panels shown. */
export async function measureFreeForm(browser: Browser, effort: Effort): Promise<FreeFormFigures> {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url, viewport: VIEWPORT });
  try {
    await server.addSubscriber(QUILTER.email, QUILTER.password);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await beSubscriber(page, QUILTER.email, QUILTER.password);
    await post(page, '/storeQuilt', largestQuilt);
    await page.goto('/my-quilts');
    const opening = page.getByRole('button', { name: 'Open Largest' });
    await opening.waitFor();
    const open = await scriptOf(page, async () => {
      await opening.click();
      await page.locator('[data-quilt]').waitFor();
    });
    return { open, arranging: await arrange(page, effort) };
  } finally {
    await context.close();
    await server.dispose();
  }
}

async function arrange(page: Page, { rounds, frames }: Effort): Promise<FreeFormFigures['arranging']> {
  const table = new FreeFormTable(page);
  const picture = new QuiltPicture(page, SIDE);
  const [corner, end] = [await picture.pointAt(0, 0), await picture.pointAt(SIDE, SIDE)];
  const at = (x: number, y: number): Spot => ({
    x: corner.x + ((end.x - corner.x) * x) / SIDE,
    y: corner.y + ((end.y - corner.y) * y) / SIDE,
  });
  const { mouse, keyboard } = page;
  const times = Object.fromEntries(ARRANGING.map((what) => [what, [] as number[]]));
  /** Drags, lets go, and takes back what that did. */
  const drag = async (from: Spot, to: Spot): Promise<number> => {
    const time = await dragScript(page, from, to, frames);
    await mouse.up();
    await rest(page);
    await keyboard.press('Control+z');
    await rest(page);
    return time;
  };
  const box = async ([x, y]: readonly [number, number]): Promise<number> => {
    await table.button('Select with a box').click();
    await dragScript(page, at(1, 1), at(x, y), 2);
    await mouse.move(at(x, y).x, at(x, y).y);
    const time = await moveScript(page, at(x, y), at(x / 2, y / 2), frames);
    await mouse.up();
    await table.button('Select, move and size').click();
    await rest(page);
    return time;
  };
  // In the first round code is compiled.
  for (let round = 0; round <= rounds; round++) {
    const measured = (what: (typeof ARRANGING)[number], time: number) => {
      if (round > 0) times[what]?.push(time);
    };
    await keyboard.press('Escape');
    measured('pan', await dragScript(page, at(100, 100), at(140, 120), frames, 'middle'));
    await mouse.up({ button: 'middle' });
    measured('hover', await moveScript(page, at(60, 60), at(200, 180), frames));
    measured('drag one', await drag(at(130, 130), at(160, 140)));
    measured('a box over 500', await box(FIVE_HUNDRED));
    measured('hover over 500 selected', await moveScript(page, at(10, 10), at(90, 70), frames));
    measured('drag 500', await drag(at(50, 40), at(120, 90)));
    await box(ALL_BUT_A_COLUMN);
    measured('drag 4,160', await drag(at(126, 130), at(130, 130)));
    measured('select all', await scriptOf(page, () => keyboard.press('Control+a')));
    measured('recolour a fabric everywhere', await recolour(table, at(130, 130)));
  }
  const figures = ARRANGING.map((what) => [what, median(times[what] ?? [])]);
  return Object.fromEntries(figures) as FreeFormFigures['arranging'];
}

/** Gives the spot of a block another fabric, and all of the quilt that is in the same. */
async function recolour({ page }: FreeFormTable, { x, y }: Spot): Promise<number> {
  await page.keyboard.press('Escape');
  await page.mouse.dblclick(x, y);
  await page.getByText('Fabric palette', { exact: true }).click();
  await page.getByText('Whole quilt', { exact: true }).click();
  const fabrics = page.getByRole('region', { name: / fabrics$/ }).getByRole('button');
  await fabrics.nth(2).waitFor();
  await rest(page);
  const time = await scriptOf(page, () => fabrics.nth(2).click());
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await page.getByText('Placement', { exact: true }).click();
  await rest(page);
  return time;
}

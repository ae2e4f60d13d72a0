import type { Browser, Page } from '@playwright/test';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { largestQuilt, mostCopies } from '../../support/screens/largest-quilt.js';
import { QuiltPicture } from '../../support/pictures/picture.js';
import { post } from '../../support/screens/saved-quilts.js';
import { beSubscriber } from '../../support/sign-in.js';
import { latencyOf, watchLatency } from '../latency.js';
import { median, type Effort } from '../measurements.js';
import { dragScript, moveScript, rest, scriptOf, watchFrames, type Spot } from '../script-time.js';
import { startServer } from '../server.js';

/**
 * The measured actions on the largest free form quilts. The time of an action is in milliseconds of script. It is the
 * time of one frame or, for 'select all' and 'recolour a fabric everywhere: all', the time until everything has
 * finished.
 */
export const ARRANGING = [
  'pan',
  'hover',
  'hover over 500 selected',
  'a box over 500',
  'drag one',
  'drag 500',
  'drag 4,160',
  'drag all',
  'select all',
  'recolour a fabric everywhere: the longest frame',
  'recolour a fabric everywhere: all',
] as const;
type Arranging = (typeof ARRANGING)[number];

export interface FreeFormFigures {
  /** Milliseconds of script from the press that opens the quilt until everything has finished. */
  open: number;
  /** Elapsed milliseconds from the press that opens the quilt to the first frame with the finished picture. */
  picture: number;
  /** Elapsed milliseconds from the press that saves the quilt to the server's answer. */
  save: number;
  /** The median time of each action. */
  arranging: Partial<Record<Arranging, number>>;
}

/**
 * The names of the measured quilts: one with 4,225 placements of one copy, one with a single placement of 9,801 copies.
 */
export type FreeFormQuilt = '4,225 placements' | '9,801 copies';

const VIEWPORT = { width: 1440, height: 900 };
const QUILTER = { email: 'arranges@example.com', password: 'as many as ever fit' };
/** The time limit for each action, in milliseconds. It is long enough for a busy machine. */
const PATIENCE = 120_000;
const SIDE = largestQuilt.quiltWidth;
/**
 * The bottom right corners of two selection boxes, in inches from the quilt's corner. The first box holds 25 columns
 * and 20 rows of blocks, the second 64 columns and 65 rows.
 */
const FIVE_HUNDRED = [98, 78] as const;
const ALL_BUT_A_COLUMN = [254, 258] as const;
/** The most rounds and frames. More would take minutes and show nothing new. */
const MOST: Effort = { rounds: 2, frames: 30 };

/** Measures the free form screen of the built product with the largest possible quilts, with all panels open. */
export async function measureFreeForm(
  browser: Browser,
  { rounds, frames }: Effort,
): Promise<Record<FreeFormQuilt, FreeFormFigures>> {
  const effort = { rounds: Math.min(rounds, MOST.rounds), frames: Math.min(frames, MOST.frames) };
  return {
    '4,225 placements': await measureQuilt(browser, effort, largestQuilt, arrangeMany),
    '9,801 copies': await measureQuilt(browser, effort, mostCopies, arrangeOne),
  };
}

async function measureQuilt(
  browser: Browser,
  effort: Effort,
  quilt: object & { quiltName: string },
  arrange: Arrange,
): Promise<FreeFormFigures> {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url, viewport: VIEWPORT });
  try {
    await server.addSubscriber(QUILTER.email, QUILTER.password);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.addInitScript(watchFrames);
    await page.addInitScript(watchLatency);
    await beSubscriber(page, QUILTER.email, QUILTER.password);
    // Two quilts are opened alternately, because a quilt that is already open isn't loaded again.
    const names = [quilt.quiltName, `${quilt.quiltName} again`] as const;
    for (const quiltName of names) await post(page, '/storeQuilt', { ...quilt, quiltName });
    const opening = async (name: string) => {
      await page.goto('/my-quilts');
      const button = page.getByRole('button', { name: `Open ${name}`, exact: true });
      await button.waitFor();
      await rest(page);
      return async () => {
        await button.click();
        await page.locator('[data-quilt]').waitFor();
      };
    };
    const opens: number[] = [];
    const pictures: number[] = [];
    const saves: number[] = [];
    // The first round compiles code and loads cloth over the network, so it doesn't count.
    for (let round = 0; round <= effort.rounds; round++) {
      const open = await scriptOf(page, await opening(names[0]));
      const { last } = await latencyOf(page, await opening(names[1]));
      const save = await saving(page);
      if (round === 0) continue;
      opens.push(open);
      pictures.push(last);
      saves.push(save);
    }
    const actions = await actionsOn(page, effort.frames);
    const times: Record<string, number[]> = {};
    for (let round = 0; round <= effort.rounds; round++) {
      await arrange(actions, (what, time) => {
        if (round > 0) (times[what] ??= []).push(time);
      });
    }
    const medians = Object.entries(times).map(([what, each]) => [what, median(each)]);
    return {
      ...{ open: median(opens), picture: median(pictures), save: median(saves) },
      arranging: Object.fromEntries(medians) as FreeFormFigures['arranging'],
    };
  } finally {
    await context.close();
    await server.dispose();
  }
}

/** Saves the open quilt. @returns milliseconds from the press to the server's answer */
async function saving(page: Page): Promise<number> {
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const note = ({ timeStamp }: Event) => resolve(performance.timeOrigin + timeStamp);
        addEventListener('pointerup', note, { capture: true, once: true });
      }),
  );
  const answer = page.waitForResponse('**/storeQuilt');
  await new FreeFormEditor(page).saving.click();
  const response = await answer;
  await response.finished();
  const { startTime, responseEnd } = response.request().timing();
  await page.getByRole('dialog').getByText('Successful Save').waitFor();
  await page.keyboard.press('Escape');
  await rest(page);
  return startTime + responseEnd - (await pressed);
}

/** Does every measured action once. Calls `measured` with the name of each action and its time in milliseconds. */
type Arrange = (actions: Actions, measured: (what: Arranging, time: number) => void) => Promise<void>;
type Actions = Awaited<ReturnType<typeof actionsOn>>;

const arrangeMany: Arrange = async ({ page, at, glide, pan, box, drag, selectAll, recolour }, measured) => {
  await page.keyboard.press('Escape');
  measured('pan', await pan(at(100, 100), at(140, 120)));
  measured('hover', await glide(at(60, 60), at(200, 180)));
  measured('drag one', await drag(at(130, 130), at(160, 140)));
  measured('a box over 500', await box(FIVE_HUNDRED));
  measured('hover over 500 selected', await glide(at(10, 10), at(90, 70)));
  measured('drag 500', await drag(at(50, 40), at(120, 90)));
  await box(ALL_BUT_A_COLUMN);
  measured('drag 4,160', await drag(at(126, 130), at(130, 130)));
  measured('select all', await selectAll());
  const { frame, all } = await recolour(at(130, 130));
  measured('recolour a fabric everywhere: the longest frame', frame);
  measured('recolour a fabric everywhere: all', all);
};

const arrangeOne: Arrange = async ({ page, at, glide, pan, drag, selectAll, recolour }, measured) => {
  await page.keyboard.press('Escape');
  measured('pan', await pan(at(100, 100), at(140, 120)));
  measured('hover', await glide(at(60, 60), at(200, 180)));
  measured('drag all', await drag(at(130, 130), at(136, 134)));
  await page.keyboard.press('Escape');
  measured('select all', await selectAll());
  const { frame, all } = await recolour(at(130, 130));
  measured('recolour a fabric everywhere: the longest frame', frame);
  measured('recolour a fabric everywhere: all', all);
};

/**
 * Returns functions for the actions on the open quilt. Most of these functions return the script time of their action,
 * in milliseconds.
 */
async function actionsOn(page: Page, frames: number) {
  const editor = new FreeFormEditor(page);
  const picture = new QuiltPicture(page, SIDE);
  const [corner, end] = [await picture.pointAt(0, 0), await picture.pointAt(SIDE, SIDE)];
  const at = (x: number, y: number): Spot => ({
    x: corner.x + ((end.x - corner.x) * x) / SIDE,
    y: corner.y + ((end.y - corner.y) * y) / SIDE,
  });
  const { mouse, keyboard } = page;
  return {
    page,
    at,
    glide: (from: Spot, to: Spot) => moveScript(page, from, to, frames),
    pan: async (from: Spot, to: Spot): Promise<number> => {
      const time = await dragScript(page, from, to, frames, 'middle');
      await mouse.up({ button: 'middle' });
      return time;
    },
    /**
     * Drags the mouse, releases it, and undoes the result. Returns the mean time that scripts take in a frame of the
     * drag, in ms.
     */
    drag: async (from: Spot, to: Spot): Promise<number> => {
      const time = await dragScript(page, from, to, frames);
      await mouse.up();
      await rest(page);
      await keyboard.press('Control+z');
      await rest(page);
      return time;
    },
    box: async ([x, y]: readonly [number, number]): Promise<number> => {
      await editor.button('Select with a box').click();
      await dragScript(page, at(1, 1), at(x, y), 2);
      await mouse.move(at(x, y).x, at(x, y).y);
      const time = await moveScript(page, at(x, y), at(x / 2, y / 2), frames);
      await mouse.up();
      await editor.button('Select, move and resize').click();
      await rest(page);
      return time;
    },
    selectAll: () => scriptOf(page, () => keyboard.press('Control+a')),
    /**
     * Gives another fabric to the whole quilt, from a selected patch at (x, y), and undoes it. Returns the script times
     * in ms: of the longest frame, and until everything has finished.
     */
    recolour: async ({ x, y }: Spot): Promise<{ frame: number; all: number }> => {
      await keyboard.press('Escape');
      await mouse.dblclick(x, y);
      await page.getByText('Fabric palette', { exact: true }).first().click();
      await page.getByText('Whole quilt', { exact: true }).click();
      const fabric = page
        .getByRole('region', { name: / fabrics$/ })
        .getByRole('button')
        .nth(2);
      await fabric.waitFor();
      await rest(page);
      await page.evaluate(() => (window.frameScripts = []));
      const all = await scriptOf(page, () => fabric.click());
      const frame = await page.evaluate(() => Math.max(...window.frameScripts));
      await keyboard.press('Control+z');
      await keyboard.press('Escape');
      await page.getByText('Placement', { exact: true }).first().click();
      await rest(page);
      return { frame, all };
    },
  };
}

import { loadavg } from 'node:os';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { beSubscriber } from '../../support/sign-in.js';
import { startBrowserForOpenings } from '../browser.js';
import { latencyOf, pressMiddle, watchLatency, type Latency } from '../latency.js';
import { median } from '../measurements.js';
import { startServer } from '../server.js';
import { plainest } from './everyday.js';

/** The actions that are measured as the first change of a document after its editor has opened. */
export const FIRSTS = [
  'size',
  'layout',
  'block',
  'second block',
  'border',
  'sashing',
  'cloth',
  'block drawn',
  'free form block',
] as const;
type First = (typeof FIRSTS)[number];

/** Median latencies of an action: the first time in a newly opened editor, and repeated in that editor. */
interface FirstTime {
  first: Latency;
  warmed: Latency;
}

export interface FirstTimes {
  times: Record<First, FirstTime>;
  /** The number of browsers in which each action was measured. */
  count: number;
  /** The machine’s load average, at the start and at the end. */
  load: readonly [number, number];
}

/** The document in an editor when it opens: none, or a King quilt with only a size, with one block, or with two. */
type Table = 'empty' | 'sized' | 'laid' | 'two blocks';

/** Prepares the next measurement of an action on an open editor. Returns a function that does the action. */
type Begin = (time: number) => Promise<() => Promise<void>>;

interface Action {
  table: Table;
  /** Opens the editor. Returns a function that prepares each measurement of the action. */
  open: (page: Page) => Promise<Begin>;
}

const VIEWPORT = { width: 1440, height: 900 };
const QUILTER = { email: 'begins@example.com', password: 'the first stitch of all' };
const BLOCK = 'Nine Patch';
const OTHER_BLOCK = 'Ohio Star';
const TWO_BLOCKS = 'Four-Block Quadrant Pattern';
/** The number of times that each action is repeated in its editor. */
const REPEATS = 3;
/** Milliseconds for an undo to be painted, even on a busy machine. */
const UNDONE = 1_500;

const actions: Record<First, Action> = {
  size: {
    table: 'empty',
    open: async (page) => {
      await new StandardQuilt(page).open();
      return pressing(page, () => page.getByRole('main').getByRole('button', { name: /^King/ }));
    },
  },
  layout: onKing('laid', (page) => page.getByTitle(TWO_BLOCKS, { exact: true })),
  block: onKing('sized', (page) => blockFor(page, 1, BLOCK)),
  'second block': onKing('two blocks', (page) => blockFor(page, 2, OTHER_BLOCK)),
  border: onKing('laid', (page) => page.getByRole('checkbox', { name: 'First border' })),
  sashing: onKing('laid', (page) => page.getByRole('checkbox', { name: 'Sashing', exact: true })),
  // Each time another cloth, which was never shown.
  cloth: onKing('laid', async (page, time) => {
    const box = await page.locator('[role=img]').boundingBox();
    if (!box) throw new Error('There is no canvas.');
    await page.keyboard.press('Escape');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const name = (await plainest(page))[time] ?? '';
    return page.getByRole('button', { name, exact: true }).first();
  }),
  'block drawn': {
    table: 'empty',
    open: async (page) => {
      const editor = new CreationEditor(page);
      await editor.open();
      return async () => {
        await editor.takeShape('Rectangle');
        return () => editor.drag([0.1, 0.1], [5.9, 11.9]);
      };
    },
  },
  'free form block': {
    table: 'empty',
    open: async (page) => {
      const editor = new FreeFormEditor(page);
      await editor.open();
      return pressing(page, () => editor.offered(BLOCK));
    },
  },
};

/** Measures each action `rounds` times, each time in a new browser that has only a sign-in and perhaps a draft. */
export async function measureFirstTimes(rounds: number): Promise<FirstTimes> {
  const [before = 0] = loadavg();
  const server = await startServer();
  const browser = await startBrowserForOpenings();
  try {
    await server.addSubscriber(QUILTER.email, QUILTER.password);
    const tables = await layTables(browser, { baseURL: server.url, viewport: VIEWPORT });
    const found: Partial<Record<First, { first: Latency[]; warmed: Latency[] }>> = {};
    // The actions alternate, because a machine’s speed changes from minute to minute.
    for (let round = 0; round < rounds; round++) {
      for (const what of FIRSTS) {
        const [first, ...warmed] = await measureOne(browser, tables[actions[what].table], actions[what]);
        const each = (found[what] ??= { first: [], warmed: [] });
        if (first) each.first.push(first);
        each.warmed.push(...warmed);
      }
    }
    const times = Object.fromEntries(
      Object.entries(found).map(([what, { first, warmed }]) => [
        what,
        { first: middleTime(first), warmed: middleTime(warmed) },
      ]),
    ) as Record<First, FirstTime>;
    const [after = 0] = loadavg();
    return { times, count: rounds, load: [before, after] };
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** Returns the browser data for each document of `Table`: the sign-in, and the draft if there is one. */
async function layTables(
  browser: Browser,
  context: BrowserContextOptions,
): Promise<Record<Table, BrowserContextOptions>> {
  const page = await browser.newPage(context);
  await beSubscriber(page, QUILTER.email, QUILTER.password);
  const table = async () => ({
    ...context,
    storageState: await page.context().storageState({ indexedDB: true }),
  });
  const empty = await table();
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('King');
  const sized = await table();
  await quilt.chooseBlock(1, BLOCK);
  const laid = await table();
  await quilt.chooseLayout(TWO_BLOCKS);
  const two = await table();
  await page.context().close();
  return { empty, sized, laid, 'two blocks': two };
}

/**
 * Returns the latencies of an action in a new browser. The latency of its first time comes first, then those of its
 * repeats.
 */
async function measureOne(
  browser: Browser,
  table: BrowserContextOptions,
  { open }: Action,
): Promise<Latency[]> {
  const context = await browser.newContext(table);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchLatency);
    const next = await open(page);
    const latencies: Latency[] = [];
    for (let time = 0; time <= REPEATS; time++) {
      const act = await next(time);
      latencies.push(await latencyOf(page, act));
      await page.keyboard.press('Control+z');
      await page.waitForTimeout(UNDONE);
    }
    return latencies;
  } finally {
    await context.close();
  }
}

/**
 * Returns an action that presses an element in the standard quilt editor, on a King quilt. `find` returns this element.
 */
function onKing(table: Table, find: (page: Page, time: number) => Locator | Promise<Locator>): Action {
  return {
    table,
    open: async (page) => {
      await new StandardQuilt(page).open();
      await page.locator('[data-progress="final"]').waitFor();
      return pressing(page, (time) => find(page, time));
    },
  };
}

function pressing(page: Page, find: (time: number) => Locator | Promise<Locator>): Begin {
  return async (time) => {
    const on = await find(time);
    return () => pressMiddle(page, on);
  };
}

async function blockFor(page: Page, slot: 1 | 2, name: string): Promise<Locator> {
  const tile = page.getByRole('list', { name: 'Blocks' }).getByRole('button', { name, exact: true });
  if (!(await tile.isVisible()))
    await page.getByRole('button', { name: new RegExp(`^Block ${String(slot)}`) }).click();
  await page.getByRole('searchbox', { name: 'Search blocks by name' }).fill(name);
  return tile;
}

function middleTime(latencies: readonly Latency[]): Latency {
  return {
    first: median(latencies.map(({ first }) => first)),
    last: median(latencies.map(({ last }) => last)),
  };
}

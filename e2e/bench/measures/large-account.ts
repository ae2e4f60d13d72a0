import type { BrowserContextOptions, Page } from '@playwright/test';
import { cribBody, fabricNumber, post } from '../../support/screens/saved-quilts.js';
import { beSubscriber } from '../../support/sign-in.js';
import { startBrowserForOpenings } from '../browser.js';
import { median } from '../measurements.js';
import { startServer } from '../server.js';

/** The figures of *My Quilts* in an account, in milliseconds. */
export interface AccountFigures {
  /** The time from the navigation to the first frame with a picture on every card in sight. */
  pictures: number;
  /** The time from the navigation to the first frame with cards. */
  cards: number;
  /** The time between two frames while the list scrolls: the median of 20 frames, and the longest of them. */
  frame: number;
  slowFrame: number;
}

/** The numbers of quilts in the measured accounts. */
const ACCOUNTS = [10, 1_000] as const;
type Account = (typeof ACCOUNTS)[number];

const VISITS = 5;
const PASSWORD = 'quilts upon quilts';
const WINDOW = { width: 1440, height: 900 };
/** The number of quilts that the benchmark sends to the server at the same time. */
const TOGETHER = 4;

declare global {
  interface Window {
    /** The figures of this visit; null until the pictures of all cards in sight are shown. */
    cardsSeen: { cards: number; pictures: number } | null;
  }
}

/**
 * Opens *My Quilts* in an account with few quilts, and in one with the most quilts, in turn and with an empty cache.
 * Returns the median figures.
 */
export async function measureLargeAccount(): Promise<Record<Account, AccountFigures>> {
  const server = await startServer();
  const browser = await startBrowserForOpenings();
  try {
    const states = new Map<Account, BrowserContextOptions>();
    for (const account of ACCOUNTS) {
      const email = `has-${String(account)}@example.com`;
      await server.addSubscriber(email, PASSWORD);
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      await beSubscriber(page, email, PASSWORD);
      await storeQuilts(page, account);
      const storageState = await context.storageState();
      states.set(account, { baseURL: server.url, viewport: WINDOW, storageState });
      await context.close();
    }
    const visits = new Map<Account, AccountFigures[]>(ACCOUNTS.map((account) => [account, []]));
    for (let visit = 0; visit <= VISITS; visit++)
      for (const [account, state] of states) {
        const context = await browser.newContext(state);
        const figures = await figuresOf(await context.newPage());
        // The first visit warms the server, so it doesn't count.
        if (visit > 0) visits.get(account)?.push(figures);
        await context.close();
      }
    return Object.fromEntries([...visits].map(([account, all]) => [account, medians(all)])) as Record<
      Account,
      AccountFigures
    >;
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function storeQuilts(page: Page, count: number): Promise<void> {
  const borderFabric1 = await fabricNumber(page, 5, 'Barn Red');
  const body = await cribBody(page, { quiltName: '', block: 'Nine Patch', borderFabric1 });
  for (let first = 0; first < count; first += TOGETHER) {
    const numbers = Array.from(
      { length: Math.min(TOGETHER, count - first) },
      (_, index) => first + index + 1,
    );
    await Promise.all(
      numbers.map((number) => post(page, '/storeQuilt', { ...body, quiltName: `Quilt ${String(number)}` })),
    );
  }
}

async function figuresOf(page: Page): Promise<AccountFigures> {
  await page.addInitScript(watchCards);
  await page.goto('/my-quilts');
  const seen = await (
    await page.waitForFunction(() => window.cardsSeen, undefined, { polling: 100 })
  ).jsonValue();
  if (!seen) throw new Error('The cards were not seen.');
  const frames = await page.evaluate(scrollFrames);
  return {
    ...seen,
    frame: median(frames),
    slowFrame: [...frames].sort((a, b) => b - a)[frames.length / 20] ?? NaN,
  };
}

/** Runs in the page before its own scripts. Records the frames with the first cards and with all pictures in sight. */
function watchCards(): void {
  window.cardsSeen = null;
  let cards = 0;
  const look = (now: number): void => {
    const all = [...document.querySelectorAll('main article')];
    if (all.length > 0 && cards === 0) cards = now;
    const inSight = all.filter((card) => card.getBoundingClientRect().top < innerHeight);
    const isWhole = inSight.length > 0 && inSight.every((card) => card.querySelector('img, canvas') !== null);
    if (isWhole) window.cardsSeen = { cards, pictures: now };
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. Scrolls down for 200 frames, 40 pixels each. Returns the milliseconds between the frames. */
async function scrollFrames(): Promise<number[]> {
  const times: number[] = [];
  const next = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  let before = await next();
  for (let count = 0; count < 200; count++) {
    scrollBy(0, 40);
    const now = await next();
    times.push(now - before);
    before = now;
  }
  return times;
}

function medians(all: readonly AccountFigures[]): AccountFigures {
  const of = (key: keyof AccountFigures) => median(all.map((figures) => figures[key]));
  return { cards: of('cards'), pictures: of('pictures'), frame: of('frame'), slowFrame: of('slowFrame') };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: { run: (options: RunOptions) => Promise<AxeResults> };
  }
}

/** Without its comments, as each document has to read it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * All that axe knows: the criteria of WCAG 2.2 to AA, its best practices, and the rules that it still tries out, such as
 * that what is seen of a button's name is in the name.
 */
const ALL = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

/** Rules that depend on the colour scheme; nothing else does. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Widths of windows, in pixels. */
const [DESK, TABLET, PHONE] = [1440, 1024, 390];

/** Expects that axe finds nothing on the page, in light and in dark; `what` it shows is told with what was found. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await expectNone(page, what);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await changeScheme(page, isDark ? 'light' : 'dark');
  await expectNone(page, `${what}, the other scheme`, COLOURS);
  await changeScheme(page, isDark ? 'dark' : 'light');
}

/** Looks again while there is anything: what was out of sight may still fade into the scheme once axe has come to it. */
async function expectNone(page: Page, what: string, rules?: string[]): Promise<void> {
  await expect.poll(() => faultsOf(page, rules), { message: what }).toEqual([]);
}

/** Changes the colour scheme, and doesn't wait for colours to fade into it. */
async function changeScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

/** Expects that a page fits into windows of three widths, and that axe finds nothing in the widest and the narrowest. */
export async function expectFitting(page: Page, what: string): Promise<void> {
  const size = page.viewportSize();
  for (const width of [DESK, TABLET, PHONE]) {
    await page.setViewportSize({ width, height: 844 });
    // A page that is still coming has no heading yet: so this waits for it, too.
    if (width === DESK) await expectNone(page, `${what}, ${String(width)}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${what} is as wide as the window, ${String(width)}`).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page, what);
  if (size) await page.setViewportSize(size);
}

/**
 * What axe finds, by all of its rules or by some. It tells of nothing but faults: to tell of each node what is right
 * takes longer than to look. A document is given axe once.
 */
async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = { resultTypes: ['violations'], runOnly: rules ?? { type: 'tag', values: ALL } };
  const { violations } = await page.evaluate((wanted) => window.axe.run(wanted), options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

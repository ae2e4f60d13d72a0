import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: { run: (options: RunOptions) => Promise<AxeResults> };
    /** The number of the page's style sheets that axe had read at its last check. */
    sheetsRead?: number;
  }
}

/** The source of axe. It is minified, because each document has to parse it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * The tags of all rules of axe: the criteria of WCAG 2.2 to AA, its best practices, and its experimental rules. An
 * experimental rule is, for example, that a button's visible text is part of its name.
 */
const ALL = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

/** The rules of axe whose result depends on the colour scheme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Widths of a window on a desktop, tablet and phone, in CSS pixels. */
const [DESK, TABLET, PHONE] = [1440, 1024, 390];

/**
 * Expects that axe finds no faults on the page, in the light and in the dark colour scheme.
 * @param what describes the page in a failure's message
 */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await expectNone(page, what);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await changeScheme(page, isDark ? 'light' : 'dark');
  await expectNone(page, `${what}, the other scheme`, COLOURS);
  await changeScheme(page, isDark ? 'dark' : 'light');
}

/**
 * Expects that axe finds no faults. Repeats the check until it finds none, because colours may still fade to a new
 * colour scheme.
 * @param what describes the page in a failure's message
 */
async function expectNone(page: Page, what: string, rules?: string[]): Promise<void> {
  await expect.poll(() => faultsOf(page, rules), { message: what }).toEqual([]);
}

/** Changes the colour scheme, and ends the fading of colours at once. */
async function changeScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

/**
 * Expects that a page fits into windows of three widths, and that axe finds no faults at the largest and the smallest
 * width.
 */
export async function expectFitting(page: Page, what: string): Promise<void> {
  const size = page.viewportSize();
  for (const width of [DESK, TABLET, PHONE]) {
    await page.setViewportSize({ width, height: 844 });
    // This also waits for the page to load, because before that it has no heading.
    if (width === DESK) await expectNone(page, `${what}, ${String(width)}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${what} is as wide as the window, ${String(width)}`).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page, what);
  if (size) await page.setViewportSize(size);
}

/**
 * Returns the faults that axe finds, by all or some of its rules. Requests only violations, because a report of all
 * passed checks would take longer than the checks. Loads axe into a document only once.
 */
async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = { resultTypes: ['violations'], runOnly: rules ?? { type: 'tag', values: ALL } };
  const { violations } = await page.evaluate(
    ([wanted, isAll]) => {
      // Only one rule, on orientation, needs axe to read the style sheets. Axe doesn't read the same sheets again.
      const sheets = document.styleSheets.length;
      const preload = isAll && window.sheetsRead !== sheets;
      if (preload) window.sheetsRead = sheets;
      return window.axe.run({ ...wanted, preload });
    },
    [options, !rules] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules that depend on the colour scheme; nothing else does. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Widths of windows, in pixels. */
const [DESK, TABLET, PHONE] = [1440, 1024, 390];

/** Expects that axe finds nothing on the page, in light and in dark; `what` it shows is told with what was found. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await expectNone(() => axe(page), what);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await changeScheme(page, isDark ? 'light' : 'dark');
  await expectNone(() => axe(page).withRules(COLOURS), `${what}, the other scheme`);
  await changeScheme(page, isDark ? 'dark' : 'light');
}

/** Looks again while there is anything: what was out of sight may still fade into the scheme once axe has come to it. */
async function expectNone(builder: () => AxeBuilder, what: string): Promise<void> {
  await expect.poll(() => faultsOf(builder()), { message: what }).toEqual([]);
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
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${what} is as wide as the window, ${String(width)}`).toBeLessThanOrEqual(0);
    if (width === DESK) expect(await faultsOf(axe(page)), `${what}, ${String(width)}`).toEqual([]);
  }
  await expectAccessible(page, what);
  if (size) await page.setViewportSize(size);
}

/** In the page itself: otherwise each look opens another one, which takes as long as the look. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true);
}

async function faultsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

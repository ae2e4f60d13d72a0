import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { StandardQuilt, tryItFree } from '../support/standard-quilt.js';
import { expect, test } from '../support/test.js';

const widths = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
] as const;

const openScreens = [
  '/home',
  '/guest-login',
  '/login',
  '/login-fail',
  '/why-subscribe',
  '/subscribe',
  '/contact',
  '/no-such-page',
];
const guardedScreens = [
  '/login-success',
  '/standard-quilt-layouts',
  '/my-account',
  '/my-quilts',
  '/designed-blocks',
  '/created-blocks',
  '/block-creation',
];

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

for (const { name, width, height } of widths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every screen is accessible and fits, ${name}, ${colorScheme}`, async ({ browser, server }) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width, height },
        colorScheme,
        hasTouch: width < 1200,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const visit = async (path: string): Promise<void> => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await page.waitForLoadState('networkidle');
        expect(await faultsOf(page), path).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} is as wide as the window`).toBeLessThanOrEqual(0);
      };
      for (const path of openScreens) await visit(path);
      await tryItFree(page);
      for (const path of guardedScreens) await visit(path);
      const quilt = new StandardQuilt(page);
      await quilt.open();
      await quilt.startWith('Twin');
      expect(await faultsOf(page), 'a quilt on the table').toEqual([]);
      const canvas = await page.locator('[data-quilt]').boundingBox();
      expect(canvas?.width).toBeGreaterThan(100);
      await context.close();
    });
  }
}

test('a quilt is made with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const label = `${(await focused.getAttribute('aria-label')) ?? ''} ${await focused.innerText().catch(() => '')}`;
      if (name.test(label.trim().replaceAll('\n', ' '))) return;
    }
    throw new Error(`Sixty tabs don't reach ${String(name)}.`);
  };
  await tabTo(/^Try it free/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/guest-login/);
  await tabTo(/^Standard Quilt Layouts/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'First select a quilt size' })).toBeVisible();
  await tabTo(/^Queen/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-quilt]')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: 'First select a quilt size' })).toBeVisible();
});

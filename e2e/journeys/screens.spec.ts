import { expectAccessible } from '../support/accessibility.js';
import { openScreens, ownScreens, workScreens } from '../support/screens.js';
import { beGuest, StandardQuilt } from '../support/standard-quilt.js';
import { expect, test } from '../support/test.js';

const devices = [
  { name: 'desk', hasTouch: false, sizes: [{ width: 1440, height: 900 }] },
  {
    name: 'tablet and phone',
    hasTouch: true,
    sizes: [
      { width: 1024, height: 768 },
      { width: 390, height: 844 },
    ],
  },
] as const;

const guardedScreens = [...workScreens, ...ownScreens];

for (const { name, hasTouch, sizes } of devices) {
  test(`every screen is accessible, fits and leads to others, ${name}`, async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: sizes[0],
      hasTouch,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const visit = async (path: string): Promise<void> => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      for (const size of sizes) {
        await page.setViewportSize(size);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} is as wide as the window, ${String(size.width)}`).toBeLessThanOrEqual(0);
      }
      await expectAccessible(page, path);
      const ways = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      const astray = ways.filter((way) => !openScreens.includes(way) && !guardedScreens.includes(way));
      expect(astray, `links of ${path} to no screen`).toEqual([]);
    };
    for (const path of openScreens) await visit(path);
    await beGuest(page);
    for (const path of guardedScreens) await visit(path);
    const quilt = new StandardQuilt(page);
    await quilt.open();
    await quilt.startWith('Twin');
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectAccessible(page, `a quilt on the table, ${String(size.width)}`);
      const canvas = await page.locator('[data-quilt]').boundingBox();
      expect(canvas?.width).toBeGreaterThan(100);
    }
    await context.close();
  });
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

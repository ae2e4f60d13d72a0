import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { openScreens, ownScreens, workScreens } from '../../support/screens/screens.js';
import { squashedMarks } from '../../support/screens/squashed-marks.js';
import { beGuest } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';
import { smallTargets } from '../../support/pointers/touch-targets.js';

const guardedScreens = [...workScreens, ...ownScreens];
const allScreens = [...openScreens, ...guardedScreens];
/** True if `way`, the path of an address, leads to a screen or to a block's page. */
const isScreen = (way: string) => allScreens.includes(way) || /^\/block-list\/[a-z0-9-]+$/.test(way);

const devices = [
  { name: 'at a desk', hasTouch: false, sizes: [{ width: 1440, height: 900 }] },
  {
    name: 'by finger on tablet and phone',
    hasTouch: true,
    sizes: [
      { width: 1024, height: 768 },
      { width: 390, height: 844 },
    ],
  },
] as const;

for (const { name, hasTouch, sizes } of devices) {
  test.describe(name, () => {
    test.use({ viewport: sizes[0], hasTouch, reducedMotion: 'reduce' });

    const visit = async (page: Page, path: string): Promise<void> => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      for (const size of sizes) {
        const what = `${path}, ${String(size.width)}`;
        await page.setViewportSize(size);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${what}, is as wide as the window`).toBeLessThanOrEqual(0);
        expect(await squashedMarks(page), `marks of the header, ${what}`).toEqual([]);
        if (hasTouch) expect(await smallTargets(page), `too small for a finger, ${what}`).toEqual([]);
      }
      await expectAccessible(page, path);
      const ways = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      expect(
        ways.filter((way) => !isScreen(way)),
        `links of ${path} to no screen`,
      ).toEqual([]);
    };

    for (const screens of [openScreens.slice(0, 5), openScreens.slice(5, 10), openScreens.slice(10)]) {
      test(`${screens.join(', ')}, for a visitor: accessible, fits and leads to others`, async ({ page }) => {
        for (const path of screens) await visit(page, path);
      });
    }

    for (const [kind, screens] of [
      ['to work on', workScreens],
      ['of one’s own', ownScreens],
    ] as const) {
      test(`every screen ${kind}, for a guest, is accessible, fits and leads to others`, async ({ page }) => {
        await beGuest(page);
        for (const path of screens) await visit(page, path);
      });
    }
  });
}

test('a quilt is made by keyboard alone', async ({ page }) => {
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

import { beGuest } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const VIEWPORTS = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 800, height: 900 },
  phone: { width: 390, height: 844 },
};

test('an editor’s frame appears before any script loads, and the editor then fills it', async ({ page }) => {
  await beGuest(page);
  for (const [shell, viewport] of Object.entries(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/standard-quilt-layouts', { waitUntil: 'commit' });
    const frame = page.locator('#root > [inert]');
    await expect(frame.locator('header')).toBeVisible();
    const ground = await frame.locator('div:has(> .starting)').boundingBox();
    release();
    await expect(page.locator(`[data-shell=${shell}]`)).toBeVisible();
    await expect(frame).toHaveCount(0);
    const view = await page.getByRole('main').boundingBox();
    expect(ground, shell).toMatchObject({ x: view?.x, y: view?.y, width: view?.width });
    await page.unroute('**/assets/*.js');
  }
});

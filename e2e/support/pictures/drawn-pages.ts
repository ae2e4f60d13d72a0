import { expect, type Page, type Route } from '@playwright/test';

/**
 * Opens the page of the block Bear’s Paw and waits until its scripts run. Then clicks the link to the list of blocks.
 * The app shows the list without loading another HTML page.
 */
export async function fromBlockToList(page: Page): Promise<void> {
  await page.goto('/block-list/bears-paw');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'All blocks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Traditional blocks, drawn accurately');
}

/**
 * Delays the requested files that match `files` until `letGo` is called. `asked` resolves at the first such request.
 */
export async function hold(
  page: Page,
  files: string,
): Promise<{ asked: Promise<unknown>; letGo: () => Promise<void> }> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(files, (route) => (isHeld ? void held.push(route) : route.continue()));
  return {
    asked: page.waitForRequest(files),
    letGo: async () => {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

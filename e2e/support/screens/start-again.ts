import { expect, type Page } from '@playwright/test';

/**
 * Lets go of the held fabric, deselects everything, and fits the quilt to the window. Every part of a journey begins in
 * this state. Waits until the view has stopped moving.
 */
export async function startAgain(page: Page): Promise<void> {
  await page.getByRole('application').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('0');
  await expect(page.getByRole('group', { name: 'Current fabric' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).not.toContainText('Selected');
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = JSON.stringify(await page.locator('[data-quilt]').boundingBox());
      return last === before;
    })
    .toBe(true);
}

import { FreeFormTable } from '../../support/screens/free-form-table.js';
import { beGuest } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

test('what is done is told to those who can’t see the quilt, and what can’t be done', async ({ page }) => {
  await beGuest(page);
  const table = new FreeFormTable(page);
  await table.open();
  const refused = page
    .locator('[aria-live=polite]')
    .filter({ hasText: 'Scroll down to select a block for adjusting' });
  await table.button('Move left').click();
  await expect(refused).toBeAttached();

  await table.offered('Nine Patch').click();
  await expect(table.said('Nine Patch, 12″, at 0″, 0″')).toBeAttached();
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(table.said('Blocks nudged: Nine Patch, 12″, at 1″, 0″')).toBeAttached();
  await table.button('Larger').click();
  await expect(table.said('Block size changed: Nine Patch, 13″, at 1″, 0″')).toBeAttached();
  await table.button('One column more').click();
  await expect(table.said('Columns and rows: Nine Patch, 2 × 1 of 13″, at 1″, 0″')).toBeAttached();
  await table.button('Fill the quilt').click();
  await expect(table.said('Quilt filled: Nine Patch, 3 × 4 of 13″, at ½″, 4″')).toBeAttached();
  await page.getByLabel('First border', { exact: true }).check();
  await expect(table.said('First border')).toBeAttached();
  await table.button('Undo').click();
  await expect(table.said('Undone: First border')).toBeAttached();
  await table.button('Delete').click();
  await expect(table.said('Blocks deleted')).toBeAttached();
});

import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { beGuest } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

test('screen readers announce each action, and why an action is impossible', async ({ page }) => {
  await beGuest(page);
  const editor = new FreeFormEditor(page);
  await editor.open();
  const refused = page
    .locator('[aria-live=polite]')
    .filter({ hasText: 'Scroll down to select a block for adjusting' });
  await editor.button('Move left').click();
  await expect(refused).toBeAttached();

  await editor.offered('Nine Patch').click();
  await expect(editor.announcement('Nine Patch, 12″, at 0″, 0″')).toBeAttached();
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(editor.announcement('Blocks nudged: Nine Patch, 12″, at 1″, 0″')).toBeAttached();
  await editor.button('Larger').click();
  await expect(editor.announcement('Block size changed: Nine Patch, 13″, at 1″, 0″')).toBeAttached();
  await editor.button('One column more').click();
  await expect(editor.announcement('Columns and rows: Nine Patch, 2 × 1 of 13″, at 1″, 0″')).toBeAttached();
  await editor.button('Fill the quilt').click();
  await expect(editor.announcement('Quilt filled: Nine Patch, 3 × 4 of 13″, at ½″, 4″')).toBeAttached();
  await page.getByLabel('First border', { exact: true }).check();
  await expect(editor.announcement('First border')).toBeAttached();
  await editor.button('Undo').click();
  await expect(editor.announcement('Undone: First border')).toBeAttached();
  await editor.button('Delete').click();
  await expect(editor.announcement('Blocks deleted')).toBeAttached();
});

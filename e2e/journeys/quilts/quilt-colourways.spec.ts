import { expectAccessible } from '../../support/accessibility.js';
import { clothColour } from '../../support/pictures/picture.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { expectColour, lapQuilt, palette, swatch, tap, undo } from '../../support/screens/lap-quilt.js';
import { expect, test } from '../../support/test.js';

test('a quilt keeps its colourways, takes one back and compares them', async ({ page }) => {
  const picture = await lapQuilt(page, 'Sawtooth Star');
  // The corner of the block is its ground.
  const before = await picture.colourAt(1, 1, 1);
  const chambray = await clothColour(page, 2, 'Chambray');
  const strip = page.getByRole('region', { name: 'Colourways' });
  const dialog = page.getByRole('dialog', { name: 'Colourways side by side' });
  const opener = page.getByRole('button', { name: 'Colourways', exact: true });

  await test.step('the first is kept in the dialog', async () => {
    await opener.click();
    await dialog.getByRole('button', { name: 'Keep this colourway' }).click();
    await expect(dialog.getByRole('button', { name: 'Colourway 1, in use' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(strip.locator('canvas[data-painted=true]')).toHaveCount(1);
  });

  await test.step('the next by its key, after a change', async () => {
    await tap(page, picture, 1, 1);
    await swatch(palette(page), 'Chambray').click();
    await expectColour(picture, 1, 1, chambray, 1);
    await page.keyboard.press('Escape');
    await page.getByRole('application').focus();
    await page.keyboard.press('k');
    await expect(strip.getByRole('button', { name: 'Colourway 2', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('a press takes one back', async () => {
    await strip.getByRole('button', { name: 'Colourway 1', exact: true }).click();
    await expectColour(picture, 1, 1, before, 1);
    await expect(undo(page)).toHaveAttribute('title', /Colourway 1/);
  });

  await test.step('all are compared, named and used', async () => {
    await strip.getByRole('button', { name: 'Compare' }).press('Enter');
    await expect(dialog.locator('canvas[data-painted=true]')).toHaveCount(2);
    await expectAccessible(page, 'colourways of a quilt');
    await dialog.getByRole('button', { name: 'Rename colourway 2' }).press('Enter');
    await page.getByRole('textbox', { name: 'New name' }).fill('Winter');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Use Winter' }).press('Enter');
    await expectColour(picture, 1, 1, chambray, 1);
  });

  await test.step('they are kept on the device, and go along to a free form copy', async () => {
    await page.reload();
    await expect(strip.getByRole('button', { name: 'Winter', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Open it as a free form quilt' }).click();
    await expect(new FreeFormEditor(page).saving).toBeVisible();
    await strip.getByRole('button', { name: 'Colourway 1', exact: true }).click();
    await expectColour(picture, 1, 1, before, 1);
  });
});

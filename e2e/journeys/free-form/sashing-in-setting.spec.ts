import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { difference, QuiltPicture } from '../../support/pictures/picture.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

test('sashing in a setting: on point with whole and half cornerstones, and straight', async ({
  page,
  server,
}) => {
  await server.addSubscriber('sashing@example.com', PASSWORD);
  await beSubscriber(page, 'sashing@example.com', PASSWORD);
  const editor = new FreeFormEditor(page);
  await editor.open();
  await editor.button('Blank').click();
  await editor.offered('Ohio Star').click();
  const panel = page.getByRole('region', { name: 'Setting', exact: true });
  await panel.getByRole('radio', { name: 'On point' }).check();
  await editor.type('Columns', '3');
  await editor.type('Rows', '4');
  await panel.getByText('Sashing all round').click();
  // (3 · 14 + 2)√2 = 62.225 and (4 · 14 + 2)√2 = 82.024; with halves, 42√2 = 59.397 and 56√2 = 79.196.
  await expect(panel.getByText('62.225″ × 82.024″')).toBeVisible();
  await expect(panel.getByRole('radio', { name: 'Whole at the edge' })).toBeChecked();
  await panel.getByText('Half at the edge').click();
  await expect(panel.getByText('59.397″ × 79.196″')).toBeVisible();
  await panel.getByRole('button', { name: 'Wider sashing' }).click();
  // 3 · 14¼ · √2 = 60.458 and 4 · 14¼ · √2 = 80.610.
  await expect(panel.getByText('60.458″ × 80.61″')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(panel.getByText('59.397″ × 79.196″')).toBeVisible();

  await panel.getByRole('button', { name: /^Fabric of cornerstones/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace Cornerstones' });
  await dialog.getByRole('button', { name: 'Liberty Muslin', exact: true }).click();
  await dialog.getByRole('button', { name: 'Use My Selection' }).click();
  await expect(panel.getByRole('button', { name: 'Fabric of cornerstones: Liberty Muslin' })).toBeVisible();

  const picture = new QuiltPicture(page, 59.397);
  await page.keyboard.press('Escape');
  const set = await picture.settled();
  await panel.getByRole('radio', { name: 'By hand' }).check();
  await expect(page.getByRole('region', { name: 'What doesn’t fit' })).toHaveCount(0);
  await editor.button('Deselect All').click();
  await expect.poll(async () => difference(await picture.settled(), set)).toBe(0);

  await page.keyboard.press('ControlOrMeta+z');
  await panel.getByRole('radio', { name: 'Straight' }).check();
  await panel.getByText('Between', { exact: true }).click();
  await editor.type('Columns', '3');
  await editor.type('Rows', '4');
  // 3 · 14 − 2 and 4 · 14 − 2.
  await expect(panel.getByText('40″ × 54″')).toBeVisible();
  await panel.getByText('All round', { exact: true }).click();
  await expect(panel.getByText('44″ × 58″')).toBeVisible();
});

import sharp from 'sharp';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { difference, QuiltPicture } from '../../support/pictures/picture.js';
import { beSubscriber } from '../../support/sign-in.js';
import { nameInEditor } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

/** Returns the middle of a picture of the quilt, without its edges. */
function inside(picture: Buffer): Promise<Buffer> {
  return sharp(picture).extract({ left: 20, top: 20, width: 400, height: 550 }).png().toBuffer();
}

test('blocks are set on point, changed by numbers, saved, opened again and released', async ({
  page,
  server,
}) => {
  await server.addSubscriber('setting@example.com', PASSWORD);
  await beSubscriber(page, 'setting@example.com', PASSWORD);
  const editor = new FreeFormEditor(page);
  await editor.open();
  await editor.button('Blank').click();
  await editor.offered('Ohio Star').click();
  const panel = page.getByRole('region', { name: 'Setting', exact: true });
  await panel.getByRole('radio', { name: 'On point' }).check();
  await editor.type('Columns', '3');
  await editor.type('Rows', '4');
  // 3 · 12√2 = 50.912, 4 · 12√2 = 67.882.
  await expect(panel.getByText('50.912″ × 67.882″')).toBeVisible();
  await expect(panel.getByText('18', { exact: true })).toBeVisible();

  await panel.getByRole('combobox', { name: 'Which block where' }).click();
  await page.getByRole('option', { name: 'Two by turns' }).click();
  await panel.getByRole('radio', { name: /^Unsaved block/ }).check();
  await editor.offered('Churn Dash').click();
  await expect(panel.getByRole('radio', { name: 'Churn Dash' })).toBeChecked();
  await panel.getByRole('button', { name: /^Fabric of setting triangles/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace Setting triangles' });
  await dialog.getByRole('button', { name: 'Liberty Muslin', exact: true }).click();
  await dialog.getByRole('button', { name: 'Use My Selection' }).click();
  await expect(
    panel.getByRole('button', { name: 'Fabric of setting triangles: Liberty Muslin' }),
  ).toBeVisible();

  // A change of the numbers is one step, and undo brings back what it took away.
  await panel.getByRole('button', { name: 'One row less' }).click();
  await expect(panel.getByText('50.912″ × 50.912″')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(panel.getByText('50.912″ × 67.882″')).toBeVisible();

  // The part that takes the next fabric is marked on the quilt.
  await page.keyboard.press('Escape');
  await editor.name.fill('Set');
  await editor.saving.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  const picture = new QuiltPicture(page, 50.912);
  const set = await picture.settled();
  // No ground shines through between the blocks: it is dark now, and the quilt looks the same.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await difference(await inside(await picture.settled()), await inside(set))).toBe(0);
  await page.emulateMedia({ colorScheme: 'light' });
  await editor.button('New quilt').click();
  await expect(panel.getByRole('radio', { name: 'By hand' })).toBeChecked();
  await page.goto('/my-quilts');
  await page.getByRole('button', { name: 'Open Set' }).click();
  await expect(nameInEditor(page)).toHaveText('Set');
  await expect(panel.getByRole('radio', { name: 'On point' })).toBeChecked();
  expect(await difference(await picture.settled(), set)).toBe(0);

  await panel.getByRole('radio', { name: 'By hand' }).check();
  await expect(editor.placements).toHaveCount(10);
  await expect(page.getByRole('region', { name: 'What doesn’t fit' })).toHaveCount(0);
  await editor.button('Deselect All').click();
  expect(await difference(await picture.settled(), set)).toBe(0);
});

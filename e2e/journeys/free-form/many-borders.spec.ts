import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { difference, QuiltPicture } from '../../support/pictures/picture.js';
import { beSubscriber } from '../../support/sign-in.js';
import { nameInEditor } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

test('a quilt gets a third border with its own width, fabric and corners, is saved and opened again', async ({
  page,
  server,
}) => {
  await server.addSubscriber('frames@example.com', PASSWORD);
  await beSubscriber(page, 'frames@example.com', PASSWORD);
  const editor = new FreeFormEditor(page);
  await editor.open();
  await editor.button('Blank').click();
  await editor.choose('Length', 72);
  await editor.choose('Width', 60);
  await expect(editor.button('Add a border')).toHaveCount(0);
  await page.getByLabel('First border', { exact: true }).check();
  await page.getByLabel('Second border', { exact: true }).check();
  // By keyboard, as everything else in the panel.
  await editor.button('Add a border').press('Enter');
  await editor.type('Border 3 width', '5');
  await expect(page.getByText('Inside 42″ × 54″')).toBeVisible();

  await page.getByRole('button', { name: /^Border 3 fabric/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Border 3 fabric' });
  await dialog.getByRole('button', { name: 'Midnight Pond', exact: true }).click();
  await dialog.getByRole('button', { name: 'Use My Selection' }).click();
  const fabric = page.getByRole('button', { name: 'Border 3 fabric: Midnight Pond' });
  await expect(fabric).toBeVisible();
  await page.getByRole('combobox', { name: 'Corners of border 3' }).click();
  await page.getByRole('option', { name: 'Mitred corners' }).click();

  await editor.button('Add a border').press('Enter');
  await expect(page.getByText('Inside 38″ × 50″')).toBeVisible();
  await editor.button('Remove border 4').press('Enter');
  await expect(editor.button('Add a border')).toBeFocused();
  await expect(page.getByText('Inside 42″ × 54″')).toBeVisible();
  await editor.button('Remove border 3').press('Enter');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(fabric).toBeVisible();

  await editor.offered('Ohio Star').click();
  await page.keyboard.press('Escape');
  await editor.name.fill('Frames');
  await editor.saving.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await editor.button('Deselect All').click();
  const picture = new QuiltPicture(page, 60);
  const laid = await picture.settled();

  await editor.button('New quilt').click();
  await expect(editor.placements).toHaveCount(0);
  await page.goto('/my-quilts');
  await page.getByRole('button', { name: 'Open Frames' }).click();
  await expect(nameInEditor(page)).toHaveText('Frames');
  await expect(fabric).toBeVisible();
  await expect(editor.field('Border 3 width')).toHaveValue('5″');
  await expect(page.getByRole('combobox', { name: 'Corners of border 3' })).toContainText('Mitred corners');
  expect(await difference(await picture.settled(), laid)).toBe(0);
});

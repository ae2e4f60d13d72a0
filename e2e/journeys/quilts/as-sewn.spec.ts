import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/accessibility.js';
import { atRest } from '../../support/pictures/at-rest.js';
import { difference } from '../../support/pictures/picture.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { beGuest } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

test('a guest sees a quilt as sewn, and its picture looks like the canvas', async ({ page }) => {
  await beGuest(page);
  const editor = new StandardQuilt(page);
  await editor.open();
  await editor.startWith('Crib');
  await editor.chooseBlock(1, 'Ohio Star');
  const canvas = page.locator('[data-quilt]');
  // A crib is 48 inches long. In this window the canvas shows it on 1,000 pixels, like the picture.
  await page.setViewportSize({ width: 1600, height: 1225 });
  await expect.poll(async () => Math.round((await canvas.boundingBox())?.height ?? 0)).toBe(1000);
  const { x = 0, y = 0 } = (await canvas.boundingBox()) ?? {};
  const clip = { x: Math.round(x), y: Math.round(y), width: 750, height: 1000 };
  const look = () => page.screenshot({ clip, style: '[data-sonner-toaster] { visibility: hidden }' });
  const designed = await atRest(page, look);

  await page.getByRole('button', { name: 'Shown as designed' }).click();
  await page.getByRole('menuitemradio', { name: 'As sewn: echo' }).click();
  await expect(page.getByRole('button', { name: 'Shown as sewn: echo' })).toBeVisible();
  await expectAccessible(page);
  const sewn = await atRest(page, look);
  expect(await difference(designed, sewn)).toBeGreaterThan(0.03);

  await page.getByRole('button', { name: 'Export …' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'As sewn' })).toBeChecked();
  await expect(dialog.getByRole('combobox', { name: 'Quilting' })).toHaveText('Echo');
  await dialog.getByText('1,000', { exact: true }).click();
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Make the file' }).click(),
  ]);
  const picture = await readFile(await kept.path());
  expect(await difference(sewn, picture)).toBeLessThan(0.001);
  await dialog.getByRole('button', { name: 'Close this window' }).click();

  await page.getByRole('application').focus();
  await page.keyboard.press('q');
  await expect(page.getByRole('button', { name: 'Shown as designed' })).toBeVisible();
  expect(await difference(designed, await atRest(page, look))).toBe(0);
});

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { clothColour, QuiltPicture } from '../../support/pictures/picture.js';
import { expectColour, tap } from '../../support/screens/lap-quilt.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { beGuest } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

/* A Lap quilt with sashing of 2″ has 4 × 5 blocks of 12″, so it is 54″ wide. Sashing first crosses at 12″ to 14″. */

test('cornerstones get a fabric of their own, and keep it in a free form copy', async ({ page }) => {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Lap');
  await quilt.chooseBlock(1, 'Sawtooth Star');
  await expect(page.getByRole('checkbox', { name: /^Cornerstones/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Sashing/ }).click();
  await quilt.chooseFabric('Blues', 'Chambray');
  await page.getByRole('checkbox', { name: /^Cornerstones/ }).click();
  await quilt.chooseFabric('Reds', 'Barn Red');
  const [blue, red] = [await clothColour(page, 2, 'Chambray'), await clothColour(page, 5, 'Barn Red')];
  const picture = new QuiltPicture(page, 54);
  await picture.settled();
  for (const [x, y] of [
    [13, 13],
    [41, 55],
  ] as const)
    await expectColour(picture, x, y, red);
  await expectColour(picture, 13, 20, blue);
  await tap(page, picture, 27, 41);
  await expect(page.getByRole('contentinfo')).toContainText('Cornerstones');
  await page
    .getByRole('button', { name: /free form/i })
    .first()
    .click();
  await expect(page).toHaveURL(/free-form/);
  const copy = new QuiltPicture(page, 54);
  await copy.settled();
  await expectColour(copy, 13, 13, red);
  await expectColour(copy, 13, 20, blue);
});

/** Exports the quilt as designed, 1,000 pixels high. Returns the pixels. */
async function exportedPixels(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export …' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  for (const choice of ['As designed', '1,000']) await dialog.getByText(choice, { exact: true }).click();
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Make the file' }).click(),
  ]);
  await expect(dialog.getByRole('status')).toContainText('is in your downloads.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return sharp(await kept.path())
    .removeAlpha()
    .raw()
    .toBuffer();
}

test('a free form copy has the same pixels, and cornerstones nearly so', async ({ page }) => {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Lap');
  await quilt.chooseBlock(1, 'Sawtooth Star');
  const add = async (band: string, palette: string, fabric: string) => {
    await page.getByRole('checkbox', { name: new RegExp(`^${band}`) }).click();
    await quilt.chooseFabric(palette, fabric);
  };
  await add('First border', 'Blues', 'Chambray');
  await add('Second border', 'Reds', 'Barn Red');
  await add('Sashing', 'Blues', 'Chambray');
  const [plain, plainCopy] = [await exportedPixels(page), await exportedFromCopy(page)];
  expect(plain.length).toBeGreaterThan(1000 * 500 * 3);
  expect(differing(plain, plainCopy)).toBe(0);

  await page.goto('/standard-quilt-layouts');
  await add('Cornerstones', 'Blacks', 'Licorice Gingham');
  const [whole, copy] = [await exportedPixels(page), await exportedFromCopy(page)];
  // Six squares of 2″ are 0.7 % of 52″ × 66″.
  expect(differing(plain, whole)).toBeGreaterThan(0.005);
  // Cornerstones are blocks in the copy, and a block's picture is smoothed. Their cloth starts at the same place.
  expect(differing(whole, copy, 24)).toBeLessThan(0.0005);
});

/** Opens the quilt as free form, and exports it. */
async function exportedFromCopy(page: Page): Promise<Buffer> {
  await page
    .getByRole('button', { name: /free form/i })
    .first()
    .click();
  await expect(page).toHaveURL(/free-form/);
  return exportedPixels(page);
}

/** Returns the fraction of channels, 0 to 1, that differ by more than `by` between two pictures of the same size. */
function differing(one: Buffer, other: Buffer, by = 0): number {
  if (one.length !== other.length) return 1;
  return (
    one.reduce((count, channel, at) => count + (Math.abs(channel - (other[at] ?? 0)) > by ? 1 : 0), 0) /
    one.length
  );
}

import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { BlockEditor } from '../support/screens/block-editor.js';
import { CreationEditor } from '../support/screens/creation-editor.js';
import { FreeFormEditor } from '../support/screens/free-form-editor.js';
import { QuiltPicture } from '../support/pictures/picture.js';
import { logIn } from '../support/sign-in.js';
import { StandardQuilt } from '../support/screens/standard-quilt.js';
import { expect, test } from '../support/test.js';

const FOLDER = fileURLToPath(new URL('../../web/src/screens/help/pictures/', import.meta.url));
const PASSWORD = 'a chest full of fat quarters';

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
test.slow();

/** Saves a screenshot of the page, scaled to a width of 960 pixels. Waits until two screenshots in a row are equal. */
async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 400);
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await page.locator('[data-progress]:not([data-progress=final])').waitFor({ state: 'detached' });
  let last: Buffer | undefined;
  await expect(async () => {
    const before = last;
    last = await page.screenshot();
    expect(before && last.equals(before)).toBe(true);
  }).toPass({ intervals: [500], timeout: 60_000 });
  await sharp(last).resize(960).webp({ quality: 60, effort: 6 }).toFile(`${FOLDER}${name}.webp`);
}

test('your first quilt, and its fabric and pages', async ({ page, server }) => {
  await server.addSubscriber('help@example.com', PASSWORD);
  await logIn(page, 'help@example.com', PASSWORD);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await picture(page, 'size');
  await quilt.startWith('Lap');
  await quilt.chooseLayout('Two blocks alternating by rows');
  await quilt.chooseBlock(1, 'Ohio Star');
  await quilt.chooseBlock(2, 'Nine Patch');
  await picture(page, 'layout');
  const shown = new QuiltPicture(page, 48);
  const { x, y } = await shown.pointAt(6, 6);
  await page.mouse.click(x, y);
  await quilt.chooseFabric('Reds', 'Barn Red');
  await picture(page, 'recolour');
  await page.keyboard.press('Escape');
  await page.getByLabel('Sashing').check();
  await page
    .getByRole('group', { name: 'Fabrics that suit the sashing' })
    .getByRole('button')
    .first()
    .click();
  await page.getByLabel('First border').check();
  await page
    .getByRole('group', { name: 'Fabrics that suit the first border' })
    .getByRole('button')
    .first()
    .click();
  await picture(page, 'borders');
  await quilt.name('Lap of stars');
  await quilt.save();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await page
    .getByRole('button', { name: /^Print/ })
    .first()
    .click();
  await picture(page, 'print');
  await page.keyboard.press('Escape');
  await page.goto('/fabric-estimator');
  await page.getByRole('combobox', { name: 'Quilt' }).click();
  await page.getByRole('option', { name: 'Lap of stars' }).first().click();
  await expect(page.getByRole('button', { name: /Barn Red/ }).first()).toBeVisible();
  await picture(page, 'estimate');
});

test('a block, and a free form quilt', async ({ page, server }) => {
  await server.addSubscriber('blocks@example.com', PASSWORD);
  await logIn(page, 'blocks@example.com', PASSWORD);
  // A medallion would begin with the blocks that are open in the block editors.
  const freeForm = new FreeFormEditor(page);
  await freeForm.open();
  await freeForm.button('Medallion').click();
  await picture(page, 'setting');
  const drawing = new CreationEditor(page);
  await drawing.open();
  await drawing.takeShape('Rectangle');
  await drawing.tap([6, 6]);
  await picture(page, 'draw');
  const editor = new BlockEditor(page);
  await editor.open();
  await editor.pick('Ohio Star');
  await editor.layer('Layer 2').click();
  await editor.swatch('Chambray').click();
  await picture(page, 'colour');
});

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { BlockEditor } from '../../support/screens/block-editor.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { distance, meanColour, type Colour } from '../../support/pictures/picture.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

const patchesOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Patches of ${name}` });
const groups = (dialog: Locator) =>
  dialog.getByRole('list', { name: 'Patches, grouped by shape and size' }).getByRole('button');

/**
 * Returns the mean colour of 6 × 6 pixels around a point of the dialog's picture. `x` and `y` are fractions of the
 * picture's width and height.
 */
async function colourAt(page: Page, dialog: Locator, x: number, y: number): Promise<Colour> {
  const box = await dialog.locator('[data-patches]').boundingBox();
  if (!box) throw new Error('There is no picture of the patches.');
  const clip = { x: box.x + x * box.width - 3, y: box.y + y * box.height - 3, width: 6, height: 6 };
  return meanColour(await page.screenshot({ clip }));
}

test('the block list and the editors show the patches of blocks and what is hard to sew', async ({
  page,
}) => {
  await test.step('anyone sees the patches of a block in the list', async () => {
    await page.goto('/block-list');
    await page.getByLabel('Search blocks by any of their names').fill('LeMoyne');
    await page.getByRole('button', { name: 'Patches of LeMoyne Star' }).click();
    const dialog = patchesOf(page, 'LeMoyne Star');
    /*
     * Each diamond is drawn as a rectangle between two triangles. Each triangle between the diamonds is drawn as two
     * halves.
     */
    await expect(dialog.getByRole('status')).toHaveText(
      '16 patches: 4 squares, 4 quarter-square triangles, 8 diamonds',
    );
    await expect(dialog.locator('[data-patches="16"]')).toBeVisible();
    // Fabrics have their names even if nobody is signed in.
    await expect(
      groups(dialog)
        .filter({ hasText: /diamonds/ })
        .first(),
    ).toContainText(/Ecru Scroll|Cranberry Stone|Harvest Moon Batik/);
    await expect(dialog.getByText('No hidden fabric.')).toBeVisible();
    /*
     * Squares and triangles are set in between the star's diamonds. At 12″, their sides are 12 ÷ (2 + √2), off ruler
     * lines.
     */
    const hard = dialog.getByRole('list', { name: 'What is hard to sew' }).getByRole('button');
    await expect(hard).toHaveText([/^8 set-in corners/, /^8 patches fall between ruler lines/]);
    await hard.first().click();
    await expect(dialog.locator('[data-sewing-marks] g')).toHaveCount(8);
    await hard.last().click();
    await expect(dialog.locator('[data-sewing-marks] path')).toHaveCount(8);
    await expectAccessible(page, 'the patches of a block');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/block-list/);
  });

  await beGuest(page);
  await test.step('the quilt editor shows what is hard to sew in its blocks', async () => {
    const editor = new StandardQuilt(page);
    await editor.open();
    await editor.startWith('Wall Hanging');
    await editor.chooseBlock(1, 'LeMoyne Star');
    await page.getByRole('button', { name: 'How it sews' }).click();
    const dialog = page.getByRole('dialog', { name: 'How it sews' });
    /* A wall hanging has 3 × 3 blocks. */
    await expect(dialog.getByRole('status')).toHaveText('1 of 1 block is hard to sew in places.');
    await expect(dialog.getByRole('heading', { name: 'LeMoyne Star, 12″ × 12″, 9 times' })).toBeVisible();
    const hard = dialog.getByRole('list', { name: 'What is hard to sew' }).getByRole('button');
    await hard.first().click();
    await expect(dialog.locator('[data-sewing-marks] g')).toHaveCount(8);
    await expectAccessible(page, 'what is hard to sew in a quilt');
  });

  await test.step('a guest sees the patches of the open block, and a press marks equal ones', async () => {
    const editor = new BlockEditor(page);
    await editor.open();
    await editor.pick('Sawtooth Star');
    await page.getByRole('button', { name: 'Show the patches' }).click();
    const dialog = patchesOf(page, 'Sawtooth Star');
    await expect(groups(dialog)).toHaveText([
      /^1.*1 square 6″/,
      /^2–5.*4 squares 3″.*Country Cream/,
      /^6–9.*4 flying geese 6″ × 3″/,
      /^10–17.*8 sky triangles 3″.*Midnight Pond/,
    ]);
    /* The goose at the top is cream beside its number. While its group is marked, it is blue. */
    await expect(dialog.locator('canvas[data-painted=true]')).toBeAttached();
    /* While the dialog appears, the page shows through. */
    await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
    const before = await colourAt(page, dialog, 0.42, 0.06);
    await groups(dialog).nth(2).click();
    await expect(groups(dialog).nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(async () => distance(await colourAt(page, dialog, 0.42, 0.06), before))
      .toBeGreaterThan(30);
    /* A second press on the group removes the mark. */
    await groups(dialog).nth(2).click();
    await expect.poll(async () => distance(await colourAt(page, dialog, 0.42, 0.06), before)).toBeLessThan(5);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, 'the patches on a phone');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('a drawn block shows hidden fabric layer by layer, and a set-in corner is split for straight seams', async ({
  page,
  server,
}) => {
  await server.addSubscriber('layers@example.com', PASSWORD);
  await beSubscriber(page, 'layers@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  await expect(editor.button('Show the patches')).toBeDisabled();
  await editor.takeShape('Rectangle');
  await editor.drag([0, 0], [12, 12]);
  await editor.button('Spot 2').click();
  await editor.drag([3, 3], [9, 9]);
  await editor.button('Show the patches').click();
  const dialog = patchesOf(page, 'this block');
  await expect(dialog.getByRole('status')).toHaveText('2 patches: 1 square, 1 cut by template');
  /* A frame of 12″ lies around a square of 6″, under which 36 square inches are hidden. */
  await expect(dialog.getByText(': 36 square inches')).toBeVisible();
  await expectAccessible(page, 'hidden fabric');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await editor.undo.click();
  await editor.drag([0, 0], [6, 6]);
  await editor.button('Show the patches').click();
  const hard = dialog.getByRole('list', { name: 'What is hard to sew' });
  await expect(hard.getByRole('listitem')).toHaveText([/^1 set-in corner.*split the block into 4 patches/]);
  await dialog.getByRole('button', { name: 'Split the patches for straight seams' }).click();
  await expect(dialog).toBeHidden();
  await editor.button('Show the patches').click();
  await expect(dialog.getByRole('status')).toHaveText('4 patches: 4 squares');
  await expect(dialog.getByText('Every seam is straight')).toBeVisible();
});

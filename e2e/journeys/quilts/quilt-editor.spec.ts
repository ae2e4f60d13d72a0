import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { clothColour, distance, type QuiltPicture } from '../../support/pictures/picture.js';
import {
  expectColour,
  lapQuilt,
  palette,
  status,
  swatch,
  tap,
  undo,
} from '../../support/screens/lap-quilt.js';
import { beGuest } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const found = (page: Page) => page.getByRole('region', { name: 'Fabrics found' });

/**
 * Presses the mouse on the middle of an element, and moves it to the point (x, y) of the quilt, in inches. The button
 * stays pressed.
 */
async function dragTo(page: Page, from: Locator, picture: QuiltPicture, x: number, y: number): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const to = await picture.pointAt(x, y);
  await page.mouse.move(to.x, to.y, { steps: 10 });
}

test('blocks that go well come first, and each can be dragged, removed or found', async ({ page }) => {
  const picture = await lapQuilt(page, 'Ohio Star');
  await test.step('blocks that go well with Block 1 come first for Block 2, in its fabrics', async () => {
    await new StandardQuilt(page).chooseLayout('Two Blocks Alternating by Columns');
    await page.getByRole('button', { name: /^Block 2/ }).click();
    const linking = page.getByRole('list', { name: 'Goes well with Ohio Star' });
    await expect(linking.getByRole('button')).toHaveText(['Shoo Fly', 'Nine Patch', 'Square in a Square']);
    await linking.getByRole('button', { name: 'Nine Patch' }).click();
    await expect(page.getByRole('button', { name: 'Block 2 Nine Patch' })).toBeVisible();
    // The corner of the Nine Patch is at 12″ to 16″. In the block's original colours it is dark blue.
    await expectColour(picture, 14, 2, await clothColour(page, 5, 'Madder Garden'));
  });

  const quilt = new StandardQuilt(page);
  await quilt.chooseBlock(1, 'Sawtooth Star');
  await quilt.chooseBlock(2, 'Churn Dash');
  await test.step('a block dragged on to a place of the quilt shows there before the drop', async () => {
    const cheddar = await clothColour(page, 4, 'Cheddar');
    const centre = { x: 18, y: 6 };
    await expectColour(picture, centre.x, centre.y, cheddar);
    await page.getByRole('button', { name: /^Block 1/ }).click();
    const blocks = page.getByRole('list', { name: 'Blocks' });
    const pinwheel = blocks.getByRole('button', { name: 'Friendship Star', exact: true });
    const before = await undo(page).getAttribute('title');

    await dragTo(page, pinwheel, picture, centre.x, centre.y);
    await expect(page.locator('[data-drag-preview]')).toHaveText('Block 2');
    await expect(status(page)).toContainText('Release to place Friendship Star on Block 2');
    await expect.poll(async () => distance(await picture.colourAt(42, 66, 1.5), cheddar)).toBeGreaterThan(60);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectColour(picture, 42, 66, cheddar);
    expect(await undo(page).getAttribute('title')).toBe(before);

    if (!(await blocks.isVisible())) await page.getByRole('button', { name: /^Block 1/ }).click();
    await dragTo(page, pinwheel, picture, centre.x, centre.y);
    await page.mouse.up();
    await expect(page.getByRole('button', { name: 'Block 2 Friendship Star' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Block 1 Sawtooth Star' })).toBeVisible();
    await expect(undo(page)).toHaveAttribute('title', 'Undo: Block 2 Friendship Star');
  });

  await test.step('an empty place asks for a block, and a block can be removed again', async () => {
    await page.getByRole('button', { name: /^Block 2/ }).click();
    await page.getByRole('button', { name: 'Remove block' }).click();
    await expect(page.getByRole('button', { name: 'Block 2 Choose a block' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the panel' }).click();
    await tap(page, picture, 42, 30);
    await expect(page.getByRole('complementary', { name: 'Block 2' })).toBeVisible();
    await page
      .getByRole('list', { name: 'Blocks' })
      .getByRole('button', { name: 'Ohio Star', exact: true })
      .click();
    await expect(page.getByRole('button', { name: 'Block 2 Ohio Star' })).toBeVisible();
  });

  await test.step('blocks are found by name, other name and family, and locked ones lead to subscribing', async () => {
    await page.getByRole('button', { name: /^Block 1/ }).click();
    const panel = page.getByRole('complementary', { name: 'Block 1' });
    const names = panel.getByRole('list', { name: 'Blocks' }).getByRole('button');
    await panel.getByLabel('Search blocks by name').fill('churn da');
    await expect(names.first()).toHaveText('Churn Dash');
    await expect(names.filter({ hasText: 'Ohio Star' })).toBeHidden();
    await panel.getByLabel('Search blocks by name').fill('no such block');
    await expect(panel.getByRole('status')).toHaveText('No block matches.');
    await panel.getByLabel('Search blocks by name').fill('');
    await panel.getByRole('combobox', { name: /^Family/ }).click();
    await page.getByRole('option', { name: 'Stars', exact: true }).click();
    await expect(names.filter({ hasText: /^Ohio Star$/ })).toBeVisible();
    await expect(names.filter({ hasText: 'Log Cabin' })).toBeHidden();
    await panel.getByRole('combobox', { name: /^Family/ }).click();
    await page.getByRole('option', { name: 'All families' }).click();
    await panel.getByLabel('Search blocks by name').fill('doves in the window');
    await panel.getByRole('button', { name: 'For subscribers: Doves in the Window' }).click();
    await expect(page.getByRole('dialog')).toContainText('Would you like to subscribe?');
  });
});

test.describe('the first blocks of the menu', () => {
  test.use({ fetchesAhead: true });

  test('have their pictures before it is opened', async ({ page }) => {
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(request.url()));
    await beGuest(page);
    const quilt = new StandardQuilt(page);
    await quilt.open();
    await expect.poll(() => fetched.filter((url) => url.includes('/block-images/')).length).toBe(24);
    const before = [...fetched];
    await quilt.startWith('Lap');
    const shown = await page
      .getByRole('list', { name: 'Blocks' })
      .locator('img')
      .evaluateAll((pictures: HTMLImageElement[]) =>
        pictures.map(({ src, complete }) => ({ src, complete })),
      );
    expect(shown).toHaveLength(24);
    for (const { src, complete } of shown) {
      expect(before).toContain(src);
      expect(complete, src).toBe(true);
    }
  });
});

test('blocks, borders and fabrics are chosen with the keyboard alone', async ({ page }) => {
  await beGuest(page);
  await new StandardQuilt(page).open();
  await page.getByRole('main').getByRole('button', { name: /^Lap/ }).focus();
  await page.keyboard.press('Enter');
  /* The list of blocks takes the focus as it opens, and gives it back. */
  const blocks = page.getByRole('list', { name: 'Blocks' }).getByRole('button');
  await expect(blocks.first()).toBeFocused();
  // The keyboard stays where the work is after a block is chosen.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Blocks' })).toBeHidden();
  await expect(page.getByRole('application')).toBeFocused();
  await page.getByRole('button', { name: /^Block 1/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove block' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove block' })).toBeHidden();
  await expect(blocks.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Blocks' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Block 1 (?!Choose)/ })).toBeVisible();
  await page.getByRole('button', { name: /^Block 1/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Blocks' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Blocks' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Block 1/ })).toBeFocused();
  await page.getByLabel('Sashing', { exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sashing fabric' });
  await expect(dialog).toBeVisible();
  await swatch(palette(page), 'Chambray').focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Use My Selection' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Sashing fabric: Chambray' })).toBeFocused();
});

/** True if the ruler marks the width of the quilt in the colour that the style sheet gives the ruler. */
function paintedAsStyled(page: Page): Promise<boolean> {
  return page
    .locator('[aria-hidden] > canvas')
    .first()
    .evaluate((ruler) => {
      const { width } = ruler as HTMLCanvasElement;
      const copy = document.createElement('canvas');
      Object.assign(copy, { width, height: 2 });
      const brush = copy.getContext('2d', { willReadFrequently: true });
      if (!brush) return false;
      brush.fillStyle = getComputedStyle(ruler).fill;
      brush.fillRect(0, 0, 1, 1);
      brush.drawImage(ruler as HTMLCanvasElement, 0, 1);
      const [wanted] = new Uint32Array(brush.getImageData(0, 0, 1, 1).data.buffer);
      return new Uint32Array(brush.getImageData(0, 1, width, 1).data.buffer).includes(wanted ?? 0);
    });
}

const widths = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
] as const;

for (const { name, width, height } of widths) {
  test(`every panel is accessible, ${name}`, async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height },
      hasTouch: name !== 'desk',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await beGuest(page);
    const quilt = new StandardQuilt(page);
    await quilt.open();
    // On a desk and a phone, the journey through all screens checks the sizes.
    if (name === 'tablet') await expectAccessible(page, 'sizes');
    await quilt.startWith('Twin');
    await expect(page.getByRole('list', { name: 'Blocks' }).getByRole('button').first()).toBeVisible();
    await expectAccessible(page, 'blocks');
    const canvas = await page.locator('[data-quilt]').boundingBox();
    expect(canvas?.width, 'the width of the quilt').toBeGreaterThan(100);
    for (const colorScheme of ['dark', 'light'] as const) {
      if (name === 'phone') break;
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => paintedAsStyled(page), `rulers, ${colorScheme}`).toBe(true);
    }
    await page.getByRole('list', { name: 'Blocks' }).getByRole('button').first().click();
    for (const panel of ['Layout', 'Borders', 'Info', 'Quilts', 'Fabric']) {
      if (name === 'desk') break;
      const role = name === 'tablet' ? 'button' : 'tab';
      await page.getByRole(role, { name: panel, exact: true }).click();
      if (panel === 'Borders') await page.getByLabel('Sashing', { exact: true }).click();
      await expectAccessible(page, panel);
    }
    if (name === 'desk') await page.getByLabel('Sashing', { exact: true }).click();
    if (name === 'phone') await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByLabel('Name or colour').fill('rust');
    await expect(found(page).getByRole('button').first()).toBeVisible();
    await expectAccessible(page, 'fabrics found');
    if (name !== 'desk')
      await page.getByRole(name === 'tablet' ? 'button' : 'tab', { name: 'Borders', exact: true }).click();
    await page.getByRole('button', { name: /^Sashing fabric/ }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Midnight Pond' })).toBeVisible();
    await expectAccessible(page, 'fabric picker');
    await context.close();
  });
}

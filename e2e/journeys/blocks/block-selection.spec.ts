import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { BlockEditor } from '../../support/screens/block-editor.js';
import { Pointer } from '../../support/pointers/pointer.js';
import { changesOf, places, shows, tap } from '../../support/screens/ohio-star.js';
import { clothColour, difference } from '../../support/pictures/picture.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { nameInEditor } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

test('a guest picks a block, a layer and a fabric, and just that layer changes', async ({ page }) => {
  await beGuest(page);
  const editor = new BlockEditor(page);
  await editor.open();
  await expect(editor.status).toContainText(
    'Pick a block first, then select a layer, then pick a fabric; save at the top right',
  );
  for (const link of ['Standard Quilt Layouts', 'Free Form Quilt Layouts', 'why subscribe', 'Subscribe']) {
    await expect(
      page.getByRole('region', { name: 'Testing it out' }).getByRole('link', { name: link, exact: true }),
    ).toBeVisible();
  }
  const picture = await editor.pick('Ohio Star');
  await expect(editor.status).toContainText('Select a layer, then pick a fabric');
  await editor.swatch('Chambray').click();
  await expect(editor.notice('Select a layer from the layers above.')).toBeVisible();
  await expect(editor.status).toContainText(
    'Fabric is selected: Chambray. Now select a layer for this fabric',
  );
  await page.keyboard.press('Escape');

  const before = await picture.settled();
  await editor.layer('Layer 2').click();
  await expect(editor.status).toContainText('Layer 2, 8 patches, Night Pin Dot');
  await editor.swatch('Chambray').click();
  await expect(editor.status).toContainText('Layer 2, 8 patches, Chambray');
  await editor.layer('None').click();
  await expect(editor.layer('None')).toHaveAttribute('aria-pressed', 'true');
  const { points, others } = await changesOf(before, await picture.settled());
  expect(points).toBeGreaterThan(0.9);
  expect(others).toBe(0);

  await editor.name.fill('Evening Star');
  await editor.saving.click();
  await expect(page.getByRole('dialog', { name: 'Would you like to subscribe?' })).toBeVisible();
  await page.getByRole('button', { name: 'close', exact: true }).click();

  await page.reload();
  await expect(editor.status).toContainText('Ohio Star');
  await expect(editor.name).toHaveValue('Evening Star');
  await expect(editor.undo).toHaveAttribute('title', 'Undo: Fabric of layer 2');
  await page.getByRole('searchbox', { name: 'Search blocks by name' }).fill('Split Ohio');
  await page.getByRole('button', { name: 'For subscribers: Split Ohio Star' }).click();
  await expect(page.getByRole('dialog', { name: 'Would you like to subscribe?' })).toBeVisible();
});

test('patches are coloured by tap, sweep and drag; fabrics are picked up, swapped and shuffled', async ({
  page,
}) => {
  await beGuest(page);
  const editor = new BlockEditor(page);
  await editor.open();
  const picture = await editor.pick('Ohio Star');
  const chambray = await clothColour(page, 2, 'Chambray');
  const pinDot = await clothColour(page, 2, 'Night Pin Dot');
  const shirting = await clothColour(page, 10, 'Rosebud Shirting');
  await shows(picture, 'left', pinDot);

  await page.getByTitle('One patch (P)').click();
  await editor.swatch('Chambray').click();
  await tap(page, picture, 'left');
  await shows(picture, 'left', chambray);
  await shows(picture, 'right', pinDot);
  await expect(editor.undo).toHaveAttribute('title', /^Undo: Fabric of patch \d of layer 2$/);

  // A sweep previews its effect, leaves nothing behind when it is cancelled, and is one step.
  const sweep = async () => {
    const [from, to] = [await picture.pointAt(2, 1), await picture.pointAt(9, 1)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
  };
  await sweep();
  await shows(picture, 'ground', chambray);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await shows(picture, 'ground', shirting);
  await sweep();
  await page.mouse.up();
  await shows(picture, 'ground', chambray);
  await shows(picture, 'corner', chambray);
  await shows(picture, 'right', chambray);
  await editor.undo.click();
  await shows(picture, 'ground', shirting);
  await shows(picture, 'left', chambray);

  // In the mode Same fabric, a tap selects every patch in the fabric of the tapped patch.
  await page.keyboard.press('Escape');
  await page.getByTitle('Same fabric (E)').click();
  await tap(page, picture, 'right');
  await expect(editor.status).toContainText('All patches in this fabric, 7 patches, Night Pin Dot');
  await page.getByTitle('Pick up a fabric (I)').click();
  await tap(page, picture, 'left');
  await expect(editor.notice('Fabric is selected: Chambray')).toBeVisible();
  await tap(page, picture, 'right');
  await shows(picture, 'right', chambray);

  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await tap(page, picture, 'right');
  await tap(page, picture, 'corner');
  await shows(picture, 'corner', chambray);
  await shows(picture, 'right', shirting);
  await expect(editor.undo).toHaveAttribute('title', 'Undo: Two fabrics swapped');

  const before = await picture.settled();
  await page.getByTitle('Shuffle: use random palette fabrics (S)').click();
  await expect(editor.undo).toHaveAttribute('title', 'Undo: Fabrics shuffled');
  await expect.poll(async () => (await picture.settled()).equals(before)).toBe(false);
  await editor.undo.click();
  await expect.poll(async () => difference(await picture.settled(), before)).toBe(0);

  await editor.swatch('Midnight Pond').hover();
  await page.mouse.down();
  const middle = await picture.pointAt(places.middle.x, places.middle.y);
  await page.mouse.move(middle.x, middle.y, { steps: 8 });
  await expect(editor.status).toContainText('Release to place Midnight Pond on All patches in this fabric');
  await page.mouse.up();
  await shows(picture, 'middle', await clothColour(page, 2, 'Midnight Pond'));

  // The mode is remembered; all these actions work by keyboard.
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Same fabric' })).toBeChecked();
  await page.getByRole('application').focus();
  await page.keyboard.press('p');
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await expect(editor.status).toContainText('Patch 2 of layer 1');
  await page.keyboard.press('Shift+N');
  await expect(editor.status).toContainText('Patch 1 of layer 1');
  await page.keyboard.press('4');
  await expect(editor.status).toContainText('Layer 4, square, middle, Midnight Pond');
  await expect(page.getByRole('radio', { name: 'Whole layer' })).toBeChecked();
});

test('colourways are stored, applied, compared and deleted', async ({ page }) => {
  await beGuest(page);
  const editor = new BlockEditor(page);
  await editor.open();
  const picture = await editor.pick('Ohio Star');
  const pinDot = await clothColour(page, 2, 'Night Pin Dot');
  const chambray = await clothColour(page, 2, 'Chambray');
  const keep = page.getByTitle('Keep this colourway (K)');
  const strip = page.getByRole('region', { name: 'Colourways' });
  await keep.click();
  await expect(keep).toBeDisabled();
  await editor.layer('Layer 2').click();
  await editor.swatch('Chambray').click();
  await keep.click();
  await editor.layer('None').click();
  // A narrow strip scrolls to the current colourway.
  await page.setViewportSize({ width: 640, height: 900 });
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  const [first, second] = [1, 2].map((number) =>
    strip.getByRole('button', { name: `Colourway ${number}`, exact: true }),
  );
  await first?.focus();
  await page.keyboard.press('Enter');
  await expect(first ?? strip).toBeInViewport({ ratio: 1 });
  await editor.undo.click();
  await expect(second ?? strip).toHaveAttribute('aria-pressed', 'true');
  await expect(second ?? strip).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await strip.getByRole('button', { name: 'Colourway 1', exact: true }).click();
  await shows(picture, 'left', pinDot);
  await strip.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Colourways side by side' });
  await expect(dialog.getByRole('button', { name: 'Colourway 1, in use' })).toBeVisible();
  await expectAccessible(page, 'colourways side by side');
  await dialog.getByRole('button', { name: 'Use colourway 2' }).click();
  await shows(picture, 'left', chambray);
  await strip.getByRole('button', { name: 'Delete colourway 1' }).click();
  await expect(strip.getByRole('button', { name: /^Colourway/ })).toHaveCount(1);
  await editor.undo.click();
  await expect(strip.getByRole('button', { name: /^Colourway/ })).toHaveCount(2);
});

test.describe('on two devices', () => {
  // The browser itself logs the refused call.
  test.use({ expectedMessages: [/409 \(Conflict\)/] });

  test('colourways belong to the account; a change on two devices at once shows both versions', async ({
    page,
    browser,
    server,
  }) => {
    await server.addSubscriber('ways@example.com', 'a good password');
    await beSubscriber(page, 'ways@example.com', 'a good password');
    const editor = new BlockEditor(page);
    const keep = page.getByTitle('Keep this colourway (K)');
    const saved = page.getByRole('dialog').filter({ hasText: 'Successful Save' });
    const waysOn = (on: Page) =>
      on.getByRole('region', { name: 'Colourways' }).getByRole('button', { name: /^Colourway \d/ });
    await editor.open();
    await editor.pick('Ohio Star');
    await keep.click();
    await editor.layer('Layer 2').click();
    await editor.swatch('Chambray').click();
    await keep.click();
    await editor.name.fill('Two ways');
    await editor.saving.click();
    await expect(saved).toBeVisible();
    await page.keyboard.press('Escape');

    const context = await browser.newContext({ baseURL: server.url });
    const other = await context.newPage();
    await beSubscriber(other, 'ways@example.com', 'a good password');
    await other.goto('/designed-blocks');
    await other.getByRole('button', { name: 'Open Two ways' }).click();
    await expect(waysOn(other)).toHaveCount(2);
    await other.getByRole('button', { name: 'Delete colourway 1' }).click();
    await new BlockEditor(other).saving.click();
    await expect(other.getByRole('dialog')).toContainText('Successful Save');
    await context.close();

    await editor.swatch('Midnight Pond').click();
    await keep.click();
    await expect(waysOn(page)).toHaveCount(3);
    await editor.saving.click();
    const both = page.getByRole('dialog', { name: 'Two versions of this block' });
    await expect(both).toContainText('The two versions differ in the fabrics and the colourways.');
    await both.getByRole('button', { name: 'Take theirs' }).click();
    await expect(waysOn(page)).toHaveCount(1);
    await editor.undo.click();
    await expect(waysOn(page)).toHaveCount(3);
  });
});

const names = [
  [
    "Anna's block",
    "Please do not use apostrophes (') in the name.",
    'Remove apostrophes or quotes from name.',
  ],
  ['The "big" one', 'Please do not use quotes (") in the name.', 'Remove apostrophes or quotes from name.'],
  ['   ', 'Please give the quilt block a name.', 'A new block name is required.'],
  [
    'x'.repeat(100),
    'The name is too long. Please enter a name that is shorter than 100 characters.',
    'Enter a name that is shorter than 100 characters.',
  ],
] as const;

test('a subscriber’s block needs a valid name; it is saved, found again and not overwritten', async ({
  page,
  server,
}) => {
  await server.addSubscriber('blocks@example.com', 'a good password');
  await beSubscriber(page, 'blocks@example.com', 'a good password');
  const editor = new BlockEditor(page);
  await editor.open();
  await editor.pick('Ohio Star');
  for (const [name, message, hint] of names) {
    await editor.name.fill(name);
    await editor.saving.click();
    await expect(editor.notice(message)).toBeVisible();
    await expect(page.getByText(hint, { exact: true })).toBeVisible();
  }
  await editor.name.fill('Evening Star');
  await editor.saving.click();
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(nameInEditor(page)).toHaveText('Evening Star');
  await expect(editor.name).toHaveValue('');

  const saved = page.getByRole('region', { name: 'My Saved Block Designs' });
  const design = saved.getByRole('button', { name: 'Evening Star' });
  await expect(design).toHaveAttribute('aria-pressed', 'true');
  await expect(saved.getByRole('link', { name: 'Manage Designed Blocks' })).toHaveAttribute(
    'href',
    '/designed-blocks',
  );

  // Another blank block starts another design.
  await editor.pick('Churn Dash');
  await expect(design).toHaveAttribute('aria-pressed', 'false');
  await expect(nameInEditor(page)).toHaveCount(0);
  await design.click();
  await page.getByRole('button', { name: 'Open without saving' }).click();
  await expect(editor.status).toContainText('Ohio Star');
  await expect(nameInEditor(page)).toHaveText('Evening Star');

  // The same blank block again starts another design too.
  await editor.pick('Ohio Star');
  await expect(nameInEditor(page)).toHaveCount(0);
  await expect(design).toHaveAttribute('aria-pressed', 'false');
});

for (const { shell, width, height, colorScheme } of [
  { shell: 'desk', width: 1440, height: 900, colorScheme: 'dark' },
  { shell: 'tablet', width: 1024, height: 768, colorScheme: 'light' },
  { shell: 'phone', width: 390, height: 844, colorScheme: 'dark' },
] as const) {
  test(`the screen is accessible and fits, ${shell}, ${colorScheme}`, async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height },
      colorScheme,
      hasTouch: shell !== 'desk',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await beGuest(page);
    const editor = new BlockEditor(page);
    await editor.open();
    await expect(page.getByRole('list', { name: 'Blocks' }).getByRole('button').first()).toBeVisible();
    // On a desk and a phone, the journey through all screens checks the empty editor.
    if (shell === 'tablet') await expectAccessible(page, 'an empty editor');
    const picture = await editor.pick('Ohio Star');
    const show = async (name: string) => {
      if (shell === 'desk') return;
      await page.getByRole(shell === 'tablet' ? 'button' : 'tab', { name, exact: true }).click();
    };
    for (const section of ['Used', 'Saved', 'Layers']) await show(section);
    await expectAccessible(page, 'layers');
    await editor.layer('Layer 2').click();
    await expectAccessible(page, 'a fabric for a layer');
    if (shell !== 'desk') {
      // A long touch picks the fabric up.
      const pointer = await Pointer.on(page);
      await pointer.down({ 0: await picture.pointAt(places.middle.x, places.middle.y) });
      await pointer.rest();
      await expect(editor.notice('Fabric is selected: Madder Garden')).toBeVisible();
      await pointer.up();
      await show('Used');
      await expectAccessible(page, 'fabrics in use');
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await context.close();
  });
}

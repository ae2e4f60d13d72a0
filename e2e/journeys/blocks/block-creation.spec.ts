import sharp from 'sharp';
import { expectFitting } from '../../support/accessibility.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { CountedGestures } from '../../support/pointers/gestures.js';
import { difference } from '../../support/pictures/picture.js';
import { beSubscriber } from '../../support/sign-in.js';
import { nameInEditor } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

test('a subscriber draws a block by mouse, saves it, finds it in the lists and opens it again', async ({
  page,
  server,
}) => {
  await server.addSubscriber('draws@example.com', PASSWORD);
  await beSubscriber(page, 'draws@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  await editor.takeGrid(3, 3);

  // A Shoo Fly: the ground, a patch in the middle, and a triangle in each corner.
  await editor.takeShape('Rectangle');
  await editor.drag([0.1, 0.1], [11.9, 11.9]);
  await expect(editor.measure('Width')).toHaveValue('12″');
  await editor.button('Spot 2').click();
  await editor.button('Rectangle').click();
  await editor.drag([4.1, 3.9], [7.9, 8.1]);
  for (const [shape, x, y] of [
    ['Right triangle, corner bottom right', 0, 0],
    ['Right triangle, corner bottom left', 8, 0],
    ['Right triangle, corner top right', 0, 8],
    ['Right triangle, corner top left', 8, 8],
  ] as const) {
    await editor.takeShape(shape);
    await editor.drag([x + 0.1, y + 0.1], [x + 3.9, y + 3.9]);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await editor.tap([6, 6]);
  await expect(editor.measure('X')).toHaveValue('4″');
  await editor.drag([6, 6], [6, 5]);
  await expect(editor.measure('Y')).toHaveValue('3″');
  await editor.undo.click();
  await expect(editor.measure('Y')).toHaveValue('4″');

  await editor.name.fill('Barn Fly');
  await editor.saving.click();
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(nameInEditor(page)).toHaveText('Barn Fly');
  await editor.button('Deselect All').click();
  const drawn = await editor.picture.settled();

  await page.goto('/created-blocks');
  await expect(page.getByRole('article', { name: 'Barn Fly' })).toContainText('Open now');
  await page.goto('/block-creation');
  await editor.button('New block').click();
  await expect(nameInEditor(page)).toHaveCount(0);
  await page.goto('/created-blocks');
  await editor.button('Open Barn Fly').click();
  await expect(page).toHaveURL(/\/block-creation$/);
  await expect(nameInEditor(page)).toHaveText('Barn Fly');
  expect(await difference(await editor.picture.settled(), drawn)).toBeLessThan(0.002);

  await page.goto('/block-fabric-selection');
  const blocks = page.getByRole('list', { name: 'Blocks' });
  await page.getByRole('searchbox', { name: 'Search blocks by name' }).fill('Barn Fly');
  await expect(blocks.getByRole('button', { name: 'Barn Fly', exact: true })).toBeVisible();
});

test('a block in real fabrics is also saved as a designed block', async ({ page, server }) => {
  await server.addSubscriber('clothes@example.com', PASSWORD);
  await beSubscriber(page, 'clothes@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  await editor.takeShape('Rectangle');
  await editor.drag([0.1, 0.1], [11.9, 11.9]);
  await page.keyboard.press('Escape');
  await editor.button('Choose a fabric…').click();
  const picker = page.getByRole('dialog', { name: 'Fabric for rectangle' });
  await picker.getByRole('button', { name: 'Midnight Pond', exact: true }).click();
  await picker.getByRole('button', { name: 'Use My Selection' }).click();
  await expect(editor.button('Fabric: Midnight Pond')).toBeVisible();

  await editor.name.fill('Clothed');
  await editor.saving.click();
  const both = page.getByRole('button', { name: 'Save the block and a copy' });
  await expect(both).toBeFocused();
  await both.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(editor.button('Fabric: Midnight Pond')).toBeVisible();
  for (const list of ['/created-blocks', '/designed-blocks']) {
    await page.goto(list);
    await expect(page.getByRole('article', { name: 'Clothed' })).toBeVisible();
  }
});

test('a name is checked by five rules, and the layers show their messages', async ({ page, server }) => {
  await server.addSubscriber('names-blocks@example.com', PASSWORD);
  await beSubscriber(page, 'names-blocks@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  const notice = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  for (const [name, text] of [
    ["Bear's Paw", "Please, do not use apostrophes (') in the name."],
    ['The "Bear"', 'Please, do not use quotes (") in the name.'],
    ['', 'Please, give the block a name.'],
    ['x'.repeat(100), 'The name is too long. Please enter a name that is shorter than 100 characters.'],
    ['Bears Paw', 'Place a shape first.'],
  ] as const) {
    await editor.name.fill(name);
    await editor.saving.click();
    await expect(notice(text)).toBeVisible();
  }
  await editor.unfold('Move and resize');
  await editor.button('Move left').click();
  await expect(notice('Scroll down to select a block for adjusting')).toBeVisible();
  for (let layers = 4; layers <= 9; layers++) {
    await editor.button('Add layer').click();
    await expect(editor.button(`Lock Layer ${String(layers)}`)).toBeVisible();
  }
  await expect(notice('A new layer is added')).toBeVisible();
  await editor.button('Add layer').click();
  await expect(notice('Maximum number of layers is 9')).toBeVisible();
});

test('a desktop shows all drawing tools, and ? shows the keys', async ({ page, server }) => {
  await server.addSubscriber('looks@example.com', PASSWORD);
  await beSubscriber(page, 'looks@example.com', PASSWORD);
  await page.setViewportSize({ width: 1440, height: 900 });
  const editor = new CreationEditor(page);
  await editor.open();
  await editor.unfold('Size and grid');
  await expect(page.getByRole('combobox', { name: /^Patches down/ })).toBeInViewport();
  await expect(editor.button('Spot 9')).toBeInViewport();
  // The first spot is the ground, so a unit's figure is in the second.
  await expect(editor.button('Spot 1')).toHaveAttribute('aria-pressed', 'true');
  await editor.button('Half-square triangle, bottom left').click();
  await expect(editor.button('Spot 2')).toHaveAttribute('aria-pressed', 'true');
  // The chosen spot stays the same for any unit. The ground's spot changes instead.
  await editor.button('Spot 1').click();
  await expect(page.getByRole('combobox', { name: /^Ground/ })).toHaveText('2');
  await editor.button('Half-square triangle, bottom right').click();
  await expect(editor.button('Spot 1')).toHaveAttribute('aria-pressed', 'true');
  // Each spot is a layer of the saved block, and keeps its number.
  await editor.tap([1, 1]);
  await editor.name.fill('One Corner');
  await editor.saving.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  const rows = page.getByRole('group', { name: 'Shapes of Layer 2' }).getByRole('button');
  await expect(rows).toHaveText([/spot\s*2$/]);
  await expect(editor.button('Layer 1 1 shape')).toBeVisible();
  // Patches show the numbers of their spots only while their layer is selected; pictures of the block never do.
  const patch = async () => {
    const { x, y } = await editor.picture.pointAt(0.87, 0.87);
    await page.mouse.move(0, 0);
    const clip = { x: x - 15, y: y - 15, width: 30, height: 30 };
    const { channels } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .stats();
    return Math.max(...channels.map(({ stdev }) => stdev));
  };
  await expect.poll(patch).toBeLessThan(1);
  await editor.button('Layer 2 1 shape').click();
  await expect.poll(patch).toBeGreaterThan(5);
  await editor.button('Layer 2 1 shape').click();
  await expect.poll(patch).toBeLessThan(1);
  await editor.button('Layer 1 1 shape').click();
  await expect.poll(patch).toBeLessThan(1);
  await editor.button('Fill cells').click();
  await expect(page.getByText('Figure', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: /^Unit/ })).toBeVisible();

  await editor.tap([11, 1]);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(
    keys.getByText('Place a shape in the current cell, or repeat the shape that you placed last'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(editor.button('Fill cells')).toHaveAttribute('aria-pressed', 'true');
});

test('nothing moves under the pointer, layers stay in sight, locked ones say so, and a shape has its menu', async ({
  page,
  server,
}) => {
  await server.addSubscriber('points@example.com', PASSWORD);
  await beSubscriber(page, 'points@example.com', PASSWORD);
  await page.setViewportSize({ width: 1440, height: 900 });
  const editor = new CreationEditor(page);
  await editor.open();
  const gestures = new CountedGestures(editor);
  const places = () =>
    Promise.all(
      ['Diamond', 'Mirror both ways', 'Layer 1 0 shapes'].map((name) =>
        page.getByRole('button', { name, exact: true }).first().boundingBox(),
      ),
    );
  const before = await places();
  await gestures.takeUnit('Hourglass in three fabrics');
  await expect(page.getByRole('combobox', { name: /^Third/ })).toBeVisible();
  expect(await places()).toEqual(before);
  await expect(editor.button('Layer 1 0 shapes')).toBeInViewport();

  // A tap adds a shape that fits a cell of the patch grid.
  await gestures.takeShape('Rectangle');
  await editor.tap([1, 1]);
  await editor.button('Layer 2 0 shapes').click();
  await gestures.takeShape('Diamond');
  await editor.tap([7.1, 7.9]);
  await page.keyboard.press('Escape');
  await expect(editor.measure('X')).toHaveValue('6″');
  await expect(editor.measure('Width')).toHaveValue('3″');
  await expect(page.getByText('A step is ⅛″, a patch of the grid 3″.')).toBeVisible();

  // The list shows the layer of the selected shape. The drawing tools stay on their own layer.
  await editor.tap([1, 1]);
  const row = page.getByRole('group', { name: 'Shapes of Layer 1' }).getByRole('button');
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await expect(row).toBeInViewport();
  await expect(editor.button('Layer 2 1 shape')).toHaveAttribute('aria-pressed', 'true');

  await editor.button('Lock Layer 1').click();
  await editor.tap([1, 1]);
  await page.getByRole('listitem').filter({ hasText: 'Layer 1 is locked.' }).getByText('Unlock').click();
  await expect(editor.button('Lock Layer 1')).toBeVisible();

  const menu = async (x: number, y: number, name: RegExp) => {
    const at = await editor.picture.pointAt(x, y);
    await page.mouse.click(at.x, at.y, { button: 'right' });
    await page.getByRole('menuitem', { name }).click();
  };
  await menu(1, 1, /^Copy Ctrl\+C/);
  // Letters are shortcuts again immediately.
  await expect(page.getByRole('application')).toBeFocused();
  await menu(7.5, 7.5, /^Paste here/);
  await expect(editor.measure('X')).toHaveValue('6″');
  await menu(1, 1, /^Delete/);
  await expect(editor.status).not.toContainText('Selected');
  // If a key opens the menu, the menu is for the selection, not for the middle of the canvas.
  await editor.tap([7.5, 7.5]);
  await page.mouse.move(0, 0);
  await page.getByRole('application').focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: /^Duplicate/ }).click();
  await expect(editor.measure('X')).toHaveValue('9″');
  await editor.undo.click();

  // The list of many shapes scrolls to the selected shape.
  await gestures.takeGrid(12);
  await gestures.takeUnit('Square');
  await gestures.dragWithShift([0.5, 0.5], [11.5, 0.5], [11.5, 1.5], [0.5, 1.5], [0.5, 2.5], [11.5, 2.5]);
  await page.keyboard.press('Escape');
  await editor.tap([0.5, 0.5]);
  const chosen = page
    .getByRole('group', { name: 'Shapes of Layer 2' })
    .getByRole('button', { pressed: true });
  await expect(chosen).toHaveAccessibleName(/^Rectangle 0″, 0″/);
  await expect(chosen).toBeInViewport();
  await expect(page.getByRole('application')).toBeFocused();

  // Without a pointer, a new shape appears beside the selection, as large as a cell.
  await gestures.takeShape('Ellipse');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('a');
  await expect(editor.measure('X')).toHaveValue('1″');
  await expect(editor.measure('Width')).toHaveValue('1″');
});

test('the screen is accessible, and fits a desk, a tablet and a phone', async ({ browser, server }) => {
  await server.addSubscriber('fits@example.com', PASSWORD);
  const context = await browser.newContext({ baseURL: server.url, hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await beSubscriber(page, 'fits@example.com', PASSWORD);
  await page.setViewportSize({ width: 1440, height: 900 });
  const editor = new CreationEditor(page);
  await editor.open();
  await editor.takeShape('Diamond');
  await editor.tap([3, 3]);
  await page.keyboard.press('Escape');
  await expect(editor.measure('Width')).not.toHaveValue('');
  await expectFitting(page, 'block creation');
  await page.getByRole('button', { name: 'All, by kind…' }).click();
  await expect(page.getByRole('dialog').getByRole('group')).toHaveCount(7);
  await expectFitting(page, 'the shape picker');
  await context.close();
});

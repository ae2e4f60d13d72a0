import { CreationEditor } from '../../support/screens/creation-editor.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

test('a curve is drawn by mouse, its corner is moved, and it is saved as an outline', async ({
  page,
  server,
}) => {
  await server.addSubscriber('draws-curves@example.com', PASSWORD);
  await beSubscriber(page, 'draws-curves@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  const heading = page.getByRole('region', { name: 'Selected shapes' }).getByRole('heading').first();

  await editor.button('Draw curves').click();
  await editor.tap([0, 3]);
  // The middle of a quarter of a circle of 9 inches about the bottom left corner.
  await editor.drag([9, 12], [6.36, 5.64]);
  await editor.tap([0, 12]);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Quarter circle');

  await editor.button('Edit corners').click();
  await editor.drag([0, 3], [0, 6]);
  await expect(heading).toHaveText('Wedge');
  await editor.undo.click();
  await expect(heading).toHaveText('Quarter circle');

  await editor.name.fill('Quarter');
  const sent = page.waitForRequest('**/storeCreatedBlock.php');
  await editor.saving.click();
  const { levels } = (await sent).postDataJSON() as {
    levels: { shapeType: number; outline: number[][] }[][];
  };
  const [shape] = levels.flat();
  expect(shape?.shapeType).toBe(20);
  expect(shape?.outline.map(([x, y]) => [x, y])).toEqual(
    expect.arrayContaining([
      [0, 250],
      [750, 1000],
      [0, 1000],
    ]),
  );
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
});

test('a Drunkard’s Path of 4 inches is drawn by mouse, and its patches show their areas', async ({
  page,
  server,
}) => {
  await server.addSubscriber('drunkards-path@example.com', PASSWORD);
  await beSubscriber(page, 'drunkards-path@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  await editor.unfold('Size and grid');
  for (const side of ['width', 'height']) {
    await page.getByRole('combobox', { name: `Block ${side}` }).click();
    await page.getByRole('option', { name: '4″', exact: true }).click();
  }
  // Points are in twelfths of the block.
  await editor.takeShape('Rectangle');
  await editor.drag([0, 0], [12, 12]);
  await editor.button('Spot 2').click();
  await editor.button('Draw curves').click();
  await editor.tap([0, 3]);
  await editor.drag([9, 12], [6.36, 5.64]);
  await editor.tap([0, 12]);
  await page.keyboard.press('Enter');

  await editor.button('Show the patches').click();
  const dialog = page.getByRole('dialog', { name: 'Patches of this block' });
  await expect(dialog.getByRole('status')).toHaveText(
    '2 patches: 1 quarter circle, 1 background of a quarter circle',
  );
  // π · 3² ÷ 4 = 7.0686, and 16 less that.
  await expect(
    dialog.getByRole('button', { name: /1 quarter circle 3″.*, 7\.07 square inches/ }),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: /1 background .*, 8\.93 square inches/ })).toBeVisible();
});

test('an Orange Peel is drawn by keyboard, and its patches show their areas', async ({ page, server }) => {
  await server.addSubscriber('orange-peel@example.com', PASSWORD);
  await beSubscriber(page, 'orange-peel@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  const { keyboard } = page;
  await page.getByRole('application').focus();
  // Makes the grid of 4 patches a grid of 2.
  await keyboard.press('Shift+P');
  await keyboard.press('Shift+P');
  await keyboard.press('F');
  // The last unit comes before the first one.
  await keyboard.press('Shift+U');
  await expect(page.getByRole('status').filter({ hasText: 'Melon' })).toBeAttached();
  // The first arrow key goes to the upper left cell. Each melon is turned, so that it leads to the middle.
  for (const arrow of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft'])
    for (const key of ['R', arrow, 'Enter']) await keyboard.press(key);

  await editor.button('Show the patches').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Patches of this block' });
  await expect(dialog.getByRole('status')).toHaveText(
    '12 patches: 8 backgrounds of quarter circles, 4 melons',
  );
  // A melon in a square of 6 inches has 36 · (π ÷ 2 − 1) = 20.549 square inches. Its tips are 6√2 apart, and it is
  // 12 − 6√2 wide. Beside it are (36 − 20.549) ÷ 2 = 7.726 square inches twice.
  await expect(
    dialog.getByRole('button', { name: /4 melons 8\.485″ × 3\.515″.*, 20\.55 square inches each/ }),
  ).toBeVisible();
  await expect(
    dialog.getByRole('button', { name: /8 backgrounds .*, 7\.73 square inches each/ }),
  ).toBeVisible();
});

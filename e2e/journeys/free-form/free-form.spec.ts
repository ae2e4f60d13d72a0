import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { difference, distance, meanColour, QuiltPicture } from '../../support/pictures/picture.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { nameInEditor, StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

test('a subscriber places three blocks with repeats, borders and sashing, saves the quilt and opens it again', async ({
  page,
  server,
}) => {
  await server.addSubscriber('free@example.com', PASSWORD);
  await beSubscriber(page, 'free@example.com', PASSWORD);
  const editor = new FreeFormEditor(page);
  await editor.open();
  await editor.button('Blank').click();
  await editor.choose('Length', 72);
  await editor.choose('Width', 60);
  await page.getByLabel('First border', { exact: true }).check();
  await editor.type('First border width', '4');
  await page.getByLabel('Second border', { exact: true }).check();
  await page.getByLabel('Sashing', { exact: true }).check();

  // Inside 6″ borders there are 48″ × 60″.
  await editor.button('All blocks').click();
  await editor.add('Ohio Star');
  await expect(editor.field('X')).toHaveValue('6″');
  await editor.type('Columns', '3');
  await expect(editor.field('Gap across')).toHaveValue('2″');
  await editor.add('Churn Dash');
  await expect(editor.field('Y')).toHaveValue('20″');
  await editor.type('Size', '9');
  await editor.button('One row more').click();
  await editor.add('Hourglass');
  await editor.type('X', '30 1/2');
  await editor.type('Y', '40');
  await editor.button('Turn to the right').click();
  await expect(editor.placements).toHaveCount(3);
  await expect(editor.placements.last()).toHaveAccessibleName('Ohio Star, 3 × 1 of 12″, at 6″, 6″');
  await page.keyboard.press('Escape');

  await editor.name.fill('Sampler');
  await editor.saving.click();
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await editor.button('Deselect All').click();
  const picture = new QuiltPicture(page, 60);
  const laid = await picture.settled();
  await page.reload();
  await expect(nameInEditor(page)).toHaveText('Sampler');
  expect(await difference(await picture.settled(), laid)).toBe(0);

  await editor.button('New quilt').click();
  await expect(editor.placements).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Add a block' })).toHaveCount(1);
  await page.goto('/my-quilts');
  await page.getByRole('button', { name: 'Open Sampler' }).click();
  await expect(page).toHaveURL(/\/free-form-quilt-layouts$/);
  await expect(nameInEditor(page)).toHaveText('Sampler');
  await expect(editor.placements).toHaveCount(3);
  expect(await difference(await picture.settled(), laid)).toBe(0);
});

test('a sideways quilt is wider than long in the editor, in the list and after it is opened again', async ({
  page,
  server,
}) => {
  await server.addSubscriber('runner@example.com', PASSWORD);
  await beSubscriber(page, 'runner@example.com', PASSWORD);
  const editor = new FreeFormEditor(page);
  await editor.open();
  await editor.button('Blank').click();
  const sideways = page.getByRole('checkbox', { name: 'Sideways' });
  await sideways.check();
  await expect(page.getByText('Finished size 60″ × 40″')).toBeVisible();
  await editor.choose('Length', 36);
  await expect(sideways).toBeChecked();
  // A row of blocks from edge to edge is at the foot of the quilt.
  await editor.offered('Ohio Star').click();
  await editor.type('Columns', '5');
  await editor.type('Y', '24');
  await expect(editor.placements).toHaveAccessibleName('Ohio Star, 5 × 1 of 12″, at 0″, 24″');
  await page.keyboard.press('Escape');
  await editor.name.fill('Runner');
  await editor.saving.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await editor.button('Deselect All').click();
  const picture = new QuiltPicture(page, 60);
  const laid = await picture.settled();

  await page.goto('/my-quilts');
  const card = page.getByRole('article', { name: 'Runner', exact: true });
  await expect(card).toContainText('Free form, 60″ × 36″');
  const small = card.locator('canvas[data-painted=true]');
  await expect(small).toBeVisible();
  const [box, around] = [await small.boundingBox(), await card.boundingBox()];
  if (!box || !around) throw new Error('There is no picture.');
  expect(box.width / box.height).toBeCloseTo(60 / 36, 1);
  expect(box.width).toBeGreaterThan(0.75 * around.width);
  const third = { x: box.x + 3, width: box.width - 6, height: box.height / 3 - 6 };
  const colour = async (row: number) => {
    const clip = { ...third, y: box.y + (row * box.height) / 3 + 3 };
    return meanColour(await page.screenshot({ clip }));
  };
  // Blocks are only in the lower third.
  await expect.poll(async () => distance(await colour(0), await colour(1))).toBeLessThan(2);
  await expect.poll(async () => distance(await colour(2), await colour(1))).toBeGreaterThan(20);

  await page.goto('/free-form-quilt-layouts');
  await editor.button('New quilt').click();
  await expect(editor.placements).toHaveCount(0);
  await page.goto('/my-quilts');
  await page.getByRole('button', { name: 'Open Runner' }).click();
  await expect(nameInEditor(page)).toHaveText('Runner');
  await expect(sideways).toBeChecked();
  await expect(editor.placements).toHaveAccessibleName('Ohio Star, 5 × 1 of 12″, at 0″, 24″');
  expect(await difference(await picture.settled(), laid)).toBe(0);
});

test('a standard quilt opens as a free form copy, and stays unchanged', async ({ page }) => {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Crib');
  await quilt.chooseBlock(1, 'Ohio Star');
  await page.getByRole('button', { name: 'Open it as a free form quilt' }).click();
  await expect(page).toHaveURL(/\/free-form-quilt-layouts$/);
  const editor = new FreeFormEditor(page);
  await expect(editor.placements).toHaveAccessibleName('Ohio Star, 3 × 4 of 12″, at 0″, 0″');
  await page.goto('/standard-quilt-layouts');
  await expect(page.getByRole('button', { name: 'Block 1 Ohio Star' })).toBeVisible();
});

test('a note beside the checkbox says if borders take blocks away, and a free form copy keeps all blocks', async ({
  page,
}) => {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Lap');
  await quilt.chooseBlock(1, 'Ohio Star');
  const info = page.getByRole('region', { name: 'Current Quilt Info' });
  await expect(info).toContainText('First bordernone (with it, 4 × 5 blocks)');
  for (const [band, words] of [
    ['First border', 'Lap with a border holds 4 × 5 blocks instead of 4 × 6 and is 52″ × 64″.'],
    ['Second border', 'Lap with two borders holds 3 × 4 blocks instead of 4 × 6 and is 52″ × 64″.'],
  ] as const) {
    const tick = page.getByLabel(band, { exact: true });
    await tick.scrollIntoViewIfNeeded();
    const before = await tick.boundingBox();
    await tick.click();
    // The text is in the panel, and is announced once.
    await expect(page.getByText(words)).toHaveCount(2);
    expect(await tick.boundingBox()).toEqual(before);
  }
  await page.getByLabel('Sashing', { exact: true }).click();
  await expect(info).toContainText('Blocks3 × 4 instead of 4 × 6');
  const words = page.getByText('Lap with two borders and sashing holds 3 × 4 blocks instead of 4 × 6');
  await expect(words).toHaveText(/ and is 52″\s×\s66″\.$/);
  await page.getByRole('button', { name: 'Keep the 24 blocks' }).first().click();
  await expect(page).toHaveURL(/\/free-form-quilt-layouts$/);
  const editor = new FreeFormEditor(page);
  await expect(editor.placements).toHaveAccessibleName('Ohio Star, 4 × 6 of 12″, at 6″, 6″');
  await expect(page.getByRole('contentinfo')).toContainText('66″ × 94″');
  await expect(page.getByRole('region', { name: 'What doesn’t fit' })).toHaveCount(0);
  await page.goBack();
  await expect(info).toContainText('Blocks3 × 4 instead of 4 × 6');
});

test('a quilt offers six ways to start and says what doesn’t fit; a guest can do everything except save', async ({
  page,
}) => {
  await beGuest(page);
  const editor = new FreeFormEditor(page);
  await editor.open();
  const undoAll = async () => {
    while (await editor.button('Undo').isEnabled()) await editor.button('Undo').click();
  };
  await test.step('a narrower quilt makes its blocks smaller and says so; a guest can do everything except save', async () => {
    await expect(page.getByText('Manage My Quilts')).toHaveCount(0);
    await editor.button('Medallion').click();
    await expect(editor.placements).toHaveCount(9);
    await editor.placements.last().click();
    await expect(editor.field('Size')).toHaveValue('12″');
    await editor.choose('Length', 44);
    await editor.choose('Width', 44);
    await editor.type('Size', '40');
    await expect(editor.field('Size')).toHaveValue('40″');
    await editor.choose('Width', 36);
    await expect(page.getByText('Block sizes adjusted to fit on quilt')).toBeVisible();
    await expect(editor.field('Size')).toHaveValue('36″');
    await editor.button('Deselect All').click();
    await editor.button('Move left').click();
    await expect(page.getByText('Scroll down to select a block for adjusting')).toBeVisible();
    await editor.saving.click();
    await expect(page.getByRole('dialog')).toContainText('Would you like to subscribe?');
  });
  await page.keyboard.press('Escape');
  await undoAll();

  await test.step('a quilt of any size can start in each of six ways', async () => {
    const ways = page.getByRole('region', { name: 'Ways to start' });
    await expect(ways.getByRole('button')).toHaveText([
      'One block repeated',
      'Sampler with sashing',
      'Medallion',
      'Checkerboard',
      'Diagonal chain',
      'Blank',
    ]);
    await editor.choose('Width', 36);
    await editor.choose('Length', 36);
    // Two blocks of 12″ would be narrower than a quilt may be, so there are three: 36″, or 40″ with 2″ of sashing. Five
    // blocks of 8″ are 40″ too.
    for (const [way, placements] of [
      ['One block repeated', 1],
      ['Sampler with sashing', 9],
      ['Medallion', 9],
      ['Checkerboard', 4],
      ['Diagonal chain', 4],
    ] as const) {
      await editor.button(way).click();
      await expect(editor.placements).toHaveCount(placements);
      await expect(ways).toBeHidden();
      if (way === 'Sampler with sashing') {
        // 3 blocks and 2 strips of sashing are 40″ wide. With a border of 2″ around them, the quilt is 44″ wide.
        await page.getByLabel('First border', { exact: true }).check();
        await expect(page.getByText('the quilt is now 44″ × 44″.')).toBeVisible();
        await expect(page.getByRole('region', { name: 'What doesn’t fit' })).toHaveCount(0);
        await editor.button('Undo').click();
      }
      await editor.button('Undo').click();
      await expect(editor.placements).toHaveCount(0);
    }
    await editor.button('Blank').focus();
    await page.keyboard.press('Enter');
    await expect(ways).toBeHidden();
    await expect(page.getByRole('application')).toBeFocused();
  });
  await undoAll();

  await test.step('notes say how many blocks fit, and by how much a block overlaps a border', async () => {
    await page
      .getByRole('list', { name: 'Blocks to add' })
      .getByRole('button', { name: 'Ohio Star', exact: true })
      .click();
    // 40″ have room for three blocks of 12″, or for two with 3″ between them.
    await editor.type('Columns', '9');
    await expect(page.getByText('3 of 9 blocks fit. There is no room for the others.')).toBeVisible();
    await expect(editor.field('Columns')).toHaveValue('3');
    await editor.type('Gap across', '3');
    await expect(page.getByText('2 of 3 blocks fit. There is no room for the others.')).toBeVisible();
    await page.getByLabel('Keep the size').check();
    await page.getByLabel('First border', { exact: true }).check();
    await editor.type('First border width', '7');
    const fitProblems = page.getByRole('region', { name: 'What doesn’t fit' });
    await expect(fitProblems).toContainText('2 × 12″ + 1 × 3″ = 27″ in 26″: 1″ too wide');
    await expect(fitProblems.getByRole('button', { name: 'Make the gaps 2″', exact: true })).toBeVisible();
    // A fix with the keyboard focus is previewed, too: the blocks become smaller.
    const picture = new QuiltPicture(page, 40);
    const gap = async () => difference(bare, await picture.settled());
    const bare = await picture.settled();
    await fitProblems.getByRole('button', { name: 'Make the blocks 11½″', exact: true }).focus();
    await expect.poll(gap).toBeGreaterThan(0);
    await editor.field('Columns').focus();
    await expect.poll(gap).toBe(0);
    await editor.button('Narrow the border by ½″').click();
    await expect(fitProblems).toHaveCount(0);
    await expect(editor.field('First border width')).toHaveValue('6½″');
    await expect(editor.field('X')).toHaveValue('6½″');
  });
});

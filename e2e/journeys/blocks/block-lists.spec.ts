import type { Page } from '@playwright/test';
import { expectFitting } from '../../support/accessibility.js';
import { BlockEditor } from '../../support/screens/block-editor.js';
import { clothColour, distance, meanColour } from '../../support/pictures/picture.js';
import { libraryBlock, storeCreated, storeDesign } from '../../support/screens/saved-blocks.js';
import { fabricNumber, storeQuilt } from '../../support/screens/saved-quilts.js';
import type { Server } from '../../support/server/server.js';
import { beSubscriber } from '../../support/sign-in.js';
import { nameInEditor } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
const [BLUES, REDS] = [2, 5];

/** Adds and signs in a separate subscriber for each test. */
async function subscriber(page: Page, server: Server, name: string): Promise<void> {
  await server.addSubscriber(`${name}@example.com`, PASSWORD);
  await beSubscriber(page, `${name}@example.com`, PASSWORD);
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('anyone can browse the block list; guests open free blocks, and are asked before a block replaces work', async ({
  page,
}) => {
  const blocks = page.getByRole('list', { name: 'Blocks' });
  const count = page.getByRole('main').getByRole('status');
  await page.goto('/block-list');
  await expect(count).toHaveText(/^\d{3} blocks$/);
  const all = await count.textContent();
  await page.getByLabel('Search blocks by any of their names').fill('monkey wrench');
  await expect(count).toHaveText(`1 of ${String(all)}`);
  await expect(blocks.getByRole('link').first()).toHaveText(/^Churn Dash.*Monkey Wrench/);
  await page.getByLabel('Search blocks by any of their names').fill('');

  const choose = async (menu: string, option: RegExp): Promise<number> => {
    await page.getByRole('combobox', { name: menu }).click();
    const choice = page.getByRole('option', { name: option });
    const promised = Number(/\d+$/.exec(await choice.innerText())?.[0]);
    await choice.click();
    await expect(count).toHaveText(`${String(promised)} of ${String(all)}`);
    // More blocks appear as the list scrolls.
    await expect(async () => {
      // The end of the growing list moves, so this looks for it again.
      await blocks.getByRole('listitem').last().scrollIntoViewIfNeeded({ timeout: 5_000 });
      expect(await blocks.getByRole('listitem').count()).toBe(promised);
    }).toPass();
    return promised;
  };
  const stars = await choose('Family', /^Stars/);
  const fours = await choose('Grid', /^4 × 4/);
  const easy = await choose('Difficulty', /^Easy$/);
  expect([stars > fours, fours > easy, easy > 0]).toEqual([true, true, true]);
  await expect(blocks.getByRole('link', { name: /^Sawtooth Star/ })).toBeVisible();
  await page.getByLabel('Search blocks by any of their names').fill('nothing like it');
  await expect(page.getByText('No block matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(count).toHaveText(String(all));
  // Shows only the blocks of the free trial.
  await page.getByRole('button', { name: 'Free', exact: true }).click();
  await expect(count).toHaveText(`40 of ${String(all)}`);
  await page.getByRole('button', { name: 'Free', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Block Creation' })).toHaveAttribute('href', '/block-creation');
  await expect(page.getByRole('link', { name: 'Created Blocks' })).toHaveAttribute('href', '/created-blocks');
  await expect(page.getByRole('link', { name: 'Send a request' })).toHaveAttribute('href', '/contact');
  // A press starts the free trial with the block open.
  await blocks.getByRole('link', { name: /^Churn Dash/ }).click();
  await expect(page.getByRole('img', { name: 'Churn Dash block, 12″ × 12″' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Testing it out' })).toBeVisible();
  await new BlockEditor(page).undo.click();
  await expect(page.getByRole('list', { name: 'To start with' })).toBeVisible();

  await page.goto('/block-list');
  await page.getByLabel('Search blocks by any of their names').fill('doves in the window');
  await blocks.getByRole('link', { name: /^For subscribers: Doves in the Window/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Would you like to subscribe?');
  await page.getByRole('dialog').getByRole('button', { name: 'close', exact: true }).click();
  await page.getByLabel('Search blocks by any of their names').fill('');
  await blocks.getByRole('link', { name: /^Ohio Star/ }).click();
  await expect(page).toHaveURL(/\/block-fabric-selection$/);
  await expect(page.locator('[data-quilt]')).toBeVisible();
  await page.goto('/block-list');
  await blocks.getByRole('link', { name: /^Shoo Fly/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep working' }).click();
  await expect(page).toHaveURL(/\/block-list$/);
  await blocks.getByRole('link', { name: /^Shoo Fly/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start without saving' }).click();
  await expect(page).toHaveURL(/\/block-fabric-selection$/);

  await page.goto('/designed-blocks');
  await expect(page.getByRole('heading', { name: 'Saved block designs are for subscribers' })).toBeVisible();
  await page.goto('/created-blocks');
  await expect(page.getByRole('heading', { name: 'Creating blocks is for subscribers' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Subscribe', exact: true }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
});

test('the block list keeps its filter and position after going back, after a reload and in a shared address', async ({
  page,
}) => {
  const blocks = page.getByRole('list', { name: 'Blocks' });
  const count = page.getByRole('main').getByRole('status');
  const search = page.getByLabel('Search blocks by any of their names');
  await page.goto('/block-list');
  await expect(count).toHaveText(/^\d{3} blocks$/);
  const entries = await page.evaluate(() => history.length);
  await search.pressSequentially('nine-patch');
  await page.getByRole('combobox', { name: 'Difficulty' }).click();
  await page.getByRole('option', { name: /^Easy$/ }).click();
  await expect(page).toHaveURL(/\/block-list\?q=nine-patch&difficulty=easy$/);
  const narrowed = (await count.textContent()) ?? '';
  expect(narrowed).toMatch(/^[1-9]\d* of /);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const expectNarrowed = async () => {
    await expect(count).toHaveText(narrowed);
    await expect(search).toHaveValue('nine-patch');
    await expect(page.getByRole('combobox', { name: 'Difficulty' })).toHaveText('Easy');
  };
  await blocks.getByRole('link', { name: /^About.*: Nine Patch$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nine Patch');
  await page.goBack();
  await expectNarrowed();
  await page.reload();
  await expectNarrowed();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/block-list$/);
  // Unknown values in the address filter nothing.
  await page.goto('/block-list?q=nine-patch&difficulty=easy&grid=huge&family=Spoons');
  await expectNarrowed();

  await page.goto('/block-list');
  await expect(count).toHaveText(/^\d{3} blocks$/);
  const about = blocks.getByRole('link', { name: /^About.*: Snail’s Trail$/ });
  await expect(async () => {
    // The end of the growing list moves, so this looks for it again.
    await blocks.getByRole('listitem').last().scrollIntoViewIfNeeded({ timeout: 5_000 });
    expect(await about.count()).toBe(1);
  }).toPass();
  await about.scrollIntoViewIfNeeded();
  const before = await about.boundingBox();
  await about.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snail’s Trail');
  await page.goBack();
  await expect.poll(() => about.boundingBox()).toEqual(before);
});

test.describe('when calls fail', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('a subscriber’s blocks are shown in their cloth, renamed, opened, and deleted once nothing uses them', async ({
    page,
    server,
  }) => {
    await subscriber(page, server, 'lists');
    await page.goto('/designed-blocks');
    await expect(page.getByRole('button', { name: 'Colour a block' })).toBeVisible();
    const square = await libraryBlock(page, 'Square in a Square');
    const [blue, red] = [
      await fabricNumber(page, BLUES, 'Midnight Pond'),
      await fabricNumber(page, REDS, 'Barn Red'),
    ];
    const drawn = await storeCreated(page, 'My square', square);
    await storeDesign(page, 'All blue', drawn, blue);
    await storeDesign(page, 'All red', square, red);
    await storeQuilt(page, { quiltName: 'Cradle', block: 'My square', borderFabric1: blue });

    await page.route('**/api/blocks*', (route) => route.fulfill({ status: 403 }));
    await page.goto('/designed-blocks');
    await expect(page.getByRole('alert')).toContainText('Your account isn’t allowed to do this.');
    await page.unroute('**/api/blocks*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(card(page, 'All blue')).toContainText('12″ × 12″');
    await expect(card(page, 'All blue')).toContainText('1 fabric');
    for (const [name, palette, cloth] of [
      ['All blue', BLUES, 'Midnight Pond'],
      ['All red', REDS, 'Barn Red'],
    ] as const) {
      const wanted = await clothColour(page, palette, cloth);
      const picture = card(page, name).locator('canvas[data-painted=true]');
      await expect
        .poll(async () => distance(await meanColour(await picture.screenshot()), wanted))
        .toBeLessThan(16);
    }

    await page.getByRole('button', { name: 'Rename All red' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New name').fill('"Barn"');
    await expect(dialog.getByRole('button', { name: 'Rename' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(notice(page, 'Name was not changed')).toBeVisible();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('New name').fill('Barn');
    await page.keyboard.press('Enter');
    await expect(notice(page, 'The block is renamed')).toBeVisible();
    await page.getByRole('button', { name: 'Open Barn' }).click();
    await expect(page).toHaveURL(/\/block-fabric-selection$/);
    await expect(nameInEditor(page)).toHaveText('Barn');
    await page.getByRole('link', { name: 'Manage Designed Blocks' }).click();
    await expect(card(page, 'Barn')).toContainText('Open now');

    await page.getByRole('link', { name: 'Created Blocks' }).click();
    await page.getByRole('button', { name: 'Delete My square' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toContainText('This Block is Referenced');
    await expect(dialog).toContainText('The block was not deleted');
    await expect(dialog.getByRole('listitem')).toHaveText(['All blue', 'Cradle']);
    await dialog.getByRole('link', { name: 'Designed Blocks' }).click();
    await page.getByRole('button', { name: 'Delete All blue' }).click();
    await page.route('**/deleteBlock.php', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The server can’t be reached.');
    await page.unroute('**/deleteBlock.php');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(notice(page, 'The block is now deleted')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);

    await page.getByRole('link', { name: 'Created Blocks' }).click();
    await page.getByRole('button', { name: 'Delete My square' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toContainText('Block Used on a Quilt');
    await expect(dialog.getByRole('listitem')).toHaveText(['Cradle']);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('button', { name: 'Delete My square' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Open Cradle' }).click();
    await expect(page).toHaveURL(/\/standard-quilt-layouts$/);
    await expect(nameInEditor(page)).toHaveText('Cradle');
    await page.goBack();
    await page.getByRole('button', { name: 'Colour My square' }).click();
    await expect(page).toHaveURL(/\/block-fabric-selection$/);
    await expect(page.locator('[data-quilt]')).toBeVisible();
  });
});

test('lists of blocks and their dialogs are accessible and fit at three widths', async ({
  browser,
  server,
}) => {
  await server.addSubscriber('lists@example.com', PASSWORD);
  const context = await browser.newContext({ baseURL: server.url, hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await beSubscriber(page, 'lists@example.com', PASSWORD);
  const name = 'A block with a name that takes more than one line of any card';
  const drawn = await storeCreated(page, name, await libraryBlock(page, 'Ohio Star'));
  await storeDesign(page, name, drawn, await fabricNumber(page, BLUES, 'Midnight Pond'));
  await page.goto('/designed-blocks');
  await expect(page.locator('canvas[data-painted=true]')).toBeVisible();
  await expectFitting(page, 'designed blocks');
  await page.goto('/created-blocks');
  await expect(page.locator('canvas[data-painted=true]')).toBeVisible();
  await expectFitting(page, 'created blocks');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('The block was not deleted');
  await expectFitting(page, 'a block that is referenced');
  await context.close();
});

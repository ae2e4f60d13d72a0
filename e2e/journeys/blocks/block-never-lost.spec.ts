import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { fabricNumber, post } from '../../support/screens/saved-quilts.js';
import { beGuest, logIn } from '../../support/sign-in.js';
import { nameInEditor } from '../../support/screens/standard-quilt.js';
import { downloadFile, loadFile } from '../../support/server/document-files.js';
import { expect, test } from '../../support/test.js';

/* The browser itself logs each failed call. */
test.use({ expectedMessages: [/Failed to load resource/] });

const PASSWORD = 'geese over the barn';
const REDS = 5;

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const blockName = (page: Page) => page.getByLabel('New block name');
const saveState = (page: Page) => page.getByRole('banner').getByRole('status');
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save this Designed Block' }).first();
const middle = (page: Page) =>
  page.getByRole('group', { name: 'Working layer' }).getByRole('button', { name: 'Layer 4', exact: true });

async function open(page: Page): Promise<void> {
  await page.goto('/block-fabric-selection');
  await expect(saveButton(page)).toBeVisible();
}

/**
 * Chooses the Ohio Star, colours its middle blue, and types a name. Makes two steps of the history: naming makes none.
 */
async function twoEdits(page: Page, name: string): Promise<void> {
  await page
    .getByRole('list', { name: 'Blocks' })
    .getByRole('button', { name: 'Ohio Star', exact: true })
    .click();
  await middle(page).click();
  await page
    .getByRole('region', { name: 'Blues fabrics' })
    .getByRole('button', { name: 'Midnight Pond', exact: true })
    .click();
  await blockName(page).fill(name);
  await blockName(page).blur();
}

/** Expects the name and the edits of `twoEdits`, and undoes the edits one by one. */
async function expectTwoEdits(page: Page, name: string): Promise<void> {
  await expect(blockName(page)).toHaveValue(name);
  await undo(page).click();
  await expect(middle(page)).toBeVisible();
  await undo(page).click();
  await expect(middle(page)).toBeHidden();
  await expect(undo(page)).toBeDisabled();
}

test('a block comes back after a crash with its history, and is downloaded and loaded again', async ({
  page,
  context,
}) => {
  await beGuest(page);
  await open(page);
  await twoEdits(page, 'Barn');
  const cdp = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void cdp.send('Page.crash').catch(() => undefined);
  await crashed;

  const next = await context.newPage();
  await open(next);
  await expect(next.getByText('Your block is back, just as you left it.')).toBeVisible();
  const first = await downloadFile(next);
  expect(first.name).toBe('Barn.block.json');
  await loadFile(next, first.name, first.text);
  await expect(next.getByText('“Barn.block.json” is open.')).toBeVisible();
  await expect(undo(next)).toBeDisabled();
  await expect(nameInEditor(next)).toHaveText('Barn');
  expect(await downloadFile(next)).toEqual(first);

  const dialog = next.getByRole('dialog');
  for (const [file, fault] of [
    [first.text.slice(0, first.text.length / 2), 'The end of this file is missing.'],
    [first.text.replace('"blockWidth":12', '"blockWidth":300'), 'This block is damaged: blockWidth'],
    ['{"format":"quiltwright-quilt","version":1}', 'This file is a quilt, not a block.'],
  ] as const) {
    await loadFile(next, 'other.json', file);
    await expect(dialog).toContainText(fault);
    await expect(dialog).toContainText('Your block is still open, just as you left it.');
    await next.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  /* The earlier block wasn't saved, so it is in the list of unsaved blocks. */
  await next.getByRole('button', { name: /^“Barn”/ }).click();
  await expect(undo(next)).toBeEnabled();
  await expectTwoEdits(next, 'Barn');
});

interface StoredBlock {
  designedBlockNum: number;
  designName: string;
  levels: { fillFabric: number }[][];
  revision: number;
}

const designs = (page: Page) =>
  post<StoredBlock[]>(page, '/retrDesignedBlockList', { blankBlocks: 0, includeStandard: 0 });

/** Returns a saved block in full, as the server stores it now. */
async function storedBlock(page: Page, num: number): Promise<StoredBlock> {
  return page.evaluate(async (designedBlockNum) => {
    const token = localStorage.getItem('token') ?? '';
    const answer = await fetch(`/retrDesignedBlock?designedBlockNum=${String(designedBlockNum)}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as StoredBlock;
  }, num);
}

/** Saves a stored block with its middle in red, as another device of the quilter would. */
async function reddenElsewhere(page: Page, num: number): Promise<void> {
  const red = await fabricNumber(page, REDS, 'Barn Red');
  const block = await storedBlock(page, num);
  const levels = block.levels.map((level, index) =>
    index === 3 ? level.map((shape) => ({ ...shape, fillFabric: red })) : level,
  );
  await post(page, '/functions/storeDesignedBlock.php', { ...block, levels });
}

test('a guest’s block is saved once by the subscriber, despite lost answers, other versions and wrong names', async ({
  page,
  server,
  context,
}) => {
  await server.addSubscriber('barn@example.com', PASSWORD);
  await beGuest(page);
  await open(page);
  await twoEdits(page, 'Barn');
  await logIn(page, 'barn@example.com', PASSWORD);
  await open(page);
  await expect(
    page.getByText('The block that you made as a guest is open in Block & Fabric Selection.'),
  ).toBeVisible();

  /* The server's first answer is lost. */
  let stored = 0;
  await page.route('**/storeDesignedBlock.php', async (route) => {
    if ((await route.fetch()).status() === 201) stored++;
    await route.abort('connectionreset');
  });
  await saveButton(page).click();
  await expect(saveState(page)).toHaveText(/Not saved yet. Trying again soon|Offline: kept on this device/);
  expect(stored).toBe(1);
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  /* The next visit saves the block, on any screen. */
  const again = page.waitForResponse('**/storeDesignedBlock.php');
  await page.goto('/home');
  expect((await again).ok()).toBe(true);
  await open(page);
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(saveState(page)).toHaveText('Saved', { timeout: 500 });
  }).toPass({ timeout: 45_000 });
  const listed = await designs(page);
  expect(listed.map(({ designName }) => designName)).toEqual(['Barn']);
  const num = listed[0]?.designedBlockNum ?? 0;

  /* Another version is saved elsewhere. */
  await reddenElsewhere(page, num);
  await middle(page).click();
  await page
    .getByRole('region', { name: 'Blues fabrics' })
    .getByRole('button', { name: 'Chambray', exact: true })
    .click();
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Two versions of this block' });
  await expect(dialog).toContainText('The two versions differ in the fabrics.');
  await expect(dialog.locator('canvas[data-painted=true]')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(nameInEditor(page)).toHaveText('Barn');
  await expect(saveState(page)).toHaveText('Saved');
  await undo(page).click();
  await expect(saveState(page)).toHaveText('Unsaved changes');
  await saveButton(page).click();
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
  await page.keyboard.press('Escape');
  expect(await storedBlock(page, num)).toMatchObject({ designName: 'Barn', revision: 3 });

  /* Another tab gives the block another name. */
  const other = await context.newPage();
  await other.goto('/designed-blocks');
  await other.getByRole('button', { name: 'Rename Barn' }).click();
  await other.getByRole('dialog').getByLabel('New name').fill('Stable');
  await other.keyboard.press('Enter');
  await expect(nameInEditor(page)).toHaveText('Stable');
  await expect(saveState(page)).toHaveText('Saved');
});

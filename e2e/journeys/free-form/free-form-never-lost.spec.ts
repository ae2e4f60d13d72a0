import type { Locator, Page } from '@playwright/test';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { QuiltPicture } from '../../support/pictures/picture.js';
import { post } from '../../support/screens/saved-quilts.js';
import type { Server } from '../../support/server/server.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { nameInEditor } from '../../support/screens/standard-quilt.js';
import { downloadFile, loadFile } from '../../support/server/document-files.js';
import { expect, test } from '../../support/test.js';

/* The browser itself logs each refused call. */
test.use({ expectedMessages: [/Failed to load resource/] });

const PASSWORD = 'a chest full of fat quarters';

/** Makes three steps of the history: adds a Nine Patch, repeats it in two columns, and adds a border of 2″. */
async function threeSteps(editor: FreeFormEditor): Promise<void> {
  await editor.offered('Nine Patch').click();
  await editor.type('Columns', '2');
  await editor.page.getByLabel('First border', { exact: true }).check();
}

async function expectThreeSteps(editor: FreeFormEditor): Promise<void> {
  await expect(editor.placements).toHaveAccessibleName('Nine Patch, 2 × 1 of 12″, at 2″, 2″');
  await expect(editor.page.getByLabel('First border', { exact: true })).toBeChecked();
  await editor.button('Undo').click();
  await expect(editor.page.getByLabel('First border', { exact: true })).not.toBeChecked();
  await editor.button('Undo').click();
  await expect(editor.placements).toHaveAccessibleName('Nine Patch, 12″, at 0″, 0″');
  await editor.button('Undo').click();
  await expect(editor.placements).toHaveCount(0);
  await expect(editor.button('Undo')).toBeDisabled();
}

test('a tab that dies in the middle of a drag loses only that drag', async ({ page, context }) => {
  await beGuest(page);
  const editor = new FreeFormEditor(page);
  await editor.open();
  await threeSteps(editor);
  const picture = new QuiltPicture(page, 44);
  const [from, to] = [await picture.pointAt(6, 6), await picture.pointAt(16, 30)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(page.getByRole('contentinfo')).toContainText('Cursor 16″, 30″');
  const cdp = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void cdp.send('Page.crash').catch(() => undefined);
  await crashed;

  const next = new FreeFormEditor(await context.newPage());
  await next.open();
  await expect(next.page.getByText('Your quilt is back, just as you left it.')).toBeVisible();
  await expectThreeSteps(next);
});

test('a quilt is downloaded and loaded again; a file of another kind changes nothing', async ({ page }) => {
  await beGuest(page);
  const editor = new FreeFormEditor(page);
  await editor.open();
  await threeSteps(editor);
  await editor.name.fill('Cradle');
  await editor.name.blur();
  const first = await downloadFile(page);
  expect(first.name).toBe('Cradle.quilt.json');
  await loadFile(page, first.name, first.text);
  await expect(page.getByText('“Cradle.quilt.json” is open.')).toBeVisible();
  await expect(editor.button('Undo')).toBeDisabled();
  await expect(editor.placements).toHaveAccessibleName('Nine Patch, 2 × 1 of 12″, at 2″, 2″');
  expect(await downloadFile(page)).toEqual(first);

  const dialog = page.getByRole('dialog');
  for (const [file, fault] of [
    [first.text.slice(0, first.text.length / 2), 'The end of this file is missing.'],
    [first.text.replace('"numOfColumns":2', '"numOfColumns":4'), 'extends over the edge of the quilt'],
    [first.text.replace('"look":0', '"look":7'), 'the index of an entry in “looks”'],
    [first.text.replace('"quiltWidth":44', '"quiltWidth":1e400'), 'This quilt is damaged: quiltWidth'],
    [manyCopies(first.text), 'A quilt can have at most 100,000 blocks, including copies.'],
    ['{"format":"quiltwright-block","version":1}', 'This file is a block, not a quilt.'],
  ] as const) {
    await loadFile(page, 'other.json', file);
    await expect(dialog).toContainText(fault);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(editor.placements).toHaveAccessibleName('Nine Patch, 2 × 1 of 12″, at 2″, 2″');
  }
  /* The earlier quilt wasn't saved, so it is in the list of unsaved quilts. */
  await page.getByRole('button', { name: /^“Cradle”/ }).click();
  await expect(editor.button('Undo')).toBeEnabled();
  await expectThreeSteps(editor);
});

/**
 * Returns the file with 10,000 placements of its block, each with 99 × 99 copies of one inch. No page can show so many.
 */
function manyCopies(text: string): string {
  const file = JSON.parse(text) as { quilt: { blocks: object[] } };
  const inch = { blockWidth: 1, blockHeight: 1, numOfColumns: 99, numOfRows: 99 };
  const [block] = file.quilt.blocks;
  const blocks = Array.from({ length: 10_000 }, () => ({ ...block, ...inch }));
  return JSON.stringify({ ...file, quilt: { ...file.quilt, quiltWidth: 260, quiltLength: 260, blocks } });
}

interface StoredQuilt {
  quiltNum: number;
  quiltName: string;
  revision: number;
  blocks: { xLocation: number; numOfColumns: number }[];
}

const stored = (page: Page, quiltNum: number) =>
  page.evaluate(async (number) => {
    const token = localStorage.getItem('token') ?? '';
    const answer = await fetch(`/retrQuilt?quiltNum=${String(number)}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as StoredQuilt;
  }, quiltNum);

const listed = (page: Page) =>
  post<{ quiltNum: number; quiltName: string }[]>(page, '/retrQuiltList', { onlyStd: 0 });

/** Signs in a new subscriber, and saves a quilt of one block from the editor. The quilt stays open. */
async function savedQuilt(page: Page, server: Server, mail: string) {
  await server.addSubscriber(mail, PASSWORD);
  await beSubscriber(page, mail, PASSWORD);
  const editor = new FreeFormEditor(page);
  await editor.open();
  await editor.offered('Nine Patch').click();
  await editor.name.fill('Cradle');
  await editor.saving.click();
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
  await page.keyboard.press('Escape');
  return { editor, quiltNum: (await listed(page))[0]?.quiltNum ?? 0 };
}

/**
 * Saves the quilt with its block moved, as another device would. Then repeats the block in `columns` columns on this
 * page, and saves. Returns the dialog that shows both versions.
 */
async function changeTwice(editor: FreeFormEditor, quiltNum: number, columns: number): Promise<Locator> {
  const { page } = editor;
  const before = await stored(page, quiltNum);
  const blocks = before.blocks.map((block) => ({ ...block, xLocation: 20, numOfColumns: 1 }));
  await post(page, '/storeQuilt', { ...before, blocks });
  if (!(await editor.field('Columns').isVisible())) await editor.placements.click();
  await editor.type('Columns', String(columns));
  await editor.saving.click();
  const dialog = page.getByRole('dialog', { name: 'Two versions of this quilt' });
  await expect(dialog).toContainText('The two versions differ in the blocks.');
  await expect(dialog.locator('canvas[data-painted=true]')).toHaveCount(2);
  return dialog;
}

test('the quilter keeps one of two versions, or saves a copy', async ({ page, server }) => {
  const { editor, quiltNum } = await savedQuilt(page, server, 'versions-free@example.com');

  await test.step('the quilter’s version is kept', async () => {
    const dialog = await changeTwice(editor, quiltNum, 2);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByRole('dialog')).toContainText('Successful Save');
    expect(await stored(page, quiltNum)).toMatchObject({
      revision: 3,
      blocks: [{ xLocation: 0, numOfColumns: 2 }],
    });
    await page.keyboard.press('Escape');
  });

  await test.step('the other version is kept, and undo brings the quilter’s version back', async () => {
    const dialog = await changeTwice(editor, quiltNum, 3);
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(editor.placements).toHaveAccessibleName('Nine Patch, 12″, at 20″, 0″');
    await editor.button('Undo').click();
    await expect(editor.placements).toHaveAccessibleName('Nine Patch, 3 × 1 of 12″, at 0″, 0″');
    await editor.saving.click();
    await expect(page.getByRole('dialog')).toContainText('Successful Save');
    expect(await stored(page, quiltNum)).toMatchObject({ blocks: [{ xLocation: 0, numOfColumns: 3 }] });
    await page.keyboard.press('Escape');
  });

  await test.step('the quilter’s version becomes a copy beside the other version', async () => {
    const dialog = await changeTwice(editor, quiltNum, 2);
    await dialog.getByRole('button', { name: 'Save my version as a copy' }).click();
    await expect(page.getByRole('dialog')).toContainText('Successful Save');
    await page.keyboard.press('Escape');
    await expect(nameInEditor(page)).toHaveText('Cradle copy');
    expect(await stored(page, quiltNum)).toMatchObject({ blocks: [{ xLocation: 20, numOfColumns: 1 }] });
    expect((await listed(page)).map(({ quiltName }) => quiltName)).toEqual(['Cradle', 'Cradle copy']);
  });
});

import { tapOn } from '../../support/pointers/tap-on.js';
import { post } from '../../support/screens/saved-quilts.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { nameInEditor, StandardQuilt } from '../../support/screens/standard-quilt.js';
import { BlockEditor } from '../../support/screens/block-editor.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'feathered stars';

interface ListedQuilt {
  quiltName: string;
  blocks: { blockNum: number }[];
}

test('a new name makes a new quilt, and the previous quilt stays unchanged', async ({ page, server }) => {
  await server.addSubscriber('stars@example.com', PASSWORD);
  await beSubscriber(page, 'stars@example.com', PASSWORD);
  const quilt = new StandardQuilt(page);
  const field = page.getByLabel('New quilt name');
  const saved = page.getByRole('dialog').filter({ hasText: 'Successful Save' });
  const quilts = async () =>
    (await post<ListedQuilt[]>(page, '/retrQuiltList', { onlyStd: 2 })).map(({ quiltName }) => quiltName);
  await quilt.open();
  await quilt.startWith('Crib');
  await quilt.chooseBlock(1, 'Pinwheel');
  // Enter in the field beside the save button saves the quilt under its name.
  await expect(nameInEditor(page)).toHaveCount(0);
  await field.fill('First star');
  expect(await quilts()).toEqual([]);
  await field.press('Enter');
  await expect(saved).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nameInEditor(page)).toHaveText('First star');
  await expect(quilt.saveState).toHaveText('Saved');
  await expect(field).toHaveValue('');

  // The changed quilt is saved as another quilt with two presses.
  await quilt.chooseBlock(1, 'Ohio Star');
  await quilt.name('Blue star');
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(saved).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nameInEditor(page)).toHaveText('Blue star');
  await expect(field).toHaveValue('');
  expect((await quilts()).sort()).toEqual(['Blue star', 'First star']);

  // The state that undo restores belongs to the new quilt, and is saved there.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(nameInEditor(page)).toHaveText('Blue star');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Sashing' }).check();
  await quilt.save();
  await expect(saved).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await quilts()).sort()).toEqual(['Blue star', 'First star']);

  // A press on the name in the bar opens the dialog that renames the quilt.
  await nameInEditor(page).click();
  await page.getByRole('dialog').getByLabel('New name').fill('Night star');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'The quilt is renamed' })).toBeVisible();
  await expect(nameInEditor(page)).toHaveText('Night star');
  await expect(quilt.saveState).toHaveText('Saved');

  await page.getByRole('combobox', { name: /My saved quilts/ }).click();
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.getByRole('option', { name: 'First star' }).click();
  await expect(page.getByRole('button', { name: 'Block 1 Pinwheel' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Sashing' })).not.toBeChecked();
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a dialog asks for the new name on a tablet and a phone', async ({ page, server }) => {
    await server.addSubscriber('sofa@example.com', PASSWORD);
    await beSubscriber(page, 'sofa@example.com', PASSWORD);
    const quilt = new StandardQuilt(page);
    await quilt.open();
    await quilt.startWith('Crib');
    const dialog = page.getByRole('dialog');
    const saving = dialog.getByRole('button', { name: 'Save', exact: true });
    await quilt.save();
    // Save in the dialog wasn't pressed yet, so no error shows.
    await expect(dialog.getByLabel('New quilt name')).toBeFocused();
    await expect(dialog).not.toContainText('A new quilt name is required.');
    await expect(page.getByText('Please, give the quilt a name.')).toHaveCount(0);
    await tapOn(saving);
    await expect(page.getByText('Please, give the quilt a name.')).toBeVisible();
    await page.keyboard.type('Sofa quilt');
    // The typed text is there again after the window was closed.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await quilt.save();
    await expect(dialog.getByLabel('New quilt name')).toHaveValue('Sofa quilt');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Successful Save');
    await page.keyboard.press('Escape');
    await expect(nameInEditor(page)).toHaveText('Sofa quilt');

    for (const [width, height] of [
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const role = width === 390 ? 'tab' : 'button';
      await tapOn(page.getByRole(role, { name: 'Quilts', exact: true }));
      await tapOn(page.getByRole('button', { name: 'Save as another quilt' }));
      await expect(dialog).toContainText('Save as a new quilt');
      await tapOn(saving);
      await expect(dialog).toContainText('A new quilt name is required.');
      await dialog.getByLabel('New quilt name').fill(`Wide ${String(width)}`);
      await tapOn(saving);
      await expect(dialog).toContainText('Successful Save');
      await page.keyboard.press('Escape');
      await expect(nameInEditor(page)).toHaveText(`Wide ${String(width)}`);
    }
  });
});

test('guests read that their work is kept on this device, and it comes back with the typed name', async ({
  page,
}) => {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Crib');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(quilt.saveState).toHaveText('Kept on this device');
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await quilt.name('For later');
  await page.reload();
  await expect(page.getByLabel('New quilt name')).toHaveValue('For later');
  const editor = new BlockEditor(page);
  await editor.open();
  await editor.pick('Ohio Star');
  await expect(quilt.saveState).toHaveText('Kept on this device');
});

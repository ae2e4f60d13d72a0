import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

async function expectPatches(page: Page, words: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Show the patches' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Patches of this block' });
  await expect(dialog.getByRole('status')).toHaveText(words);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('a block starts from a pattern with numbers, in one step', async ({ page, server }) => {
  await server.addSubscriber('starts@example.com', PASSWORD);
  await beSubscriber(page, 'starts@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  const kinds = page.getByRole('group', { name: 'Kind of pattern' });

  await test.step('an empty block shows the patterns, and Enter uses one', async () => {
    await kinds.getByText('Curve', { exact: true }).click();
    await editor.button('Drunkard’s Path').click();
    const dialog = page.getByRole('dialog', { name: 'Drunkard’s Path' });
    await dialog.getByRole('textbox', { name: 'Units across' }).press('ArrowUp');
    await expect(dialog.getByRole('status')).toHaveText('8 patches');
    await dialog.getByRole('textbox', { name: 'Units across' }).press('ArrowDown');
    await dialog.getByRole('textbox', { name: 'Radius' }).fill('6');
    await dialog.getByRole('textbox', { name: 'Radius' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(kinds).toBeHidden();
    // A quarter circle with a radius of 6 inches.
    await expectPatches(page, /2 patches: 1 quarter circle/);
  });

  await test.step('undo takes it back, and the patterns are there again', async () => {
    await editor.undo.click();
    await expect(editor.undo).toHaveAttribute('aria-disabled', 'true');
    await expect(kinds).toBeVisible();
  });

  await test.step('a pattern replaces the patches of a block, and says so', async () => {
    await kinds.getByText('Grid', { exact: true }).click();
    await editor.button('Nine patch').click();
    await editor.button('Use').click();
    await expectPatches(page, /^9 patches: 9 squares/);
    await editor.unfold('Start from');
    await kinds.getByText('Compass', { exact: true }).click();
    await editor.button('Mariner’s Compass').click();
    const dialog = page.getByRole('dialog', { name: 'Mariner’s Compass' });
    await expect(dialog).toContainText('This replaces the patches of the block. Undo brings them back.');
    await dialog.getByRole('radio', { name: '16' }).press('ArrowRight');
    await expect(dialog.getByRole('status')).toHaveText('76 patches');
    await expectAccessible(page, 'a pattern to start from');
    await editor.button('Use').click();
    await expectPatches(page, /^76 patches/);
    await editor.undo.click();
    await expectPatches(page, /^9 patches: 9 squares/);
  });
});

test('a tour shows how to draft, once by itself', async ({ page, server }) => {
  await server.addSubscriber('tours@example.com', PASSWORD);
  await beSubscriber(page, 'tours@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  const tour = page.getByRole('region', { name: 'Tour of drafting' });
  await expect(tour).toBeHidden();

  await test.step('each step leads to the next once it is done', async () => {
    await page.getByText('Seams', { exact: true }).click();
    await expect(tour).toContainText('1 of 5: Draw a seam');
    await expectAccessible(page, 'the tour');
    await editor.drag([6, 0], [6, 12]);
    await expect(tour).toContainText('2 of 5: Cross it');
    await editor.drag([0, 6], [12, 6]);
    await expect(tour).toContainText('3 of 5: Bend it');
    // From the dot at the middle of the seam to the ring at that of the arc.
    await editor.drag([3, 6], [3, 4.76]);
    await expect(tour).toContainText('4 of 5: Colour it');
    await editor.button('Select, move and resize').click();
    await editor.tap([2, 2]);
    await page.getByRole('group', { name: 'Spot' }).getByRole('button', { name: 'Spot 3' }).click();
    await expect(tour).toContainText('5 of 5: Undo, and save');
    await tour.getByRole('button', { name: 'Finish' }).click();
    await expect(tour).toBeHidden();
  });

  await test.step('it comes again only when the quilter starts it', async () => {
    await page.getByText('Shapes', { exact: true }).click();
    await page.getByText('Seams', { exact: true }).click();
    await expect(editor.button('Draw seams')).toBeVisible();
    await expect(tour).toBeHidden();
    await page.getByRole('button', { name: 'Take the tour' }).click();
    await expect(tour).toContainText('1 of 5: Draw a seam');
    await tour.getByRole('button', { name: 'Close the tour' }).click();
    await expect(tour).toBeHidden();
  });
});

test('the tour is done by keyboard in a narrow window', async ({ page, server }) => {
  await server.addSubscriber('tours-by-keys@example.com', PASSWORD);
  await beSubscriber(page, 'tours-by-keys@example.com', PASSWORD);
  await page.setViewportSize({ width: 390, height: 844 });
  await new CreationEditor(page).open();
  const tour = page.getByRole('region', { name: 'Tour of drafting' });
  await page.getByRole('application').focus();
  const [down, right] = ['ArrowDown', 'ArrowRight'].map((key) => [key, key, key, key]) as [
    string[],
    string[],
  ];
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('s');
  await expect(tour).toContainText('1 of 5: Draw a seam');
  await press('ArrowRight', 'ArrowRight', 'Enter', ...down, 'Enter');
  await expect(tour).toContainText('2 of 5: Cross it');
  await press('Escape', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Enter', ...right, 'Enter');
  await expect(tour).toContainText('3 of 5: Bend it');
  await press('a');
  await expect(tour).toContainText('4 of 5: Colour it');
  await press('v', 'n', '3');
  await expect(tour).toContainText('5 of 5: Undo, and save');
});

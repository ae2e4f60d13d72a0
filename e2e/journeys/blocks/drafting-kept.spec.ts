import { CreationEditor } from '../../support/screens/creation-editor.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

test('a block that was drafted by its seams opens with the tools for seams', async ({ page, server }) => {
  await server.addSubscriber('reopens@example.com', PASSWORD);
  await beSubscriber(page, 'reopens@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  const bySeams = page.getByRole('radio', { name: 'Seams' });
  await page.getByText('Seams', { exact: true }).click();
  await editor.drag([6, 0], [6, 12]);
  await expect(editor.undo).toBeEnabled();

  await test.step('after a reload', async () => {
    await page.reload();
    await expect(editor.undo).toBeEnabled();
    await expect(bySeams).toBeChecked();
  });

  await test.step('from the server, in a page that drew by shapes', async () => {
    await editor.name.fill('Halves');
    await editor.saving.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Successful Save');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await editor.button('New block').click();
    await page.getByText('Shapes', { exact: true }).click();
    await page.reload();
    await expect(bySeams).not.toBeChecked();
    await page.goto('/created-blocks');
    await editor.button('Open Halves').click();
    await expect(page).toHaveURL(/\/block-creation$/);
    await expect(bySeams).toBeChecked();
  });
});

test('loose seams stay on the device after a reload, with their history', async ({ page, server }) => {
  await server.addSubscriber('loose-ends@example.com', PASSWORD);
  await beSubscriber(page, 'loose-ends@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  await page.getByText('Seams', { exact: true }).click();
  await editor.drag([6, 0], [6, 12]);
  await editor.drag([0, 6], [4, 6]);
  await expect(editor.status).toContainText('The dashed seam’s end touches nothing.');

  await page.reload();
  await expect(editor.undo).toBeEnabled();
  await editor.button('Draw seams').click();
  await expect(editor.status).toContainText('The dashed seam’s end touches nothing.');

  await test.step('a save says that they aren’t part of the block', async () => {
    await editor.name.fill('Almost');
    await editor.saving.click();
    await expect(page.getByText('1 loose seam isn’t part of the block yet.')).toBeVisible();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Successful Save');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('a press on the mark extends the seam, and undo takes back both steps', async () => {
    await editor.tap([4, 6]);
    await expect(editor.status).not.toContainText('The dashed seam’s end touches nothing.');
    await editor.undo.click();
    await expect(editor.status).toContainText('The dashed seam’s end touches nothing.');
    await editor.undo.click();
    await expect(editor.status).not.toContainText('The dashed seam’s end touches nothing.');
  });
});

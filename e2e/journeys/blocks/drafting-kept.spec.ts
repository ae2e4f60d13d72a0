import sharp from 'sharp';
import { distance } from '../../support/pictures/picture.js';
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

test('a picture to trace stays on the device with its draft, until the quilter signs out', async ({
  page,
  server,
}) => {
  await server.addSubscriber('tracer@example.com', PASSWORD);
  await beSubscriber(page, 'tracer@example.com', PASSWORD);
  const editor = new CreationEditor(page);
  await editor.open();
  await page.getByText('Seams', { exact: true }).click();
  await editor.unfold('Trace a picture');
  const photo = sharp({ create: { width: 300, height: 300, channels: 3, background: '#f00' } });
  const buffer = await photo.png().toBuffer();
  await page.getByLabel('Picture to trace').setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer });
  await page.getByRole('slider', { name: 'Opacity' }).press('End');
  const width = page.getByLabel('Width', { exact: true });
  await width.fill('6');
  await width.press('Enter');

  const isKept = () =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      if (!names.includes('quiltwright-traced')) return null;
      const open = indexedDB.open('quiltwright-traced');
      await new Promise((resolve) => (open.onsuccess = resolve));
      const all = open.result.transaction('places').objectStore('places').getAll();
      await new Promise((resolve) => (all.onsuccess = resolve));
      open.result.close();
      return JSON.stringify(all.result);
    });

  await test.step('with its place and its opacity, before anything is drawn', async () => {
    await expect.poll(isKept).toMatch(/"width":500,.*"opacity":1/);
    await page.reload();
    await page.getByText('Seams', { exact: true }).click();
    await editor.unfold('Trace a picture');
    await expect(page.getByText('red.png lies over the block')).toBeVisible();
    await expect(width).toHaveValue(/^6″?$/);
    const colours = () => editor.picture.coloursAt([[2.3, 3.4]], 0.2);
    await expect.poll(async () => distance((await colours())[0] ?? [0, 0, 0], [255, 0, 0])).toBeLessThan(30);
  });

  await test.step('not after the quilter signs out', async () => {
    await editor.drag([6, 0], [6, 12]);
    await expect(editor.undo).toBeEnabled();
    await page.goto('/my-account');
    await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
    await expect.poll(isKept).toBeNull();
    await beSubscriber(page, 'tracer@example.com', PASSWORD);
    await editor.open();
    await expect(editor.undo).toBeEnabled();
    await editor.unfold('Trace a picture');
    await expect(page.getByText('Lay a photo or a drawing over the block')).toBeVisible();
  });
});

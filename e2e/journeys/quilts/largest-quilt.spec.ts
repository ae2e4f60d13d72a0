import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import { FreeFormPointer } from '../../support/pointers/free-form-pointer.js';
import { largestQuilt, mostCopies } from '../../support/screens/largest-quilt.js';
import { QuiltPicture } from '../../support/pictures/picture.js';
import { post } from '../../support/screens/saved-quilts.js';
import { beSubscriber } from '../../support/sign-in.js';
import { nameInEditor } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

test('the largest quilt opens, and its save takes less than a megabyte', async ({ page, server }) => {
  await server.addSubscriber('largest@example.com', PASSWORD);
  await beSubscriber(page, 'largest@example.com', PASSWORD);
  await post(page, '/storeQuilt', largestQuilt);
  await page.goto('/my-quilts');
  await page.getByRole('button', { name: 'Open Largest' }).click();
  const editor = new FreeFormEditor(page);
  await expect(nameInEditor(page)).toHaveText('Largest');
  await expect(page.locator('[data-quilt]')).toBeVisible();

  const sent = page.waitForRequest('**/storeQuilt');
  await editor.name.fill('As large');
  await editor.saving.click();
  const body = (await sent).postDataBuffer();
  expect(body?.byteLength).toBeLessThan(1_000_000);
  const quilt = JSON.parse(body?.toString() ?? '') as { blocks: object[]; looks: object[] };
  expect(quilt.looks).toEqual(largestQuilt.looks);
  expect(quilt.blocks).toMatchObject(largestQuilt.blocks);
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
});

test('a block with the maximum of copies is moved, selected and saved as one', async ({ page, server }) => {
  await server.addSubscriber('copies-of-one@example.com', PASSWORD);
  await beSubscriber(page, 'copies-of-one@example.com', PASSWORD);
  await post(page, '/storeQuilt', mostCopies);
  await page.goto('/my-quilts');
  await page.getByRole('button', { name: 'Open Most copies' }).click();
  const editor = new FreeFormEditor(page);
  await expect(nameInEditor(page)).toHaveText('Most copies');
  await expect(page.locator('[data-quilt]')).toBeVisible();
  await expect(editor.placements).toHaveAccessibleName(/, 99 × 99 of 2½″, at 0″, 0″$/);

  /* The copies take 247½″ of 260″, so they can move by 12½″ at most. */
  const pointer = new FreeFormPointer(editor, new QuiltPicture(page, mostCopies.quiltWidth));
  await pointer.move([100, 100], [180, 180]);
  await expect(editor.placements).toHaveAccessibleName(/, 99 × 99 of 2½″, at 12½″, 12½″$/);
  await page.keyboard.press('Escape');
  await expect(editor.placements).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Control+a');
  await expect(editor.placements).toHaveAttribute('aria-pressed', 'true');

  const saved = page.waitForRequest('**/storeQuilt');
  await editor.saving.click();
  const quilt = (await saved).postDataJSON() as { blocks: object[]; looks: object[] };
  expect(quilt.blocks).toMatchObject([
    { xLocation: 12.5, yLocation: 12.5, numOfColumns: 99, numOfRows: 99, look: 0 },
  ]);
  expect(quilt.looks).toEqual(mostCopies.looks);
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
});

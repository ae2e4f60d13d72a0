import { FreeFormTable } from '../support/free-form-table.js';
import { largestQuilt } from '../support/largest-quilt.js';
import { post } from '../support/saved-quilts.js';
import { beSubscriber } from '../support/sign-in.js';
import { nameOnTable } from '../support/standard-quilt.js';
import { expect, test } from '../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

test('the largest quilt is opened, and saved by less than a megabyte', async ({ page, server }) => {
  await server.addSubscriber('largest@example.com', PASSWORD);
  await beSubscriber(page, 'largest@example.com', PASSWORD);
  await post(page, '/storeQuilt', largestQuilt);
  await page.goto('/my-quilts');
  await page.getByRole('button', { name: 'Open Largest' }).click();
  const table = new FreeFormTable(page);
  await expect(nameOnTable(page)).toHaveText('Largest');
  await expect(page.locator('[data-quilt]')).toBeVisible();

  const sent = page.waitForRequest('**/storeQuilt');
  await table.name.fill('As large');
  await table.saving.click();
  const body = (await sent).postDataBuffer();
  expect(body?.byteLength).toBeLessThan(1_000_000);
  const quilt = JSON.parse(body?.toString() ?? '') as { blocks: object[]; looks: object[] };
  expect(quilt.looks).toEqual(largestQuilt.looks);
  expect(quilt.blocks).toMatchObject(largestQuilt.blocks);
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
});

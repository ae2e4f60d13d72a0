import { FreeFormTable } from '../support/free-form-table.js';
import { post } from '../support/saved-quilts.js';
import { beSubscriber } from '../support/sign-in.js';
import { nameOnTable } from '../support/standard-quilt.js';
import { expect, test } from '../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

/** 25 squares, of which another one stands out in each look. */
const looks = Array.from({ length: 12 }, (_, look) => [
  Array.from({ length: 25 }, (_none, n) => ({
    ...{ shapeNum: n + 1, shapeType: 1, fillFabric: n === look ? 11 : 12, strokeWidth: 0 },
    ...{ shapeXLoc: 200 * (n % 5), shapeYLoc: 200 * Math.floor(n / 5), shapeWidth: 200, shapeHeight: 200 },
  })),
]);

const placements = Array.from({ length: 4225 }, (_, n) => ({
  ...{ blockNum: 1 + (n % 12), blockWidth: 4, blockHeight: 4, look: n % 12 },
  ...{ xLocation: 4 * (n % 65), yLocation: 4 * Math.floor(n / 65) },
}));

test('the largest quilt is opened, and saved by less than a megabyte', async ({ page, server }) => {
  await server.addSubscriber('largest@example.com', PASSWORD);
  await beSubscriber(page, 'largest@example.com', PASSWORD);
  await post(page, '/storeQuilt', {
    ...{ quiltName: 'Largest', quiltWidth: 260, quiltLength: 260, borderFabric1: 0, borderFabric2: 0 },
    ...{ borderWidth1: 0, borderWidth2: 0, sashingFabric: 0, sashingWidth: 0, generatingSashing: 0 },
    ...{ generatingSize: 0, generatingLayout: 0, blocks: placements, looks },
  });
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
  expect(quilt.looks).toEqual(looks);
  expect(quilt.blocks).toMatchObject(placements);
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
});

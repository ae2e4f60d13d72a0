import type { Page } from '@playwright/test';
import { fillAccount } from '../../support/server/fill-account.js';
import { libraryBlock, storeCreated } from '../../support/screens/saved-blocks.js';
import { storeQuilt } from '../../support/screens/saved-quilts.js';
import type { Server } from '../../support/server/server.js';
import { beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

/* The browser itself logs each failed call. */
test.use({ expectedMessages: [/Failed to load resource/] });

async function subscriber(page: Page, server: Server, name: string): Promise<number> {
  await server.addSubscriber(`${name}@example.com`, 'a chest full of fat quarters');
  await beSubscriber(page, `${name}@example.com`, 'a chest full of fat quarters');
  return page.evaluate(() => Number(localStorage.getItem('qn')));
}

const duplicateFirst = async (page: Page) => {
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Duplicate/ })
    .click();
};

test('My Quilts says how much room is left from 90 % on, and when the account is full', async ({
  page,
  server,
}) => {
  const quilterNum = await subscriber(page, server, 'many-quilts');
  await storeQuilt(page, { quiltName: 'Cradle', block: 'Pinwheel', borderFabric1: 11 });
  await fillAccount(server, quilterNum, 'quilts', 900);
  await page.goto('/my-quilts');
  const note = page.getByText(/^Your account /);
  await expect(note).toHaveText('Your account has 900 of at most 1,000 quilts. You can save 100 more.');
  await expect(page.getByRole('article').first()).toContainText('6 blocks');
  await fillAccount(server, quilterNum, 'quilts', 999);
  await page.reload();
  await duplicateFirst(page);
  await expect(note).toHaveText(/^Your account is full: it has 1,000 quilts\./);
  // On a phone the whole count fits beside the sort order and the buttons.
  await page.setViewportSize({ width: 390, height: 844 });
  const count = page.getByRole('status').filter({ hasText: '1,000 quilts' });
  expect(await count.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
  await duplicateFirst(page);
  await expect(page.getByText('Your account is full: it has 1,000 saved quilts.')).toBeVisible();
});

test('My Created Blocks says the same for created and designed blocks together', async ({ page, server }) => {
  const quilterNum = await subscriber(page, server, 'many-blocks');
  await storeCreated(page, 'Mill', await libraryBlock(page, 'Pinwheel'));
  await fillAccount(server, quilterNum, 'blocks', 1_800);
  await page.goto('/created-blocks');
  const note = page.getByText(/^Your account /);
  await expect(note).toHaveText(
    'Your account has 1,800 of at most 2,000 blocks, created and designed together. You can save 200 more.',
  );
  await fillAccount(server, quilterNum, 'blocks', 2_000);
  await page.reload();
  await expect(note).toHaveText(
    /^Your account is full: it has 2,000 blocks, created and designed together\./,
  );
  await expect(page.getByRole('status').filter({ hasText: 'blocks' })).toHaveText('2,000 blocks');
  await duplicateFirst(page);
  await expect(page.getByText('Your account is full: it has 2,000 saved blocks.')).toBeVisible();
});

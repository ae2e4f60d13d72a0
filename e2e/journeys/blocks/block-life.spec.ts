import type { Page } from '@playwright/test';
import { clothColour, distance, QuiltPicture } from '../../support/pictures/picture.js';
import { beSubscriber } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
const BLUES = 2;

const notice = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const designs = (page: Page) => page.getByRole('region', { name: 'My Saved Block Designs' });

test('a block is coloured, saved, found again, set into a quilt, and deleted only after the quilt', async ({
  page,
  server,
}) => {
  await server.addSubscriber('life@example.com', PASSWORD);
  await beSubscriber(page, 'life@example.com', PASSWORD);

  await page.goto('/block-fabric-selection');
  await page
    .getByRole('list', { name: 'Blocks' })
    .getByRole('button', { name: 'Ohio Star', exact: true })
    .click();
  // Layer 4 is the middle of the star.
  await page
    .getByRole('group', { name: 'Working layer' })
    .getByRole('button', { name: 'Layer 4', exact: true })
    .click();
  await page
    .getByRole('region', { name: 'Blues fabrics' })
    .getByRole('button', { name: 'Midnight Pond', exact: true })
    .click();
  await page.getByLabel('Block name').fill('Anna');
  await page.getByRole('button', { name: 'Save this Designed Block' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Successful Save');
  await expect(dialog).toContainText('Your work is saved!');
  await expect(dialog).toContainText(
    'You can retrieve your work using the dropdown box for your saved blocks or quilts.',
  );
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(designs(page).getByRole('button', { name: 'Anna' })).toBeVisible();
  await page.reload();
  await expect(designs(page).getByRole('button', { name: 'Anna' })).toBeVisible();

  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Crib');
  await page.getByRole('list', { name: 'Your block' }).getByRole('button', { name: 'Anna' }).click();
  await expect(page.getByRole('button', { name: 'Block 1 Anna' })).toBeVisible();
  // A Crib without borders has 3 × 4 blocks, 36″ × 48″. The middle of the second block of the second row is at 18″,
  // 18″.
  const blue = await clothColour(page, BLUES, 'Midnight Pond');
  const picture = new QuiltPicture(page, 36);
  await expect.poll(async () => distance(await picture.colourAt(18, 18, 2), blue)).toBeLessThan(24);
  await quilt.name('Cradle');
  await quilt.save();
  await expect(dialog).toContainText('Successful Save');

  await page.goto('/designed-blocks');
  await page.getByRole('button', { name: 'Delete Anna' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Block Used on a Quilt');
  await expect(dialog).toContainText('The block was not deleted');
  await expect(dialog.getByRole('listitem')).toHaveText(['Cradle']);
  await dialog.getByRole('link', { name: 'My Quilts' }).click();
  await page.getByRole('button', { name: 'Delete Cradle' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'The quilt is now deleted')).toBeVisible();
  await page.getByRole('link', { name: 'Designed Blocks' }).click();
  await page.getByRole('button', { name: 'Delete Anna' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'The block is now deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No designed blocks yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Colour a block' }).click();
  await expect(designs(page)).toContainText('No saved block designs yet');
});

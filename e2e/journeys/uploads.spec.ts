import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility.js';
import { distance, QuiltPicture, type Colour } from '../support/picture.js';
import { logIn, StandardQuilt } from '../support/standard-quilt.js';
import { expect, test } from '../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
const RUST: Colour = [176, 84, 44];
const GREY: Colour = [120, 120, 120];

/** A photograph, wider than high: cloth in its middle square, something else on either side. */
async function photograph(cloth: Colour, beside: Colour): Promise<Buffer> {
  const plain = ([r, g, b]: Colour, width: number) => ({
    create: { width, height: 600, channels: 3 as const, background: { r, g, b } },
  });
  const middle = await sharp(plain(cloth, 600)).png().toBuffer();
  return sharp(plain(beside, 900))
    .composite([{ input: middle, left: 150, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function choose(page: Page, ...files: { name: string; buffer: Buffer }[]): Promise<void> {
  const chosen = files.map((file) => ({ ...file, mimeType: 'image/jpeg' }));
  await page.getByLabel('Pictures of fabrics').setInputFiles(chosen);
}

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test.use({ expectedMessages: [/Failed to load resource/] });

test('pictures become cloth for quilts, and stay while a quilt uses them', async ({ page, server }) => {
  await server.addSubscriber('uploads@example.com', PASSWORD);
  await logIn(page, 'uploads@example.com', PASSWORD);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Crib');
  await quilt.choosePalette('User-Uploads');
  await page.getByRole('link', { name: 'Upload Fabrics' }).click();

  await page.route('**/saveFabric.php', (route) => route.abort(), { times: 1 });
  const picture = await photograph(RUST, GREY);
  await choose(
    page,
    { name: 'Lost on the way.jpg', buffer: picture },
    { name: 'Shopping list.jpg', buffer: Buffer.from('thread, needles') },
    { name: 'Rust from the attic.jpg', buffer: picture },
  );
  await expect(page.getByRole('heading', { name: '1 of 3 pictures are uploaded' })).toBeVisible();
  await expect(row(page, 'Shopping list.jpg')).toContainText(
    'This file is no picture. Choose a JPEG, PNG or GIF picture.',
  );
  await expect(row(page, 'Lost on the way.jpg')).toContainText('The server can’t be reached.');
  await expectAccessible(page, 'pictures that were taken, refused and lost');
  await row(page, 'Lost on the way.jpg').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: '2 of 3 pictures are uploaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload More' }).click();
  await expect(page.getByRole('button', { name: 'Choose pictures' })).toBeVisible();
  await page.getByRole('link', { name: 'Manage my uploaded fabrics' }).click();
  await expect(page.getByText('2 fabrics, room for 98 more')).toBeVisible();

  await page.goBack();
  await page.goBack();
  await quilt.choosePalette('User-Uploads');
  await page.getByLabel('First border').check();
  await quilt.chooseFabric('User-Uploads', 'Rust from the attic');
  // A border of 7 inches around 24 × 36.
  const drawn = new QuiltPicture(page, 38);
  await expect.poll(async () => distance(await drawn.colourAt(3.5, 20, 3), RUST)).toBeLessThan(12);
  await quilt.name('Attic cradle');
  await quilt.save();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

  await page.goto('/my-fabrics');
  await page.getByRole('button', { name: 'Delete Rust from the attic' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('It is used on your table, in the quilt there');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Fabric is being used' })).toBeVisible();
  await expect(dialog).toContainText('Attic cradle');
  await expect(dialog.getByRole('link', { name: 'Designed Blocks' })).toHaveAttribute(
    'href',
    '/designed-blocks',
  );
  await expect(dialog.getByRole('link', { name: 'My Quilts' })).toHaveAttribute('href', '/my-quilts');
  await expectAccessible(page, 'what uses a fabric');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(card(page, 'Rust from the attic')).toBeVisible();

  await page.getByRole('button', { name: 'Rename Lost on the way' }).click();
  await dialog.getByLabel('New name').fill('Found again');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(notice(page, 'The fabric is renamed')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Found again' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(notice(page, 'The fabric is now deleted')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('pictures are dropped on the screen, and a full shelf says so', async ({ page, server }) => {
  await server.addSubscriber('full@example.com', PASSWORD);
  await logIn(page, 'full@example.com', PASSWORD);
  await page.goto('/fabric-uploading');
  await page.route('**/saveFabric.php', (route) => route.fulfill({ json: { phpResponse: '-1' } }), {
    times: 1,
  });
  const base64 = (await photograph(RUST, GREY)).toString('base64');
  const carried = await page.evaluateHandle((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'Rust.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, base64);
  await page
    .getByRole('heading', { name: 'Drop pictures of your fabrics here' })
    .dispatchEvent('drop', { dataTransfer: carried });
  await expect(page.getByRole('alert').first()).toContainText(
    'You have already uploaded 100 fabrics. You can make space for your fabrics by removing some.',
  );
  await row(page, 'Rust.jpg').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your fabric is uploaded' })).toBeVisible();
  await expect(row(page, 'Rust')).toContainText('Uploaded: it lies in your palette User-Uploads');
});

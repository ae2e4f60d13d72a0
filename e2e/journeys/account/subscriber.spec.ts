import type { Page } from '@playwright/test';
import { expectFitting } from '../../support/accessibility.js';
import { BlockEditor } from '../../support/screens/block-editor.js';
import { places } from '../../support/screens/ohio-star.js';
import { lastLetter } from '../../support/server/outbox.js';
import { tellOfSubscription } from '../../support/server/payment.js';
import { photograph } from '../../support/pictures/photograph.js';
import { distance, QuiltPicture, type Colour } from '../../support/pictures/picture.js';
import type { Server } from '../../support/server/server.js';
import { logIn } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const EMAIL = 'anna@example.com';
const NEW_PASSWORD = 'nine patches and a star';
const RUST: Colour = [176, 84, 44];
const GREY: Colour = [120, 120, 120];

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

async function choose(page: Page, ...files: { name: string; buffer: Buffer }[]): Promise<void> {
  const chosen = files.map((file) => ({ ...file, mimeType: 'image/jpeg' }));
  await page.getByLabel('Pictures of fabrics').setInputFiles(chosen);
}

test.use({ expectedMessages: [/Failed to load resource/] });

test('a new subscriber pays, uploads fabric, uses it in blocks and quilts, and resets the password', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  await tellOfSubscription(server, EMAIL);
  const password = /\n {4}(\S+)\r?\n/.exec(await lastLetter(server))?.[1] ?? '';
  await logIn(page, EMAIL, password);

  await uploadCloth(page);
  await useCloth(page);
  await deleteCloth(page);

  // On another device, the subscriber resets the forgotten password by the mailed link.
  await page.goto('/fabric-uploading');
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await resetPassword(await context.newPage(), server);
  await context.close();

  // The new password makes the old token invalid. The waiting upload continues after a login with the new password.
  await choose(page, { name: 'Late.jpg', buffer: await photograph(RUST, GREY) });
  await expect(row(page, 'Late.jpg')).toContainText('You are no longer logged in.');
  await row(page, 'Late.jpg').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await row(page, 'Late.jpg').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your fabric is uploaded' })).toBeVisible();
});

/** Chooses three files to upload. One isn't a picture. The upload of another fails, and succeeds at the second try. */
async function uploadCloth(page: Page): Promise<void> {
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
    'This file is not a picture. Choose a JPEG, PNG or GIF picture.',
  );
  await expect(row(page, 'Lost on the way.jpg')).toContainText('The server can’t be reached.');
  await expectFitting(page, 'pictures that were taken, refused and lost');
  await row(page, 'Lost on the way.jpg').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: '2 of 3 pictures are uploaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload More' }).click();
  await expect(page.getByRole('button', { name: 'Choose pictures' })).toBeVisible();
  await page.getByRole('link', { name: 'Manage my uploaded fabrics' }).click();
  await expect(page.getByText('2 fabrics, room for 98 more')).toBeVisible();
  await expectFitting(page, 'uploaded fabrics');
  await page.goBack();
  await page.goBack();
}

/** Gives an uploaded fabric to the border of the open quilt, and to the star of a block. */
async function useCloth(page: Page): Promise<void> {
  const closing = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
  const quilt = new StandardQuilt(page);
  await quilt.choosePalette('User-Uploads');
  await page.getByLabel('First border').check();
  await quilt.chooseFabric('User-Uploads', 'Rust from the attic');
  // The quilt has a border of 7″ around 24″ × 36″.
  const drawn = new QuiltPicture(page, 38);
  await expect.poll(async () => distance(await drawn.colourAt(3.5, 20, 3), RUST)).toBeLessThan(12);
  await quilt.name('Attic cradle');
  await quilt.save();
  await closing.click();

  const editor = new BlockEditor(page);
  await editor.open();
  const block = await editor.pick('Ohio Star');
  await editor.layer('Layer 4').click();
  await quilt.chooseFabric('User-Uploads', 'Rust from the attic');
  const { x, y } = places.middle;
  await expect.poll(async () => distance(await block.colourAt(x, y, 1), RUST)).toBeLessThan(12);
  await editor.name.fill('Attic star');
  await editor.saving.click();
  await closing.click();
}

/** Deletes an unused fabric. A used fabric can't be deleted, and a dialog names its uses. */
async function deleteCloth(page: Page): Promise<void> {
  await page.goto('/my-fabrics');
  await page.getByRole('button', { name: 'Delete Rust from the attic' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The quilt and the block that you have open use this fabric');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Fabric is being used' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(['Attic star', 'Attic cradle']);
  await expect(dialog.getByRole('link', { name: 'Designed Blocks' })).toHaveAttribute(
    'href',
    '/designed-blocks',
  );
  await expect(dialog.getByRole('link', { name: 'My Quilts' })).toHaveAttribute('href', '/my-quilts');
  await expectFitting(page, 'what uses a fabric');
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
}

/** Resets the password by the mailed link, which works only once, and only for the address to which it was sent. */
async function resetPassword(page: Page, server: Server): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const send = page.getByRole('button', { name: 'Send the link' });
  await page.getByLabel('E-mail').fill('nobody');
  await send.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Reset Link Not Sent' })).toBeVisible();
  await expect(page.getByText('there is no active subscription with this address')).toBeVisible();
  await page.getByRole('button', { name: 'Try another address' }).click();
  await page.getByLabel('E-mail').fill(EMAIL);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Reset Link Sent' })).toBeVisible();
  const link = /\/reset-completion\?token=[\w-]+/.exec(await lastLetter(server))?.[0] ?? '';

  const save = page.getByRole('button', { name: 'Save the new password' });
  const fill = async (email: string): Promise<void> => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await save.click();
  };
  await page.goto(link);
  await expectFitting(page, 'the form for a new password');
  await save.click();
  await expect(page.getByText('Please enter a new password.')).toBeVisible();
  await fill('someone.else@example.com');
  await expect(page.getByRole('heading', { name: 'Password Not Saved' })).toBeVisible();
  await page.goto(link);
  await fill(EMAIL);
  await expect(page.getByRole('heading', { name: 'Password Saved' })).toBeVisible();
  await page.getByRole('link', { name: 'Log In' }).click();
  await logIn(page, EMAIL, NEW_PASSWORD);

  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-link-expired$/);
  await expect(
    page.getByText('The password reset link has expired. Please return to the Reset Page and try again.'),
  ).toBeVisible();

  await page.goto('/my-account');
  await expect(page.getByText(EMAIL)).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expectFitting(page, 'the account of a subscriber');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

import type { Route } from '@playwright/test';
import { expectFitting } from '../../support/accessibility.js';
import { lastLetter } from '../../support/server/outbox.js';
import { tellOfSubscription } from '../../support/server/payment.js';
import { photograph } from '../../support/pictures/photograph.js';
import { fabricNumber, storeQuilt } from '../../support/screens/saved-quilts.js';
import { logIn } from '../../support/sign-in.js';
import { nameInEditor, StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
const NEW_PASSWORD = 'nine patches and a star';

test.use({ expectedMessages: [/Failed to load resource/] });

test('the server refuses a weak password with the reason; after a lost answer, the page says what to do', async ({
  page,
  server,
}) => {
  await server.addSubscriber('easy@example.com', PASSWORD);
  await page.goto('/password-reset');
  await page.getByLabel('E-mail').fill('easy@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Reset Link Sent' })).toBeVisible();
  const link = /\/reset-completion\?token=[\w-]+/.exec(await lastLetter(server))?.[0] ?? '';
  await page.goto(link);
  await page.getByLabel('E-mail').fill('easy@example.com');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('A password needs at least 8 characters.')).toBeVisible();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  const lose = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/storePassword.php', lose, { times: 1 });
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('alert')).toContainText('The server can’t be reached.');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('heading', { name: 'Please try to log in' })).toBeVisible();
  await page.getByRole('link', { name: 'Log In' }).click();
  await logIn(page, 'easy@example.com', NEW_PASSWORD);
});

test('the contact form keeps a message until it is sent', async ({ page, server }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await send.click({ force: true });
  for (const text of [
    'Name is required.',
    'A valid email address is required.',
    'Please enter the message you want to send.',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await page.getByLabel('Name').fill('Anna Tuttle');
  await page.getByLabel('E-mail').fill('anna@example.com');
  await page.getByLabel('Message').fill('I miss the Carpenters Wheel.');

  await page.route('**/storeContactMessage', (route) => route.abort());
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Your message was not sent.');
  await expect(page.getByLabel('Message')).toHaveValue('I miss the Carpenters Wheel.');
  await page.unroute('**/storeContactMessage');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const letter = await lastLetter(server);
  expect(letter).toContain('anna@example.com');
  expect(letter).toContain('I miss the Carpenters Wheel.');

  await page.getByRole('button', { name: 'Write another message' }).click();
  await page.getByText('Can I get my money back?').click();
  await expect(
    page.getByText('If you ask within the first 30 days, you get your payment back'),
  ).toBeVisible();
});

test('a subscriber whose paid time ends keeps all work, can’t save, and saves again on the same page after paying', async ({
  page,
  server,
}) => {
  const email = 'lapsed@example.com';
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'Close', exact: true });
  const quilt = new StandardQuilt(page);
  await server.addSubscriber(email, PASSWORD);
  await logIn(page, email, PASSWORD);
  const borderFabric1 = await fabricNumber(page, 5, 'Barn Red');
  await storeQuilt(page, { quiltName: 'Cradle', block: 'Pinwheel', borderFabric1 });
  await tellOfSubscription(server, email, { type: 'subscription.canceled', days: -1 });

  await page.goto('/my-account');
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await expect(page.getByText(/We don’t delete anything\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/subscribe');
  await expectFitting(page, 'the account of whose paid time ended');

  // Existing work can still be seen, opened and renamed; the server accepts no more pictures.
  await page.goto('/fabric-uploading');
  const picture = await photograph([176, 84, 44], [120, 120, 120]);
  await page
    .getByLabel('Pictures of fabrics')
    .setInputFiles({ name: 'Rust.jpg', buffer: picture, mimeType: 'image/jpeg' });
  const refused = page.getByRole('listitem', { name: 'Rust.jpg', exact: true });
  await expect(refused).toContainText('Your subscription has ended');
  await expect(refused.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/subscribe');
  await page.goto('/my-quilts');
  await page.getByRole('button', { name: 'Rename Cradle' }).click();
  await dialog.getByLabel('New name').fill('Cradle for Ruth');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'Open Cradle for Ruth' }).click();

  // Neither the opened quilt nor a new quilt is saved. The work stays on the device, even for the next visit.
  await quilt.name('Cradle for Anna');
  await quilt.save();
  await expect(dialog.getByRole('heading', { name: 'Not saved' })).toBeVisible();
  await expect(dialog).toContainText('Your subscription has ended, so this can’t be saved.');
  await expect(dialog).toContainText('Your quilt is still open, just as you left it.');
  await expect(dialog.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/subscribe');
  await expectFitting(page, 'a save that is not paid for');
  await close.click();
  await quilt.save();
  await expect(dialog).toContainText('Your subscription has ended, so this can’t be saved.');

  // The app asks neither the quilter nor the server again. It reports the waiting save in the save state.
  const stores: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storeQuilt')) stores.push(request.url());
  });
  for (const path of ['/help', '/standard-quilt-layouts']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(dialog).toBeHidden();
  }
  await expect(quilt.saveState).toHaveText('Not saved: subscription ended');
  await expect(
    page.getByText('Your subscription has ended, so “Cradle for Anna” is kept on this device only'),
  ).toBeVisible();
  expect(stores).toEqual([]);
  await expect(nameInEditor(page)).toHaveText('Cradle for Anna');

  // The quilter subscribes again while this page is open.
  await tellOfSubscription(server, email, { type: 'subscription.created', days: 20 });
  await quilt.save();
  await expect(dialog.getByText('Your work is saved!')).toBeVisible();
  await close.click();
  await expect(quilt.saveState).toHaveText('Saved');

  // The subscription is cancelled, but paid time is left: saving works as before.
  await tellOfSubscription(server, email, { type: 'subscription.canceled', days: 20 });
  await quilt.name('Cradle for both');
  await quilt.save();
  await expect(dialog.getByText('Your work is saved!')).toBeVisible();
  await close.click();
  await page.goto('/my-account');
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByText(/You can save until/)).toBeVisible();
  await page.getByRole('link', { name: 'My Quilts' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  for (const name of ['Cradle for Ruth', 'Cradle for Anna', 'Cradle for both'])
    await expect(page.getByRole('article', { name })).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

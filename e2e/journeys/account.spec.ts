import type { Route } from '@playwright/test';
import { lastLetter } from '../support/outbox.js';
import { logIn } from '../support/standard-quilt.js';
import { expect, test } from '../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
const NEW_PASSWORD = 'nine patches and a star';

test.use({ expectedMessages: [/Failed to load resource/] });

test('a password that is too easy is refused with the reason; whose answer is lost hears what to do', async ({
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

test('a message to the house is kept until it is sent', async ({ page, server }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  for (const label of ['Name', 'E-mail', 'Message']) {
    await page.getByLabel(label).focus();
    await page.getByLabel(label).blur();
  }
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
  await expect(page.getByText('Within the first 30 days you get your payment back')).toBeVisible();
});

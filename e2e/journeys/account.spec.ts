import { expectAccessible } from '../support/accessibility.js';
import { lastLetter } from '../support/outbox.js';
import { logIn } from '../support/standard-quilt.js';
import { expect, test } from '../support/test.js';

const EMAIL = 'forgetful@example.com';
const PASSWORD = 'a chest full of fat quarters';
const NEW_PASSWORD = 'nine patches and a star';

test('a forgotten password is chosen anew by the mailed link, which works once', async ({ page, server }) => {
  await server.addSubscriber(EMAIL, PASSWORD);
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
  const fill = async (email: string, password: string): Promise<void> => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('New password').fill(password);
    await save.click();
  };
  await page.goto(link);
  await expectAccessible(page, 'the form for a new password');
  await save.click();
  await expect(page.getByText('Please enter a new password.')).toBeVisible();
  await fill('someone.else@example.com', NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Password Not Saved' })).toBeVisible();
  await page.goto(link);
  await fill(EMAIL, NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Password Saved' })).toBeVisible();
  await page.getByRole('link', { name: 'Log In' }).click();
  await logIn(page, EMAIL, NEW_PASSWORD);

  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-link-expired$/);
  await expect(
    page.getByText('The password reset link has expired. Please return to the Reset Page and try again.'),
  ).toBeVisible();

  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByText(EMAIL)).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the account of a subscriber');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test.describe('when calls fail', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('a password that is too easy is refused with the reason, and the link stays good', async ({
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
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByRole('heading', { name: 'Password Saved' })).toBeVisible();
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
});

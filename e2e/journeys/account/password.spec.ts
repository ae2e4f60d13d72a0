import type { Browser, Page } from '@playwright/test';
import { expectFitting } from '../../support/accessibility.js';
import { logIn } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const GIVEN = 'a chest full of fat quarters';
const OWN = 'nine patches and a star';

test.use({ expectedMessages: [/Failed to load resource/] });

/** Signs in a subscriber in a new browser context, which acts as another device. Returns the page. */
async function elsewhere(browser: Browser, baseURL: string, email: string, password = GIVEN): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await logIn(page, email, password);
  return page;
}

test('a subscriber replaces a generated password, which ends all other sessions', async ({
  page,
  browser,
  server,
}) => {
  const email = 'own@example.com';
  await server.addSubscriber(email, GIVEN);
  const other = await elsewhere(browser, server.url, email);
  await logIn(page, email, GIVEN);
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await expectFitting(page, 'the welcome of who has a password that was made for them');

  // A second tab is open at the same time.
  const tab = await page.context().newPage();
  await tab.goto('/my-quilts');
  await page.getByRole('link', { name: 'Choose a password' }).click();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expectFitting(page, 'the account while its password is changed');
  const save = page.getByRole('button', { name: 'Save the new password' });
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill(OWN);
  await save.click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByLabel('Current password').fill(GIVEN);
  await page.getByLabel('New password').fill('short');
  await save.click();
  await expect(page.getByText('A password needs at least 8 characters.')).toBeVisible();
  await page.getByLabel('New password').fill(OWN);
  await save.click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();

  // The subscriber is signed in here, in both tabs, but no longer on the other device.
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await tab.goto('/my-account');
  await expect(tab.getByText(email)).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Log out everywhere else' })).toBeHidden();
  await other.goto('/my-account');
  await expect(other).toHaveURL(/\/login/);
  await logIn(other, email, OWN);
  await expect(other.getByRole('heading', { name: 'Choose your own password' })).toBeHidden();
});

test('a subscriber keeps a generated password, sees all sessions and ends another one', async ({
  page,
  browser,
  server,
}) => {
  const email = 'places@example.com';
  await server.addSubscriber(email, GIVEN);
  await logIn(page, email, GIVEN);
  await test.step('a subscriber keeps a generated password and is not asked again', async () => {
    await page.getByRole('button', { name: 'Keep this password' }).click();
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/my-account');
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  });

  await test.step('a subscriber sees all sessions and ends another one', async () => {
    const [laptop, phone] = [
      await elsewhere(browser, server.url, email),
      await elsewhere(browser, server.url, email),
    ];
    await page.goto('/my-account');
    const places = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
    await expect(places).toHaveCount(3);
    await expect(places.filter({ hasText: 'This browser' })).toContainText('127.0.0.0/24');
    await expectFitting(page, 'the account with three sessions');
    await places
      .getByRole('button', { name: /^Log out/ })
      .first()
      .click();
    await expect(places).toHaveCount(2);
    await expect(page.getByRole('list', { name: 'Where you are logged in' })).toBeFocused();
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(places).toHaveCount(1);
    await expect(page.getByText('You are logged out everywhere else')).toBeVisible();
    for (const there of [laptop, phone]) {
      await there.goto('/my-account');
      await expect(there).toHaveURL(/\/login/);
    }
  });
});

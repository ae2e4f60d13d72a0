import { beSubscriber } from '../../support/sign-in.js';
import { squashedMarks } from '../../support/screens/squashed-marks.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const cases = [
  [
    "Anna's quilt",
    "Please, do not use apostrophes (') in the name.",
    'Remove apostrophes or quotes from name.',
  ],
  ['The "big" one', 'Please, do not use quotes (") in the name.', 'Remove apostrophes or quotes from name.'],
  ['   ', 'Please, give the quilt a name.', 'A new quilt name is required.'],
  [
    'x'.repeat(100),
    'The name is too long. Please enter a name that is shorter than 100 characters.',
    'Enter a name that is shorter than 100 characters.',
  ],
] as const;

test('an invalid name shows the specified message, and nothing is saved', async ({ page, server }) => {
  await server.addSubscriber('names@example.com', 'a good password');
  await beSubscriber(page, 'names@example.com', 'a good password');
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Crib');
  for (const [name, message, hint] of cases) {
    await quilt.name(name);
    await quilt.save();
    await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible();
    await expect(page.getByText(hint, { exact: true })).toBeVisible();
  }
  await quilt.name('x'.repeat(99));
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
  await expect(page.getByRole('listitem').filter({ hasText: 'The name is too long.' })).toBeHidden();

  await page.keyboard.press('Escape');
  for (const width of [1024, 780]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await squashedMarks(page), `beside a long name in a window ${String(width)} wide`).toEqual([]);
  }
});

test('a wrong password leads to the page that says so; a sign-in continues to the requested screen', async ({
  page,
  server,
}) => {
  await test.step('a wrong password leads to the page that says so', async () => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
    await page.getByLabel('E-mail').fill('nobody@example.com');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/login-fail$/);
    await expect(
      page.getByText('That username or password was not recognized. Please try again'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com');
  });

  await test.step('a sign-in continues to the requested screen, even after a wrong password', async () => {
    const right = 'flying geese north';
    await server.addSubscriber('way@example.com', right);
    await page.goto('/my-quilts');
    const enter = async (password: string) => {
      await page.getByLabel('E-mail').fill('way@example.com');
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Login' }).click();
    };
    await enter('not this one');
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await enter(right);
    await expect(page).toHaveURL(/\/my-quilts$/);
    // The failed login isn’t left behind: Back leads to the screen that asked for the login.
    await page.goBack();
    await expect(page).toHaveURL(/\/my-quilts$/);
  });
});

test('a guarded screen redirects signed-out people to the login', async ({ page }) => {
  await page.goto('/standard-quilt-layouts');
  await expect(page).toHaveURL(/\/login\?to=%2Fstandard-quilt-layouts$/);
  // The link starts the free trial, and leads back to the editor.
  await page.getByRole('link', { name: 'try it free', exact: true }).click();
  await expect(page).toHaveURL(/\/standard-quilt-layouts$/);
  await expect(page.getByRole('region', { name: 'Testing it out' })).toBeVisible();
});

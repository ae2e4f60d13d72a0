import type { Route } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { shiftOf, watchShifts } from '../../support/screens/layout-shift.js';
import { logIn } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

test('the home screen and the pages to read need no script', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveTitle('Quiltwright – online software for quilt design');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online software for quilt design');
  await expect(page.getByRole('link', { name: 'Try it free' })).toHaveAttribute('href', '/guest-login');
  await expect(page.getByText('Everything is in the menu at the top left.')).toBeVisible();
  for (const [path, heading, text] of [
    ['/faq', 'Questions and answers', 'Is your question missing?'],
    ['/help', 'How can we help?', 'Hold Space and drag.'],
    ['/why-subscribe', 'Save your work', 'Subscribe'],
    ['/cancel', 'Nothing was charged', 'Tell us why'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toContainText(text, { ignoreCase: true });
  }
  await context.close();
});

test('the home screen hydrates, works by keyboard, and greets guests differently', async ({ page }) => {
  await test.step('the page hydrates the drawn home screen unchanged', async () => {
    await page.goto('/');
    await page.evaluate(() => {
      document.querySelector('h1')?.setAttribute('data-drawn-first', '');
    });
    await expect(page).toHaveURL(/\/home$/);
    // The menu works once the page has taken over.
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(page.locator('h1[data-drawn-first]')).toHaveCount(1);
  });

  await test.step('the first Tab stop skips the header', async () => {
    for (const path of ['/home', '/login']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    }
  });

  await test.step('the menu works by keyboard, marks the current screen, and returns the focus', async () => {
    await page.goto('/why-subscribe');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(menu.locator(':focus')).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('screen readers announce the heading of a new screen', async () => {
    await page.goto('/why-subscribe');
    // The link changes the screen without a new page once the page has taken over. Then the menu works.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).press('Escape');
    await page.getByRole('link', { name: 'Try it free first' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to the free trial' })).toBeFocused();
  });

  await test.step('it greets signed-in people differently', async () => {
    await expect.poll(() => page.evaluate(() => localStorage.getItem('qn'))).toBe('2');
    await page.goto('/home');
    const pages = page.getByRole('navigation', { name: 'Pages', exact: true });
    await expect(pages.getByRole('link', { name: 'My Account' })).toBeVisible();
    await expect(pages.getByRole('link', { name: 'Login' })).toHaveCount(0);
  });
});

test('a subscriber is never asked to subscribe, and must confirm before a free trial replaces the account', async ({
  page,
  server,
}) => {
  await server.addSubscriber('trial@example.com', 'a chest full of fat quarters');
  await logIn(page, 'trial@example.com', 'a chest full of fat quarters');
  const trials = page.locator('a[href^="/guest-login"]');
  await test.step('nothing asks a subscriber to subscribe', async () => {
    await page.goto('/home');
    await expect(page.getByRole('link', { name: 'My quilts' })).toBeVisible();
    await expect(page.getByRole('link', { name: /subscribe|try it free/i })).toHaveCount(0);
    await expect(page.getByText('$')).toHaveCount(0);
    await expect(trials).toHaveCount(0);
    await page.goto('/why-subscribe');
    await expect(page.getByRole('main').getByRole('link', { name: 'My account' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /subscribe|try it free/i })).toHaveCount(0);
    await expect(page.getByText(/^Guests can use/)).toHaveCount(0);
    await expect(trials).toHaveCount(0);
    await page.goto('/subscribe');
    await expect(page.getByRole('heading', { name: 'You have a subscription' })).toBeVisible();
    await expect(page.getByText(/^Guests can use/)).toHaveCount(0);
    await expect(trials).toHaveCount(0);
    await page.goto('/login');
    await expect(page.getByText('You are logged in already.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /subscribe|try it free/i })).toHaveCount(0);
    await page.goto('/password-reset');
    await page.getByLabel('E-mail').fill('someone-else@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('button', { name: 'Try another address' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /subscribe/i })).toHaveCount(0);
  });

  await test.step('a subscriber is offered no free trial, and must confirm before one replaces the account', async () => {
    for (const path of ['/faq', '/cancel', '/block-list']) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(trials).toHaveCount(0);
    }
    await page.goto('/guest-login');
    await expect(page.getByRole('heading', { name: 'You are logged in as a subscriber' })).toBeVisible();
    const number = () => page.evaluate(() => Number(localStorage.getItem('qn')));
    expect(await number()).toBeGreaterThanOrEqual(100);
    await page.getByRole('button', { name: 'Continue as a guest' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to the free trial' })).toBeVisible();
    expect(await number()).toBe(2);
  });
});

test('files of the home screen are compressed and cached forever, and blocks without room are hidden', async ({
  page,
}) => {
  await test.step('files of the page are compressed, and cached forever if their name contains a hash', async () => {
    const files: { url: string; headers: Record<string, string> }[] = [];
    page.on('response', (response) => {
      files.push({ url: response.url(), headers: response.headers() });
    });
    await page.goto('/home', { waitUntil: 'networkidle' });
    const assets = files.filter(({ url }) => url.includes('/assets/'));
    expect(assets.length).toBeGreaterThan(5);
    for (const { url, headers } of assets) {
      expect(headers['cache-control'], url).toBe('public, max-age=31536000, immutable');
    }
    const large = files.filter(
      ({ url, headers }) => /react-.*\.js$|\/home$/.test(url) && headers['content-type'],
    );
    expect(large.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br']);
    // Compressed files of the build have a known length.
    const scripts = assets.filter(({ url }) => url.endsWith('.js'));
    expect(scripts.filter(({ headers }) => headers['content-length'] === undefined)).toEqual([]);
  });

  await test.step('pictured blocks that have no room are hidden from the keyboard too', async () => {
    for (const [width, count] of [
      [1440, 6],
      [1280, 5],
      [1024, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/home');
      const pictured = page.getByRole('list', { name: 'Blocks to colour' });
      await expect(pictured.getByRole('link')).toHaveCount(count);
      await expect(pictured.getByRole('link').last()).toBeInViewport({ ratio: 1 });
      const box = await pictured.getByRole('link').last().boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      const [row, main] = await Promise.all([
        pictured.evaluate((list) => list.scrollWidth - list.clientWidth),
        page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ]);
      expect([row, main]).toEqual([0, 0]);
    }
  });
});

test('a pictured block leads to that block, in the free trial and when signed in', async ({ page }) => {
  const pictured = page.getByRole('list', { name: 'Blocks to colour' }).getByRole('link');
  await page.goto('/home');
  await expect(pictured).toHaveText([
    'Ohio Star',
    'Churn Dash',
    'Log Cabin',
    'Bear’s Paw',
    'Flying Geese',
    'Nine Patch',
  ]);
  await pictured.getByText('Churn Dash').click();
  await expect(page.getByRole('img', { name: 'Churn Dash block, 12″ × 12″' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Testing it out' })).toBeVisible();

  // The visitor is now signed in, with an unsaved block open.
  await page.goto('/home');
  await pictured.filter({ hasText: 'Ohio Star' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Start without saving' }).click();
  await expect(page.getByRole('img', { name: 'Ohio Star block, 12″ × 12″' })).toBeVisible();
  // The back button leads to the list, which opens no block by itself.
  await page.goBack();
  await expect(page).toHaveURL(/\/block-list$/);
  await expect(page.getByRole('link', { name: /^Shoo Fly/ })).toBeVisible();

  await page.goto('/home');
  // All these blocks are free.
  await pictured.getByText('Bear’s Paw').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start without saving' }).click();
  await expect(page.getByRole('img', { name: 'Bear’s Paw block, 12″ × 12″' })).toBeVisible();
});

test('nothing moves when fonts and pictures load late', async ({ page }) => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\.(woff2|avif|webp)$/, (route) => (isHeld ? void held.push(route) : route.continue()));
  await watchShifts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => held.length, 'fonts and pictures are held back').toBeGreaterThan(3);
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  isHeld = false;
  for (const route of held) await route.continue();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test('the help page shows in pictures, step by step, how to make a quilt', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('link', { name: 'Print a pattern' }).click();
  const guides = page.getByRole('region').filter({ has: page.getByRole('list') });
  await expect(guides.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Your first quilt in five minutes',
  );
  for (const picture of await guides.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(900);
  }
});

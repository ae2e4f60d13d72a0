import type { Page, Route } from '@playwright/test';
import { fromBlockToList, hold } from '../../support/pictures/drawn-pages.js';
import { beGuest } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

declare global {
  interface Window {
    letThrough: () => void;
  }
}

/* The browser itself logs each failed call. */
test.use({ expectedMessages: [/Failed to load resource/] });

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'Quiltwright' });
const list = (page: Page) => page.getByRole('heading', { name: 'Saved quilts are for subscribers' });
const toList = (page: Page) => page.getByRole('link', { name: 'Manage My Quilts' });

async function inTheEditor(page: Page): Promise<StandardQuilt> {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Crib');
  await quilt.chooseBlock(1, 'Pinwheel');
  await page.getByRole('checkbox', { name: 'First border' }).check();
  return quilt;
}

async function expectEditor(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/standard-quilt-layouts$/);
  await expect(page.locator('[data-quilt]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Block 1 Pinwheel' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'First border' })).toBeChecked();
}

/**
 * Lets requests for the files that match `files` fail until the button with the text `button` is pressed. Applies to
 * pages opened from now on. The app also retries by itself, so a file allowed any sooner might load before the press.
 */
async function refuseUntilPress(
  page: Page,
  button: string,
  files: string,
  refuse: (route: Route) => Promise<void>,
): Promise<void> {
  let isRefused = true;
  await page.route(files, (route) => (isRefused ? refuse(route) : route.continue()));
  await page.exposeFunction('letThrough', () => {
    isRefused = false;
  });
  await page.addInitScript((name) => {
    const onPress = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button')?.textContent === name) window.letThrough();
    };
    addEventListener('pointerdown', onPress, { capture: true });
  }, button);
}

test('a note says that a screen or the menu can’t load offline; both load when the connection is back', async ({
  page,
  context,
}) => {
  await inTheEditor(page);
  await context.setOffline(true);
  await toList(page).click();
  await expect(note(page)).toContainText('the server can’t be reached');
  await expectEditor(page);
  await note(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(note(page)).toBeHidden();
  await expectEditor(page);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(note(page)).toContainText('the server can’t be reached');
  await expectEditor(page);
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(note(page)).toBeHidden();
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  await page.getByRole('link', { name: 'My Account', exact: true }).click();
  await expect(note(page)).toBeVisible();
  await expectEditor(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'You are using the free trial as a guest' })).toBeVisible();
  await expect(note(page)).toBeHidden();
});

test('a screen that can’t load while the server is away loads when the server is back', async ({
  page,
  server,
}) => {
  await refuseUntilPress(page, 'Try again', '**/assets/MyQuiltsScreen-*', (route) => route.abort());
  await inTheEditor(page);
  await server.kill();
  await toList(page).click();
  await expect(note(page)).toContainText('the server can’t be reached');
  await expectEditor(page);
  await server.up();
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(list(page)).toBeVisible();
  await expect(note(page)).toBeHidden();
  await page.goBack();
  await expectEditor(page);
});

test('a note says that the server has a new version, which loads on request', async ({ page }) => {
  // The server no longer has the files with the old names.
  await refuseUntilPress(page, 'Load the new version', '**/assets/MyQuiltsScreen-*', (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }),
  );
  await inTheEditor(page);
  await toList(page).click();
  await expect(note(page)).toContainText('A new version of Quiltwright is available.');
  await expectEditor(page);
  await note(page).getByRole('button', { name: 'Stay here' }).click();
  await expectEditor(page);
  await toList(page).click();
  await expect(note(page)).toBeVisible();
  await note(page).getByRole('button', { name: 'Load the new version' }).click();
  await expect(list(page)).toBeVisible();
  await page.goBack();
  await expectEditor(page);
});

for (const [reply, words, press] of [
  [503, 'the server can’t be reached', 'Try again'],
  [404, 'A new version of Quiltwright is available.', 'Load the new version'],
] as const)
  test(`a block page says which part can’t load: ${words}`, async ({ page }) => {
    await refuseUntilPress(page, press, '**/assets/BlockScreen-*.js', (route) =>
      route.fulfill({ status: reply, contentType: 'application/problem+json', body: '{}' }),
    );
    await page.goto('/block-list/ohio-star');
    const heading = page.getByRole('heading', { level: 1, name: 'Ohio Star' });
    await expect(note(page)).toContainText(words);
    await expect(heading).toBeVisible();
    await note(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(note(page)).toBeHidden();
    await page.getByRole('link', { name: 'Use this block in a quilt' }).click();
    await expect(page).toHaveURL(/\?to=quilt$/);
    await expect(note(page)).toContainText(words);
    await expect(heading).toBeVisible();
    await note(page).getByRole('button', { name: press }).click();
    await expect(page).toHaveURL(/\/standard-quilt-layouts$/);
    await expect(note(page)).toBeHidden();
  });

test('a note says that the previous page can’t load after a reload', async ({ page }) => {
  await fromBlockToList(page);
  await refuseUntilPress(page, 'Try again', '**/assets/block-facts-*.js', (route) => route.abort());
  const scripts = await hold(page, '**/assets/index-*.js');
  await page.reload({ waitUntil: 'commit' });
  await scripts.asked;
  await page.goBack({ waitUntil: 'commit' });
  await scripts.letGo();
  await expect(note(page)).toContainText('the server can’t be reached');
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bear’s Paw');
  await expect(note(page)).toBeHidden();
});

test('a file that failed to load with an editor’s page is fetched once more', async ({ page }) => {
  await beGuest(page);
  await page.route('**/assets/StandardQuiltScreen-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/standard-quilt-layouts');
  await expect(page.getByRole('heading', { name: 'Standard Quilt Layouts' })).toBeVisible();
});

test.describe('a screen that fails at its start', () => {
  test.use({ expectedMessages: [/It broke\./] });

  test('says so', async ({ page }) => {
    await beGuest(page);
    await page.route('**/assets/StandardQuiltScreen-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("It broke.")' }),
    );
    await page.goto('/standard-quilt-layouts');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText('The browser reports: It broke.')).toBeVisible();
    await page.unroute('**/assets/StandardQuiltScreen-*.js');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { name: 'Standard Quilt Layouts' })).toBeVisible();
  });
});

test.describe('files fetched ahead', () => {
  test.use({ fetchesAhead: true });

  test('are available offline', async ({ page, context }) => {
    const ahead = page.waitForResponse(/MyQuiltsScreen-/);
    await inTheEditor(page);
    await (await ahead).finished();
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => /assets\/tile\.worker-/.test(name)),
        ),
      )
      .toBe(true);
    await context.setOffline(true);
    await toList(page).click();
    await expect(list(page)).toBeVisible();
  });
});

test('fabrics that can’t load offline say so, and load when the connection is back', async ({
  page,
  context,
}) => {
  await beGuest(page);
  await page.route('**/api/fabrics', (route) => route.abort('internetdisconnected'));
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Crib');
  await context.setOffline(true);
  const blues = page.getByRole('region', { name: 'Blues fabrics' });
  await expect(blues).toContainText('You are offline, and these fabrics aren’t on your device yet.');
  await page.unroute('**/api/fabrics');
  await context.setOffline(false);
  await expect(blues).toContainText(/[1-9]\d* fabrics/);
  await expect(blues).not.toContainText('offline');

  // All fabrics came together, so other palettes open offline too, in their colours.
  await context.setOffline(true);
  await quilt.choosePalette('Holiday');
  const holiday = page.getByRole('region', { name: 'Holiday fabrics' });
  await expect(holiday).toContainText('You are offline. Some fabrics show only their colour');
  await expect(holiday.getByRole('button', { name: 'Holly Sprig', exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(holiday).not.toContainText('offline');
});

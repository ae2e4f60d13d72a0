import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { clothColour, distance, meanColour, type Colour } from '../../support/pictures/picture.js';
import { fabricNumber, post, storeQuilt, type Stored } from '../../support/screens/saved-quilts.js';
import type { Server } from '../../support/server/server.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { nameInEditor, StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
const [BLUES, REDS] = [2, 5];

/** Adds and signs in a separate subscriber for each test. */
async function subscriber(page: Page, server: Server, name: string): Promise<void> {
  await server.addSubscriber(`${name}@example.com`, PASSWORD);
  await beSubscriber(page, `${name}@example.com`, PASSWORD);
}

/** Stores a quilt with a border of one solid fabric. */
async function store(
  page: Page,
  quiltName: string,
  palette = BLUES,
  cloth = 'Midnight Pond',
): Promise<Stored> {
  const borderFabric1 = await fabricNumber(page, palette, cloth);
  return storeQuilt(page, { quiltName, block: 'Pinwheel', borderFabric1 });
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/**
 * Returns the mean colour of a part of the border, in the picture of the quilt `name`. The quilt is 38 inches wide, and
 * its border 7 inches.
 */
async function borderColour(page: Page, name: string): Promise<Colour> {
  const picture = card(page, name).locator('canvas[data-painted=true]');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error(`There is no picture of ${name}.`);
  const inch = box.width / 38;
  return meanColour(
    await page.screenshot({
      clip: { x: box.x + 2 * inch, y: box.y + 15 * inch, width: 3 * inch, height: 15 * inch },
    }),
  );
}

test('each quilt is shown in its own fabric, and the chosen one opens in the editor', async ({
  page,
  server,
}) => {
  await subscriber(page, server, 'pictures');
  await store(page, 'Blue cradle');
  await store(page, 'Red cradle', REDS, 'Barn Red');
  await page.goto('/standard-quilt-layouts');
  await page.getByRole('link', { name: 'Manage My Quilts' }).click();
  await expect(page).toHaveURL(/\/my-quilts$/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(card(page, 'Blue cradle')).toContainText('Crib, 38″ × 50″');
  await expect(card(page, 'Blue cradle')).toContainText('6 blocks');
  for (const [name, palette, cloth] of [
    ['Blue cradle', BLUES, 'Midnight Pond'],
    ['Red cradle', REDS, 'Barn Red'],
  ] as const) {
    const wanted = await clothColour(page, palette, cloth);
    await expect.poll(async () => distance(await borderColour(page, name), wanted)).toBeLessThan(12);
  }
  // Both buttons stay in one row in a narrow window.
  await page.setViewportSize({ width: 780, height: 900 });
  const tops = ['New standard quilt', 'New free form quilt'].map(async (name) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return box?.y;
  });
  expect(new Set(await Promise.all(tops)).size).toBe(1);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Open Red cradle' }).click();
  await expect(page).toHaveURL(/\/standard-quilt-layouts$/);
  await expect(nameInEditor(page)).toHaveText('Red cradle');
  await expect(new StandardQuilt(page).saveState).toHaveText('Saved');
});

test('a rename follows the rules, a delete asks first, and both affect the open quilt', async ({
  page,
  server,
}) => {
  await subscriber(page, server, 'rename');
  await test.step('a rename follows the rules, and renames the open quilt', async () => {
    await store(page, 'Anna');
    await page.goto('/my-quilts');
    await page.getByRole('button', { name: 'Open Anna' }).click();
    const quilt = new StandardQuilt(page);
    await expect(quilt.saveState).toHaveText('Saved');
    await page.getByRole('link', { name: 'Manage My Quilts' }).click();
    await expect(card(page, 'Anna')).toContainText('Open now');

    await page.getByRole('button', { name: 'Rename Anna' }).click();
    const dialog = page.getByRole('dialog');
    const rename = dialog.getByRole('button', { name: 'Rename' });
    for (const name of ["Anna's", '"Anna"', 'x'.repeat(100)]) {
      await dialog.getByLabel('New name').fill(name);
      await expect(rename).toBeDisabled();
      await expect(dialog).toContainText(
        `The name must not have quotes (") or apostrophes (') and must be shorter than 100 characters`,
      );
    }
    await dialog.getByLabel('New name').fill('');
    await expect(rename).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(notice(page, 'Name was not changed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rename Anna' })).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByLabel('New name').fill('Ruth');
    await rename.click();
    await expect(notice(page, 'The quilt is renamed')).toBeVisible();
    await expect(card(page, 'Ruth')).toBeVisible();
    await page.getByRole('button', { name: 'Continue with Ruth' }).click();
    await expect(nameInEditor(page)).toHaveText('Ruth');
    await expect(quilt.saveState).toHaveText('Saved');
    await quilt.name('Ruth at last');
    await quilt.save();
    await expect(page.getByRole('dialog')).toContainText('Successful Save');
    await page.keyboard.press('Escape');
    await expect(nameInEditor(page)).toHaveText('Ruth at last');
  });

  await test.step('a delete asks first, and closes the quilt', async () => {
    // The new name made a second quilt.
    await page.getByRole('link', { name: 'Manage My Quilts' }).click();
    await page.getByRole('button', { name: 'Delete Ruth at last' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: 'Delete Ruth at last' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'This quilt is open. Deleting the quilt also closes it.',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(notice(page, 'The quilt is now deleted')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await post<unknown[]>(page, '/retrQuiltList', { onlyStd: 2 })).toHaveLength(1);
    await page.goto('/standard-quilt-layouts');
    await expect(page.getByRole('heading', { name: 'First select a quilt size' })).toBeVisible();
  });
});

test('quilts are copied, sorted and found by name; a short list invites the quilter to make another', async ({
  page,
  server,
}) => {
  await subscriber(page, server, 'copies');
  await page.goto('/my-quilts');
  await expect(page.getByRole('heading', { name: 'No quilts yet' })).toBeVisible();
  await store(page, 'Bay');
  await store(page, 'Anna');
  await page.reload();
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(['Anna', 'Bay']);
  const { month, day } = await page.evaluate(() => {
    const today = new Date();
    return { month: today.toLocaleString('en-US', { month: 'short' }), day: today.getDate() };
  });
  await expect(card(page, 'Anna')).toContainText(`Changed ${month} ${String(day)}, `);

  await page.getByRole('button', { name: 'Duplicate Bay' }).click();
  await expect(notice(page, '“Bay copy” is now in your list.')).toBeVisible();
  await expect(names).toHaveText(['Bay copy', 'Anna', 'Bay']);
  await expect(page.getByRole('button', { name: 'Start another quilt' })).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate Bay', exact: true }).click();
  await expect(names).toHaveText(['Bay copy 2', 'Bay copy', 'Anna', 'Bay']);
  await expect(page.getByRole('button', { name: 'Start another quilt' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Order' }).click();
  await page.getByRole('option', { name: 'By name' }).click();
  await expect(names).toHaveText(['Anna', 'Bay', 'Bay copy', 'Bay copy 2']);
  await page.getByLabel('Search my quilts').fill('copy');
  await expect(names).toHaveText(['Bay copy', 'Bay copy 2']);
  await page.getByRole('button', { name: 'Open Bay copy', exact: true }).click();
  await expect(new StandardQuilt(page).saveState).toHaveText('Saved');
  await expect(page.getByRole('img', { name: 'Crib quilt, 38 by 50 inches' })).toBeVisible();
});

test('an empty list offers the next step and unsaved work; a long list can be searched by name', async ({
  page,
  server,
}) => {
  await subscriber(page, server, 'many');
  await page.goto('/my-quilts');
  await page.getByRole('button', { name: 'Start a free form quilt' }).click();
  await expect(page).toHaveURL(/\/free-form-quilt-layouts$/);
  await page.goto('/my-quilts');
  await page.getByRole('button', { name: 'Start a standard quilt' }).click();
  const standard = new StandardQuilt(page);
  await standard.startWith('Lap');
  await page.goto('/my-quilts');
  const unsaved = page.getByRole('region', { name: 'Not saved yet' }).getByRole('button');
  await expect(unsaved).toHaveText('Unnamed quiltLap, 48″ × 72″, open now');
  await unsaved.click();
  await expect(page.getByRole('img', { name: 'Lap quilt, 48 by 72 inches' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.goto('/my-quilts');
  await expect(page.getByRole('heading', { name: 'No quilts yet' })).toBeVisible();
  await expect(unsaved).toHaveCount(0);

  for (let quilt = 1; quilt <= 24; quilt++) await store(page, `Quilt number ${String(quilt)}`);
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/retrQuilt?')) fetched.add(request.url());
  });
  await page.goto('/my-quilts');
  await expect(page.getByText('24 quilts')).toBeVisible();
  await expect(card(page, 'Quilt number 24').locator('canvas[data-painted=true]')).toBeVisible();
  expect(fetched.size, 'quilts that are far from sight are not fetched').toBeLessThan(24);
  await card(page, 'Quilt number 1').scrollIntoViewIfNeeded();
  await expect(card(page, 'Quilt number 1').locator('canvas[data-painted=true]')).toBeVisible();

  await page.getByLabel('Search my quilts').fill('number 2');
  await expect(page.getByText('6 of 24 quilts')).toBeVisible();
  await page.getByLabel('Search my quilts').fill('nothing like it');
  await expect(page.getByText('No quilt of yours has that name.')).toBeVisible();
});

test('guests see that saved quilts and estimates are for subscribers, with a link to subscribe', async ({
  page,
}) => {
  await beGuest(page);
  await page.goto('/my-quilts');
  await expect(page.getByRole('heading', { name: 'Saved quilts are for subscribers' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Subscribe', exact: true }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
  await page.goto('/fabric-estimator');
  await expect(page.getByRole('heading', { name: 'Fabric estimates are for subscribers' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Subscribe', exact: true })).toBeVisible();
});

test.describe('when calls fail', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('the list says so and can be fetched again, and so can a single quilt', async ({ page, server }) => {
    await subscriber(page, server, 'faults');
    await store(page, 'Stubborn');
    await page.route('**/api/quilts*', (route) => route.fulfill({ status: 403 }));
    await page.goto('/my-quilts');
    await expect(page.getByRole('alert')).toContainText('Your account isn’t allowed to do this.');
    await page.unroute('**/api/quilts*');
    await page.route('**/retrQuilt?*', (route) => route.fulfill({ status: 403 }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Stubborn')).toContainText('Your account isn’t allowed to do this.');
    await page.unroute('**/retrQuilt?*');
    await card(page, 'Stubborn').getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Stubborn').locator('canvas[data-painted=true]')).toBeVisible();

    await page.route('**/deleteQuilt.php', (route) => route.abort());
    await page.getByRole('button', { name: 'Delete Stubborn' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The server can’t be reached.');
    await page.unroute('**/deleteQuilt.php');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'No quilts yet' })).toBeVisible();
  });
});

test('quilts are renamed, deleted and opened by keyboard alone', async ({ page, server }) => {
  await subscriber(page, server, 'keys');
  await store(page, 'Second');
  await store(page, 'First');
  await page.goto('/my-quilts');
  await expect(page.getByRole('article')).toHaveCount(2);
  const tabTo = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      if ((await page.locator(':focus').getAttribute('aria-label')) === name) return;
    }
    throw new Error(`Forty tabs don't reach ${name}.`);
  };
  await tabTo('Rename First');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Foremost');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Foremost')).toBeVisible();
  await tabTo('Delete Second');
  await page.keyboard.press('Enter');
  // The focus in the dialog starts on the button that deletes nothing.
  await expect(page.getByRole('button', { name: 'Keep it', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo('Open Foremost');
  await page.keyboard.press('Enter');
  await expect(nameInEditor(page)).toHaveText('Foremost');
});

test(`the list and its dialogs are accessible and fit at three widths`, async ({ browser, server }) => {
  await server.addSubscriber(`axe@example.com`, PASSWORD);
  const context = await browser.newContext({
    baseURL: server.url,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await beSubscriber(page, `axe@example.com`, PASSWORD);
  const check = async (what: string): Promise<void> => {
    await expectAccessible(page, what);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${what} is as wide as the window`).toBeLessThanOrEqual(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('main button, main a, [role=dialog] button')]
        .filter((target) => target.getBoundingClientRect().height < 44)
        .map((target) => target.textContent),
    );
    if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
      expect(small, `targets of ${what}`).toEqual([]);
    }
  };
  await page.goto('/my-quilts');
  await expect(page.getByRole('button', { name: 'Start a standard quilt' })).toBeVisible();
  await check('the empty list');
  await store(page, 'A quilt with a name that takes more than one line of any card');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/my-quilts');
    await expect(page.locator('canvas[data-painted=true]')).toBeVisible();
    await check(`the list, ${String(width)}`);
    await page.getByRole('button', { name: /^Rename/ }).click();
    await page.getByLabel('New name').fill("Anna's");
    await check(`the rename dialog, ${String(width)}`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await check(`the delete dialog, ${String(width)}`);
  }
  await context.close();
});

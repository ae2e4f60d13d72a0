import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { clothColour, distance, meanColour, type Colour } from '../../support/pictures/picture.js';
import {
  fabricNumber,
  post,
  retrieveQuilt,
  storeQuilt,
  type CribQuilt,
} from '../../support/screens/saved-quilts.js';
import type { Server } from '../../support/server/server.js';
import { beSubscriber, logIn } from '../../support/sign-in.js';
import { nameInEditor, StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

/* The browser itself logs each refused call. */
test.use({ expectedMessages: [/Failed to load resource/] });

const PASSWORD = 'a chest full of fat quarters';
const [BLUES, REDS] = [2, 5];

/**
 * Returns the mean colour of a part of the left border in one version's picture. The quilt is a Crib: 38 inches wide,
 * with a border of 7 inches.
 */
async function borderColour(version: Locator): Promise<Colour> {
  const picture = version.locator('canvas[data-painted=true]');
  const box = await picture.boundingBox();
  if (!box) throw new Error('There is no picture.');
  const inch = box.width / 38;
  const clip = { x: box.x + 2 * inch, y: box.y + 15 * inch, width: 3 * inch, height: 15 * inch };
  return meanColour(await picture.page().screenshot({ clip }));
}

const listed = (page: Page) => post<{ quiltName: string }[]>(page, '/retrQuiltList', { onlyStd: 2 });

/** Signs in as a new subscriber, and opens a saved quilt. */
async function savedQuilt(page: Page, server: Server, name: string) {
  await server.addSubscriber(`${name}@example.com`, PASSWORD);
  await beSubscriber(page, `${name}@example.com`, PASSWORD);
  const crib: CribQuilt = {
    quiltName: 'Cradle',
    block: 'Pinwheel',
    borderFabric1: await fabricNumber(page, BLUES, 'Midnight Pond'),
  };
  const { quiltNum } = await storeQuilt(page, crib);
  await page.goto('/my-quilts');
  await page.getByRole('button', { name: 'Open Cradle' }).click();
  await expect(nameInEditor(page)).toHaveText('Cradle');
  const red = await fabricNumber(page, REDS, 'Barn Red');
  return { crib, quiltNum, red, blue: crib.borderFabric1 };
}

type SavedQuilt = Awaited<ReturnType<typeof savedQuilt>>;

/**
 * Saves the quilt with a red border, as another device would. Then saves it on this page with `block` as its block.
 * Returns the dialog that shows both versions.
 */
async function changeTwice(page: Page, { crib, quiltNum, red }: SavedQuilt, block: string): Promise<Locator> {
  const { revision } = await retrieveQuilt(page, quiltNum);
  await storeQuilt(page, { ...crib, borderFabric1: red }, { quiltNum, revision });
  const quilt = new StandardQuilt(page);
  await quilt.chooseBlock(1, block);
  await quilt.save();
  const dialog = page.getByRole('dialog', { name: 'Two versions of this quilt' });
  await expect(dialog).toContainText('The two versions differ in the first border and Block 1.');
  return dialog;
}

test('both versions are shown; the quilter keeps one of them, or saves a copy', async ({ page, server }) => {
  const saved = await savedQuilt(page, server, 'versions');
  const { quiltNum, red, blue } = saved;
  const quilt = new StandardQuilt(page);

  await test.step('both versions are shown', async () => {
    const dialog = await changeTwice(page, saved, 'Ohio Star');
    for (const [version, palette, cloth] of [
      ['Mine', BLUES, 'Midnight Pond'],
      ['Theirs', REDS, 'Barn Red'],
    ] as const) {
      const shown = dialog.getByRole('region', { name: version });
      await expect(shown.getByText('Cradle', { exact: true })).toBeVisible();
      await expect(shown).toContainText('Crib, 38″ × 50″');
      const wanted = await clothColour(page, palette, cloth);
      await expect.poll(async () => distance(await borderColour(shown), wanted)).toBeLessThan(12);
    }
    await expectAccessible(page);
  });

  await test.step('a postponed dialog opens again at the next save', async () => {
    const dialog = page.getByRole('dialog', { name: 'Two versions of this quilt' });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(quilt.saveState).toHaveText('Two versions');
    await quilt.save();
    await expect(dialog.getByRole('button', { name: 'Keep mine' })).toBeEnabled();
  });

  await test.step('the quilter’s version, chosen by keyboard, replaces the other version', async () => {
    for (let presses = 0; presses < 10; presses++) {
      await page.keyboard.press('Tab');
      if ((await page.locator(':focus').textContent()) === 'Keep mine') break;
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Successful Save');
    await page.keyboard.press('Escape');
    await expect(quilt.saveState).toHaveText('Saved');
    expect(await retrieveQuilt(page, quiltNum)).toMatchObject({
      quiltName: 'Cradle',
      borderFabric1: blue,
      revision: 3,
    });
    expect(await listed(page)).toHaveLength(1);
  });

  await test.step('the other version opens in the editor, and undo brings the quilter’s version back', async () => {
    const dialog = await changeTwice(page, saved, 'Churn Dash');
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(nameInEditor(page)).toHaveText('Cradle');
    await expect(quilt.saveState).toHaveText('Saved');
    expect(await retrieveQuilt(page, quiltNum)).toMatchObject({ borderFabric1: red, revision: 4 });

    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('button', { name: 'Block 1 Churn Dash' })).toBeVisible();
    await expect(nameInEditor(page)).toHaveText('Cradle');
    await expect(quilt.saveState).toHaveText('Unsaved changes');
    await quilt.save();
    await expect(page.getByRole('dialog')).toContainText('Successful Save');
    expect(await retrieveQuilt(page, quiltNum)).toMatchObject({ borderFabric1: blue, revision: 5 });
    await page.keyboard.press('Escape');
  });

  await test.step('the quilter’s version is saved as a copy beside the other version', async () => {
    const dialog = await changeTwice(page, saved, 'Ohio Star');
    await dialog.getByRole('button', { name: 'Save my version as a copy' }).click();
    await expect(page.getByRole('dialog')).toContainText('Successful Save');
    await page.keyboard.press('Escape');
    await expect(nameInEditor(page)).toHaveText('Cradle copy');
    expect(await retrieveQuilt(page, quiltNum)).toMatchObject({ quiltName: 'Cradle', borderFabric1: red });
    expect((await listed(page)).map(({ quiltName }) => quiltName)).toEqual(['Cradle', 'Cradle copy']);
  });
});

test(`both versions fit a phone`, async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, hasTouch: true });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const dialog = await changeTwice(page, await savedQuilt(page, server, 'phone'), 'Ohio Star');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dialog.locator('canvas[data-painted=true]')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Save my version as a copy' })).toBeInViewport({
    ratio: 1,
  });
  for (const button of await dialog.getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  await context.close();
});

test.describe('a sign-in that has ended', () => {
  const loggedOut = /Your quilt isn’t lost/;

  /** Saves a quilt with a token that the server has revoked. */
  async function saveWithDeadToken(page: Page, server: Server, name: string): Promise<StandardQuilt> {
    await server.addSubscriber(`${name}@example.com`, PASSWORD);
    await logIn(page, `${name}@example.com`, PASSWORD);
    await storeQuilt(page, {
      quiltName: 'Cradle',
      block: 'Pinwheel',
      borderFabric1: await fabricNumber(page, BLUES, 'Midnight Pond'),
    });
    await page.goto('/my-quilts');
    await page.getByRole('button', { name: 'Open Cradle' }).click();
    await expect(nameInEditor(page)).toHaveText('Cradle');
    await page.evaluate(async () => {
      const forgery = /(?:^|; )(?:__Host-)?XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      await fetch('/api/logout', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
          'X-XSRF-TOKEN': decodeURIComponent(forgery),
        },
      });
    });
    const quilt = new StandardQuilt(page);
    await quilt.chooseBlock(1, 'Ohio Star');
    await quilt.save();
    await expect(page.getByRole('dialog')).toContainText(loggedOut);
    return quilt;
  }

  async function logInAgain(page: Page, email: string, password: string): Promise<void> {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Login' }).click();
  }

  test('can be renewed in place, and the save continues by itself', async ({ page, server }) => {
    const quilt = await saveWithDeadToken(page, server, 'again');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('E-mail')).toHaveValue('again@example.com');
    await expect(dialog.getByRole('button', { name: 'Login' })).toBeDisabled();
    await expectAccessible(page);
    await logInAgain(page, 'again@example.com', 'not the password');
    await expect(dialog.getByRole('alert')).toContainText(
      'That username or password was not recognized. Please try again',
    );
    await logInAgain(page, 'again@example.com', PASSWORD);
    await expect(page.getByRole('listitem').filter({ hasText: '“Cradle” is saved.' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(quilt.saveState).toHaveText('Saved');
    await expect(nameInEditor(page)).toHaveText('Cradle');
    expect((await listed(page)).map(({ quiltName }) => quiltName)).toEqual(['Cradle']);
  });

  test('is not confused with another account, and the quilt waits for its own account', async ({
    page,
    server,
  }) => {
    await server.addSubscriber('sister@example.com', PASSWORD);
    await saveWithDeadToken(page, server, 'owner');
    await logInAgain(page, 'sister@example.com', PASSWORD);
    await expect(page.getByRole('dialog')).toContainText('You logged in with another account');
    await page.getByRole('button', { name: 'Log in again' }).click();
    await logInAgain(page, 'sister@example.com', PASSWORD);
    await page.getByRole('button', { name: 'Continue with this account' }).click();
    await expect(nameInEditor(page)).toHaveCount(0);
    expect(await listed(page)).toEqual([]);

    await logIn(page, 'owner@example.com', PASSWORD);
    await page.goto('/standard-quilt-layouts');
    await expect(nameInEditor(page)).toHaveText('Cradle');
    await expect(page.getByRole('button', { name: 'Block 1 Ohio Star' })).toBeVisible();
    await expect(new StandardQuilt(page).saveState).toHaveText('Saved');
    expect((await listed(page)).map(({ quiltName }) => quiltName)).toEqual(['Cradle']);
  });
});

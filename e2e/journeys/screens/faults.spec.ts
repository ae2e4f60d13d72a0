import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import type { Page } from '@playwright/test';
import { forgetOnDevice } from '../../support/server/device.js';
import { distance, QuiltPicture } from '../../support/pictures/picture.js';
import type { Server } from '../../support/server/server.js';
import { beSubscriber } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

/* The browser itself logs each failed call. */
test.use({ expectedMessages: [/Failed to load resource/], fetchesAhead: true });

/**
 * Returns the address and the process id of a server's database engine. The server stores them in a file in its data
 * directory.
 */
function engineOf(server: Server): { uri: string; pid: number } {
  return JSON.parse(readFileSync(join(server.dataDir, 'engine.json'), 'utf8')) as {
    uri: string;
    pid: number;
  };
}

async function quiltInEditor(page: Page, server: Server, email: string): Promise<StandardQuilt> {
  await server.addSubscriber(email, 'flying geese north');
  await beSubscriber(page, email, 'flying geese north');
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Crib');
  await quilt.chooseBlock(1, 'Pinwheel');
  await quilt.name('Windmills');
  return quilt;
}

/** Returns the names of the saved quilts in the menu. */
async function savedQuilts(page: Page): Promise<string[]> {
  await page.getByRole('combobox', { name: /My saved quilts/ }).click();
  // The list is fetched again after each save.
  await expect(page.getByRole('option').first()).toBeVisible();
  const names = await page.getByRole('option').allTextContents();
  await page.keyboard.press('Escape');
  return names;
}

test('a save while the server is away is reported, tried again, and made once', async ({ page, server }) => {
  const quilt = await quiltInEditor(page, server, 'away@example.com');
  await server.kill();
  await quilt.save();
  await expect(quilt.saveState).toHaveText(/Not saved yet. Trying again soon|Offline: kept on this device/);
  await expect(page.locator('[data-quilt]')).toBeVisible();
  await server.up();
  await expect(quilt.saveState).toHaveText('Saved', { timeout: 45_000 });
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await savedQuilts(page)).toEqual(['Windmills']);
});

test('a save succeeds although the database engine dies', async ({ page, server }) => {
  const quilt = await quiltInEditor(page, server, 'engine@example.com');
  const before = engineOf(server).pid;
  process.kill(before, 'SIGKILL');
  await quilt.save();
  // The success is shown in a window, or in a notice if the save took more than one try.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(quilt.saveState).toHaveText('Saved', { timeout: 500 });
  }).toPass({ timeout: 45_000 });
  expect(engineOf(server).pid).not.toBe(before);
  expect(await savedQuilts(page)).toEqual(['Windmills']);
});

test('a damaged quilt says what is wrong, and the open quilt stays', async ({ page, server }) => {
  const quilt = await quiltInEditor(page, server, 'damage@example.com');
  await quilt.save();
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
  await page.keyboard.press('Escape');

  const database = await mongoose
    .createConnection(engineOf(server).uri, { dbName: 'quiltwright' })
    .asPromise();
  const changed = await database
    .collection('quilts')
    .updateMany({ quiltName: 'Windmills' }, { $set: { quiltWidth: -3 } });
  await database.close();
  expect(changed.modifiedCount).toBeGreaterThan(0);

  await page.goto('/home');
  await forgetOnDevice(page);
  await quilt.open();
  await quilt.startWith('Lap');
  await quilt.chooseBlock(1, 'Ohio Star');
  await page.getByRole('combobox', { name: /My saved quilts/ }).click();
  await page.getByRole('option', { name: 'Windmills' }).click();
  const discard = page.getByRole('dialog').getByRole('button', { name: 'Open without saving' });
  await discard.click();
  await expect(page.getByText(/This quilt is damaged/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Block 1 Ohio Star' })).toBeVisible();
  await expect(page.locator('[data-quilt]')).toBeVisible();
});

test('the quilt stays when the worker dies, and a new worker draws it again', async ({ page, server }) => {
  const quilt = await quiltInEditor(page, server, 'worker@example.com');
  const picture = new QuiltPicture(page, 36);
  await picture.settled();
  const [red, green, blue] = await picture.colourAt(4, 8, 1);
  for (const worker of page.workers()) {
    await worker.evaluate(() => {
      setTimeout(() => close(), 0);
    });
  }
  await page.getByLabel('First border').check();
  await expect(page.getByText('38″ × 50″').first()).toBeVisible();
  /* With one border of 7 inches, the quilt has 2 × 3 blocks, and the first block starts at (7, 7). */
  const bordered = new QuiltPicture(page, 38);
  await expect
    .poll(async () => distance(await bordered.colourAt(11, 15, 1), [red, green, blue]), { timeout: 30_000 })
    .toBeLessThan(20);
  await quilt.save();
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
});

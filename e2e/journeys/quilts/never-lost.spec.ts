import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { shellArgs, shellPath } from '../../support/server/browser.js';
import { keptOnDevice } from '../../support/server/device.js';
import type { Server } from '../../support/server/server.js';
import { beGuest, beSubscriber, logIn } from '../../support/sign-in.js';
import { nameInEditor, StandardQuilt } from '../../support/screens/standard-quilt.js';
import { downloadFile, loadFile } from '../../support/server/document-files.js';
import { expect, test } from '../../support/test.js';

/* The browser itself logs each failed call. */
test.use({ expectedMessages: [/Failed to load resource/] });

const PASSWORD = 'geese over the barn';
const BACK = /Your quilt is back, just as you left it/;

async function subscriberInEditor(page: Page, server: Server, email: string): Promise<StandardQuilt> {
  await server.addSubscriber(email, PASSWORD);
  await beSubscriber(page, email, PASSWORD);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  return quilt;
}

async function guestInEditor(page: Page): Promise<StandardQuilt> {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  return quilt;
}

/** Chooses a size, a block and a border, which make three steps of the history. Doesn't wait after the third step. */
async function threeEdits(quilt: StandardQuilt): Promise<void> {
  await quilt.startWith('Crib');
  await quilt.chooseBlock(1, 'Ohio Star');
  await quilt.page.getByRole('checkbox', { name: 'First border' }).check();
}

/** Expects the three edits of `threeEdits`, and undoes them one by one. */
async function expectThreeEdits({ page }: StandardQuilt): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(page.getByRole('checkbox', { name: 'First border' })).toBeChecked();
  await undo.click();
  await expect(page.getByRole('checkbox', { name: 'First border' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Block 1 Ohio Star' })).toBeVisible();
  await undo.click();
  await expect(page.getByRole('button', { name: 'Block 1 Ohio Star' })).toBeHidden();
  await undo.click();
  await expect(page.locator('[data-quilt]')).toBeHidden();
  await expect(undo).toBeDisabled();
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

/** Waits for the dialog that reports a successful save, and closes it. */
async function expectSaved(quilt: StandardQuilt): Promise<void> {
  await expect(quilt.page.getByRole('dialog')).toContainText('Successful Save', { timeout: 45_000 });
  await quilt.page.keyboard.press('Escape');
  await expect(quilt.saveState).toHaveText('Saved');
}

/** Waits until the save of an earlier visit has succeeded. Closes the dialog about this save if it opens. */
async function expectSavedByItself(quilt: StandardQuilt): Promise<void> {
  await expect(async () => {
    await quilt.page.keyboard.press('Escape');
    await expect(quilt.saveState).toHaveText('Saved', { timeout: 500 });
  }).toPass({ timeout: 45_000 });
}

/**
 * Drops a file on the middle of the page.
 * @param text the content of the file
 */
async function dropFile({ page }: StandardQuilt, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName));
      return transfer;
    },
    [name, text] as const,
  );
  const main = page.getByRole('main');
  await main.dispatchEvent('dragover', { dataTransfer });
  await expect(page.getByText('Drop this file to open its quilt')).toBeVisible();
  await main.dispatchEvent('drop', { dataTransfer });
}

test('1: a tab killed in the middle of an edit comes back with the quilt and its history', async ({
  page,
  context,
}) => {
  const quilt = await guestInEditor(page);
  await threeEdits(quilt);
  const cdp = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void cdp.send('Page.crash').catch(() => undefined);
  await crashed;

  const next = new StandardQuilt(await context.newPage());
  await next.open();
  await expect(next.page.getByText(BACK)).toBeVisible();
  await expectThreeEdits(next);
});

test('1: a browser killed in the middle of an edit comes back with the quilt and its history', async ({
  server,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'quiltwright-profile-'));
  const first = await startBrowser(profile, server);
  await threeEdits(await guestInEditor(first.page));
  await first.kill();

  const second = await startBrowser(profile, server);
  await expectThreeEdits(await guestInEditor(second.page));
  await second.kill();
  // The last processes of a killed browser may still write to the profile for a moment.
  await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

test('1 and 6: a quilt comes back after leaving, and from a file; a damaged file is repaired or refused', async ({
  page,
}) => {
  const quilt = await guestInEditor(page);
  await test.step('leaving the page and coming back shows no message', async () => {
    await threeEdits(quilt);
    await page.goto('/home');
    await quilt.open();
    await expect(page.getByText(BACK)).toBeHidden();
    await page.reload();
    await expectThreeEdits(quilt);
  });
  await test.step('a quilt is downloaded and loaded again unchanged, by guests too', async () => {
    await threeEdits(quilt);
    await quilt.name('Prairie Star');
    const first = await downloadFile(page);
    expect(first.name).toBe('Prairie Star.quilt.json');
    await loadFile(page, first.name, first.text);
    await expect(page.getByText('is open.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Block 1 Ohio Star' })).toBeVisible();
    expect(await downloadFile(page)).toEqual(first);
    /* The earlier quilt wasn't saved, so it is in the list of unsaved quilts. */
    await page.getByRole('button', { name: /^“Prairie Star”/ }).click();
    await expect(page.getByLabel('New quilt name')).toHaveValue('Prairie Star');
    await expectThreeEdits(quilt);
  });
  await test.step('a damaged file is repaired if that is safe; otherwise it is refused with the reason', async () => {
    await threeEdits(quilt);
    const { text } = await downloadFile(page);
    const before = await keptOnDevice(page);

    const dialog = page.getByRole('dialog');
    for (const [name, content, fault] of [
      ['cut.quilt.json', text.slice(0, text.length / 2), 'The end of this file is missing.'],
      [
        'letter.json',
        '{"dear":"Anna"}',
        'This file was made by another program, not a quilt from Quiltwright.',
      ],
      [
        'wrong.quilt.json',
        text.replace('"generatingSize":', '"generatingSize":4'),
        'generatingSize must be one of',
      ],
    ] as const) {
      await loadFile(page, name, content);
      await expect(dialog).toContainText(fault);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('checkbox', { name: 'First border' })).toBeChecked();
      expect(await keptOnDevice(page)).toBe(before);
    }

    await dropFile(quilt, 'sizes.quilt.json', text.replace(/"quiltWidth":\d+/, '"quiltWidth":-5'));
    await expect(page.getByText('Quiltwright has recalculated the sizes and positions.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Block 1 Ohio Star' })).toBeVisible();
    expect((await downloadFile(page)).text).toBe(text);
  });
});

test('2: “Saved” appears only after the server’s answer', async ({ page, server, context }) => {
  const quilt = await subscriberInEditor(page, server, 'words@example.com');
  await threeEdits(quilt);
  await expect(quilt.saveState).toHaveText('Unsaved changes');
  await quilt.name('Words');
  let answer = (): void => undefined;
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/storeQuilt', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await quilt.save();
  await expect(quilt.saveState).toHaveText('Saving…');
  answer();
  await expectSaved(quilt);

  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Sashing' }).check();
  await quilt.save();
  await expect(quilt.saveState).toHaveText('Offline: kept on this device');
  await context.setOffline(false);
  await expect(page.getByRole('listitem').filter({ hasText: '“Words” is saved.' })).toBeVisible();
  await expect(quilt.saveState).toHaveText('Saved');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('3: an answer lost after the commit makes no second quilt, not even at the next visit', async ({
  page,
  server,
}) => {
  const quilt = await subscriberInEditor(page, server, 'answer@example.com');
  await threeEdits(quilt);
  await quilt.name('Once');
  let stored = 0;
  await page.route('**/storeQuilt', async (route) => {
    if ((await route.fetch()).status() === 201) stored++;
    await route.abort('connectionreset');
  });
  await quilt.save();
  await expect(quilt.saveState).toHaveText(/Not saved yet. Trying again soon|Offline: kept on this device/);
  expect(stored).toBe(1);
  await page.unroute('**/storeQuilt');
  await page.goto('/home');
  await page.goto('/standard-quilt-layouts');
  await expectSavedByItself(quilt);
  expect(await savedQuilts(page)).toEqual(['Once']);
});

test.describe('3: while the server is away for a minute', () => {
  test.use({ fetchesAhead: true });

  test('work continues, and is saved when the server is back', async ({ page, server }) => {
    test.slow();
    await page.clock.install();
    const quilt = await subscriberInEditor(page, server, 'outage@example.com');
    await threeEdits(quilt);
    await quilt.name('Before');
    await server.down();
    await quilt.save();
    await expect(quilt.saveState).toHaveText(/Not saved yet. Trying again soon|Offline: kept on this device/);
    await page.getByRole('checkbox', { name: 'Sashing' }).check();
    await quilt.save();
    /* The page's clock advances by a minute, and the page tries to save several times. */
    for (let tens = 0; tens < 6; tens++) {
      await page.clock.fastForward(10_000);
      await expect(quilt.saveState).toHaveText(
        /Not saved yet. Trying again soon|Offline: kept on this device/,
      );
    }
    await server.up();
    /* The longest wait of the page for its next try. */
    await page.clock.fastForward(90_000);
    await expect(quilt.saveState).toHaveText('Saved');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await savedQuilts(page)).toEqual(['Before']);
    await page.getByRole('button', { name: 'New quilt' }).click();
    await page.getByRole('combobox', { name: /My saved quilts/ }).click();
    await page.getByRole('option', { name: 'Before' }).click();
    await expect(page.getByRole('checkbox', { name: 'Sashing' })).toBeChecked();
  });
});

test('4: two tabs keep a draft each, and never overwrite each other on the server', async ({
  page,
  server,
  context,
}) => {
  const one = await subscriberInEditor(page, server, 'tabs@example.com');
  await threeEdits(one);
  await one.name('Shared');
  await one.save();
  await expectSaved(one);

  const two = new StandardQuilt(await context.newPage());
  await two.open();
  await expect(two.page.getByRole('heading', { name: 'First select a quilt size' })).toBeVisible();
  await two.page.getByRole('combobox', { name: /My saved quilts/ }).click();
  await two.page.getByRole('option', { name: 'Shared' }).click();
  await expect(two.page.getByRole('checkbox', { name: 'First border' })).toBeChecked();

  await two.page.getByRole('checkbox', { name: 'Sashing' }).check();
  await two.save();
  await expectSaved(two);
  await page.getByRole('checkbox', { name: 'Second border' }).check();
  await one.save();
  await expect(page.getByRole('dialog')).toContainText('Two versions of this quilt');
  await page.keyboard.press('Escape');
  await expect(one.saveState).toHaveText('Two versions');

  await page.goto('/my-quilts');
  await expect(page.getByRole('button', { name: 'Continue with Shared' })).toBeVisible();
  await one.open();
  await expect(one.saveState).toHaveText('Two versions');
  await expect(page.getByRole('checkbox', { name: 'Second border' })).toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show both versions' }).click();
  await expect(page.getByRole('dialog')).toContainText('Two versions of this quilt');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Sashing' })).not.toBeChecked();
  await two.page.reload();
  await expect(two.page.getByRole('checkbox', { name: 'Sashing' })).toBeChecked();
  await expect(two.page.getByRole('checkbox', { name: 'Second border' })).not.toBeChecked();
});

test('4: the draft of a closed tab can be opened in the editor, and the open one is kept', async ({
  page,
  context,
}) => {
  const quilt = await guestInEditor(page);
  await quilt.startWith('Crib');
  await quilt.name('First');
  const second = new StandardQuilt(await context.newPage());
  await second.open();
  await second.startWith('Queen');
  await second.name('Second');
  await second.page.close();
  await page.bringToFront();
  await page.reload();
  await expect(nameInEditor(page)).toHaveText('First');
  await expect(page.getByRole('button', { name: /^“Second”/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^“Second”/ }).click();
  await expect(nameInEditor(page)).toHaveText('Second');
  await expect(page.getByText('96″ × 108″').first()).toBeVisible();
  await page.getByRole('button', { name: /^“First”/ }).click();
  await expect(nameInEditor(page)).toHaveText('First');
});

/** Signs the quilter out by a call to the server. The page doesn't learn that its sign-in has ended. */
async function endSignIn(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const forgery = /(?:^|; )(?:__Host-)?XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch('/api/logout', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
        'X-XSRF-TOKEN': decodeURIComponent(forgery),
      },
      body: '{}',
    });
    return answer.status;
  });
  expect(status).toBeLessThan(300);
}

test('5: a save that an expired sign-in stops continues after signing in again', async ({ page, server }) => {
  const quilt = await subscriberInEditor(page, server, 'expired@example.com');
  await threeEdits(quilt);
  await quilt.name('Patience');
  await endSignIn(page);
  await quilt.save();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Password')).toBeVisible();
  await page.goto('/home');
  await page.goto('/standard-quilt-layouts');
  await expect(page).toHaveURL(/\/login\?to=/);
  await logIn(page, 'expired@example.com', PASSWORD);
  await page.goto('/standard-quilt-layouts');
  await expectSavedByItself(quilt);
  expect(await savedQuilts(page)).toEqual(['Patience']);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('5: a message says at once that storage is full, and offers a file to download', async ({
  page,
  server,
  context,
}) => {
  await beGuest(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 1 });
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Crib');
  await quilt.chooseBlock(1, 'Ohio Star');
  const warning = page.getByRole('alert').filter({ hasText: 'The storage of this device is full.' });
  await expect(warning).toBeVisible();
  const started = page.waitForEvent('download');
  await warning.getByRole('button', { name: 'Download a file' }).click();
  expect(await readFile(await (await started).path(), 'utf8')).toContain('quiltwright-quilt');

  await cdp.send('Storage.overrideQuotaForOrigin', { origin: server.url });
  await page.getByRole('checkbox', { name: 'First border' }).check();
  await expect(warning).toBeHidden();
  await page.reload();
  await expectThreeEdits(quilt);
});

test('6: a damaged draft says what is wrong, and the editor works', async ({ page }) => {
  const quilt = await guestInEditor(page);
  await threeEdits(quilt);
  await page.goto('/home');
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await done(indexedDB.open('quiltwright'));
    const drafts = database.transaction('drafts', 'readwrite').objectStore('drafts');
    for (const draft of (await done(drafts.getAll())) as { head: object }[]) {
      await done(drafts.put({ ...draft, head: { ...draft.head, design: 'lost' } }));
    }
    database.close();
  });
  await quilt.open();
  await expect(page.getByText('This device’s copy of your last quilt can’t be read.')).toBeVisible();
  await quilt.startWith('Queen');
  await page.reload();
  await expect(page.getByText('96″ × 108″').first()).toBeVisible();
});

/** Starts a browser whose profile is on disk, so that drafts survive a crash of the browser. */
async function startBrowser(
  profile: string,
  server: Server,
): Promise<{ page: Page; kill: () => Promise<void> }> {
  const context = await chromium.launchPersistentContext(profile, {
    baseURL: server.url,
    args: shellArgs,
    viewport: { width: 1440, height: 900 },
    ...(shellPath && { executablePath: shellPath }),
  });
  const cdp = await context.browser()?.newBrowserCDPSession();
  const info = await cdp?.send('SystemInfo.getProcessInfo');
  const pid = info?.processInfo.find(({ type }) => type === 'browser')?.id;
  if (pid === undefined) throw new Error('The browser doesn’t tell its process.');
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    kill: async () => {
      const closed = context.waitForEvent('close');
      process.kill(pid, 'SIGKILL');
      await closed;
    },
  };
}

import type { Page } from '@playwright/test';
import { expectAccessible, expectFitting } from '../../support/accessibility.js';
import { photograph } from '../../support/pictures/photograph.js';
import { QuiltPicture, type Colour } from '../../support/pictures/picture.js';
import { Pointer } from '../../support/pointers/pointer.js';
import { expectColour } from '../../support/screens/lap-quilt.js';
import { libraryBlock, storeDesign } from '../../support/screens/saved-blocks.js';
import {
  cribBody,
  fabricNumber,
  post,
  storeQuilt,
  uploadFabric,
} from '../../support/screens/saved-quilts.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const GREEN: Colour = [40, 105, 70];
const GREY: Colour = [120, 120, 120];

const link = (page: Page) => page.getByRole('textbox', { name: 'Link of the page' });

/** Opens the quilt from My Quilts, and then the dialog that shares it. */
async function openSharing(page: Page, name: string): Promise<void> {
  await page.goto('/my-quilts');
  await page.getByRole('button', { name: `Open ${name}` }).click();
  await page.getByRole('button', { name: 'Share …' }).click();
}

test.describe('a shared quilt', () => {
  // Gone pages and pictures answer 410, which browsers log.
  test.use({ expectedMessages: [/status of 410/] });

  test('is seen by a stranger on a phone, coloured, kept, updated, moved and taken back', async ({
    page,
    server,
    browser,
  }) => {
    await server.addSubscriber('sharing@example.com', PASSWORD);
    await beSubscriber(page, 'sharing@example.com', PASSWORD);
    const borderFabric1 = await fabricNumber(page, 5, 'Barn Red');
    const quilt = { quiltName: 'Cradle for Anna', block: 'Pinwheel', borderFabric1 };
    const stored = await storeQuilt(page, quilt);

    await openSharing(page, 'Cradle for Anna');
    const name = page.getByLabel('Your name, as friends know you');
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByText('Please enter the name that your friends know you by.')).toBeVisible();
    await name.fill('Marian <Reed>');
    await page.getByLabel(/^Words about the quilt/).fill('For Anna & her first bed.');
    await expectAccessible(page, 'the dialog that shares a quilt');
    await page.getByRole('button', { name: 'Make the link' }).click();
    const first = await link(page).inputValue();
    await expectAccessible(page, 'the dialog with the link');

    await test.step('without scripts, the page has the picture and all facts', async () => {
      const plain = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
      const stranger = await plain.newPage();
      await stranger.goto(first);
      await expect(stranger.getByRole('heading', { name: 'Cradle for Anna' })).toBeVisible();
      for (const words of [
        'A quilt by Marian <Reed>',
        'For Anna & her first bed.',
        '38″ × 50″',
        '6 Pinwheel',
      ])
        await expect(stranger.getByText(words, { exact: true })).toBeVisible();
      await expect(stranger.getByRole('img', { name: /^Cradle for Anna/ })).toHaveJSProperty(
        'complete',
        true,
      );
      await expect(stranger.getByRole('button')).toHaveCount(0);
      await plain.close();
    });

    const friend = await browser.newContext(PHONE);
    const phone = await friend.newPage();
    await test.step('with scripts, it can be looked at closely, by keyboard too', async () => {
      const scripts: string[] = [];
      phone.on('request', (request) => {
        if (request.url().endsWith('.js')) scripts.push(request.url());
      });
      await phone.goto(first);
      await expectFitting(phone, 'a shared page');
      expect(scripts).toHaveLength(1);
      await phone.getByRole('button', { name: 'Look closer' }).press('Enter');
      const closer = phone.getByRole('dialog', { name: 'Cradle for Anna, close up' });
      await expect(closer.locator('canvas')).toHaveAttribute('data-state', 'painted');
      await expect(closer.getByRole('status')).toBeEmpty();
      const picture = closer.getByRole('img');
      const before = (await picture.boundingBox())?.width ?? 0;
      const width = async () => (await picture.boundingBox())?.width ?? 0;
      await phone.keyboard.press('+');
      await expect.poll(width).toBeGreaterThan(1.4 * before);
      const touch = await Pointer.on(phone);
      await touch.down({ 0: { x: 150, y: 400 }, 1: { x: 240, y: 400 } });
      await touch.move({ 0: { x: 105, y: 400 }, 1: { x: 285, y: 400 } });
      await touch.up();
      await expect.poll(width).toBeGreaterThan(2.8 * before);
      await phone.keyboard.press('Home');
      await expect.poll(width).toBeCloseTo(before, 3);
      await expectAccessible(phone, 'the picture close up');
      await phone.keyboard.press('Escape');
      await expect(closer).toHaveCount(0);
      await expect(phone.getByRole('button', { name: 'Look closer' })).toBeFocused();
    });

    await test.step('the friend colours a copy without an account', async () => {
      await phone.getByRole('link', { name: 'Colour it yourself' }).click();
      await expect(phone).toHaveURL(/\/standard-quilt-layouts$/);
      await expect(phone.getByRole('group', { name: 'Your work' })).toContainText(
        'Cradle for Anna, after Marian <Reed>',
      );
      await expect(phone.locator('[data-quilt]')).toBeVisible();
    });
    await test.step('a guest of the free trial sees no link to sign in', async () => {
      await phone.goto(first);
      await expect(phone.getByRole('link', { name: 'My account' })).toBeVisible();
      await expect(phone.getByRole('link', { name: 'Login' })).toHaveCount(0);
    });
    await friend.close();

    await test.step('a subscriber keeps a copy in their account', async () => {
      await server.addSubscriber('friend@example.com', PASSWORD);
      const other = await browser.newContext();
      const desk = await other.newPage();
      await desk.goto(first);
      await expect(desk.getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(desk.getByRole('link', { name: 'My account' })).toBeHidden();
      await beSubscriber(desk, 'friend@example.com', PASSWORD);
      await desk.goto(first);
      await desk.getByRole('link', { name: 'Keep a copy' }).click();
      await expect(desk).toHaveURL(/\/my-quilts$/);
      await expect(desk.getByRole('article', { name: 'Cradle for Anna, after Marian <Reed>' })).toBeVisible();
      // The links are right before any script has arrived.
      await desk.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await desk.goto(first);
      await expect(desk.getByRole('link', { name: 'My account' })).toBeVisible();
      await expect(desk.getByRole('link', { name: /^(Login|Try it free)$/ })).toHaveCount(0);
      await desk.unroute('**/*.js');
      await desk.getByRole('link', { name: 'Keep a copy' }).click();
      await expect(
        desk.getByRole('article', { name: 'Cradle for Anna, after Marian <Reed> 2' }),
      ).toBeVisible();
      await desk
        .getByRole('button', { name: 'Open Cradle for Anna, after Marian <Reed>', exact: true })
        .click();
      await desk.getByTitle(/: rename$/).click();
      await expect(desk.getByRole('dialog')).toContainText('A copy of a design by Marian <Reed>.');
      await other.close();
    });

    await test.step('the page changes when its maker updates it', async () => {
      await storeQuilt(page, { ...quilt, quiltName: 'Cradle for Ben' }, stored);
      await page.getByRole('button', { name: 'Update the page' }).click();
      await expect(page.getByText('Cradle for Ben').first()).toBeVisible();
      expect(await link(page).inputValue()).toBe(first);
      expect(await (await page.request.get(first)).text()).toContain('Cradle for Ben');
    });

    await test.step('a new link ends the old one, and stopping ends both', async () => {
      await page.getByRole('button', { name: 'New link' }).click();
      await page.getByRole('button', { name: 'Make a new link' }).click();
      await expect(link(page)).not.toHaveValue(first);
      const second = await link(page).inputValue();
      expect((await page.request.get(first)).status()).toBe(410);
      expect((await page.request.get(second)).status()).toBe(200);
      await page.getByRole('link', { name: 'My shared pages' }).click();
      await expect(page.getByRole('article', { name: 'Cradle for Ben' })).toBeVisible();
      await expectAccessible(page, 'My Shared Pages');
      await page.getByRole('button', { name: 'Link and choices of Cradle for Ben' }).click();
      await page.getByRole('button', { name: 'Stop sharing' }).click();
      await page.getByRole('alert').getByRole('button', { name: 'Stop sharing' }).click();
      await expect(page.getByRole('heading', { name: 'No shared pages yet' })).toBeVisible();
      await page.goto(second);
      await expect(page.getByRole('heading', { name: 'This page is no longer shared' })).toBeVisible();
      await expectAccessible(page, 'a page that is no longer shared');
    });
  });
});

test('blocks and free form quilts are shared as standard quilts are', async ({ page, server }) => {
  await server.addSubscriber('sharing@example.com', PASSWORD);
  await beSubscriber(page, 'sharing@example.com', PASSWORD);
  const red = await fabricNumber(page, 5, 'Barn Red');
  await storeDesign(page, 'Star of the barn', await libraryBlock(page, 'Ohio Star'), red);
  const quilt = await cribBody(page, { quiltName: 'Free as air', block: 'Pinwheel', borderFabric1: red });
  await post(page, '/storeQuilt', { ...quilt, generatingSize: 0, generatingLayout: 0 });
  for (const { list, name, by, pattern } of [
    { list: '/my-quilts', name: 'Free as air', by: 'A quilt by Marian', pattern: /^38″ × 50″$/ },
    { list: '/designed-blocks', name: 'Star of the barn', by: 'A block by Marian', pattern: /^12″ × 12″$/ },
  ]) {
    await test.step(name, async () => {
      await page.goto(list);
      await page.getByRole('button', { name: `Open ${name}` }).click();
      await page.getByRole('button', { name: 'Share …' }).click();
      await page.getByLabel('Your name, as friends know you').fill('Marian');
      await page.getByRole('button', { name: 'Make the link' }).click();
      await page.goto(await link(page).inputValue());
      await expect(page.getByRole('heading', { name })).toBeVisible();
      for (const words of [by, pattern]) await expect(page.getByText(words, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Look closer' }).click();
      await expect(page.locator('dialog canvas')).toHaveAttribute('data-state', 'painted');
    });
  }
});

test('a friend’s copy keeps own cloth that the maker gives away, or looks like it', async ({
  page,
  server,
  browser,
}) => {
  await server.addSubscriber('sharing@example.com', PASSWORD);
  await beSubscriber(page, 'sharing@example.com', PASSWORD);
  const own = await uploadFabric(page, await photograph(GREEN, GREY));
  await storeQuilt(page, { quiltName: 'Meadow', block: 'Pinwheel', borderFabric1: own });
  await openSharing(page, 'Meadow');
  await page.getByLabel('Your name, as friends know you').fill('Nora');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const address = await link(page).inputValue();
  /** Opens a copy on the device of another guest, and checks the hint. Returns the copy's screen and picture. */
  const copy = async (hint: string) => {
    const desk = await (await browser.newContext()).newPage();
    await desk.goto(address);
    await desk.getByRole('link', { name: 'Colour it yourself' }).click();
    await expect(desk).toHaveURL(/\/standard-quilt-layouts$/);
    await expect(desk.getByText(hint)).toBeVisible();
    return { desk, picture: new QuiltPicture(desk, 38) };
  };

  await test.step('a similar library fabric replaces cloth that is not given away', async () => {
    const hint = 'A similar library fabric replaces Nora’s own fabric.';
    const { desk, picture } = await copy(hint);
    await expect
      .poll(async () => {
        const [red, green, blue] = await picture.colourAt(19, 3.5, 4);
        return green > red + 15 && green > blue;
      })
      .toBe(true);
    await desk.context().close();
  });

  await page.getByRole('button', { name: 'Change words and choices' }).click();
  await page.getByRole('checkbox', { name: /^Have my own fabrics/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(page.getByText('Friends may colour it, keep a copy and have your fabrics.')).toBeVisible();

  await test.step('a guest’s device keeps cloth that is given away', async () => {
    const { desk, picture } = await copy('This copy is yours, and is kept on this device.');
    await expectColour(picture, 19, 3.5, GREEN, 4);
    await desk.reload();
    await expectColour(picture, 19, 3.5, GREEN, 4);

    await test.step('a second copy is no reason for a question about changes, as there are none', async () => {
      await desk.goto(address);
      await desk.getByRole('link', { name: 'Colour it yourself' }).click();
      await expect(desk.getByText('Your earlier copy is under “Kept on this device”.')).toBeVisible();
      await expect(desk).toHaveURL(/\/standard-quilt-layouts$/);
      await expect(desk.getByRole('dialog')).toHaveCount(0);
    });
    await desk.context().close();
  });

  await test.step('two copies in a subscriber’s account share one fabric', async () => {
    await server.addSubscriber('friend@example.com', PASSWORD);
    const desk = await (await browser.newContext()).newPage();
    await beSubscriber(desk, 'friend@example.com', PASSWORD);
    for (const name of ['Meadow, after Nora', 'Meadow, after Nora 2']) {
      await desk.goto(address);
      await desk.getByRole('link', { name: 'Keep a copy' }).click();
      await expect(desk.getByRole('article', { name, exact: true })).toBeVisible();
    }
    await desk.goto('/my-fabrics');
    await expect(desk.getByRole('article')).toHaveCount(1);
    await desk.context().close();
  });
});

test('guests learn that subscribers share', async ({ page }) => {
  await beGuest(page);
  await page.goto('/standard-quilt-layouts');
  await page.getByRole('button', { name: /^Share …\s*for subscribers$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Would you like to subscribe?' });
  await expect(dialog).toContainText('Sharing a link with friends is for subscribers.');
});

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { Pointer } from '../../support/pointers/pointer.js';
import { tapOn } from '../../support/pointers/tap-on.js';
import { post } from '../../support/screens/saved-quilts.js';
import { beGuest, beSubscriber, logIn } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const EMAIL = 'cloth@example.com';
const PASSWORD = 'a chest full of fat quarters';
const REDS = 5;

const palette = (page: Page, name: string) => page.getByRole('region', { name: `${name} fabrics` });
const swatch = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true });
/** Returns the names of the swatches. The tile in front of them has its name in its text. */
const namesOn = (scope: Locator) =>
  scope
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.flatMap((button) => button.ariaLabel ?? []));

/** Presses the heart in the lower right corner of a swatch. The heart appears when the mouse is over the swatch. */
async function pressHeart(page: Page, of: Locator): Promise<void> {
  await of.hover();
  const box = await of.boundingBox();
  if (!box) throw new Error('The swatch is not there.');
  await page.mouse.click(box.x + box.width - 12, box.y + box.height - 12);
}

async function expectFavourites(page: Page, ...names: string[]): Promise<void> {
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.choosePalette('Favourites');
  await expect.poll(() => namesOn(palette(page, 'Favourites'))).toEqual(names);
}

test('favourites stay with a guest, move into the account, and appear on every device', async ({
  page,
  browser,
  server,
}) => {
  await server.addSubscriber(EMAIL, PASSWORD);
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  const blues = palette(page, 'Blues');
  await pressHeart(page, swatch(blues, 'Midnight Pond'));
  await swatch(blues, 'Chambray').focus();
  await page.keyboard.press('f');
  await expect(swatch(blues, 'Chambray')).toHaveAccessibleDescription('Chambray, a favourite');
  // Pressing a heart doesn't choose the fabric.
  const recent = page.getByRole('region', { name: 'Recently used' });
  await expect(recent).toBeVisible();
  await expect(recent.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expectFavourites(page, 'Chambray', 'Midnight Pond');

  const isStored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/api/favourites'),
  );
  await logIn(page, EMAIL, PASSWORD);
  await expectFavourites(page, 'Chambray', 'Midnight Pond');
  expect((await isStored).status()).toBe(204);

  const elsewhere = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const other = await elsewhere.newPage();
  await beSubscriber(other, EMAIL, PASSWORD);
  await expectFavourites(other, 'Chambray', 'Midnight Pond');
  const isGone = other.waitForResponse((response) => response.request().method() === 'PUT');
  await swatch(palette(other, 'Favourites'), 'Chambray').click({ button: 'right' });
  await other.getByRole('menuitem', { name: 'Remove from favourites' }).click();
  await isGone;
  await elsewhere.close();
  await page.reload();
  await expectFavourites(page, 'Midnight Pond');

  /* Uploads are for subscribers, who find a link to them while they have none. */
  await quilt.choosePalette('User-Uploads');
  await expect(palette(page, 'User-Uploads').getByRole('link', { name: 'Upload Fabrics' })).toHaveAttribute(
    'href',
    '/fabric-uploading',
  );
});

test('fabrics are found by what goes with them, by collection, by colour and by value', async ({ page }) => {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  const blues = palette(page, 'Blues');
  await test.step('six suggested fabrics go with the held one', async () => {
    await swatch(blues, 'Midnight Pond').click();
    await page.getByRole('button', { name: 'Fabrics that go with Midnight Pond' }).click();
    const found = page.getByRole('region', { name: 'Fabrics found' });
    await expect(found).toContainText('6 fabrics');
    const names = await namesOn(found);
    expect(new Set(names).size).toBe(6);
    expect(names).not.toContain('Midnight Pond');
    await expectAccessible(page);
    await found.getByRole('button', { name: 'Back to all fabrics' }).click();
    await swatch(blues, 'North Star').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Find fabrics that go with this one' }).click();
    await expect(found).toContainText('Goes with');
    await expect(found).toContainText('North Star');
    await expect(found).toContainText('6 fabrics');
  });
  await page.getByRole('button', { name: 'Back to all fabrics' }).click();
  await page.keyboard.press('Escape');
  await test.step('a collection shows the fabrics that belong together, and is found by its name', async () => {
    await quilt.choosePalette('Patriotic');
    const patriotic = palette(page, 'Patriotic');
    /* The fabrics come from several palettes. North Star, from Blues, is the first. */
    await expect(patriotic).toContainText('15 fabrics');
    const names = await namesOn(patriotic);
    expect(names).toHaveLength(15);
    expect(names[0]).toBe('North Star');
    await page.getByLabel('Name or colour').fill('americana');
    const found = page.getByRole('region', { name: 'Fabrics found' });
    await expect.poll(async () => (await namesOn(found)).sort()).toEqual([...names].sort());
    await page.getByLabel('Name or colour').fill('');
    await expect(swatch(patriotic, 'North Star')).toBeVisible();
  });
  await test.step('palettes stay still under the pointer when the arrows of their list appear and disappear', async () => {
    await page.getByRole('combobox', { name: /^Fabric palette/ }).click();
    const option = page.getByRole('option', { name: 'Grays', exact: true });
    const top = async () => (await option.boundingBox())?.y ?? NaN;
    await option.hover();
    const atFirst = await top();
    await page.mouse.wheel(0, 40);
    await expect.poll(top).toBe(atFirst - 40);
    await page.mouse.wheel(0, -40);
    await expect.poll(top).toBe(atFirst);
    await page.mouse.wheel(0, 2000);
    /* The last palette is wholly visible. After scrolling back, the first palette is. */
    await page.getByRole('option', { name: 'Patriotic', exact: true }).click({ trial: true });
    await page.mouse.wheel(0, -2000);
    await page.getByRole('option', { name: 'Favourites', exact: true }).click();
    await expect(palette(page, 'Favourites')).toBeVisible();
  });
  await quilt.choosePalette('Blues');
  await test.step('fabric is found by colour and by value', async () => {
    const reds = await post<{ fabricName: string; averageColour: string }[]>(page, '/retrFabricList', {
      paletteNum: REDS,
    });
    const barnRed = reds.find(({ fabricName }) => fabricName === 'Barn Red');
    if (!barnRed) throw new Error('The library has no Barn Red.');

    /*
     * The mean colour of Midnight Pond, #152855, has 0.29 of white's lightness. The mean colour of Chambray, #84a1c3,
     * has 0.7 of it.
     */
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(swatch(blues, 'Midnight Pond')).toBeVisible();
    await expect(swatch(blues, 'Chambray')).toBeHidden();
    await page.getByRole('button', { name: 'Medium', exact: true }).click();
    await expect(swatch(blues, 'Midnight Pond')).toBeHidden();
    await expect(swatch(blues, 'Chambray')).toBeVisible();
    await quilt.choosePalette('Whites');
    const whites = palette(page, 'Whites');
    await expect(whites).toContainText('None of these fabrics is medium.');
    await whites.getByRole('button', { name: 'Show all values' }).click();
    await expect(whites.getByRole('listitem').first()).toBeVisible();

    const found = page.getByRole('region', { name: 'Fabrics found' });
    await page.getByRole('button', { name: 'Find by colour' }).click();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Light orange', exact: true })).toBeFocused();
    await page.getByLabel('Any colour').fill(barnRed.averageColour);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await namesOn(found))[0]).toBe('Barn Red');
    await page.getByRole('button', { name: 'Light', exact: true }).click();
    await expect(swatch(found, 'Barn Red')).toBeHidden();
    await page.getByRole('button', { name: 'Light', exact: true }).click();
    await swatch(found, 'Barn Red').click();
    await expectAccessible(page);
    await found.getByRole('button', { name: 'Show all colours' }).click();
    await expect(whites).toBeVisible();
  });
});

test('the filters for colour and value have an edge in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await beGuest(page);
  await new StandardQuilt(page).open();
  const expectEdges = async (swatches: Locator, count: number) => {
    await expect(swatches).toHaveCount(count);
    for (const swatch of await swatches.all()) {
      await expect(swatch).toHaveCSS('border-top-style', 'solid');
      await expect(swatch).toHaveCSS('border-top-color', edge);
    }
  };
  // The edge has the system's text colour.
  const edge = await page.evaluate(() => {
    document.body.style.outlineColor = 'CanvasText';
    return getComputedStyle(document.body).outlineColor;
  });
  await expectEdges(page.getByRole('group', { name: 'Value' }).locator('span[data-value]'), 3);
  await page.getByRole('button', { name: 'Find by colour' }).click();
  const colours = page.getByRole('dialog', { name: 'Find fabrics by colour' }).getByRole('listitem');
  await expectEdges(colours.getByRole('button'), await colours.count());
  await colours.first().getByRole('button').click();
  await expectEdges(page.getByText('Nearest to').locator('xpath=following-sibling::span'), 1);
  await expectEdges(page.getByRole('button', { name: 'Search by another colour' }).locator('span'), 1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a long press on a swatch makes it a favourite, and so does the heart beside its name', async ({
    page,
  }) => {
    await beGuest(page);
    const quilt = new StandardQuilt(page);
    await quilt.open();
    await quilt.startWith('Crib');
    await tapOn(page.getByRole('list', { name: 'Blocks' }).getByRole('button').first());
    await tapOn(page.getByRole('tab', { name: 'Fabric' }));
    const blues = palette(page, 'Blues');
    const pond = swatch(blues, 'Midnight Pond');
    await tapOn(pond);
    await tapOn(blues.getByRole('button', { name: 'Favourite' }));
    await expect(pond).toHaveAccessibleDescription('Midnight Pond, a favourite');
    const box = await swatch(blues, 'Night Pin Dot').boundingBox();
    if (!box) throw new Error('The swatch is not there.');
    const pointer = await Pointer.on(page);
    await pointer.down({ 0: { x: box.x + 30, y: box.y + 30 } });
    await pointer.up(900);
    await tapOn(page.getByRole('menuitem', { name: 'Add to favourites' }));
    await quilt.choosePalette('Favourites');
    await expect.poll(() => namesOn(palette(page, 'Favourites'))).toEqual(['Night Pin Dot', 'Midnight Pond']);
  });
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { clothColour, distance, QuiltPicture, type Colour } from '../../support/pictures/picture.js';
import {
  expectColour,
  lapQuilt,
  palette,
  status,
  swatch,
  tap,
  undo,
  undoTo,
} from '../../support/screens/lap-quilt.js';
import { tapOn } from '../../support/pointers/tap-on.js';
import { beGuest } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

const found = (page: Page) => page.getByRole('region', { name: 'Fabrics found' });

test('fabrics of a palette are used, recoloured separately, found by words and picked up', async ({
  page,
}) => {
  const picture = await lapQuilt(page, 'Sawtooth Star');
  const start = await undo(page).getAttribute('title');
  await test.step('nothing moves in the palette when a fabric is used for the first time', async () => {
    await tap(page, picture, 6, 6);
    const chambray = swatch(palette(page), 'Chambray');
    await chambray.scrollIntoViewIfNeeded();
    const before = await chambray.boundingBox();
    await chambray.click();
    expect(await chambray.boundingBox()).toEqual(before);
    await page.getByText('Recent', { exact: true }).click();
    await expect(page.getByRole('region', { name: 'Recently used' }).getByRole('button')).toHaveCount(1);
    expect(await chambray.boundingBox()).toEqual(before);
  });
  await undoTo(page, start);

  await test.step('spots that got the same fabric can still be recoloured separately', async () => {
    const pond = await clothColour(page, 2, 'Midnight Pond');
    const chambray = await clothColour(page, 2, 'Chambray');
    /* The star's points have Midnight Pond already; its centre gets it too. */
    await tap(page, picture, 6, 6);
    await swatch(palette(page), 'Midnight Pond').click();
    await expectColour(picture, 6, 6, pond);
    await swatch(palette(page), 'Chambray').click();
    await page.mouse.move(0, 0);
    await expectColour(picture, 6, 6, chambray);
    await expectColour(picture, 39.9, 62.1, pond, 0.8);
  });
  await undoTo(page, start);

  await test.step('fabrics are found by name in every palette, by colour word and by hex', async () => {
    const words = page.getByLabel('Name or colour');
    await words.fill('madder gar');
    await expect(swatch(found(page), 'Madder Garden')).toBeVisible();
    const [red, green, blue] = await clothColour(page, 5, 'Barn Red');
    const hex = [red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');
    await words.fill(`#${hex}`);
    await expect(found(page).getByRole('button').first()).toHaveAccessibleName('Barn Red');
    await words.fill('navy');
    await expect(swatch(found(page), 'Midnight Pond')).toBeVisible();
    await expect(swatch(found(page), 'Barn Red')).toBeHidden();
    await words.fill('green plaid');
    await expect(swatch(found(page), 'Black Watch Meadow')).toBeVisible();
    await expect(swatch(found(page), 'Harbour Plaid')).toBeHidden();
    await words.fill('stars elephants');
    await expect(found(page)).toContainText(
      'No fabric matches every word of “stars elephants”. These fabrics are the closest.',
    );
    await words.fill('xyzzy');
    await expect(found(page)).toContainText(
      'No fabric has the name “xyzzy”. Try a colour or a kind of print: navy, rust, plaid, dots.',
    );
    await words.fill('');
    await expect(palette(page)).toBeVisible();
  });

  await test.step('the right mouse button offers the actions for a part', async () => {
    const at = await picture.pointAt(6, 6);
    await page.mouse.move(at.x, at.y, { steps: 3 });
    await page.mouse.click(at.x, at.y, { button: 'right' });
    await page.getByRole('menuitem', { name: 'Pick up this fabric' }).click();
    await expect(page.getByText('Fabric is selected: Madder Garden').first()).toBeVisible();
    await expect(palette(page, 'Reds')).toBeVisible();
    await page.mouse.move(at.x, at.y, { steps: 3 });
    await page.mouse.click(at.x, at.y, { button: 'right' });
    await page.getByRole('menuitem', { name: 'Change Block 1' }).click();
    await expect(page.getByRole('list', { name: 'Blocks' })).toBeVisible();
  });
});

/** Runs in the page. True if nothing covers the top of the element. */
function isOnTop(element: Element): boolean {
  const { left, top, width } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + 2));
}

test('fabrics are chosen by keyboard, and a held fabric goes to several parts', async ({ page }) => {
  const picture = await lapQuilt(page, 'Sawtooth Star', 'Churn Dash');
  const start = await undo(page).getAttribute('title');
  await test.step('the palette is one Tab stop, with arrow keys inside', async () => {
    await tap(page, picture, 6, 6);
    const swatches = palette(page).locator('[aria-keyshortcuts]');
    await page.getByRole('button', { name: 'Find by colour' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'In this quilt' })).toBeFocused();
    await page.keyboard.press('Tab');
    const inUse = page.getByRole('region', { name: 'Fabrics in this quilt' }).getByRole('button');
    await expect(inUse.and(page.locator('[aria-pressed=true]'))).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Add your own' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(swatches.first()).toBeFocused();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft']) {
      await page.keyboard.press(key);
    }
    /*
     * A row has four tiles, and the first tile is *Add your own*: this swatch begins the third row. A swatch with the
     * keyboard focus is previewed.
     */
    await expect(swatches.nth(7)).toBeFocused();
    await expect(swatches.nth(7)).toHaveAccessibleName('Chambray');
    const chambray = await clothColour(page, 2, 'Chambray');
    await expectColour(picture, 6, 6, chambray);
    await page.keyboard.press('Escape');
    await expect.poll(async () => distance(await picture.colourAt(6, 6, 1.5), chambray)).toBeGreaterThan(60);
    await page.keyboard.press('End');
    await expect(swatches.last()).toBeFocused();
    for (let row = 0; row < 12; row++) {
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => swatches.and(page.locator(':focus')).evaluate(isOnTop)).toBe(true);
    }
    await page.keyboard.press('Home');
    await expect(page.getByRole('button', { name: 'Add your own' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(swatches.first()).toHaveAttribute('aria-pressed', 'true');
    await expectColour(picture, 6, 6, await clothColour(page, 2, 'Midnight Pond'));
    await page.keyboard.press('Tab');
    expect(
      await swatches.evaluateAll((all) => all.includes(document.activeElement as HTMLButtonElement)),
    ).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect(swatches.first()).toBeFocused();
  });
  await undoTo(page, start);

  await test.step('a held fabric goes to one part after another, until Escape', async () => {
    const chambray = await clothColour(page, 2, 'Chambray');
    await swatch(palette(page), 'Chambray').click();
    await expect(status(page)).toContainText(
      'Fabric is selected: Chambray. Now click the parts for this fabric, or sweep over them',
    );
    await tap(page, picture, 6, 6);
    await tap(page, picture, 18, 6);
    await expectColour(picture, 30, 30, chambray);
    await expectColour(picture, 42, 30, chambray);
    await page.keyboard.press('Escape');
    await tap(page, picture, 1.5, 1.5);
    await expect(status(page)).toContainText('Selected Block 1');
    await expectColour(picture, 6, 6, chambray);
  });
});

test('a border’s fabric is previewed, appears in the palette, and is suggested', async ({ page }) => {
  await lapQuilt(page, 'Ohio Star');
  const start = await undo(page).getAttribute('title');
  await test.step('the fabric picker previews fabrics; Close changes nothing, Use My Selection does', async () => {
    await page.getByLabel('First border').click();
    /* A Lap quilt with one border of 2 inches has 4 × 5 blocks of 12 inches, so it is 52 × 64 inches. */
    const picture = new QuiltPicture(page, 52);
    await picture.settled();
    const bare = await picture.colourAt(1, 30, 1);
    const pond = await clothColour(page, 2, 'Midnight Pond');
    const chambray = await clothColour(page, 2, 'Chambray');
    const button = page.getByRole('button', { name: /^First border fabric/ });
    const dialog = page.getByRole('dialog', { name: 'First border fabric' });
    const shows = (colour: Colour) =>
      expect.poll(async () => distance(await picture.colourAt(1, 30, 1), colour)).toBeLessThan(16);

    for (const leave of ['Close', 'Escape']) {
      if (leave === 'Close') await button.click();
      else await button.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Use My Selection' })).toBeDisabled();
      // No fabric was used yet: the palette comes first.
      await expect(dialog.getByRole('region', { name: 'Recently used' })).toHaveCount(0);
      const first = await palette(page).getByRole('button').first().boundingBox();
      expect([first?.width, first?.height]).toEqual([60, 60]);
      await swatch(palette(page), 'Midnight Pond').click();
      await expect(dialog.getByRole('status').last()).toHaveText(/Fabric is selected.*Midnight Pond/);
      await shows(pond);
      // A preview ends too when the dialog closes.
      await swatch(palette(page), 'Chambray').hover();
      await shows(chambray);
      if (leave === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(dialog).toBeHidden();
      // If a key opened the dialog, the focus returns to the button. After a press of the mouse, keys are for the
      // quilt.
      await expect(leave === 'Close' ? page.getByRole('application') : button).toBeFocused();
      await expect(button).toHaveAccessibleName('First border fabric: Pick a fabric');
      await shows(bare);
    }

    await button.click();
    await swatch(palette(page), 'Midnight Pond').click();
    await dialog.getByRole('button', { name: 'Use My Selection' }).click();
    await expect(button).toHaveAccessibleName('First border fabric: Midnight Pond');
    await page.mouse.move(0, 0);
    await shows(pond);
    await undo(page).click();
    await expect(button).toHaveAccessibleName('First border fabric: Pick a fabric');
  });
  await undoTo(page, start);

  await test.step('the palette starts with the quilt’s fabrics, the most used first, after each edit', async () => {
    const inUse = page.getByRole('region', { name: 'Fabrics in this quilt' });
    const inOrder = inUse.getByRole('list').getByRole('button');
    const names = () =>
      inOrder.evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label')));
    /* The ground takes 80 of 144 square inches, the points 32, the middle 16, and the triangles around it 16. */
    await expect(inOrder).toHaveCount(4);
    expect((await names()).slice(0, 2)).toEqual(['Rosebud Shirting', 'Night Pin Dot']);

    // A border of 2″ around 48″ × 60″ has 448 square inches. The points have 640; the middles and triangles 320 each.
    await page.getByLabel('First border').click();
    await swatch(palette(page), 'Chambray').click();
    await expect.poll(async () => (await names())[2]).toBe('Chambray');
    // The picker fits five fabrics in a row.
    await page.getByRole('button', { name: /^First border fabric/ }).click();
    const picker = page.getByRole('dialog', { name: 'First border fabric' });
    const inPicker = picker.getByRole('region', { name: 'Fabrics in this quilt' });
    await expect(inPicker.getByRole('list').getByRole('button')).toHaveCount(5);
    await expect(inPicker.getByRole('button', { name: /^Show/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await inUse.getByRole('button', { name: 'Show all 5' }).click();
    await expect(swatch(inUse, 'Cheddar Calico')).toBeVisible();

    // The long name of the fabric target and the heading beside it are both shown whole.
    await tap(page, new QuiltPicture(page, 52), 4, 4);
    const heading = page.getByRole('heading', { name: 'Fabric palette' });
    const chip = page.getByRole('button', { name: /^The fabric goes to: Block 1, Rosebud Shirting/ });
    await expect(chip).toHaveAttribute('title', 'Block 1, Rosebud Shirting');
    const isWhole = (each: HTMLElement) => each.scrollWidth <= each.clientWidth;
    expect(await heading.evaluate(isWhole)).toBe(true);
    expect(await chip.evaluate(isWhole)).toBe(true);

    // Choosing a fabric's name in this menu makes its fabric spot the target of the next fabric.
    await page.getByRole('button', { name: /^The fabric goes to/ }).click();
    await page.getByRole('menuitemradio', { name: 'Block 1, Night Pin Dot' }).click();
    await expect(status(page)).toContainText('Selected Block 1, Night Pin Dot, on all 20 of its blocks');
    await swatch(inUse, 'Chambray').click();
    await expect(status(page)).toContainText('Selected Block 1, Chambray, on all 20 of its blocks');
    await undo(page).click();
    await expect(status(page)).toContainText('Selected Block 1, Night Pin Dot');
  });
  await undoTo(page, start);

  await test.step('a new border or sashing suggests fabrics that suit it', async () => {
    const suiting = (band: string) => page.getByRole('group', { name: `Fabrics that suit the ${band}` });
    const button = page.getByRole('button', { name: /^First border fabric/ });
    const blocks = page.getByRole('complementary', { name: 'Block 1' });
    await page.getByRole('button', { name: /^Block 1/ }).click();
    await expect(blocks).toBeVisible();
    await page.getByLabel('First border').click();
    // The list of blocks would cover the quilt, which previews the suggestions.
    await expect(blocks).toBeHidden();
    /* A Lap quilt with one border is 52 × 64 inches. */
    const picture = new QuiltPicture(page, 52);
    const suggestions = suiting('first border').getByRole('button');
    await expect(suggestions).toHaveCount(4);
    // The best one isn't the blue of the star's points, because the points would seem to be a part of the border.
    const best = suggestions.first();
    await expect(best).toHaveAccessibleName('Madder Garden for the first border');

    const madder = await clothColour(page, 5, 'Madder Garden');
    const names = () => suggestions.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    const first = await names();
    await suggestions.nth(2).click();
    // The suggestions stay the same, so they can be tried one after the other. The chosen one is marked.
    await expect(suggestions.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await best.click();
    await expect(suggestions.nth(2)).toHaveAttribute('aria-pressed', 'false');
    await expect(best).toHaveAttribute('aria-pressed', 'true');
    expect(await names()).toEqual(first);
    await expect(button).toHaveAccessibleName('First border fabric: Madder Garden');
    await expectColour(picture, 1, 30, madder, 1);
    await undo(page).click();
    await undo(page).click();
    await expect(button).toHaveAccessibleName('First border fabric: Pick a fabric');
    await expect.poll(async () => distance(await picture.colourAt(1, 30, 1), madder)).toBeGreaterThan(60);

    // A suggestion with the keyboard focus is previewed, and Enter takes it.
    await page.getByRole('combobox', { name: /^Corners of the first border/ }).focus();
    await page.keyboard.press('Tab');
    await expect(best).toBeFocused();
    await expectColour(picture, 1, 30, madder, 1);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAccessibleName('First border fabric: Madder Garden');

    // No suggestion is a fabric that the border is sewn to: neither that of the border beside it nor the ground of the
    // blocks.
    await page.getByLabel('Second border').click();
    await expect(suiting('first border')).toBeHidden();
    await expect(suiting('second border').getByRole('button')).toHaveCount(4);
    await expect(suiting('second border').getByRole('button', { name: /^Madder Garden/ })).toBeHidden();
    await page.getByLabel('Sashing').click();
    await expect(suiting('sashing').getByRole('button')).toHaveCount(4);
    await expect(suiting('sashing').getByRole('button', { name: /^Madder Garden/ })).toBeHidden();

    // The panel is checked in a narrow window too.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: 'Borders' }).click();
    await expectAccessible(page, 'borders in the sheet');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a suggested fabric can be chosen by finger', async ({ page }) => {
    await beGuest(page);
    const quilt = new StandardQuilt(page);
    await quilt.open();
    await quilt.startWith('Lap');
    const blocks = page.getByRole('list', { name: 'Blocks' });
    await tapOn(blocks.getByRole('button', { name: 'Ohio Star', exact: true }));
    await tapOn(page.getByRole('tab', { name: 'Borders' }));
    await tapOn(page.getByRole('checkbox', { name: 'First border' }));
    const suggestions = page
      .getByRole('group', { name: 'Fabrics that suit the first border' })
      .getByRole('button');
    await expect(suggestions).toHaveCount(4);
    for (const each of await suggestions.all()) {
      await expect(each).toBeInViewport({ ratio: 1 });
      const box = await each.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await tapOn(suggestions.last());
    await tapOn(suggestions.first());
    await expect(page.getByRole('button', { name: 'First border fabric: Madder Garden' })).toBeVisible();
  });
});

import { tapOn } from '../../support/pointers/tap-on.js';
import { keptOnDevice } from '../../support/server/device.js';
import type { Locator, Page } from '@playwright/test';
import { middleOf } from '../../support/pointers/middle-of.js';
import { Pointer, type Place } from '../../support/pointers/pointer.js';
import { clothColour, distance, QuiltPicture, type Colour } from '../../support/pictures/picture.js';
import { startAgain } from '../../support/screens/start-again.js';
import { beGuest } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

/* A Queen quilt with one border of 3 inches has 7 × 8 blocks of 12 inches, so it is 90 × 102 inches. */
const WIDTH = 90;
const BORDER = { x: 1.5, y: 51 };
const STAR_CENTRE = { x: 9, y: 9 };

/**
 * Opens a quilt of Sawtooth Stars with a border without fabric. The blocks are in Madder Garden and Country Cream, and
 * the fabric panel shows the palette Blues.
 */
async function starQuilt(page: Page): Promise<QuiltPicture> {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Queen');
  await panel(page, 'Blocks');
  await quilt.chooseBlock(1, 'Sawtooth Star');
  await panel(page, 'Borders');
  await page.getByLabel('First border').click();
  await panel(page, 'Fabric');
  await quilt.choosePalette('Blues');
  await expect(swatch(page, 'Midnight Pond')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Queen quilt, 90 by 102 inches' })).toBeVisible();
  const picture = new QuiltPicture(page, WIDTH);
  /* The new border is selected; a tap beside the quilt selects nothing. */
  const beside = await picture.pointAt(-3, 30);
  await page.mouse.click(beside.x, beside.y);
  await picture.settled();
  return picture;
}

/** Opens a panel. Does nothing on a desktop, where all panels are visible. */
async function panel(page: Page, name: string): Promise<void> {
  const drawers = page.getByRole('navigation', { name: 'Panels' });
  const button = drawers.getByRole('button', { name, exact: true });
  if ((await drawers.isVisible()) && (await button.getAttribute('aria-pressed')) === 'false') {
    await button.click();
  }
}

function swatch(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Blues fabrics' }).getByRole('button', { name, exact: true });
}

async function boxOf(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator('[data-quilt]').boundingBox();
  if (!box) throw new Error('There is no quilt in the editor.');
  return box;
}

/** Converts a point on the page, in CSS pixels, to inches from the quilt's top left corner. */
async function inchesUnder(page: Page, { x, y }: Place): Promise<Place> {
  const box = await boxOf(page);
  const scale = box.width / WIDTH;
  return { x: (x - box.x) / scale, y: (y - box.y) / scale };
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const redo = (page: Page) => page.getByRole('button', { name: 'Redo' });
const dragPreview = (page: Page) => page.locator('[data-drag-preview]');

async function expectColour(picture: QuiltPicture, at: Place, colour: Colour): Promise<void> {
  await expect.poll(async () => distance(await picture.colourAt(at.x, at.y, 2), colour)).toBeLessThan(14);
}

test('wheel, trackpad, drag and keys move and zoom the view', async ({ page }) => {
  const picture = await starQuilt(page);
  await test.step('the wheel zooms around the cursor, within limits', async () => {
    const corner = await picture.pointAt(9, 93);
    await page.mouse.move(corner.x, corner.y);
    for (const [deltaY, turns] of [
      [-100, 6],
      [100, 3],
    ] as const) {
      for (let turn = 0; turn < turns; turn++) await page.mouse.wheel(0, deltaY);
    }
    await expect.poll(async () => (await inchesUnder(page, corner)).x).toBeCloseTo(9, 1);
    expect((await inchesUnder(page, corner)).y).toBeCloseTo(93, 1);
    /* Each of the three notches zooms in by about a fifth. */
    await expect(page.getByLabel('Zoom level')).toHaveText('172 %');

    for (let turn = 0; turn < 60; turn++) await page.mouse.wheel(0, -100);
    await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(WIDTH * 192, -1);
    for (let turn = 0; turn < 90; turn++) await page.mouse.wheel(0, 100);
    await expect(page.getByLabel('Zoom level')).toHaveText('25 %');
  });
  await startAgain(page);
  await test.step('a trackpad pans with two fingers and pinches', async () => {
    const at = await picture.pointAt(45, 51);
    const before = await boxOf(page);
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(12, 30);
    await expect.poll(async () => (await boxOf(page)).y).toBeCloseTo(before.y - 30, 0);
    expect((await boxOf(page)).x).toBeCloseTo(before.x - 12, 0);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -20);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(before.width * Math.exp(0.2), 0);
  });
  await startAgain(page);
  await test.step('Space, the middle button and a plain drag pan; none of them selects', async () => {
    const at = await picture.pointAt(45, 51);
    const drag = async (button: 'left' | 'middle') => {
      await page.mouse.move(at.x, at.y);
      await page.mouse.down({ button });
      await page.mouse.move(at.x + 40, at.y + 25, { steps: 5 });
      await page.mouse.up({ button });
    };
    const start = await boxOf(page);
    await drag('left');
    await expect.poll(async () => (await boxOf(page)).x).toBeCloseTo(start.x + 40, 0);
    await drag('middle');
    await expect.poll(async () => (await boxOf(page)).x).toBeCloseTo(start.x + 80, 0);
    await page.keyboard.down(' ');
    await drag('left');
    await page.keyboard.up(' ');
    await expect.poll(async () => (await boxOf(page)).x).toBeCloseTo(start.x + 120, 0);
    expect((await boxOf(page)).y).toBeCloseTo(start.y + 75, 0);
    await expect(page.getByRole('contentinfo')).not.toContainText('Selected');

    /* With the space key, a click doesn't choose anything either. */
    await page.keyboard.down(' ');
    await page.mouse.click(at.x, at.y);
    await page.keyboard.up(' ');
    await expect(page.getByRole('contentinfo')).not.toContainText('Selected');
    await page.mouse.click(at.x, at.y);
    await expect(page.getByRole('contentinfo')).toContainText('Selected');
  });
  await startAgain(page);
  await test.step('keys move and zoom the view', async () => {
    const start = await boxOf(page);
    await page.getByRole('application').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await boxOf(page)).x).toBeCloseTo(start.x + 48, 0);
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(async () => (await boxOf(page)).y).toBeCloseTo(start.y + 192, 0);
    await page.keyboard.press('+');
    await expect(page.getByLabel('Zoom level')).toHaveText('125 %');
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect(page.getByLabel('Zoom level')).toHaveText('80 %');
    await page.keyboard.press('0');
    await expect.poll(async () => boxOf(page)).toEqual(start);
    /* In a text field, these keys type letters. */
    await page.getByLabel('Quilt name').fill('');
    await page.keyboard.type('0+-');
    await expect(page.getByLabel('Quilt name')).toHaveValue('0+-');
    await expect(page.getByLabel('Zoom level')).toHaveText('100 %');
  });
});

test('a swatch is previewed by dragging it or pointing at it, and given on release', async ({ page }) => {
  const picture = await starQuilt(page);
  await test.step('a swatch dragged on to a part is previewed there, and given on release', async () => {
    const navy = await clothColour(page, 2, 'Midnight Pond');
    const kept = await keptOnDevice(page);
    const steps = await undo(page).getAttribute('title');
    const from = await middleOf(swatch(page, 'Midnight Pond'));
    const border = await picture.pointAt(BORDER.x, BORDER.y);
    const bare = await picture.colourAt(BORDER.x, 30, 2);
    const pickUp = async () => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x - 20, from.y, { steps: 3 });
      await expect(dragPreview(page)).toBeVisible();
      await page.mouse.move(border.x, border.y, { steps: 8 });
      await expect(dragPreview(page)).toHaveText('First border');
      await expect(page.getByRole('contentinfo')).toContainText(
        'Release to place Midnight Pond on First border',
      );
      await expectColour(picture, { x: BORDER.x, y: 30 }, navy);
      expect(await keptOnDevice(page)).toBe(kept);
    };
    const expectNoTrace = async () => {
      await expect(dragPreview(page)).toBeHidden();
      await expectColour(picture, { x: BORDER.x, y: 30 }, bare);
      expect(await keptOnDevice(page)).toBe(kept);
      expect(await undo(page).getAttribute('title')).toBe(steps);
    };

    await pickUp();
    await page.keyboard.press('Escape');
    await expectNoTrace();
    await page.mouse.move(border.x + 4, border.y + 40);
    await page.mouse.up();
    await expectNoTrace();

    /* Releases first beside the quilt, then at the start. The second release doesn't count as a click. */
    const beside = await picture.pointAt(-4, 30);
    for (const outside of [beside, from]) {
      await pickUp();
      await page.mouse.move(outside.x, outside.y, { steps: 4 });
      await expect(dragPreview(page)).toHaveText('');
      await page.mouse.up();
      await page.mouse.move(beside.x, beside.y);
      await expectNoTrace();
    }

    await pickUp();
    await page.mouse.up();
    await expect(dragPreview(page)).toBeHidden();
    await page.mouse.move(beside.x, beside.y);
    await expectColour(picture, { x: BORDER.x, y: 30 }, navy);
    await expect.poll(() => keptOnDevice(page)).not.toBe(kept);
    await expect(page.getByRole('contentinfo')).toContainText('Selected First border');
    await expect(undo(page)).toHaveAttribute('title', 'Undo: Fabric of first border');
    await undo(page).click();
    await page.mouse.move(beside.x, beside.y);
    await expectColour(picture, { x: BORDER.x, y: 30 }, bare);
    expect(await undo(page).getAttribute('title')).toBe(steps);
  });
  await startAgain(page);
  await test.step('a swatch dropped on a patch goes to all patches in the same fabric in that block', async () => {
    const navy = await clothColour(page, 2, 'Midnight Pond');
    const from = await middleOf(swatch(page, 'Midnight Pond'));
    const patch = await picture.pointAt(STAR_CENTRE.x, STAR_CENTRE.y);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(patch.x, patch.y, { steps: 8 });
    await expect(dragPreview(page)).toHaveText(/^Block 1, [A-Z]/);
    /* The star at the other corner of the quilt changes too: 72 inches across, 84 down. */
    await expectColour(picture, { x: STAR_CENTRE.x + 72, y: STAR_CENTRE.y + 84 }, navy);
    await page.mouse.up();
    await expectColour(picture, { x: STAR_CENTRE.x + 72, y: STAR_CENTRE.y + 84 }, navy);
    await undo(page).click();
    await picture.settled();
    expect(distance(await picture.colourAt(81, 93, 2), navy)).toBeGreaterThan(60);
  });
  await startAgain(page);
  await test.step('pointing at a swatch previews it on the chosen part; Escape and leaving end the preview', async () => {
    const navy = await clothColour(page, 2, 'Midnight Pond');
    const border = await picture.pointAt(BORDER.x, BORDER.y);
    const bare = await picture.colourAt(BORDER.x, 30, 2);
    await page.mouse.click(border.x, border.y);
    const kept = await keptOnDevice(page);
    await swatch(page, 'Midnight Pond').hover();
    await expectColour(picture, { x: BORDER.x, y: 30 }, navy);
    await page.keyboard.press('Escape');
    await expectColour(picture, { x: BORDER.x, y: 30 }, bare);
    await swatch(page, 'Chambray').hover();
    await swatch(page, 'Midnight Pond').hover();
    await expectColour(picture, { x: BORDER.x, y: 30 }, navy);
    await page.mouse.move(border.x + 100, border.y);
    await expectColour(picture, { x: BORDER.x, y: 30 }, bare);
    expect(await keptOnDevice(page)).toBe(kept);

    /* After a click the result of undo shows at once, though the mouse is still there. */
    await swatch(page, 'Midnight Pond').click();
    await expectColour(picture, { x: BORDER.x, y: 30 }, navy);
    await page.keyboard.press('Control+z');
    await expectColour(picture, { x: BORDER.x, y: 30 }, bare);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('a resting palm does nothing while the pen draws', async ({ page }) => {
    const picture = await starQuilt(page);
    const pointer = await Pointer.on(page);
    const border = await picture.pointAt(BORDER.x, BORDER.y);
    const palm = await picture.pointAt(50, 80);
    const before = await boxOf(page);
    await pointer.pen('mousePressed', border);
    await pointer.down({ 0: palm });
    await pointer.move({ 0: { x: palm.x + 80, y: palm.y + 40 } });
    await pointer.pen('mouseReleased', border);
    await pointer.up();
    await expect(page.getByRole('contentinfo')).toContainText('Selected First border');
    expect(await boxOf(page)).toEqual(before);

    /* The pen pans like a finger. A palm that stays on the screen after the pen is lifted doesn't pan. */
    await pointer.pen('mousePressed', palm);
    await pointer.down({ 0: border });
    await pointer.pen('mouseMoved', { x: palm.x + 40, y: palm.y });
    await pointer.move({ 0: { x: border.x + 200, y: border.y } });
    await pointer.pen('mouseReleased', { x: palm.x + 40, y: palm.y });
    await pointer.move({ 0: { x: border.x, y: border.y + 90 } });
    await pointer.up();
    await expect.poll(async () => (await boxOf(page)).x).toBeCloseTo(before.x + 40, 0);
    expect((await boxOf(page)).y).toBeCloseTo(before.y, 0);
  });

  test('fingers undo, redo, pan and zoom', async ({ page }) => {
    const picture = await starQuilt(page);
    const pointer = await Pointer.on(page);
    await test.step('two fingers tap to undo, three to redo; one finger selects and pans', async () => {
      const places = [30, 45, 60].map((inch) => picture.pointAt(inch, 60));
      const [a, b, c] = (await Promise.all(places)) as [Place, Place, Place];
      const border = page.getByRole('img', { name: 'Queen quilt, 90 by 102 inches' });
      await pointer.tap(a, b);
      await expect(border).toBeHidden();
      await expect(redo(page)).toBeEnabled();
      await pointer.tap(a, b, c);
      await expect(border).toBeVisible();
      await expect(redo(page)).toBeDisabled();

      const start = await boxOf(page);
      await pointer.down({ 0: b });
      await pointer.move({ 0: { x: b.x + 60, y: b.y } });
      await pointer.up();
      await expect.poll(async () => (await boxOf(page)).x).toBeCloseTo(start.x + 60, 0);
      await expect(page.getByRole('contentinfo')).not.toContainText('Selected');
      await pointer.tap(await picture.pointAt(BORDER.x, BORDER.y));
      await expect(page.getByRole('contentinfo')).toContainText('Selected First border');
    });
    await startAgain(page);
    await test.step('two fingers pan and zoom, and the place between them stays there', async () => {
      const { x, y } = await picture.pointAt(45, 40);
      const before = await boxOf(page);
      await pointer.down({ 0: { x: x - 50, y }, 1: { x: x + 50, y } });
      await pointer.move({ 0: { x: x - 70, y: y + 30 }, 1: { x: x + 130, y: y + 30 } });
      await pointer.up();
      /* The fingers are now twice as far apart. The point between them is 30 pixels farther right and down. */
      await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(before.width * 2, 0);
      const under = await inchesUnder(page, { x: x + 30, y: y + 30 });
      expect(under.x).toBeCloseTo(45, 0);
      expect(under.y).toBeCloseTo(40, 0);
      await expect(page.getByRole('contentinfo')).not.toContainText('Selected');
    });
  });

  test('a finger drags a swatch, and picks up a fabric', async ({ page }) => {
    const picture = await starQuilt(page);
    const pointer = await Pointer.on(page);
    await test.step('a finger drags a swatch on to the border; a vertical move scrolls the palette', async () => {
      const navy = await clothColour(page, 2, 'Midnight Pond');
      const bare = await picture.colourAt(BORDER.x, 30, 2);
      const kept = await keptOnDevice(page);
      const steps = await undo(page).getAttribute('title');
      const border = await picture.pointAt(BORDER.x, BORDER.y);
      const from = await middleOf(swatch(page, 'Midnight Pond'));

      await pointer.down({ 0: from });
      await pointer.move({ 0: { x: from.x - 60, y: from.y } });
      await expect(dragPreview(page)).toBeVisible();
      await pointer.move({ 0: border });
      await expect(dragPreview(page)).toHaveText('First border');
      await expectColour(picture, { x: BORDER.x, y: 30 }, navy);
      /* The preview is above the finger, and moves with it. */
      const ride = await dragPreview(page).boundingBox();
      expect((ride?.y ?? 0) + (ride?.height ?? 0)).toBeLessThan(border.y - 20);
      expect(await keptOnDevice(page)).toBe(kept);
      await page.keyboard.press('Escape');
      await expect(dragPreview(page)).toBeHidden();
      await pointer.up();
      await expectColour(picture, { x: BORDER.x, y: 30 }, bare);
      expect(await keptOnDevice(page)).toBe(kept);
      expect(await undo(page).getAttribute('title')).toBe(steps);

      /* A long touch also lifts the fabric. The drag that follows can go in any direction. */
      await pointer.down({ 0: from });
      await pointer.rest();
      await expect(dragPreview(page)).toBeVisible();
      await pointer.move({ 0: { x: from.x, y: from.y + 60 } });
      await pointer.move({ 0: border });
      await expect(dragPreview(page)).toHaveText('First border');
      await pointer.up();
      await expectColour(picture, { x: BORDER.x, y: 30 }, navy);
      await expect(undo(page)).toHaveAttribute('title', 'Undo: Fabric of first border');
      await tapOn(undo(page));
      await expectColour(picture, { x: BORDER.x, y: 30 }, bare);
      expect(await undo(page).getAttribute('title')).toBe(steps);

      /* A slow tap is a tap: the lifted fabric is released in place, and goes to the chosen part. */
      await pointer.tap(border);
      await expect(page.getByRole('contentinfo')).toContainText('Selected First border');
      await pointer.down({ 0: from });
      await pointer.rest();
      await expect(dragPreview(page)).toBeVisible();
      await pointer.up();
      await expect(dragPreview(page)).toBeHidden();
      await expectColour(picture, { x: BORDER.x, y: 30 }, navy);

      const low = await swatch(page, 'Midnight Pond').boundingBox();
      await pointer.down({ 0: from });
      await pointer.move({ 0: { x: from.x - 8, y: from.y - 120 } }, 12);
      await expect(dragPreview(page)).toBeHidden();
      await pointer.up();
      await expect
        .poll(async () => (await swatch(page, 'Midnight Pond').boundingBox())?.y ?? 0)
        .toBeLessThan((low?.y ?? 0) - 40);
      expect(await keptOnDevice(page)).not.toBe(null);
    });
    await startAgain(page);
    await test.step('a long press picks up the fabric under the finger', async () => {
      await pointer.down({ 0: await picture.pointAt(STAR_CENTRE.x, STAR_CENTRE.y) });
      await pointer.rest();
      await expect(page.getByText('Fabric is selected: Madder Garden').first()).toBeVisible();
      await pointer.up();
      await tapOn(page.getByText('Recent', { exact: true }));
      const recent = page.getByRole('region', { name: 'Recently used' });
      await expect(recent.getByRole('button', { name: 'Madder Garden' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Reds fabrics' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).not.toContainText('Selected');
    });
  });
});

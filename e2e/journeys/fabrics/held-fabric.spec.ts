import type { Locator, Page } from '@playwright/test';
import { tapOn } from '../../support/pointers/tap-on.js';
import { BlockEditor } from '../../support/screens/block-editor.js';
import { Pointer, type Place } from '../../support/pointers/pointer.js';
import { changesOf, places, shows } from '../../support/screens/ohio-star.js';
import { clothColour, distance, QuiltPicture, type Colour } from '../../support/pictures/picture.js';
import { dragBy, type PointingDevice } from '../../support/pointers/drag-by.js';
import { startAgain } from '../../support/screens/start-again.js';
import { beGuest } from '../../support/sign-in.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { expect, test } from '../../support/test.js';

/* A Lap quilt without borders, with two alternating blocks: 4 × 6 blocks of 12 inches, 48 inches wide. */
const WIDTH = 48;
const CENTRES = [
  { x: 6, y: 6 },
  { x: 18, y: 6 },
] as const;
/* Copies of the same blocks that the mouse doesn't come near. */
const ELSEWHERE = [
  { x: 30, y: 30 },
  { x: 42, y: 30 },
] as const;

/** Opens a quilt of two alternating blocks. Nothing is selected, and the fabric panel shows the palette Blues. */
async function twoBlocks(page: Page): Promise<QuiltPicture> {
  await beGuest(page);
  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Lap');
  await openPanel(page, 'Layout');
  await quilt.chooseLayout('Two blocks alternating by columns');
  await openPanel(page, 'Blocks');
  await quilt.chooseBlock(1, 'Sawtooth Star');
  await quilt.chooseBlock(2, 'Churn Dash');
  await openPanel(page, 'Fabric');
  await quilt.choosePalette('Blues');
  await expect(swatch(page, 'Chambray')).toBeVisible();
  const picture = new QuiltPicture(page, WIDTH);
  await picture.settled();
  return picture;
}

async function openPanel(page: Page, name: string): Promise<void> {
  const button = page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name, exact: true });
  if ((await button.isVisible()) && (await button.getAttribute('aria-pressed')) === 'false')
    await button.click();
}

function swatch(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Blues fabrics' }).getByRole('button', { name, exact: true });
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const status = (page: Page) => page.getByRole('contentinfo');
const heldFabric = (page: Page) => page.getByRole('group', { name: 'Current fabric' });

async function boxOf(page: Page) {
  const box = await page.locator('[data-quilt]').boundingBox();
  if (!box) throw new Error('There is nothing in the editor.');
  return box;
}

async function expectAll(picture: QuiltPicture, where: readonly Place[], colour: Colour): Promise<void> {
  for (const { x, y } of where) {
    await expect.poll(async () => distance(await picture.colourAt(x, y, 1.2), colour)).toBeLessThan(16);
  }
}

async function expectNone(picture: QuiltPicture, where: readonly Place[], colour: Colour): Promise<void> {
  for (const { x, y } of where) {
    await expect.poll(async () => distance(await picture.colourAt(x, y, 1.2), colour)).toBeGreaterThan(40);
  }
}

/** Holds a fabric and colours the quilt by a drag. After the fabric is put down, the same drag moves the view. */
async function dragOverQuilt(page: Page, picture: QuiltPicture, device: PointingDevice): Promise<void> {
  const pointer = await Pointer.on(page);
  const chambray = await clothColour(page, 2, 'Chambray');
  await openPanel(page, 'Fabric');
  await swatch(page, 'Chambray').click();
  await expect(heldFabric(page)).toContainText('Chambray');
  await expectNone(picture, ELSEWHERE, chambray);
  const before = await boxOf(page);
  const steps = await undo(page).getAttribute('title');
  const [from, to] = await Promise.all(CENTRES.map(({ x, y }) => picture.pointAt(x, y)));
  if (!from || !to) throw new Error('A quilt has places.');

  /* The change shows before the release; when it is cancelled, it leaves no trace. */
  const givenUp = await dragBy(device, pointer, from);
  await givenUp.to(to);
  await expectAll(picture, ELSEWHERE, chambray);
  await expect(status(page)).toContainText(/Release to place Chambray on \d+ parts/);
  expect(await undo(page).getAttribute('title')).toBe(steps);
  await page.keyboard.press('Escape');
  await givenUp.letGo();
  await expectNone(picture, ELSEWHERE, chambray);
  expect(await undo(page).getAttribute('title')).toBe(steps);
  await expect(heldFabric(page)).toContainText('Chambray');

  const sweep = await dragBy(device, pointer, from);
  await sweep.to(to);
  await sweep.letGo();
  await expectAll(picture, ELSEWHERE, chambray);
  expect(await boxOf(page)).toEqual(before);
  await expect(undo(page)).toHaveAttribute('title', /^Undo: Fabric of \d+ parts$/);
  await undo(page).click();
  await expectNone(picture, ELSEWHERE, chambray);
  expect(await undo(page).getAttribute('title')).toBe(steps);

  /* After the fabric is put down, the same drag moves the view. */
  await page.getByRole('button', { name: 'Put down Chambray' }).click();
  await expect(heldFabric(page)).toBeHidden();
  const pan = await dragBy(device, pointer, from);
  await pan.to(to);
  await pan.letGo();
  await expect.poll(async () => (await boxOf(page)).x).toBeCloseTo(before.x + to.x - from.x, 0);
  expect(await undo(page).getAttribute('title')).toBe(steps);
}

/** Holds a fabric, and colours two patches of the block by one drag. */
async function dragOverBlock(page: Page, picture: QuiltPicture, device: PointingDevice): Promise<void> {
  const editor = new BlockEditor(page);
  const pointer = await Pointer.on(page);
  const chambray = await clothColour(page, 2, 'Chambray');
  await page.getByTitle('One patch (P)').click();
  await openPanel(page, 'Fabric');
  await editor.swatch('Chambray').click();
  await expect(heldFabric(page)).toContainText('Chambray');
  const before = await boxOf(page);
  const steps = await undo(page).getAttribute('title');
  const from = await picture.pointAt(places.corner.x, places.corner.y);
  const to = await picture.pointAt(places.middle.x, places.middle.y);
  const sweep = await dragBy(device, pointer, from);
  await sweep.to(to);
  await expectAll(picture, [places.corner, places.middle], chambray);
  expect(await undo(page).getAttribute('title')).toBe(steps);
  await sweep.letGo();
  await expectAll(picture, [places.corner, places.middle], chambray);
  expect(await boxOf(page)).toEqual(before);
  await undo(page).click();
  await expectNone(picture, [places.corner, places.middle], chambray);
  expect(await undo(page).getAttribute('title')).toBe(steps);
}

test('with a held fabric, mouse: Escape, a drag, the wheel and the middle button', async ({ page }) => {
  const picture = await twoBlocks(page);
  await test.step('Escape deselects, wherever the focus is', async () => {
    await swatch(page, 'Chambray').focus();
    await page.keyboard.press('Enter');
    await expect(heldFabric(page)).toContainText('Chambray');
    await page.keyboard.press('Escape');
    await expect(heldFabric(page)).toBeHidden();

    const at = await picture.pointAt(CENTRES[0].x, CENTRES[0].y);
    await page.mouse.click(at.x, at.y);
    await expect(status(page)).toContainText('Selected Block 1');
    await page.getByLabel('Quilt name').focus();
    await page.keyboard.press('Escape');
    await expect(status(page)).not.toContainText('Selected');

    /* An undone change is no longer announced. */
    await page.mouse.click(at.x, at.y);
    await swatch(page, 'Chambray').click();
    await expect(status(page)).toContainText('Fabric is selected: Chambray');
    await undo(page).click();
    await expect(status(page)).not.toContainText('Chambray');
  });
  await startAgain(page);
  await test.step('a drag over the quilt colours all parts on its way, in one step', async () => {
    await dragOverQuilt(page, picture, 'mouse');
  });
  await startAgain(page);
  await test.step('the wheel zooms; Space and the middle button pan', async () => {
    await swatch(page, 'Chambray').click();
    const steps = await undo(page).getAttribute('title');
    const at = await picture.pointAt(24, 30);
    const start = await boxOf(page);
    const drag = async (button: 'left' | 'middle') => {
      await page.mouse.move(at.x, at.y);
      await page.mouse.down({ button });
      await page.mouse.move(at.x + 40, at.y, { steps: 5 });
      await page.mouse.up({ button });
    };
    await drag('middle');
    await expect.poll(async () => (await boxOf(page)).x).toBeCloseTo(start.x + 40, 0);
    await page.keyboard.down(' ');
    await drag('left');
    await page.keyboard.up(' ');
    await expect.poll(async () => (await boxOf(page)).x).toBeCloseTo(start.x + 80, 0);
    await page.mouse.wheel(0, -100);
    await expect.poll(async () => (await boxOf(page)).width).toBeGreaterThan(start.width * 1.1);
    expect(await undo(page).getAttribute('title')).toBe(steps);
    await expect(heldFabric(page)).toContainText('Chambray');
  });
});

test('with a held fabric, mouse: a pressed layer gets it, and so do all parts on the way of a drag', async ({
  page,
}) => {
  await beGuest(page);
  const editor = new BlockEditor(page);
  await editor.open();
  const picture = await editor.pick('Ohio Star');
  await test.step('a layer pressed with a held fabric gets it, and is chosen', async () => {
    // A slow machine may not have painted the block yet.
    await shows(picture, 'left', await clothColour(page, 2, 'Night Pin Dot'));
    const before = await picture.settled();
    await editor.swatch('Chambray').click();
    await expect(editor.notice('Select a layer from the layers above.')).toBeVisible();
    await editor.layer('Layer 2').click();
    await expect(editor.layer('Layer 2')).toHaveAttribute('aria-pressed', 'true');
    await expect(editor.status).toContainText('Layer 2, 8 patches, Chambray');
    await page.keyboard.press('Escape');
    await expect(editor.layer('None')).toHaveAttribute('aria-pressed', 'true');
    await expect(heldFabric(page)).toBeHidden();
    const { points, others } = await changesOf(before, await picture.settled());
    expect(points).toBeGreaterThan(0.9);
    expect(others).toBe(0);
    await editor.undo.click();
    await expect(editor.status).not.toContainText('Chambray');
  });
  await startAgain(page);
  await test.step('a drag over the block colours all parts on its way, in one step', async () => {
    await dragOverBlock(page, picture, 'mouse');
  });
});

test.describe('with a held fabric, by finger and pen', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('the first tap colours nothing, a drag colours all parts on its way, and two fingers move the view', async ({
    page,
  }) => {
    const picture = await twoBlocks(page);
    await test.step('nothing is chosen when the fabrics open, so the first tap colours nothing', async () => {
      const chips = page.getByRole('group', { name: 'The fabric goes to' });
      await expect(chips.getByRole('button').first()).toBeVisible();
      await expect(chips.locator('[aria-pressed=true]')).toHaveCount(0);
      const steps = await undo(page).getAttribute('title');
      await tapOn(swatch(page, 'Chambray'));
      expect(await undo(page).getAttribute('title')).toBe(steps);
      await expect(heldFabric(page)).toContainText('Chambray');
      await tapOn(swatch(page, 'Chambray'));
      await expect(heldFabric(page)).toBeHidden();

      /* While a fabric is held, each pressed part gets it. */
      await tapOn(swatch(page, 'Chambray'));
      const chip = chips.getByRole('button', { name: /^Block 1, / }).first();
      await tapOn(chip);
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(undo(page)).toHaveAttribute('title', 'Undo: Fabric of Block 1');
      await undo(page).click();
    });
    for (const device of ['finger', 'pen'] as const) {
      await startAgain(page);
      await test.step(`a drag over the quilt colours all parts on its way, in one step, ${device}`, async () => {
        await dragOverQuilt(page, picture, device);
      });
    }
    await startAgain(page);
    await test.step('two fingers pan and zoom, even if the second comes late', async () => {
      const pointer = await Pointer.on(page);
      const chambray = await clothColour(page, 2, 'Chambray');
      await openPanel(page, 'Fabric');
      await tapOn(swatch(page, 'Chambray'));
      const steps = await undo(page).getAttribute('title');
      const { x, y } = await picture.pointAt(24, 30);
      const before = await boxOf(page);
      await pointer.down({ 0: { x: x - 50, y }, 1: { x: x + 50, y } });
      await pointer.move({ 0: { x: x - 30, y: y + 30 }, 1: { x: x + 70, y: y + 30 } });
      await pointer.up();
      await expect.poll(async () => (await boxOf(page)).x).toBeCloseTo(before.x + 20, 0);
      expect((await boxOf(page)).y).toBeCloseTo(before.y + 30, 0);

      await pointer.down({ 0: { x: x - 50, y } });
      await pointer.move({ 0: { x: x - 20, y } });
      await pointer.down({ 1: { x: x + 80, y } });
      await pointer.move({ 0: { x: x - 70, y }, 1: { x: x + 130, y } });
      await pointer.up();
      await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(before.width * 2, 0);
      expect(await undo(page).getAttribute('title')).toBe(steps);
      await expectNone(picture, [{ x: 18, y: 30 }], chambray);
    });
  });

  test('a drag over the block colours all parts on its way, in one step', async ({ page }) => {
    await beGuest(page);
    const editor = new BlockEditor(page);
    await editor.open();
    await openPanel(page, 'Blocks');
    const picture = await editor.pick('Ohio Star');
    for (const device of ['finger', 'pen'] as const) {
      await test.step(device, async () => {
        await dragOverBlock(page, picture, device);
      });
      await startAgain(page);
    }
  });
});

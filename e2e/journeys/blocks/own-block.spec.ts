import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { BLOCK_SIDE, BlockEditor } from '../../support/screens/block-editor.js';
import { CreationEditor } from '../../support/screens/creation-editor.js';
import { FreeFormEditor } from '../../support/screens/free-form-editor.js';
import {
  clothColour,
  distance,
  meanColour,
  QuiltPicture,
  type Colour,
} from '../../support/pictures/picture.js';
import { StandardQuilt } from '../../support/screens/standard-quilt.js';
import { libraryBlock, storeCreated } from '../../support/screens/saved-blocks.js';
import { beGuest, beSubscriber } from '../../support/sign-in.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'a chest full of fat quarters';

/**
 * For each fabric spot of Card Trick: a palette's name, the palette's number, and a point in the spot (x and y in
 * inches).
 */
const cloths = [
  ['Whites', 19, [0.9, 0.9]],
  ['Reds', 5, [3.1, 3.1]],
  ['Yellows', 4, [8.9, 3.1]],
  ['Greens', 3, [8.9, 8.9]],
  ['Blues', 2, [3.1, 8.9]],
] as const;
const places = cloths.map(([, , place]) => place);

/** A point in each different patch of an Ohio Star: x and y in inches. */
const inStar = [
  [2, 2],
  [6, 6],
  [6, 1],
  [5, 2],
] as const;

/**
 * A small square of a print counts as its fabric if its mean colour is no farther from the fabric's colour than this.
 */
const PRINT = 60;

test('a block drawn in five fabrics shows them in lists, colouring, quilts and print', async ({
  page,
  server,
}) => {
  await server.addSubscriber('five-cloths@example.com', PASSWORD);
  await beSubscriber(page, 'five-cloths@example.com', PASSWORD);
  await page.setViewportSize({ width: 1440, height: 900 });
  const editor = new CreationEditor(page);
  await editor.open();
  await drawCardTrick(editor);
  // Shapes drawn on one layer become layers by their spots.
  await editor.button('Group into layers').click();
  await expect(editor.button('Group into layers')).toHaveCount(0);
  const worn: Colour[] = [];
  for (const [index, [palette, paletteNum]] of cloths.entries()) {
    await editor.page.getByRole('button', { name: new RegExp(`^Layer ${String(index + 1)} `) }).click();
    await editor.button('Select its shapes').click();
    const name = await giveCloth(page, palette);
    worn.push(await clothColour(page, paletteNum, name));
  }
  await editor.button('Deselect All').click();
  const expectWorn = (seen: readonly Colour[]) => {
    for (const [index, colour] of seen.entries())
      expect(distance(colour, worn[index] ?? [0, 0, 0]), `cloth ${String(index + 1)}`).toBeLessThan(PRINT);
  };
  const inEditor = new QuiltPicture(page, BLOCK_SIDE);
  await inEditor.settled();
  const drawn = await inEditor.coloursAt(places, 1);
  expectWorn(drawn);
  const expectDrawn = (seen: readonly Colour[]) => {
    for (const [index, colour] of seen.entries())
      expect(distance(colour, drawn[index] ?? [0, 0, 0]), `cloth ${String(index + 1)}`).toBeLessThan(25);
  };

  await editor.name.fill('Five Cards');
  await editor.saving.click();
  await page.getByRole('button', { name: 'Save only this block' }).click();
  await expect(page.getByRole('dialog')).toContainText('Successful Save');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await inEditor.settled();
  expectDrawn(await inEditor.coloursAt(places, 1));

  await page.goto('/created-blocks');
  const card = page.getByRole('article', { name: 'Five Cards' });
  await expect(card.locator('[data-painted=true]')).toBeVisible();
  expectDrawn(await coloursOf(await card.locator('[data-painted=true]').screenshot()));

  // One card is coloured: everything else keeps its fabric.
  await card.getByRole('button', { name: 'Colour Five Cards' }).click();
  const blocks = new BlockEditor(page);
  await expect(page.locator('[data-quilt]')).toBeVisible();
  const coloured = new QuiltPicture(page, BLOCK_SIDE);
  await coloured.settled();
  expectDrawn(await coloured.coloursAt(places, 1));
  // One tap on a card chooses only its spot.
  await expect(page.getByRole('radio', { name: 'Whole layer' })).toBeChecked();
  const red = await coloured.pointAt(3.1, 3.1);
  await page.mouse.click(red.x, red.y);
  const swatch = page
    .getByRole('region', { name: /fabrics$/ })
    .getByRole('button')
    .nth(20);
  await swatch.click();
  await blocks.layer('None').click();
  await coloured.settled();
  const recoloured = await coloured.coloursAt(places, 1);
  expect(distance(recoloured[1] ?? [0, 0, 0], drawn[1] ?? [0, 0, 0])).toBeGreaterThan(25);
  expectDrawn(recoloured.map((colour, index) => (index === 1 ? (drawn[1] ?? colour) : colour)));

  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Wall Hanging');
  await quilt.chooseBlock(1, 'Five Cards');
  const inQuilt = new QuiltPicture(page, 3 * BLOCK_SIDE);
  await inQuilt.settled();
  expectDrawn(await inQuilt.coloursAt(places, 1));
  await page
    .getByRole('button', { name: /^Print/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Print/ });
  await dialog.getByRole('button', { name: 'Make the pages' }).click();
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  const printed = await picturesIn(await readFile(await kept.path()));
  for (const [index, colour] of worn.entries())
    expect(
      Math.min(...printed.map((each) => distance(each, colour))),
      `cloth ${String(index + 1)}`,
    ).toBeLessThan(12);
});

test('standard and free form quilts offer the block that a guest is colouring, unsaved', async ({ page }) => {
  await beGuest(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const blocks = new BlockEditor(page);
  await blocks.open();
  const inEditor = await blocks.pick('Ohio Star');
  for (const [layer, palette] of [
    ['Layer 1', 'Greens'],
    ['Layer 2', 'Reds'],
  ] as const) {
    await blocks.layer(layer).click();
    await choosePalette(page, palette);
    await firstSwatch(page, palette).click();
  }
  await blocks.layer('None').click();
  await inEditor.settled();
  const coloured = await inEditor.coloursAt(inStar, 0.9);
  const expectColoured = (seen: readonly Colour[]) => {
    for (const [index, colour] of seen.entries())
      expect(distance(colour, coloured[index] ?? [0, 0, 0]), `place ${String(index + 1)}`).toBeLessThan(30);
  };

  await page.getByRole('link', { name: 'Standard Quilt Layouts' }).first().click();
  const quilt = new StandardQuilt(page);
  await quilt.startWith('Wall Hanging');
  await expect(page.getByRole('list').getByRole('button', { name: 'Your block (not saved)' })).toBeVisible();
  // Blocks on the device are offered, too.
  await page.reload();
  await page.getByRole('button', { name: /^Block 1/ }).click();
  const offered = page.getByRole('list', { name: 'Your block' }).getByRole('button');
  await expect(offered).toHaveText(['Your block (not saved)']);
  await offered.click();
  await expect(page.getByRole('button', { name: 'Block 1 Ohio Star' })).toBeVisible();
  const inQuilt = new QuiltPicture(page, 3 * BLOCK_SIDE);
  await inQuilt.settled();
  expectColoured(await inQuilt.coloursAt(inStar, 0.9));
  await page.reload();
  await inQuilt.settled();
  expectColoured(await inQuilt.coloursAt(inStar, 0.9));

  const freeForm = new FreeFormEditor(page);
  await freeForm.open();
  await expect(page.getByRole('list', { name: 'Blocks to add' }).getByRole('button').first()).toHaveText(
    'Your block (not saved)',
  );
  await page.getByRole('button', { name: 'One block repeated' }).click();
  // The block has 12 inches, as in the editor: three lie across.
  const grid = new QuiltPicture(page, 3 * BLOCK_SIDE);
  await grid.settled();
  expectColoured(await grid.coloursAt(inStar, 0.9));
});

test('a quilt with an unsaved drawn block is saved, shown again and estimated', async ({ page, server }) => {
  await server.addSubscriber('unsaved-block@example.com', PASSWORD);
  await beSubscriber(page, 'unsaved-block@example.com', PASSWORD);
  await page.setViewportSize({ width: 1440, height: 900 });
  const editor = new CreationEditor(page);
  await editor.open();
  await editor.takeShape('Rectangle');
  await editor.drag([0.1, 0.1], [5.9, 11.9]);
  await editor.button('Spot 2').click();
  await editor.drag([6.1, 0.1], [11.9, 11.9]);
  await page.keyboard.press('Escape');
  await editor.tap([9, 6]);
  const name = await giveCloth(page, 'Blues');
  const blue = await clothColour(page, 2, name);

  const quilt = new StandardQuilt(page);
  await quilt.open();
  await quilt.startWith('Wall Hanging');
  await page.getByRole('button', { name: 'Your block (not saved)' }).click();
  await expect(page.getByRole('button', { name: 'Block 1 Unsaved block 1' })).toBeVisible();
  const inQuilt = new QuiltPicture(page, 3 * BLOCK_SIDE);
  await inQuilt.settled();
  expect(distance(await inQuilt.colourAt(9, 6, 2), blue)).toBeLessThan(25);
  await quilt.name('Halves');
  await quilt.save();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

  // The quilt has its own copy of the block, on the server too.
  await page.getByRole('button', { name: 'New quilt' }).click();
  await page.goto('/my-quilts');
  await page.getByRole('button', { name: 'Open Halves' }).click();
  await inQuilt.settled();
  expect(distance(await inQuilt.colourAt(9, 6, 2), blue)).toBeLessThan(25);
  await page.getByText('Fabric to buy').first().click();
  await expect(page.getByText(name).first()).toBeVisible();
});

test('an older block on one layer is grouped into layers in the colouring editor, and keeps its colourways', async ({
  page,
  server,
}) => {
  await server.addSubscriber('from-before@example.com', PASSWORD);
  await beSubscriber(page, 'from-before@example.com', PASSWORD);
  const star = await libraryBlock(page, 'Ohio Star');
  await storeCreated(page, 'Old Star', { ...star, levels: [star.levels.flat().reverse()] });
  await page.setViewportSize({ width: 1440, height: 900 });
  const blocks = new BlockEditor(page);
  await blocks.open();
  const inEditor = await blocks.pick('Old Star');
  await inEditor.settled();
  const drawn = await inEditor.coloursAt(inStar, 0.9);
  const expectColours = async (expected: readonly Colour[]) => {
    await blocks.layer('None').click();
    await inEditor.settled();
    for (const [index, colour] of (await inEditor.coloursAt(inStar, 0.9)).entries())
      expect(distance(colour, expected[index] ?? [0, 0, 0]), `place ${String(index + 1)}`).toBeLessThan(12);
  };
  await page.getByRole('button', { name: 'Keep this colourway' }).click();
  const colourway = page.getByRole('button', { name: 'Colourway 1', exact: true });
  await expect(blocks.layer('Layer 2')).toHaveCount(0);
  const group = page.getByRole('button', { name: 'Group into layers' });
  await group.click();
  await expect(group).toHaveCount(0);
  await expect(colourway).toHaveAttribute('aria-pressed', 'true');
  await expectColours(drawn);

  // One tap selects only the spot of the corner.
  const corner = await inEditor.pointAt(...inStar[0]);
  await page.mouse.click(corner.x, corner.y);
  await choosePalette(page, 'Reds');
  const red = await clothColour(page, 5, (await firstSwatch(page, 'Reds').getAttribute('aria-label')) ?? '');
  await firstSwatch(page, 'Reds').click();
  await expectColours(drawn.map((colour) => (distance(colour, drawn[0] ?? colour) < 1 ? red : colour)));
  await colourway.click();
  await expectColours(drawn);
  for (let step = 0; step < 3; step++) await blocks.undo.click();
  await expect(group).toBeVisible();
  await expectColours(drawn);
  await expect(page.getByRole('link', { name: 'Free Form Quilt Layouts', exact: true })).toBeVisible();
});

/** Returns the mean colours of the photographs in a PDF: one for each fabric. */
async function picturesIn(pdf: Buffer): Promise<Colour[]> {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\/DCTDecode[^]*?stream\r?\n/g)].map(({ 0: head, index }) => {
    const from = index + head.length;
    return pdf.subarray(from, text.indexOf('endstream', from));
  });
  return Promise.all(streams.map(meanColour));
}

/**
 * Draws Card Trick on one layer, on a grid of 6 × 6. First comes the background, then each card over the one before it.
 */
async function drawCardTrick(editor: CreationEditor): Promise<void> {
  await editor.page.getByRole('group', { name: 'Patches per side' }).getByText('6', { exact: true }).click();
  for (const [spot, shape, from, to] of [
    [1, 'Rectangle', [0, 0], [12, 12]],
    [2, 'Diamond', [0, 0], [8, 8]],
    [3, 'Diamond', [4, 0], [12, 8]],
    [4, 'Diamond', [4, 4], [12, 12]],
    // The last card is below the first one, so it is drawn in its pieces.
    [5, 'Right triangle, corner top right', [0, 8], [4, 12]],
    [5, 'Right triangle, corner top left', [4, 8], [8, 12]],
    [5, 'Triangle, point up', [0, 6], [4, 8]],
    [5, 'Triangle, point up', [4, 6], [8, 8]],
  ] as const) {
    await editor.button(`Spot ${String(spot)}`).click();
    await editor.takeShape(shape);
    await editor.drag([from[0] + 0.1, from[1] + 0.1], [to[0] - 0.1, to[1] - 0.1]);
  }
  await editor.page.keyboard.press('Escape');
}

/** Gives the first fabric of a palette to the selected shapes. Returns the fabric's name. */
async function giveCloth(page: Page, palette: string): Promise<string> {
  await page.getByRole('button', { name: 'Choose a fabric…' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('combobox', { name: /^Fabric palette/ }).click();
  await page.getByRole('option', { name: palette, exact: true }).click();
  const swatch = picker
    .getByRole('region', { name: `${palette} fabrics` })
    .getByRole('button')
    // The tile *Add your own* comes first.
    .nth(1);
  const name = (await swatch.getAttribute('aria-label')) ?? '';
  await swatch.click();
  await picker.getByRole('button', { name: 'Use My Selection' }).click();
  return name;
}

/** Returns the mean colour of a square inch around each point in `places`, from a picture of the block. */
async function coloursOf(picture: Buffer): Promise<Colour[]> {
  const { width } = await sharp(picture).metadata();
  return Promise.all(
    places.map(async ([x, y]) => {
      const [left, top] = [x, y].map((middle) => Math.round(((middle - 0.5) * width) / BLOCK_SIDE));
      const side = Math.round(width / BLOCK_SIDE);
      const patch = { left: left ?? 0, top: top ?? 0, width: side, height: side };
      return meanColour(await sharp(picture).extract(patch).png().toBuffer());
    }),
  );
}

async function choosePalette(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Fabric palette/ }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

function firstSwatch(page: Page, palette: string): Locator {
  return (
    page
      .getByRole('region', { name: `${palette} fabrics` })
      .getByRole('button')
      // The tile *Add your own* comes first.
      .nth(1)
  );
}
